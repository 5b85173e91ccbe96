import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const sumPattern = new RegExp(`(?<![\\d.,:])${amount}(?!\\s?(?:%|persen|:))`, 'giu')
const leastSum = 500
const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(sumPattern)]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .filter((sum) => sum >= leastSum)

const ratioPattern = /(?<![\d.,:/])(\d{1,3}(?:\s?:\s?\d{1,3}){1,5})(?![\d:/]|[.,]\d)/
/** Whole Rupiah of each part; the last one takes what rounding leaves. */
const shared = (sum: number, parts: readonly number[]): readonly number[] => {
  const whole = parts.reduce((all, one) => all + one, 0)
  const rounded = parts.map((part) => Math.round((sum * part) / whole))
  const rest = sum - rounded.reduce((all, one) => all + one, 0)
  return rounded.map((one, at) => (at === rounded.length - 1 ? one + rest : one))
}

/** `setorannya 5:3:2, laba 7.350.000`: a sum in parts. */
const byRatio = (text: string): Reckoned | null => {
  const ratio = ratioPattern.exec(text)?.[1]
  if (ratio === undefined || !/bagi|masing|dapat|dapet|laba|untung|setor|modal|patungan/i.test(text)) return null
  const [first, second, ...others] = sumsIn(text.replace(ratio, ' '))
  // `omzet 12jt biaya 7,5jt`: what is shared is what is left.
  const isNet =
    second !== undefined &&
    /omzet|omset|pemasukan|penjualan/i.test(text) &&
    /biaya|modal|belanja|pengeluaran/i.test(text)
  const sum = isNet && first !== undefined && first > second ? first - second : first
  const parts = ratio.split(':').map(Number)
  if (sum === undefined || others.length > 0 || (second !== undefined && !isNet) || parts.some((part) => !(part > 0)))
    return null
  const whole = parts.reduce((all, one) => all + one, 0)
  return {
    name: 'shared_by_ratio',
    text: paragraphs(
      isNet && first !== undefined
        ? `Yang dibagi: ${inRupiah(first)} − ${inRupiah(second)} = **${inRupiah(sum)}**.`
        : '',
      `${parts.join(' + ')} = ${whole} bagian, jadi satu bagian ${inRupiah(sum)} ÷ ${whole} = ${inRupiah(sum / whole)}:`,
      listed(shared(sum, parts).map((one, at) => `${formatNumber(parts[at] ?? 0)} bagian: **${inRupiah(one)}**`)),
      `Jumlahnya kembali ${inRupiah(sum)}. Kalau salah satu juga bekerja tiap hari, upahnya disepakati dan dipotong dulu, baru sisanya dibagi.`,
    ),
  }
}

const rowPattern = new RegExp(
  String.raw`(?:^|[\n,;:.]|\bdan\b|\s)\s{0,2}((?:hari\s)?\p{L}{3,12}(?:\s(?!dan\b)\p{L}{3,12})?)\s{0,2}[:=]?\s{0,2}${amount}(?=\s{0,2}(?:[\n,;.]|$|\s|dan\b))`,
  'giu',
)
const leastRows = 3

/** `Senin 415rb, Selasa 380rb, …`: their sum, their mean, the greatest and the least of them. */
const meanOfRows = (text: string): Reckoned | null => {
  if (
    !/rata|(?:paling|ter)\s?(?:sepi|rame|ramai|kecil|besar|tinggi|rendah|banyak|sedikit|dikit|bagus|jelek)/i.test(text)
  )
    return null
  const rows = [...text.matchAll(rowPattern)].flatMap(([, name = '', digits, scale]) => {
    const value = valueOf(digits, scale)
    return value === null || value < leastSum ? [] : [{ name: name.trim(), value }]
  })
  if (rows.length < leastRows || rows.length !== sumsIn(text).length || /%|modal|sewa|gaji|bahan/i.test(text))
    return null
  const whole = rows.reduce((sum, { value }) => sum + value, 0)
  const byValue = rows.toSorted((one, other) => one.value - other.value)
  const [least, most] = [byValue[0], byValue.at(-1)]
  if (least === undefined || most === undefined) return null
  return {
    name: 'mean_of_rows',
    text: listed([
      `jumlah ${rows.length} catatan: ${rows.map(({ value }) => inRupiah(value)).join(' + ')} = ${inRupiah(whole)}`,
      `rata-rata: ${inRupiah(whole)} ÷ ${rows.length} = **${inRupiah(whole / rows.length)}**`,
      `paling rendah: **${least.name}** (${inRupiah(least.value)})`,
      `paling tinggi: **${most.name}** (${inRupiah(most.value)})`,
    ]),
  }
}

