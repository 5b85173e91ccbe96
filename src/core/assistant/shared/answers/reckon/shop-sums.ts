import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, sumsIn, valueOf } from '../told-figures.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const sharePattern = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|persen)/g
/** The shares of a text in percent, in order. */
export const sharesIn = (text: string): readonly number[] =>
  [...text.matchAll(sharePattern)].map(([, digits = '']) => Number(digits.replace(',', '.')))
/** Nothing was left out: what no pattern took holds no digit. */
export const holdsNoFigure = (text: string): boolean => !/\d/.test(text)
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

const madeIn = /(?<![\d.,])(\d{1,4})\s?(\p{L}{3,10})(?!\p{L})/gu
const ofOneBatch =
  /(?:1|satu|se|per|tiap|setiap)\s?(\p{L}{3,10})\s(?:jadi\s|isi\s|dapat\s|dipotong\s)?(\d{1,4})\s?(\p{L}{3,10})/u

/** `3 loyang, 1 loyang 24 potong, modal 216rb`: what one piece of several batches costs. */
const pieceOfBatches = (text: string): Reckoned | null => {
  const one = ofOneBatch.exec(text)
  const [whole, ...others] = sumsIn(text)
  if (one === null || whole === undefined || others.length > 0 || sharesIn(text).length > 0) return null
  if (!/modal|hpp|biaya|habis|harga/.test(text) || /jual|untung|laku|hari|bulan/.test(text)) return null
  const rest = text.replace(one[0], ' ')
  const many = [...rest.matchAll(madeIn)].find(([, , unit]) => unit === one[1])
  const [batches, each] = [Number(many?.[1] ?? 0), Number(one[2])]
  if (!(batches > 1) || !(each > 1)) return null
  const pieces = batches * each
  const unit = one[3] ?? 'potong'
  return {
    name: 'piece_of_batches',
    text: paragraphs(
      listed([
        `${formatNumber(batches)} ${one[1] ?? ''} × ${formatNumber(each)} = ${formatNumber(pieces)} ${unit}`,
        `${inRupiah(whole)} ÷ ${formatNumber(pieces)} = **${inRupiah(whole / pieces)} per ${unit}**`,
      ]),
      'Kemasan, gas, dan upah Anda ditambahkan kalau belum masuk; lalu sebut untung yang dimau, nanti saya hitungkan harganya.',
    ),
  }
}

const soldFor = new RegExp(
  `(?:laku|terjual|dijual(?:\\slagi)?|jual lagi|kejual)\\s(?:cuma\\s|harga\\s)?${amount}`,
  'iu',
)
const spentOn = new RegExp(`(\\p{L}{2,12})(?:\\s\\p{L}{2,12}){0,2}\\s${amount}`, 'giu')

/** `beli hp bekas 1,2jt servis 250rb laku 1,9jt, untung berapa persen`: one thing bought, mended and sold. */
const boughtAndSold = (text: string): Reckoned | null => {
  const sold = soldFor.exec(text)
  const price = valueOf(sold?.[1], sold?.[2])
  if (sold === null || price === null || price < 10_000 || !/untung|laba|rugi|cuan|bathi/.test(text)) return null
  if (!/beli|ambil|modal|kulak|dapat/.test(text) || sharesIn(text).length > 0 || /bulan|hari|minggu/.test(text))
    return null
  const rest = text.replace(sold[0], ' ')
  const found = [...rest.matchAll(spentOn)]
  const costs = found.map(([, name = '', digits, scale]) => ({ name, value: valueOf(digits, scale) ?? 0 }))
  const left = found.reduce((one, [whole]) => one.replace(whole, ' '), rest)
  const cost = costs.reduce((sum, { value }) => sum + value, 0)
  if (costs.length < 2 || costs.some(({ value }) => value < 1_000) || !holdsNoFigure(left)) return null
  const gain = price - cost
  return {
    name: 'bought_and_sold',
    text: paragraphs(
      listed([
        `modal: ${costs.map(({ name, value }) => `${name} ${inRupiah(value)}`).join(' + ')} = **${inRupiah(cost)}**`,
        `laku ${inRupiah(price)}: ${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))}**, yaitu **${shownNumber((Math.abs(gain) / cost) * 100)}%** dari modal atau ${shownNumber((Math.abs(gain) / price) * 100)}% dari harga jual`,
      ]),
      'Ongkos jalan, waktu menunggu laku, dan garansi yang Anda beri ikut mengurangi.',
    ),
  }
}

const severalFor = new RegExp(
  `(?:jual|dijual|harga)(?:nya)?\\s(\\d{1,2})\\s(\\p{L}{3,10})\\s${amount}|(?:jual|dijual|harga)(?:nya)?\\s${amount}\\s(?:dapat\\s|isi\\s|per\\s)?(\\d{1,2})\\s(\\p{L}{3,10})`,
  'iu',
)
const costEach = new RegExp(
  `(?:modal|hpp)(?:nya)?\\s(?:per\\s?\\p{L}{3,10}\\s|se\\p{L}{3,9}\\s|satu(?:nya|an)?\\s|@\\s?)${amount}`,
  'iu',
)

/** `jual 3 bungkus 10rb, modal per bungkus 2.400`: what one brings where several have one price. */
const severalForOnePrice = (text: string): Reckoned | null => {
  const sold = severalFor.exec(text)
  const many = Number(sold?.[1] ?? sold?.[7] ?? 0)
  const price = valueOf(sold?.[3] ?? sold?.[5], sold?.[4] ?? sold?.[6])
  if (sold === null || price === null || !(many > 1) || !/untung|laba|rugi|bathi|cuan/.test(text)) return null
  const rest = text.replace(sold[0], ' ')
  const cost = costEach.exec(rest)
  const each = valueOf(cost?.[1], cost?.[2])
  if (cost === null || each === null || each < 100 || !holdsNoFigure(rest.replace(cost[0], ' '))) return null
  const unit = sold[2] ?? sold[8] ?? 'buah'
  const one = price / many
  const gain = one - each
  return {
    name: 'several_for_one_price',
    text: paragraphs(
      listed([
        `harga satu: ${inRupiah(price)} ÷ ${many} = **${inRupiah(one)}**`,
        `${gain >= 0 ? 'untung' : 'rugi'} satu ${unit}: ${inRupiah(one)} − ${inRupiah(each)} = **${inRupiah(Math.abs(gain))}** (${shownNumber((Math.abs(gain) / each) * 100)}% dari modal), tiap ${many} ${unit} ${inRupiah(Math.abs(gain) * many)}`,
      ]),
      'Kemasan, gas, dan yang tidak laku dikurangi lagi kalau belum masuk modal.',
    ),
  }
}

/** Goods bought and sold in passing, told with every figure they need; each takes all of them or none. */
export const shopSums: readonly ((text: string) => Reckoned | null)[] = [
  soldBySmallerMeasure,
  packWithShare,
  dayOfPieces,
  pieceOfBatches,
  boughtAndSold,
  severalForOnePrice,
].map((way) => (message: string) => way(message.toLowerCase()))
