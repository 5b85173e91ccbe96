import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const find = (text: string, pattern: string): RegExpExecArray | null => new RegExp(pattern, 'iu').exec(text)
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .filter((sum) => sum >= 500)
/** `stok beras 150kg, sehari pakai 12kg`: how long it lasts, and when to order where the wait is told. */
const daysOfStock = (text: string): Reckoned | null => {
  const unit = '(\\d{1,6}(?:,\\d{1,2})?)\\s?(\\p{L}{2,10})'
  const stock = find(text, `(?:stok|stock|sisa|ada|punya)[^\\d,]{0,20}${unit}`)
  const used = find(
    text,
    `(?:sehari|seminggu|per ?hari|per ?minggu|tiap hari|setiap hari|tiap minggu)[^\\d,]{0,25}${unit}|(?:pakai|pake|habis|laku|terjual)\\s{1,2}${unit}\\s{0,2}(?:per ?hari|sehari|\\/ ?hari|tiap hari)|(?:seminggu|per ?minggu|tiap minggu)[^\\d,]{0,25}(\\d{1,6})(?![\\d.])`,
  )
  const whole = numberOf(stock?.[1])
  const isWeekly = /minggu/i.test(used?.[0] ?? '')
  const daily = numberOf(used?.[1] ?? used?.[3] ?? used?.[5]) / (isWeekly ? 7 : 1)
  const noun = stock?.[2] ?? ''
  if (!(whole > 0) || !(daily > 0) || daily >= whole || (noun !== (used?.[2] ?? used?.[4]) && !isWeekly)) return null
  if (sumsIn(text).some((sum) => sum !== whole && sum !== daily)) return null
  const days = whole / daily
  const wait = Number(
    find(text, '(?:pesan|datang|kirim|kiriman|antar|tunggu|nunggu)[^\\d]{0,15}(\\d{1,2})\\s?hari')?.[1] ?? 0,
  )
  return {
    name: 'days_of_stock',
    text: paragraphs(
      `Stok ${formatNumber(whole)} ${noun} ÷ ${shownNumber(daily)} sehari = cukup untuk **${formatNumber(Math.floor(days))} hari**${Number.isInteger(days) ? '' : `, habis di hari ke-${formatNumber(Math.ceil(days))}`}.`,
      wait === 0
        ? 'Berapa hari kirimannya datang? Sebutkan, nanti saya hitungkan kapan harus memesan.'
        : `Kirimannya ${wait} hari: pesan lagi saat tinggal **${formatNumber(daily * wait)} ${noun}** (${shownNumber(daily)} × ${wait}), yaitu **${formatNumber(Math.max(0, Math.floor(days) - wait))} hari lagi**. Tambah ${shownNumber(daily)} ${noun} untuk setiap hari cadangan kalau kiriman bisa telat.`,
    ),
  }
}

/** `30 kotak susu basi, modal 4.200 sekotak`: what was lost. */
const lost = (text: string): Reckoned | null => {
  if (!/rugi|kerugian/i.test(text) || !/hitung|itung|berapa|brp|total/i.test(text)) return null
  if (/jual|omzet|omset|%|persen/i.test(text)) return null
  const piece = find(text, '(?<![\\d.,])(\\d{1,5})\\s{1,2}(\\p{L}{2,12})')
  const costed = find(text, `(?:modal|harga|hpp|beli)(?:nya)?\\s{0,2}(?:@|per \\p{L}{2,10})?\\s{0,2}${amount}`)
  const pieces = Number(piece?.[1] ?? 0)
  const each = valueOf(costed?.[1], costed?.[2])
  if (piece === null || pieces < 1 || each === null || each < 100) return null
  if (/^(?:rb|ribu|jt|juta|k|hari|bulan)$/i.test(piece[2] ?? '')) return null
  const more = sumsIn(text.replace(costed?.[0] ?? '', ' ').replace(piece[0], ' '))
  const all = more.reduce((sum, one) => sum + one, pieces * each)
  return {
    name: 'lost',
    text: paragraphs(
      listed([
        `${formatNumber(pieces)} ${piece[2]} × ${inRupiah(each)} = ${inRupiah(pieces * each)}`,
        ...more.map((sum) => `yang lain: ${inRupiah(sum)}`),
      ]),
      `Kerugiannya **${inRupiah(all)}**, dihitung dari modal. Catat sebagai biaya bulan ini beserta sebabnya, supaya kelihatan kalau terulang.`,
    ),
  }
}

