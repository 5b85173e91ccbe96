import type { Reading } from '#core/assistant/shared/reading.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { cashFlow } from './cash-flow.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { letterTotals } from './letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { p } from '../content/nodes.ts'
import { moneyText, quantityText } from './wording.ts'

const persons = String.raw`(orang|peserta|anggota|keluarga|kk|kepala|rumah|warga)`
/** `dibagi rata 7 orang`, `7 orang bagi rata`, `ber-8 bagi rata`: among how many a whole is shared in equal parts. */
const equally = [
  new RegExp(String.raw`\b(?:di)?bagi(?:\srata)?\s(?:ke\s|untuk\s|sama\s)?(\d{1,3})\s${persons}\b`, 'i'),
  new RegExp(String.raw`\b(\d{1,3})\s${persons}\s(?:di)?bagi\srata\b`, 'i'),
  /\bber-?(\d{1,3})\s(?:di)?bagi\srata\b/i,
]
/** `dibagi sama Pak Junaidi 60:40`. */
const inParts = /\b(?:di|pem|ber)?bagi(?:an)?\b[^.;\n]{0,60}?\b(\d{1,2})\s?[:/]\s?(\d{1,2})\b/i

/** `tulis total tunggakannya`, `hitung jumlahnya sekalian`; `total 320rb` states it. */
const asksSum =
  /\b(?:(?:total|jumlah)(?:nya|kan|in)?(?!\s?:?\s?(?:rp\.?\s?)?\d)|hitung(?:kan|in)?|keseluruhan(?:nya)?)\b/i

/** What the sums come to that a letter of plain words tells, where it is asked: such a letter has no table. Empty for others. */
export const askedSum = ({ goods, text }: Pick<Reading, 'goods' | 'text'>): string => {
  const amounts = goods.map(({ amount, price }) => amount ?? price)
  const counted = goods.some(({ quantity, amount }) => quantity !== null && amount !== null)
  if (!asksSum.test(text) || !counted || amounts.some((amount) => amount === null)) return ''
  const terms = goods.map(({ quantity, unit, price, amount }) =>
    quantity === null || price === null
      ? formatRupiah(amount ?? price ?? 0)
      : `${quantityText(quantity, unit ?? '')} × ${formatRupiah(price)}`,
  )
  return `Jumlah seluruhnya ${formatRupiah(amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0))} (${terms.join(' + ')})`
}

/** `minggu 2`: a line of its own time, beside which others have theirs. */
const ofOwnTime = /(?<!\p{L})(?:hari|minggu|pekan|bulan)\s(?:ke-?\s?)?\d/iu
const timed = /\((?:[^()]*×\s)?(\d{1,3}) (hari|minggu|bulan|tahun)(?:\s×[^()]*)?\)$/u

/** How often each line is counted by one time: `Tenaga (6 orang × 12 bulan)`, `12 bulan`; null where the lines differ. */
const timeOf = ({ lines }: LetterData): { readonly count: number; readonly unit: string } | null => {
  const times = lines.map(({ description, quantity, unit }) => {
    const [, count = '', inside = ''] = timed.exec(description) ?? []
    return /^(?:hari|minggu|bulan|tahun)$/.test(unit) ? `${quantity ?? 1} ${unit}` : `${count} ${inside}`.trim()
  })
  const [first = '', other] = new Set(times)
  const [count = '', unit = ''] = first.split(' ')
  return other !== undefined || unit === '' || !(Number(count) > 1) ? null : { count: Number(count), unit }
}

/** `Jumlah per bulan Rp 22.600.000, untuk 12 bulan Rp 271.200.000.`: of several things, or persons, that are paid for as long. */
export const perTime = (letter: LetterData): DocumentNode[] => {
  const time = timeOf(letter)
  const { total } = letterTotals(letter)
  const isPlain = letter.lines.length === 1 && letter.lines[0]?.unit === time?.unit
  if (
    time === null ||
    total === null ||
    letter.lines.some(({ description }) => ofOwnTime.test(description)) ||
    isPlain ||
    letter.discount !== null ||
    letter.withheld ||
    letter.charges.length > 0
  )
    return []
  const one = total / time.count
  if (letter.tax !== null || !Number.isInteger(one)) return []
  return [p(`Jumlah per ${time.unit} ${moneyText(one)}, untuk ${time.count} ${time.unit} ${moneyText(total)}.`)]
}

const sharers = String.raw`(orang|pedagang|peserta|anggota|keluarga|kk|kepala|warga|rumah|lapak|kios|kelompok|karyawan|siswa|santri|jamaah)`
/** `patungan 24 pedagang, biaya cat 1.680.000 dibagi rata`: who shares a cost stands before it or behind it. */
const manyShare = [
  new RegExp(
    String.raw`(?:patungan|urunan|iuran|dibagi|bagi)[^.;\n\d]{0,30}?(?<![\d.,])(\d{1,3})\s${sharers}(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`(?<![\d.,])(\d{1,3})\s${sharers}(?!\p{L})[^.;\n\d]{0,20}?(?:patungan|urunan|bagi rata)`, 'iu'),
]

/** What each pays of the one sum that a line of prose says is shared evenly; empty where that is not sure. */
export const evenShare = (text: string): string => {
  for (const line of text.split(/\n|(?<=\.)\s+(?=\p{Lu})/u)) {
    if (!/(?<!\p{L})(?:di)?bagi\s?rata|patungan|urunan/iu.test(line)) continue
    const [, count = '', of = ''] = manyShare.map((pattern) => pattern.exec(line)).find((found) => found) ?? []
    const sums = [...line.matchAll(/(?:Rp |(?<![\d.,]))(\d{1,3}(?:\.\d{3})+)(?![\d,])/g)].map(([, sum = '']) =>
      Number(sum.replaceAll('.', '')),
    )
    const [whole] = sums
    if (whole === undefined || sums.length > 1 || !(Number(count) > 1)) continue
    return each(whole, Number(count), of.toLowerCase())
  }
  return ''
}

const each = (whole: number, count: number, of: string): string => {
  const part = whole / count
  const isWhole = Number.isInteger(part)
  return `Dibagi rata ${count} ${of}: ${isWhole ? '' : 'sekitar '}${formatRupiah(Math.round(part))} per ${of}.`
}

/** What each gets or pays where a bill or report says that its whole is shared; nothing where it is not, or is not known. */
export const shareOut = (letter: LetterData, text: string): DocumentNode[] => {
  const whole = cashFlow(letter)?.result ?? letterTotals(letter).total
  if (whole === null || whole <= 0) return []
  const [, count = '', of = 'orang'] = equally.map((pattern) => pattern.exec(text)).find((found) => found) ?? []
  if (Number(count) > 1) return [p(each(whole, Number(count), of.toLowerCase()))]
  const [one, other] = (inParts.exec(text) ?? []).slice(1).map(Number)
  if (one === undefined || other === undefined || ![10, 100].includes(one + other)) return []
  const share = Math.round((whole * one) / (one + other))
  return [p(`Pembagian ${one}:${other}: ${formatRupiah(share)} dan ${formatRupiah(whole - share)}.`)]
}
