import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { tradeOf } from './offer.ts'

const ofFood = (thing: string): readonly string[] => [
  `*Pergi ke pasar membeli ikan,\npulangnya mampir ke rumah bibi.\nPerut lapar jangan ditahan,\n${thing} kami sudah menanti.*`,
  `*Jalan sore ke tepi kali,\nmelihat anak bermain layang.\n${sentenceCase(thing)} enak sekali,\nsekali coba pasti terbayang.*`,
]
const ofOthers = (thing: string): readonly string[] => [
  `*Jalan pagi ke kota Blitar,\nsinggah sebentar membeli peniti.\nKalau mencari ${thing} yang benar,\ntempat kami sudah menanti.*`,
  `*Burung merpati hinggap di dahan,\nterbang sebentar ke pohon jati.\n${sentenceCase(thing)} kami bukan sembarangan,\ndipilih teliti sepenuh hati.*`,
]
const ofOpening =
  '*Anak nelayan memasang jala,\ndapat ikan dimasak santan.\nToko kami telah dibuka,\nsilakan mampir, kami nantikan.*'
const ofDebt = (thing: string): string =>
  `*Buah mangga di atas peti,\nburung dara di atas pagar.\nBeli ${thing} bayarnya pasti,\nutang lama tolong dibayar.*`
const ofEverybody =
  '*Beli pita di hari Rabu,\nditaruh rapi di dalam laci.\nBelanja di sini tidak ragu,\nharga jelas, hati pun suci.*'

const eaten = new Set(['food', 'drink', 'sweets'])

/** Four lines for a shop's window, a-b-a-b; what is sold stands within them, and the occasion where one is told. */
export const rhymesFor = (thing: string, message = ''): string => {
  const own = eaten.has(tradeOf(thing)) || thing === 'dagangan' ? ofFood(thing) : ofOthers(thing)
  const last = /utang|hutang|bon|kasbon/i.test(message)
    ? ofDebt(thing)
    : /pembukaan|opening|baru buka|buka baru|launching|dibuka/i.test(message)
      ? ofOpening
      : ofEverybody
  return [
    'Silakan, tinggal ditempel:',
    ...[...own, last].map((rhyme, at) => `${at + 1}. ${rhyme}`),
    'Pilih satu saja, tulis besar, pasang setinggi mata. Mau yang menyindir tukang utang atau yang manis untuk pelanggan setia? Bilang saja.',
  ].join('\n\n')
}