/** `gas dari 19rb jadi 22rb per tabung, sebulan 20 tabung`: what a dearer thing costs in a month. */
const dearer = (text: string): Reckoned | null => {
  const moved = find(text, `dari\\s{1,2}${amount}\\s{0,2}(?:jadi|ke|menjadi|naik jadi)\\s{1,2}${amount}`)
  const from = valueOf(moved?.[1], moved?.[2])
  const to = valueOf(moved?.[3], moved?.[4])
  if (moved === null || from === null || to === null || from < 500 || to <= from) return null
  const rest = text.replace(moved[0], ' ')
  if (sumsIn(rest).length > 0 || /modal|jual|pembeli|omzet|omset|laku|%/i.test(text)) return null
  const many = find(
    rest,
    '(sebulan|sehari|seminggu|per ?bulan|per ?hari|per ?minggu|tiap bulan|tiap hari|tiap minggu)[^\\d]{0,20}(\\d{1,5})\\s{0,2}(\\p{L}{2,10})',
  )
  const count = Number(many?.[2] ?? 0)
  if (many === null || count < 1) return null
  const time = many[1]?.replace(/^(?:per ?|tiap )/i, 'se') ?? ''
  return {
    name: 'dearer',
    text: paragraphs(
      `Dari ${inRupiah(from)} ke ${inRupiah(to)}: naik ${inRupiah(to - from)} (${shownNumber(((to - from) / from) * 100)}%). ${formatNumber(count)} ${many[3]} × ${inRupiah(to - from)} = tambahan **${inRupiah(count * (to - from))} ${time}** (dari ${inRupiah(count * from)} menjadi ${inRupiah(count * to)}).`,
      'Bagi dengan jumlah porsi atau barang yang terjual dalam waktu itu: itulah yang perlu ditambahkan ke tiap harga, lalu bulatkan.',
    ),
  }
}

/** `modal naik 10%, harga harus naik juga?`: what a dearer cost asks of the price. */
const costRises = (text: string): Reckoned | null => {
  const share = numberOf(
    find(
      text,
      '(?:modal|bahan|hpp|kulakan)\\p{L}{0,4}\\s(?:\\p{L}{1,10}\\s){0,2}naik\\s(?:\\p{L}{1,10}\\s)?(\\d{1,2}(?:,\\d)?)\\s?(?:%|persen)',
    )?.[1],
  )
  if (!(share > 0) || sumsIn(text).length > 0 || !/harga|jual/i.test(text)) return null
  return {
    name: 'cost_rises',
    text: paragraphs(
      `Tidak harus ${shownNumber(share)}% juga; tergantung besar modal di dalam harga. Contoh jual Rp\u00a010.000, modal Rp\u00a06.000 (60%): modal naik ${shownNumber(share)}% = ${inRupiah(60 * share)}.`,
      listed([
        `supaya **untung rupiahnya** tetap: harga jadi ${inRupiah(10_000 + 60 * share)} (naik ${shownNumber((60 * share) / 100)}%)`,
        `supaya **persen marginnya** tetap: harga jadi ${inRupiah(10_000 * (1 + share / 100))} (naik ${shownNumber(share)}%)`,
        `tidak dinaikkan: untung tinggal ${inRupiah(4_000 - 60 * share)} dari Rp\u00a04.000`,
      ]),
      'Kenaikan kecil boleh ditahan dulu lewat porsi, pemasok kedua, atau paket. Sebutkan modal dan harga jual Anda, nanti saya hitungkan.',
    ),
  }
}

/** Ways for many pieces of a thing, read from the words between the figures. */
export const waysOfMany: readonly ((text: string) => Reckoned | null)[] = [daysOfStock, lost, dearer, costRises]
