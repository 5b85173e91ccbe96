import type { Returns } from '../../deck-request.ts'
import type { Draft } from '../figure-draft.ts'
import { moneyText } from '../told-figures.ts'

const sharing =
  /\b(?:bagi hasil|imbal hasil|profit sharing|dividen)\b|\b(?:investor|pemodal)\s+(?:akan\s+)?(?:dapat|dapet|dpt|mendapat(?:kan)?|memperoleh|menerima)\s.*\d\s?(?:%|persen)/i
const share = /(\d{1,2}(?:,\d+)?)\s?(?:%|persen)/i
const gained = /^(?:laba|untung|keuntungan|profit)(?:\s+bersih)?(?!\p{L})/iu
const rupiah = /^Rp ([\d.]+)/
const monthly = /\b(?:per|tiap|setiap|se)\s?bulan(?:nya)?\b/i

/** What the money asked for is given for: a share that is named, or nothing but a share. */
const equity =
  /^(?:(?:untuk|buat|ditukar|dengan|tawaran(?:nya)?|menawarkan|ditawarkan|imbalan(?:nya)?|adalah|sebesar)\s)*(\d{1,2}(?:,\d+)?)\s?(?:%|persen)(?:\s(?:saham|kepemilikan|ekuitas|equity)(?:nya)?(?!\p{L})|$)/iu

/** `cari 750jt untuk 12% saham`: the share that is given, and what the whole is then said to be worth. */
const sharesOf = (draft: Draft): Returns | null => {
  const said = [...draft.uses, ...draft.facts].find((line) => equity.test(line))
  const rate = Number((equity.exec(said ?? '')?.[1] ?? '0').replace(',', '.'))
  const amount = draft.asks[0]?.amount ?? 0
  if (said === undefined || rate <= 0 || amount === 0) return null
  draft.uses = draft.uses.filter((line) => line !== said)
  draft.facts = draft.facts.filter((line) => line !== said)
  const shown = `${String(rate).replace('.', ',')}%`
  return {
    lines: [
      `Saham untuk investor: ${shown}`,
      `Nilai usaha setelah dana masuk: ${moneyText(amount)} ÷ ${shown} = ${moneyText(Math.round((amount * 100) / rate))}`,
    ],
    notes: 'Siap-siap ditanya dari mana nilai usaha itu: bawa omzet, laba, dan pertumbuhannya.',
  }
}

/** What whoever puts money in gets: a share of the business, else of its profit. */
export const takeReturns = (draft: Draft): Returns | null => sharesOf(draft) ?? profitOf(draft)

/** `Bagi hasil 20% dari laba tiap bulan` beside the profit and the sum asked for: what that is each month, and how long it takes. */
const profitOf = (draft: Draft): Returns | null => {
  const told = draft.facts.filter((fact) => sharing.test(fact))
  const [first, more] = told
  if (first === undefined) return null
  draft.facts = draft.facts.filter((fact) => !told.includes(fact))
  const rate = Number((share.exec(first)?.[1] ?? '0').replace(',', '.'))
  const gain = draft.figures.find(({ label }) => gained.test(label))
  const sum = Number((rupiah.exec(gain?.value ?? '')?.[1] ?? '0').replaceAll('.', ''))
  const amount = draft.asks[0]?.amount ?? 0
  const isOfGain = more === undefined && rate > 0 && sum > 0 && !/\b(?:omzet|omset)\b/i.test(first)
  if (!isOfGain) return { lines: told, notes: 'Janjikan hanya yang sanggup ditepati.' }
  const each = (sum * rate) / 100
  const time = monthly.test(`${first} ${gain?.value ?? ''}`) ? ' per bulan' : ''
  const months = time === '' || amount === 0 ? 0 : Math.ceil(amount / each)
  return {
    lines: [
      ...told,
      `Dengan laba sekarang: ${String(rate).replace('.', ',')}% × ${moneyText(sum)} = ${moneyText(each)}${time}`,
    ],
    notes: `Janjikan hanya yang sanggup ditepati.${
      months > 0
        ? ` Siap-siap ditanya kapan modal kembali: ${moneyText(amount)} ÷ ${moneyText(each)} = sekitar ${months} bulan kalau labanya tetap; sebutkan berapa tambahan laba yang dikejar.`
        : ''
    }`,
  }
}
