import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, sumsIn, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const sharePattern = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|persen)/g
const sharesIn = (text: string): readonly number[] =>
  [...text.matchAll(sharePattern)].map(([, digits = '']) => Number(digits.replace(',', '.')))
const holdsNoFigure = (text: string): boolean => !/\d/.test(text)
const asksShare = /(?:berapa|brp|piro|sabaraha|pinten)\s?(?:%|persen)|persen(?:nya|ne)?\s(?:berapa|brp)/

/** `harga 120rb diskon 15rb, berapa persen`: what a sum taken off is of the whole. */
const sumAsShare = (text: string): Reckoned | null => {
  const [one, other, ...more] = sumsIn(text)
  if (one === undefined || other === undefined || more.length > 0 || sharesIn(text).length > 0) return null
  if (!asksShare.test(text) || !/diskon|disc|potong|korting|turun|kurang|cashback/.test(text)) return null
  // From one price to another: both are whole prices.
  const isBetween = /\b(?:jadi|menjadi|ke|tinggal)\s(?:rp\s?)?\d/.test(text)
  const [whole, least] = [Math.max(one, other), Math.min(one, other)]
  const off = isBetween ? whole - least : least
  if (off <= 0 || off >= whole || /modal|untung|laba|dp\b|cicil/.test(text)) return null
  return {
    name: 'sum_as_share',
    text: paragraphs(
      `${inRupiah(off)} ÷ ${inRupiah(whole)} = **${shownNumber((off / whole) * 100)}%**, pembeli membayar ${inRupiah(whole - off)}.`,
      'Sebutkan modalnya kalau mau tahu untungnya tinggal berapa.',
    ),
  }
}

const wageTold = new RegExp(`(?:gaji|upah)(?:nya)?(?:\\s\\p{L}{2,10}){0,3}\\s${amount}`, 'iu')
const cutTold = new RegExp(
  `(?:(potong\\p{L}{0,3}|dipotong|kasbon|pinjaman|utang|cicilan|bpjs|iuran|denda|telat|absen|dikurangi|dan|sama|serta)(?:\\s(kasbon|pinjaman|utang|cicilan|bpjs|iuran|denda|seragam|koperasi)(?:\\s(?:kesehatan|ketenagakerjaan))?)?)\\s(?:(\\d{1,2}(?:[.,]\\d{1,2})?)\\s?(?:%|persen)|${amount})`,
  'giu',
)

/** `gaji 1,5jt potong kasbon 200rb sama bpjs 2%`: what is paid out; a share is one of the wage. */
const wageAfterCuts = (text: string): Reckoned | null => {
  const wage = wageTold.exec(text)
  const whole = valueOf(wage?.[1], wage?.[2])
  if (wage === null || whole === null || whole < 100_000 || !/potong|dikurangi/.test(text)) return null
  if (!/terima|bayar|sisa|jadi|bersih|dapat/.test(text) || /omzet|omset|lembur|thr\b|bonus/.test(text)) return null
  const rest = text.replace(wage[0], ' ')
  const found = [...rest.matchAll(cutTold)]
  const cuts = found.map(([, first = '', named, share, digits, scale]) => {
    const part = share === undefined ? null : Number(share.replace(',', '.'))
    const value = part === null ? (valueOf(digits, scale) ?? 0) : (whole * part) / 100
    const name = named ?? (/^(?:dan|sama|serta|potong|dikurangi|dipotong)/.test(first) ? 'potongan' : first)
    return { name: part === null ? name : `${name} ${shownNumber(part)}% dari gaji`, value }
  })
  const left = found.reduce((one, [whole1]) => one.replace(whole1, ' '), rest)
  const off = cuts.reduce((sum, { value }) => sum + value, 0)
  if (cuts.length === 0 || cuts.some(({ value }) => value <= 0) || off >= whole || !holdsNoFigure(left)) return null
  return {
    name: 'wage_after_cuts',
    text: paragraphs(
      listed([
        `gaji ${inRupiah(whole)}`,
        ...cuts.map(({ name, value }) => `${name} − ${inRupiah(value)}`),
        `yang diterima **${inRupiah(whole - off)}**`,
      ]),
      'Tulis rinciannya di slip gaji dan minta paraf. Potongan selain iuran wajib sebaiknya disetujui pekerja, dan sisakan cukup untuk hidup sebulan; cicil kasbon yang besar.',
    ),
  }
}

