import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { sumsIn } from './packs.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const count = '(?<![\\d.,])(\\d{1,6}(?:,\\d{1,3})?)'
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))

const units = 'kg|kilo|ons|liter|meter|km|lembar|eksemplar'
const manyOfMeasure = new RegExp(
  `${count}\\s?(\\p{L}{2,12})\\s(?:masing(?:-masing)?|@|isi|berat|beratnya|tiap|per)\\s?(?:\\p{L}{2,12}\\s)?(\\d{1,4}(?:,\\d{1,3})?)\\s?(${units})(?!\\p{L})`,
  'iu',
)
const measure = new RegExp(`${count}\\s?(${units})(?!\\p{L})`, 'iu')
const discount = /(?:diskon|disc|potongan|potong)\s(\d{1,2})\s?(?:%|persen)/

/** `3 koli masing-masing 12 kg, ongkir 4.500/kg`, `45 kg tarif 6.500/kg diskon 10%`: a measure at the price of one of it. */
const chargedByMeasure = (message: string): Reckoned | null => {
  const text = message.toLowerCase().replaceAll('masing2', 'masing-masing')
  const [sum, ...others] = sumsIn(text)
  if (sum === undefined || others.length > 0 || /jual|untung|modal|komisi/.test(text)) return null
  const many = manyOfMeasure.exec(text)
  const told = many ?? measure.exec(text)
  const off = Number(discount.exec(text)?.[1] ?? 0)
  if (told === null || (off === 0 && (many === null || /%|persen/.test(text)))) return null
  // A figure beside these may change the result: half a reckoning is a wrong one.
  const figures = (many === null ? 1 : 2) + 1 + (off === 0 ? 0 : 1)
  if ((text.match(/\d+(?:[.,]\d+)*/g) ?? []).length !== figures) return null
  const [each, unit] = many === null ? [1, told[2] ?? ''] : [numberOf(many[3]), many[4] ?? '']
  if (!new RegExp(`^\\s?(?:\\/\\s?|per\\s?|se)${unit}(?!\\p{L})`, 'u').test(sum.after)) return null
  const whole = numberOf(told[1]) * each
  const full = whole * sum.value
  const cut = (full * off) / 100
  return {
    name: 'charged_by_measure',
    text: paragraphs(
      listed([
        ...(many === null
          ? []
          : [
              `${shownNumber(numberOf(many[1]))} ${many[2] ?? ''} × ${shownNumber(each)} ${unit} = ${shownNumber(whole)} ${unit}`,
            ]),
        `${shownNumber(whole)} ${unit} × ${inRupiah(sum.value)} = **${inRupiah(full)}**`,
        ...(off === 0 ? [] : [`diskon ${off}%: − ${inRupiah(cut)}, jadi **${inRupiah(full - cut)}**`]),
      ]),
      /kirim|ongkir|ekspedisi|kargo|koli/.test(text)
        ? 'Ekspedisi sering membulatkan berat ke atas dan menghitung volume untuk barang besar; pastikan sebelum menyebut harga ke pembeli.'
        : '',
    ),
  }
}

const stockOf = (text: string, words: string): number | null => {
  const found = new RegExp(
    `(?:${words})(?:\\s(?:ada|itu|di\\s\\p{L}{3,8}))?\\s(\\d{1,6})(?![\\d.,]?\\d|\\s?(?:rb|ribu|jt|juta))`,
    'u',
  ).exec(text)
  return found === null ? null : Number(found[1])
}

/** `stok awal 120, masuk 80, laku 145, sisa fisik 50`: what should lie there, and what lies there. */
const stockDifference = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/stok|barang|persediaan/.test(text) || !/selisih|hilang|kurang|cocok|beda|harusnya|seharusnya/.test(text))
    return null
  if (sumsIn(text).length > 0) return null
  const first = stockOf(text, 'stok awal|awal|stok kemarin|stoknya|stok')
  const sold = stockOf(text, 'laku|terjual|keluar|kejual')
  const left = stockOf(text, 'sisa fisik|fisik|sisanya|sisa|di rak|tinggal')
  const came = stockOf(text, 'masuk|datang|kulakan|tambah|beli') ?? 0
  if (first === null || sold === null || left === null) return null
  const expected = first + came - sold
  const gap = expected - left
  return {
    name: 'stock_difference',
    text: paragraphs(
      listed([
        `seharusnya: ${[formatNumber(first), ...(came > 0 ? [formatNumber(came)] : [])].join(' + ')} − ${formatNumber(sold)} = **${formatNumber(expected)}**`,
        `yang ada: ${formatNumber(left)}`,
        gap === 0
          ? '**cocok**, tidak ada selisih'
          : gap > 0
            ? `**kurang ${formatNumber(gap)}**`
            : `**lebih ${formatNumber(-gap)}**`,
      ]),
      gap === 0
        ? ''
        : gap > 0
          ? 'Kurang biasanya karena lupa dicatat (dipakai sendiri, rusak, contoh), datang kurang tetapi tidak dihitung, atau diambil orang. Kalikan dengan modalnya untuk tahu ruginya.'
          : 'Lebih biasanya karena barang masuk atau retur belum dicatat, atau penjualan tercatat dua kali.',
    ),
  }
}

const instalment = new RegExp(
  `(?:cicilan|angsuran|setoran|kredit)(?:\\s\\p{L}{2,12}){0,3}\\s${amount}(?:\\s?(?:sebulan|\\/\\s?bulan|per ?bulan))?`,
  'iu',
)
const ofDay = new RegExp(
  `(?:untung|laba|bersih|hasil)(?:\\s(?:harian|sehari|per ?hari|bersih|rata-rata)){1,3}\\s${amount}`,
  'iu',
)
const sellingDays = 26

/** `cicilan 850rb sebulan, untung harian 120rb, aman ga`: the share of a month's gain that goes to the lender. */
const instalmentOfGain = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/aman|sanggup|kuat|berat|mampu|berani|ambil/.test(text) || sumsIn(text).length !== 2) return null
  const [owed, gained] = [instalment, ofDay].map((pattern) => {
    const found = pattern.exec(text)
    return valueOf(found?.[1], found?.[2])
  })
  if (owed === null || owed === undefined || gained === null || gained === undefined || gained === 0) return null
  const isDaily = /harian|sehari|per ?hari|se ?hari/.test(text)
  const ofMonth = isDaily ? gained * sellingDays : gained
  const share = (owed / ofMonth) * 100
  return {
    name: 'instalment_of_gain',
    text: paragraphs(
      listed([
        `untung sebulan: ${isDaily ? `${inRupiah(gained)} × ${sellingDays} hari = ` : ''}${inRupiah(ofMonth)}`,
        `cicilan ${inRupiah(owed)} ÷ ${inRupiah(ofMonth)} = **${shownNumber(share)}%** dari untung`,
      ]),
      `Patokannya **semua cicilan paling banyak sepertiga (33%)** dari laba bersih, dihitung dari bulan yang sepi. ${share <= 100 / 3 ? 'Masih di bawah patokan, asal untung itu sudah dikurangi sewa, upah, dan belanja rumah' : 'Sudah di atas patokan; minta tenor lebih panjang atau barang yang lebih murah'}. Yang tersisa ${inRupiah(ofMonth - owed)} sebulan.`,
    ),
  }
}

/** What is charged by weight or length, stock against what lies there, an instalment against the gain. */
export const measuredWays: readonly ((text: string) => Reckoned | null)[] = [
  chargedByMeasure,
  stockDifference,
  instalmentOfGain,
]
