import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, sumsIn, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const precise = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

/** `telat 12 hari`, `nunggak 3 minggu`: the days of it. */
const lateDays = (text: string): number | null => {
  const found = /(?<![\d.,])(\d{1,3})\s?(hari|hr|minggu|pekan)\b/.exec(text)
  if (found === null) return null
  return Number(found[1]) * (/minggu|pekan/.test(found[2] ?? '') ? 7 : 1)
}

/** `telat 12 hari denda 5rb sehari`, `denda 0,1% per hari dari 4,5 juta`: what a fine has come to. */
const fineOfDays = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/denda|finalti|penalti/.test(text) || !/(?:se|per ?|tiap |\/ ?)hari|harian/.test(text)) return null
  const days = lateDays(text)
  const share = /(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|persen)/.exec(text)?.[1]
  const [sum, ...others] = sumsIn(text)
  if (days === null || days < 1 || sum === undefined || others.length > 0) return null
  const rate = share === undefined ? null : Number(share.replace(',', '.'))
  const each = rate === null ? sum : (sum * rate) / 100
  return {
    name: 'fine_of_days',
    text: paragraphs(
      rate === null ? '' : `Denda sehari: ${precise.format(rate)}% × ${inRupiah(sum)} = ${inRupiah(each)}.`,
      `${formatNumber(days)} hari × ${inRupiah(each)} = **${inRupiah(each * days)}**.`,
      rate === null
        ? ''
        : `Beserta tagihannya: ${inRupiah(sum)} + ${inRupiah(each * days)} = ${inRupiah(sum + each * days)}.`,
      'Denda hanya berlaku kalau **tertulis di perjanjian** dan disetujui berdua, termasuk mulai hari ke berapa dihitung. Hari toleransi, kalau ada, dikurangi dulu. Boleh juga dibicarakan: bayar pokoknya sekarang, dendanya diringankan.',
    ),
  }
}

const daysOfMonth = 30
/** The days left to reach a target, and how they were known. */
const daysLeft = (text: string): { readonly days: number; readonly how: string } | null => {
  const told =
    /(?:sisa|tinggal|kurang|masih|waktu(?:nya)?)\s(?:\p{L}{2,8}\s){0,2}?(\d{1,2})\s?(?:hari|hr)\b/u.exec(text) ??
    /(?<!\d)(\d{1,2})\s?(?:hari|hr)\s(?:lagi|tersisa|kerja lagi)/.exec(text)
  if (told !== null) return { days: Number(told[1]), how: '' }
  const day = Number(/(?:tgl|tanggal)\s?(\d{1,2})(?!\d)/.exec(text)?.[1] ?? 0)
  if (day < 1 || day >= daysOfMonth) return null
  return {
    days: daysOfMonth - day,
    how: `Sampai tanggal ${day} sudah lewat; dengan bulan ${daysOfMonth} hari sisanya ${daysOfMonth - day} hari (tambah satu kalau bulannya 31).`,
  }
}

/** `target 30 juta, tgl 18 baru dapat 16,5 juta`: what each day left must bring. */
const targetPerDay = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/target|kejar|ngejar/.test(text)) return null
  const left = daysLeft(text)
  const [target, got, ...others] = sumsIn(text.replace(/(?:tgl|tanggal)\s?\d{1,2}/g, ' ')).toSorted((a, b) => b - a)
  if (left === null || left.days < 1 || target === undefined || got === undefined || others.length > 0) return null
  if (target <= got) return null
  const rest = target - got
  const passed = left.how === '' ? null : daysOfMonth - left.days
  return {
    name: 'target_per_day',
    text: paragraphs(
      listed([
        `kurangnya: ${inRupiah(target)} − ${inRupiah(got)} = ${inRupiah(rest)}`,
        `per hari: ${inRupiah(rest)} ÷ ${formatNumber(left.days)} hari = **${inRupiah(rest / left.days)}**`,
        ...(passed === null
          ? []
          : [`selama ini rata-ratanya ${inRupiah(got)} ÷ ${formatNumber(passed)} = ${inRupiah(got / passed)} sehari`]),
      ]),
      left.how,
      'Kalau ada hari libur, bagi dengan hari bukanya saja. Terlalu jauh dari rata-rata? Turunkan targetnya atau tambah satu hal yang jelas: paket, pesanan kantor, jam buka.',
    ),
  }
}