const inGrams: Readonly<Record<string, number>> = { kg: 1_000, kilo: 1_000, liter: 1_000, ons: 100, gram: 1, ml: 1 }
const measured = '(kg|kilo|liter|ons|gram|ml)'
const boughtBy = new RegExp(
  `(?<![\\d.,])(\\d{1,4}(?:,\\d)?)\\s?${measured}\\s(?:\\p{L}{2,12}\\s){0,2}?(?:harga(?:nya)?\\s|seharga\\s)?${amount}`,
  'iu',
)
const soldBy = new RegExp(
  `(?:ecer|jual)\\p{L}{0,4}\\s(?:lagi\\s)?(?:(?:per|se|tiap)\\s?(?:(\\d{1,4})\\s?)?${measured}|(\\d{1,4})\\s?${measured})(?:nya)?\\s(?:harga\\s|cuma\\s)?${amount}`,
  'iu',
)

/** `1 kg bawang 34rb, ecer per ons 4rb`: a whole sold by a smaller measure. */
const soldBySmallerMeasure = (text: string): Reckoned | null => {
  const sold = soldBy.exec(text)
  const price = valueOf(sold?.[5], sold?.[6])
  if (sold === null || price === null || sharesIn(text).length > 0) return null
  const rest = text.replace(sold[0], ' ')
  const bought = boughtBy.exec(rest)
  const cost = valueOf(bought?.[3], bought?.[4])
  if (bought === null || cost === null || cost < 500 || !holdsNoFigure(rest.replace(bought[0], ' '))) return null
  const unit = (sold[2] ?? sold[4] ?? '').toLowerCase()
  const part = Number(sold[1] ?? sold[3] ?? 1) * (inGrams[unit] ?? 1)
  const whole = Number((bought[1] ?? '').replace(',', '.')) * (inGrams[(bought[2] ?? '').toLowerCase()] ?? 1)
  const pieces = whole / part
  if (!(pieces > 1) || pieces > 10_000) return null
  const gain = pieces * price - cost
  const called = `${part === (inGrams[unit] ?? 1) ? '' : `${sold[1] ?? sold[3] ?? ''} `}${unit}`
  return {
    name: 'sold_by_smaller_measure',
    text: paragraphs(
      listed([
        `terjual: ${shownNumber(pieces)} × ${inRupiah(price)} = ${inRupiah(pieces * price)} (per ${called}${unit === 'ons' ? ', 1 ons = 100 gram' : ''})`,
        `dikurangi modal ${inRupiah(cost)}: **${gain >= 0 ? 'untung' : 'rugi'} ${inRupiah(Math.abs(gain))}**, yaitu ${shownNumber((Math.abs(gain) / cost) * 100)}% dari modal atau ${shownNumber((Math.abs(gain) / (pieces * price)) * 100)}% dari penjualan`,
      ]),
      gain <= 0
        ? 'Harga ecerannya di bawah modal; naikkan dulu.'
        : gain / cost < 0.25
          ? 'Untung, tetapi **tipis**: susut, yang busuk, timbangan lebih sedikit, dan plastik bisa menghabiskannya. Timbang sisanya sekali untuk tahu susut yang sebenarnya.'
          : 'Kurangi lagi dengan susut, plastik, dan yang tidak laku.',
    ),
  }
}

const packs: Readonly<Record<string, number>> = { lusin: 12, kodi: 20, gros: 144 }
const packTold = new RegExp(
  `(?:(\\d{1,3})\\s?|se|per\\s)?(lusin|kodi|gros)(?:an)?(?:\\s\\p{L}{2,10}){0,2}\\s${amount}`,
  'iu',
)

