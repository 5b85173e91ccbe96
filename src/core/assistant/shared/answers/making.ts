import type { ItemKind } from '#core/items/shared/kinds.ts'

import { goAheadOffer } from '../intent/follow-up.ts'
import type { Named } from '../intent/weigh-message.ts'
import type { Asked } from './answer.ts'
import { exampleOrder, kindName, kindPrice, typeName } from './kinds-in-words.ts'

const calledOf = ({ kind, documentType }: Named): string =>
  kind === 'document' ? typeName(documentType) : kindName(kind)

const named = ({ topic: { kind, documentType } }: Asked): string =>
  kind === null ? 'itu' : calledOf({ kind, documentType })

const others = (makeable: readonly ItemKind[]): string =>
  makeable.length === 0 ? 'pertanyaan seputar usaha' : makeable.map(kindName).join(', ')

/** The honest word about a kind that cannot be made yet (design §1: nothing is charged for it). */
export const notYet = (kind: ItemKind, makeable: readonly ItemKind[]): string =>
  [
    `Terima kasih sudah mempercayakannya, Juragan. Terus terang, membuat **${kindName(kind)} belum bisa** saya lakukan sekarang, jadi tidak ada poin yang dipotong.`,
    makeable.includes('document')
      ? `Yang sudah bisa: **${others(makeable)}**. Kalau membantu, saya bisa menuliskan isinya dulu dalam bentuk dokumen, misalnya surat penawaran, proposal, atau laporan.\n\nContoh: *${exampleOrder('document', 'proposal')}*`
      : `Yang sudah bisa: ${others(makeable)}.`,
  ].join('\n\n')

const forSale = 'Sebutkan **untuk siapa**, **barang atau jasanya apa**, **berapa banyak**, dan **harganya**.'
/** What is worth telling before the thing is made, by its document type or its kind. */
const needed: Readonly<Record<string, string>> = {
  invoice: forSale,
  surat_penawaran: forSale,
  kuitansi: 'Sebutkan **uang dari siapa**, **berapa**, dan **untuk pembayaran apa**.',
  kontrak: 'Sebutkan **siapa dengan siapa**, **tentang apa**, **berapa lama**, dan **nilainya**.',
  proposal: 'Sebutkan **tentang apa**, **kepada siapa**, dan **dana atau tawarannya**.',
  presentation: 'Sebutkan **tentang apa**, **untuk siapa**, dan **pokok-pokok isinya** kalau ada.',
  analysis: 'Sebutkan **apa yang mau dianalisis** dan **angka-angkanya**: harga, biaya, atau penjualan.',
}
const neededFor = (kind: ItemKind | null, documentType: string | null): string =>
  needed[documentType ?? kind ?? ''] ??
  'Sebutkan **untuk siapa**, **apa saja isinya**, dan **jumlah atau harganya** kalau ada.'

const askBack = (asked: Asked): string => {
  const { kind, documentType } = asked.topic
  if (kind !== null && !asked.makeable.includes(kind)) return notYet(kind, asked.makeable)
  const price = kind === null ? '' : ` (${kindPrice(kind)})`
  return [
    `Mau saya buatkan ${named(asked)}${price}? ${neededFor(kind, documentType)}`,
    `Contoh: *${exampleOrder(kind, documentType)}*`,
    `Kalau keterangannya memang sudah cukup, ${goAheadOffer}; yang belum disebut saya biarkan kosong bertanda.`,
  ].join('\n\n')
}

const notKnown = (asked: Asked): string => {
  const { kind } = asked.topic
  const offer =
    kind !== null && asked.makeable.includes(kind)
      ? `Yang bisa saya lakukan: membuatkan ${named(asked)} kalau diperlukan.\n\nContoh: *${exampleOrder(kind, asked.topic.documentType)}*`
      : `Membuat ${named(asked)} belum bisa di sini. Yang sudah bisa: **${others(asked.makeable)}**.`
  return asked.asks
    ? `Pertanyaan itu belum bisa saya jawab dengan pasti, Juragan, dan saya tidak mau mengarang. ${offer}`
    : `Dari pesan itu belum saya tangkap apa yang Anda perlukan, Juragan. ${offer}`
}

/** `invoice sama kuitansi`: one after the other, each with its price. */
const whichFirst = ({ topic: { kind, documentType, besides = [] }, makeable }: Asked): string => {
  const all = [...(kind === null ? [] : [{ kind, documentType }]), ...besides].filter((one) =>
    makeable.includes(one.kind),
  )
  const lines = all.map((one) => `- **${calledOf(one)}** (${kindPrice(one.kind)})`)
  const [first] = all
  return [
    'Bisa, Juragan, saya kerjakan **satu per satu**. Mau yang mana dulu?',
    lines.join('\n'),
    `Sebutkan pilihannya beserta untuk siapa, apa saja isinya, dan harganya. Contoh: *${exampleOrder(first?.kind ?? null, first?.documentType)}*`,
  ].join('\n\n')
}

/** Said after something was made: what the message named besides is not forgotten. */
export const offerNext = (besides: readonly Named[], makeable: readonly ItemKind[]): string => {
  const coming = besides.filter(({ kind }) => makeable.includes(kind))
  const [first] = coming
  if (first === undefined) return ''
  const names = coming.map((one) => `**${calledOf(one)}**`).join(' dan ')
  return `Berikutnya ${names}: tulis *lanjut buatkan ${calledOf(first)}* kalau sudah siap. Untuk itu belum ada poin yang dipotong.`
}