/** `beli 3 gratis 1, harga 12rb modal 7.500`: what such a promotion is as a discount, and what it leaves. */
const giftWithBuying = (text: string): Reckoned | null => {
  const [, told1 = '', told2 = ''] =
    /(?:beli|tuku|buy)\s(\d{1,2})\s(?:gratis|free|get|dapat|dapet|oleh|entuk|bonus)\s(\d{1,2})(?!\d)/i.exec(text) ?? []
  const [bought, free] = [Number(told1), Number(told2)]
  if (!(bought > 0) || !(free > 0) || !/berapa|brp|rugi|untung|aman|persen|%|\?/i.test(text)) return null
  const find = (words: string): number | null => {
    const found = new RegExp(`(?:${words})(?:nya)?\\s{1,2}(?:cuma\\s|sebiji\\s|satuan\\s)?${amount}`, 'iu').exec(text)
    return valueOf(found?.[1], found?.[2])
  }
  const cost = find('modal|hpp')
  const price = find('harga|jual|dijual|@')
  const known = [cost, price].filter((one) => one !== null).length
  const all = bought + free
  const ofOne = find('untung|laba|bathi|cuan')
  if (price === null && cost === null && ofOne !== null && sumsIn(text).length === 1)
    return {
      name: 'gift_with_buying',
      text: paragraphs(
        `Beli ${bought} gratis ${free} sama dengan **diskon ${shownNumber((free / all) * 100)}%**. Untung dari yang dibayar: ${bought} × ${inRupiah(ofOne)} = ${inRupiah(bought * ofOne)}, dikurangi **modal ${free} yang gratis**.`,
        `Jadi tidak rugi selama modal ${free} barang di bawah **${inRupiah(bought * ofOne)}**${free > 1 ? ` (${inRupiah((bought * ofOne) / free)} sebuah)` : ''}. Sebutkan modalnya, nanti saya hitungkan sisanya.`,
      ),
    }
  if (price === null || sumsIn(text).length !== known) return null
  const each = (bought * price) / all
  const gain = cost === null ? null : each - cost
  return {
    name: 'gift_with_buying',
    text: paragraphs(
      `Beli ${bought} gratis ${free}: ${all} barang dibayar ${bought} × ${inRupiah(price)} = ${inRupiah(bought * price)}, jadi **${inRupiah(each)} sebuah**, sama dengan **diskon ${shownNumber((free / all) * 100)}%** (bukan ${shownNumber((free / bought) * 100)}%).`,
      cost === null || gain === null
        ? 'Modal sebuahnya harus di bawah angka itu. Sebutkan modalnya, nanti saya hitungkan sisanya.'
        : gain > 0
          ? `Modal ${inRupiah(cost)}: masih untung **${inRupiah(gain)} sebuah**, **${inRupiah(gain * all)}** tiap ${all} barang (tanpa promo ${inRupiah(price - cost)} sebuah). Supaya untung totalnya sama, yang laku harus ${shownNumber((price - cost) / gain)} kali lipat.`
          : `Modal ${inRupiah(cost)}: **${gain === 0 ? 'pas modal' : `rugi ${inRupiah(-gain)} sebuah`}**.`,
    ),
  }
}

const unitWord = '(\\p{L}{2,10})'
/** `bayar 12 karung @265rb, yang datang 10`: what a short delivery is worth. */
const shortDelivery = (text: string): Reckoned | null => {
  const ordered = new RegExp(
    `(?<![\\d.,])(\\d{1,5})\\s${unitWord}\\s(?:\\p{L}{2,12}\\s){0,3}(?:@|x|harga(?:nya)?|per \\p{L}{2,10})\\s?${amount}`,
    'iu',
  ).exec(text)
  const came =
    /(?:dateng|datang|sampai|nyampe|diterima|dikirim|terkirim|ketemu)\w{0,4}\s(?:cuma\s|hanya\s|cuman\s|baru\s)?(\d{1,5})(?!\d|\.\d)/i.exec(
      text,
    )
  const [all, got] = [Number(ordered?.[1]), Number(came?.[1])]
  const price = valueOf(ordered?.[3], ordered?.[4])
  if (ordered === null || came === null || price === null || !(all > got) || sumsIn(text).length !== 1) return null
  return {
    name: 'short_delivery',
    text: paragraphs(
      `Kurang ${formatNumber(all)} − ${formatNumber(got)} = ${formatNumber(all - got)} ${ordered[2] ?? ''}, senilai ${formatNumber(all - got)} × ${inRupiah(price)} = **${inRupiah((all - got) * price)}**.`,
      `Kumpulkan dulu buktinya: bukti transfer, chat pesanan, foto barang saat datang, siapa yang ikut melihat. Lalu sampaikan tenang: *Pak/Bu, pesanan saya ${formatNumber(all)} ${ordered[2] ?? ''} sudah lunas, yang saya terima ${formatNumber(got)}. Mohon ${formatNumber(all - got)} lagi dikirim, atau ${inRupiah((all - got) * price)} dipotong dari pesanan berikutnya. Bisa kapan?*`,
      'Mulai sekarang hitung di depan pengirim, tulis jumlahnya di surat jalan, dan tanda tangani berdua; yang belum dihitung jangan dibayar lunas.',
    ),
  }
}

/** Ways that part a sum, and reckon what is missing of a lot. */
export const partWays: readonly ((text: string) => Reckoned | null)[] = [
  byRatio,
  meanOfRows,
  giftWithBuying,
  shortDelivery,
]