/** `beli lusinan 480rb, untung 25% tiap kaosnya`: a pack bought, the price of one with a wanted share. */
const packWithShare = (text: string): Reckoned | null => {
  const pack = packTold.exec(text)
  const cost = valueOf(pack?.[3], pack?.[4])
  const [share, ...others] = sharesIn(text)
  if (pack === null || cost === null || share === undefined || others.length > 0 || cost < 1_000) return null
  if (!/untung|laba|margin|cuan/.test(text) || !/jual|harga/.test(text) || share <= 0 || share > 300) return null
  if (!holdsNoFigure(text.replace(pack[0], ' ').replaceAll(sharePattern, ' '))) return null
  const many = Number(pack[1] ?? 1) * (packs[(pack[2] ?? '').toLowerCase()] ?? 1)
  const each = cost / many
  const onCost = each * (1 + share / 100)
  return {
    name: 'pack_with_share',
    text: paragraphs(
      listed([
        `modal satu: ${inRupiah(cost)} ÷ ${formatNumber(many)} = **${inRupiah(each)}**`,
        `untung ${shownNumber(share)}% dari modal: jual **${inRupiah(onCost)}**, untung ${inRupiah(onCost - each)} sebuah, ${inRupiah((onCost - each) * many)} kalau habis`,
        ...(share < 100
          ? [`kalau maksudnya ${shownNumber(share)}% dari harga jual: **${inRupiah(each / (1 - share / 100))}**`]
          : []),
      ]),
      'Bulatkan ke harga yang enak disebut; kemasan dan potongan marketplace belum termasuk.',
    ),
  }
}

const soldOfDay = new RegExp(
  `(?<![\\d.,])(\\d{1,4})\\s?(porsi|bungkus|cup|gelas|kotak|box|mangkok|biji|pcs|potong|tusuk|buah)\\s?(?:@|x|harga(?:nya)?|dijual|jual)\\s?${amount}`,
  'iu',
)
const costOfOne = new RegExp(
  `(?:modal|hpp|bahan)(?:nya)?\\s(?:per\\s?\\p{L}{3,8}\\s|se\\p{L}{3,7}\\s|@\\s?)?${amount}`,
  'iu',
)
const costOfDay = new RegExp(
  `(gaji|upah|sewa|listrik|gas|parkir|bensin|air|retribusi|kuli)(?:nya)?(?:\\s\\p{L}{3,8})?\\s(?:(\\d{1,2})\\s?(?:orang|org|karyawan|pegawai)\\s?(?:@|masing-masing|x)?\\s?)?(?:@\\s?)?${amount}(?:\\s?(?:\\/|per\\s?|se)hari)?`,
  'giu',
)

/** `120 porsi @13rb, modal 8rb, gaji 2 orang @80rb, sewa 50rb/hari`: what a day leaves where each piece has its cost. */
const dayOfPieces = (text: string): Reckoned | null => {
  const sold = soldOfDay.exec(text)
  const price = valueOf(sold?.[3], sold?.[4])
  if (sold === null || price === null || !/bersih|untung|laba|sisa/.test(text) || /bulan|minggu|%|persen/.test(text))
    return null
  if (!/hari|malam|malem/.test(text)) return null
  const rest = text.replace(sold[0], ' ')
  const cost = costOfOne.exec(rest)
  const each = valueOf(cost?.[1], cost?.[2])
  if (cost === null || each === null || each >= price) return null
  const others = rest.replace(cost[0], ' ')
  const found = [...others.matchAll(costOfDay)]
  const costs = found.map(([, name = '', many, digits, scale]) => ({
    name,
    many: Number(many ?? 1),
    value: valueOf(digits, scale) ?? 0,
  }))
  const left = found.reduce((one, [whole]) => one.replace(whole, ' '), others)
  if (costs.length === 0 || costs.some(({ value }) => value < 500) || !holdsNoFigure(left)) return null
  const count = Number(sold[1])
  const gross = count * (price - each)
  const spent = costs.reduce((sum, one) => sum + one.many * one.value, 0)
  const net = gross - spent
  return {
    name: 'day_of_pieces',
    text: paragraphs(
      listed([
        `untung kotor: ${formatNumber(count)} × (${inRupiah(price)} − ${inRupiah(each)}) = ${inRupiah(gross)}`,
        ...costs.map(
          ({ name, many, value }) =>
            `${name} − ${many > 1 ? `${many} × ${inRupiah(value)} = ` : ''}${inRupiah(many * value)}`,
        ),
        `**${net >= 0 ? 'bersih' : 'rugi'} ${inRupiah(Math.abs(net))} sehari**`,
      ]),
      'Gas, listrik, air, yang tidak habis, dan upah Anda sendiri dikurangi lagi kalau belum termasuk.',
    ),
  }
}

type WayInWords = (text: string) => Reckoned | null
/** Sums that owners ask in passing, told with every figure they need; each takes all of them or none. */
export const shopSums: readonly WayInWords[] = (
  [sumAsShare, wageAfterCuts, soldBySmallerMeasure, packWithShare, dayOfPieces] satisfies readonly WayInWords[]
).map((way) => (message: string) => way(message.toLowerCase()))
