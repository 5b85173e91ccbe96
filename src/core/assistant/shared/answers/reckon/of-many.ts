import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const find = (text: string, pattern: string): RegExpExecArray | null => new RegExp(pattern, 'iu').exec(text)
const numberOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'))
const shareIn = (text: string): number | null => {
  const found = find(text, '(?:untung|laba|margin|cuan)[^\\d,.]{0,15}(\\d{1,3}(?:,\\d{1,2})?)\\s?(?:%|persen)')
  return found === null ? null : numberOf(found[1])
}
const sumsIn = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])${amount}`, 'giu'))]
    .map(([, digits, scale]) => valueOf(digits, scale) ?? 0)
    .filter((sum) => sum >= 500)
/** `per lusin`: how many pieces a pack by that name holds. */
const dozens: Readonly<Record<string, number>> = { lusin: 12, kodi: 20, gros: 144 }
const weight = '(\\d{1,4}(?:,\\d{1,2})?)\\s?(?:kg|kilo|kilogram|liter|ltr)'

/** `beli telur sekilo 28rb isi 16, jual per butir brp biar untung 15%`: the price of one out of a pack. */
const pieceOfPack = (text: string): Reckoned | null => {
  const pieces = Number(
    find(text, '\\bisi(?:nya)?\\s{1,2}(\\d{1,4})\\b')?.[1] ??
      dozens[find(text, '(?:per|se|satu)\\s?(lusin|kodi|gros)|selusin|sekodi')?.[1]?.toLowerCase() ?? ''] ??
      0,
  )
  const [cost, ...others] = sumsIn(text.replace(/\bisi(?:nya)?\s{1,2}\d{1,4}/i, ''))
  const share = shareIn(text)
  if (pieces < 2 || cost === undefined || others.length > 0 || share === null || !/jual|harga/i.test(text)) return null
  const each = cost / pieces
  return {
    name: 'piece_of_pack',
    text: paragraphs(
      `Modal satu: ${inRupiah(cost)} ÷ ${formatNumber(pieces)} = **${inRupiah(each)}**.`,
      listed([
        `untung ${shownNumber(share)}% dari modal: jual **${inRupiah(each * (1 + share / 100))}**, untung ${inRupiah((each * share) / 100)} sebuah, ${inRupiah((cost * share) / 100)} kalau habis`,
      ]),
      'Bulatkan ke atas, dan hitung yang pecah atau tidak laku: satu yang terbuang bisa memakan untung beberapa buah.',
    ),
  }
}

/** `ayam 10kg @36rb, bersih jadi 8kg`: what a clean kilogram costs. */
const cleanWeight = (text: string): Reckoned | null => {
  const bought = find(text, `${weight}[^\\d]{0,20}${amount}`)
  const clean = find(text, `(?:bersih|jadi|tinggal|sisa|susut jadi)[^\\d,]{0,25}${weight}`)
  const whole = numberOf(bought?.[1])
  const left = numberOf(clean?.[1])
  const sum = valueOf(bought?.[2], bought?.[3])
  if (sum === null || sum < 500 || !(whole > 0) || !(left > 0) || left >= whole || clean === null) return null
  if (sumsIn(text).length > 1) return null
  const isEach = /@|per ?(?:kg|kilo|liter)|sekilo|\/kg|sekg/i.test(text.slice(0, clean.index))
  const cost = isEach ? whole * sum : sum
  return {
    name: 'clean_weight',
    text: paragraphs(
      `Belanja: ${isEach ? `${shownNumber(whole)} × ${inRupiah(sum)} = **${inRupiah(cost)}**` : `**${inRupiah(cost)}**`}.`,
      `Yang terpakai ${shownNumber(left)}, jadi ${inRupiah(cost)} ÷ ${shownNumber(left)} = **${inRupiah(cost / left)} per kg bersih** (susut ${shownNumber(((whole - left) / whole) * 100)}%).`,
      'Angka itu yang masuk HPP, bukan harga pasarnya.',
    ),
  }
}

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

/** `beli 12 barang total 1,8jt, ongkir 120rb, jual @195rb`: what a lot brings when all of it is sold. */
const lotSold = (text: string): Reckoned | null => {
  const pieces = Number(
    find(
      text,
      '(?<![\\d.,])(\\d{1,5})\\s{1,2}(?:barang|pcs|buah|biji|bungkus|kotak|potong|botol|baju|kaos|porsi|cup|pasang|unit)',
    )?.[1] ?? 0,
  )
  const priced = find(
    text,
    `(?:dijual|jual|dilepas)(?:nya)?\\s{0,2}(?:@|per \\p{L}{2,10}|satuan|sebiji|lagi)?\\s{0,2}${amount}`,
  )
  const price = valueOf(priced?.[1], priced?.[2])
  if (pieces < 2 || priced === null || price === null || price < 500) return null
  const before = text.slice(0, priced.index).replace(new RegExp(`\\b${pieces}\\s`), ' ')
  if (!/total|semua|seluruh|borong/i.test(before) || /%|persen/.test(text)) return null
  const costs = sumsIn(before)
  const cost = costs.reduce((sum, one) => sum + one, 0)
  if (costs.length === 0 || cost <= price) return null
  const taken = pieces * price
  const gain = taken - cost
  return {
    name: 'lot_sold',
    text: paragraphs(
      listed([
        `modal: ${costs.map(inRupiah).join(' + ')}${costs.length > 1 ? ` = ${inRupiah(cost)}` : ''}, ${inRupiah(cost / pieces)} sebuah`,
        `terjual semua: ${formatNumber(pieces)} × ${inRupiah(price)} = ${inRupiah(taken)}`,
        `${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))}**, ${inRupiah(Math.abs(gain) / pieces)} sebuah (${shownNumber((Math.abs(gain) / taken) * 100)}% dari penjualan)`,
      ]),
      gain >= 0
        ? `Balik modal setelah **${formatNumber(Math.ceil(cost / price))} barang** terjual. Bensin, waktu, dan potongan belum dihitung kalau tidak disebut.`
        : `Supaya tidak rugi, jual paling murah ${inRupiah(cost / pieces)} sebuah.`,
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

/** `isi 3 10rb, modalnya 1.900 sebiji`: a pack sold for one price, its cost told for one piece. */
const packSold = (text: string): Reckoned | null => {
  const pack = find(text, `\\bisi(?:nya)?\\s{1,2}(\\d{1,3})\\s[^\\d]{0,15}${amount}`)
  const cost = find(
    text,
    `(?:modal|hpp)(?:nya)?\\s{1,2}${amount}\\s{0,2}(?:sebiji|sebuah|satuan|per ?(?:biji|buah|pcs|potong))`,
  )
  const pieces = Number(pack?.[1] ?? 0)
  const price = valueOf(pack?.[2], pack?.[3])
  const each = valueOf(cost?.[1], cost?.[2])
  if (pieces < 2 || price === null || price < 500 || each === null || sumsIn(text).length !== 2) return null
  const gain = price - pieces * each
  return {
    name: 'pack_sold',
    text: paragraphs(
      `Modal satu bungkus: ${formatNumber(pieces)} × ${inRupiah(each)} = ${inRupiah(pieces * each)}.`,
      `Dijual ${inRupiah(price)}: ${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))} per bungkus** (${shownNumber((Math.abs(gain) / price) * 100)}% dari harga jual). Kemasannya sudah masuk modal?`,
    ),
  }
}

/** `sehari untung kotor 300rb, sewa sebulan 1,2jt listrik 300rb, buka 26 hari`: a month of such days, less its costs. */
const monthOfGains = (text: string): Reckoned | null => {
  const daily = find(
    text,
    `(?:sehari|per ?hari|tiap hari)[^\\d,]{0,15}(?:untung|laba)[^\\d,]{0,10}${amount}|(?:untung|laba)[^\\d,]{0,10}${amount}\\s(?:sehari|per ?hari|tiap hari)`,
  )
  const gain = valueOf(daily?.[1] ?? daily?.[3], daily?.[2] ?? daily?.[4])
  if (
    daily === null ||
    gain === null ||
    !/sebulan|per ?bulan/i.test(text) ||
    !/sewa|gaji|listrik|cicilan|biaya/i.test(text)
  )
    return null
  const rest = text.replace(daily[0], ' ')
  if (/%|persen|jual|modal|laku|target/i.test(rest)) return null
  const costs = sumsIn(rest)
  if (costs.length === 0) return null
  const days = Number(find(rest, '(\\d{1,2})\\s?hari')?.[1] ?? 26)
  const whole = gain * days
  const cost = costs.reduce((sum, one) => sum + one, 0)
  return {
    name: 'month_of_gains',
    text: paragraphs(
      listed([
        `untung sebulan: ${formatNumber(days)} hari × ${inRupiah(gain)} = ${inRupiah(whole)}`,
        `biaya sebulan: ${costs.map(inRupiah).join(' + ')}${costs.length > 1 ? ` = ${inRupiah(cost)}` : ''}`,
        `bersih: **${whole < cost ? 'rugi ' : ''}${inRupiah(Math.abs(whole - cost))}**`,
      ]),
      'Upah Anda sendiri dan barang yang rusak belum dihitung kalau tidak disebut.',
    ),
  }
}

/** Ways for many pieces of a thing, read from the words between the figures. */
export const waysOfMany: readonly ((text: string) => Reckoned | null)[] = [
  pieceOfPack,
  cleanWeight,
  daysOfStock,
  lotSold,
  lost,
  dearer,
  costRises,
  packSold,
  monthOfGains,
]