const makingWords =
  /(?:buat|bikin|bkin|gawe|damel|susun|siap|tulis(?!an)|cetak|rancang|desain|order|bantu)|(?:bisa|boleh|mau) (?:pesan|minta)/
/** `bisa invoice ga?`, `kamu bisa bikin website?`; `kamu bisa baca foto nota ga` asks for something else. */
const asksForMaking = ({ line, wordCount }: Asked): boolean => wordCount <= 4 || makingWords.test(line)

/** A question of its own behind a supposition. */
const asksHow = / (?:bagaimana|kenapa|aman|wajib|hilang) /

/** It opens by thanking, for what was made. */
const thanks = /^ (?:\p{L}+ ){0,2}(?:makasih|terima kasih|terimakasih|thanks|trims|nuwun|nuhun|suksma) /u

const leftUndone = (asked: Asked) => ({
  name: 'left_undone',
  text: `Baik, Juragan, ${named(asked)} **tidak saya buat** dan tidak ada poin yang dipotong.\n\nKalau nanti berubah pikiran atau perlu yang lain, tinggal tulis di sini.`,
})

/** What is there already is not undone by calling it off; null where nothing was made. */
const keptAsMade = ({ context: { openItem, lastMade } }: Asked) => {
  const made = openItem ?? lastMade
  return made === undefined
    ? null
    : {
        name: 'kept_as_made',
        text: `Baik, Juragan, tidak ada yang saya buat atau ubah lagi, dan tidak ada poin lagi yang dipotong.\n\n**${made.title}** yang sudah jadi tetap tersimpan. Kalau memang tidak dipakai, biarkan saja atau hapus lewat titik tiga di sidebar.`,
      }
}

/** What the answer is when a message named a thing without ordering it; null where the reason says nothing. */
export const answerByReason = (asked: Asked): { readonly name: string; readonly text: string } | null => {
  const { reason, kind } = asked.topic
  switch (reason) {
    case 'cancelled':
      return keptAsMade(asked) ?? leftUndone(asked)
    case 'refused':
      return leftUndone(asked)
    case 'postponed':
      return {
        name: 'postponed',
        text: `Siap, tidak usah buru-buru. ${kind === null ? 'Belum ada' : `Untuk ${named(asked)}, belum ada`} yang saya buat dan belum ada poin yang dipotong. Kapan pun siap, tulis lagi saja di sini.`,
      }
    case 'reported':
      // `bisa kasih akses akuntan buat lihat laporan` asks: nothing was told as done.
      if (asked.asks) return kind === null ? null : { name: 'not_known', text: notKnown(asked) }
      return {
        name: 'report_heard',
        text: `Baik, Juragan, terima kasih ceritanya. Karena itu sudah berjalan, saya tidak membuat apa-apa.\n\nKalau perlu kelanjutannya (misalnya tagihan, kuitansi, atau surat susulan), bilang saja *buatkan …* beserta nama dan jumlahnya.`,
      }
    case 'supposed':
      // `kalau bonnya hilang gimana buktinya` asks; nothing is to be made of it.
      if (asksHow.test(asked.line)) return kind === null ? null : { name: 'not_known', text: notKnown(asked) }
      return {
        name: 'supposed',
        text: `Kalau memang jadi, saya siap bantu. ${askBack(asked)}`,
      }
    case 'asked':
      if (
        !asked.words.has('bisa') &&
        !asked.words.has('boleh') &&
        !asked.words.has('dapat') &&
        !asked.words.has('bisakah')
      ) {
        return kind === null ? null : { name: 'not_known', text: notKnown(asked) }
      }
      return kind !== null && asked.makeable.includes(kind) && asksForMaking(asked)
        ? { name: 'can_make', text: `Bisa, Juragan. ${askBack(asked)}` }
        : kind === null
          ? null
          : asked.makeable.includes(kind)
            ? { name: 'not_known', text: notKnown(asked) }
            : { name: 'not_yet', text: notYet(kind, asked.makeable) }
    case 'other_thing':
      return {
        name: 'cannot_make',
        text: `Maaf, Juragan, yang itu di luar yang bisa saya buat. Yang bisa: **${others(asked.makeable)}**.\n\nContoh: *${exampleOrder(null)}*`,
      }
    case 'unnamed':
      return {
        name: 'make_what',
        text: `Dengan senang hati, Juragan. Mau dibuatkan apa? Yang bisa saya buat: **${others(asked.makeable)}**.\n\nContoh: *${exampleOrder(null)}*`,
      }
    case 'somebody_else':
      return {
        name: 'for_whom',
        text: `Kalau itu perlu saya buatkan, ceritakan dulu keterangannya. ${askBack(asked)}`,
      }
    case 'several':
      return { name: 'which_first', text: whichFirst(asked) }
    case 'mentioned':
    case 'unclear':
      if (thanks.test(asked.line) && !asked.asks)
        return {
          name: 'thanks_heard',
          text: 'Sama-sama, Juragan, ikut senang. Tidak ada yang saya buat dan tidak ada poin yang dipotong; kabari kalau ada yang perlu dikerjakan lagi.',
        }
      if (asksHow.test(asked.line) && kind !== null && asked.asks) return { name: 'not_known', text: notKnown(asked) }
      return { name: 'ask_back', text: askBack(asked) }
    case null:
      return null
  }
}