/** `320, 410, 280 ribu`: bare numbers one behind another, of which the last may carry the scale of all. */
const listPattern =
  /(?:(?<![\d.,])(?:rp\.?\s?)?\d{1,3}(?:(?:\.\d{3})+|,\d{1,2})?\s?(?:rb|ribu|k|jt|juta)?(?:\s?[,;/]\s?|\s(?:dan|sama|terus)\s|\s)){2,30}(?:rp\.?\s?)?\d{1,3}(?:(?:\.\d{3})+|,\d{1,2})?\s?(?:rb|ribu|k|jt|juta)?(?!\d)/
const leastListed = 3

/** The mean of bare numbers, with their sum, the least and the greatest. */
const meanOfList = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase()).replaceAll(/(?<=\d),(?=\d{3}\b)/g, ', ')
  if (!/rata[- ]?rata|rata2|average|reratanya/.test(text)) return null
  const list = listPattern.exec(text)?.[0]
  if (list === undefined || /%|persen/.test(text)) return null
  const rows = [...list.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))]
  const common = rows.at(-1)?.[2]
  const isShared = rows.slice(0, -1).every(([, , scale]) => scale === undefined)
  const values = rows.map(([, digits, scale]) => valueOf(digits, scale ?? (isShared ? common : undefined)) ?? 0)
  if (values.length < leastListed || values.some((value) => value <= 0)) return null
  // Another figure would have to be reckoned with too; how many there are may be told.
  const rest = text.replace(list, ' ').match(/\d+/g) ?? []
  if (rest.some((one) => Number(one) !== values.length)) return null
  const whole = values.reduce((sum, one) => sum + one, 0)
  const show = whole >= 1_000 ? inRupiah : shownNumber
  return {
    name: 'mean_of_list',
    text: listed([
      `jumlah: ${values.map((one) => show(one)).join(' + ')} = ${show(whole)}`,
      `rata-rata: ${show(whole)} ÷ ${values.length} = **${show(whole / values.length)}**`,
      `paling rendah ${show(Math.min(...values))}, paling tinggi ${show(Math.max(...values))}`,
    ]),
  }
}

const rented = new RegExp(
  `(?<![\\d.,])(\\d{1,4})\\s?(?!hari|rb|ribu|jt|juta|bulan)(\\p{L}{2,10})\\s(?:\\p{L}{2,10}\\s){0,2}?(?:@\\s?|x\\s?|harga\\s|per \\p{L}{2,10}\\s)${amount}`,
  'iu',
)

/** `sewa tenda 20 set @35rb buat 3 hari, diskon 10%`: so many, so many days, less a discount. */
const rentOfDays = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/sewa|rental|nyewa/.test(text)) return null
  const found = rented.exec(text)
  const days = Number(/(?<![\d.,])(\d{1,3})\s?hari\b/.exec(text)?.[1] ?? 0)
  const each = valueOf(found?.[3], found?.[4])
  if (found === null || each === null || each < 500 || days < 1 || sumsIn(text).length !== 1) return null
  const shares = [...text.matchAll(/(\d{1,2}(?:[.,]\d)?)\s?(?:%|persen)/g)].map(([, digits = '']) =>
    Number(digits.replace(',', '.')),
  )
  if (shares.length > 1 || (shares.length === 1 && !/diskon|disc|potongan/.test(text))) return null
  const many = Number(found[1])
  const whole = many * each * days
  const [share = 0] = shares
  const off = (whole * share) / 100
  return {
    name: 'rent_of_days',
    text: paragraphs(
      listed([
        `${formatNumber(many)} ${found[2] ?? ''} × ${inRupiah(each)} × ${days} hari = ${share > 0 ? inRupiah(whole) : `**${inRupiah(whole)}**`}`,
        ...(share > 0 ? [`diskon ${shownNumber(share)}%: − ${inRupiah(off)} → **${inRupiah(whole - off)}**`] : []),
      ]),
      'Itu kalau harganya per hari. Antar, pasang, dan jaminan ditulis sebagai baris sendiri di invoicenya.',
    ),
  }
}

/** Ways that reckon with days: fines, targets, means, wear. */
export const dayWays: readonly ((text: string) => Reckoned | null)[] = [
  fineOfDays,
  targetPerDay,
  meanOfList,
  rentOfDays,
]
