import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf } from '../told-figures.ts'
import { roundedUp } from './sale.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'

const pieces = 'biji|bj|buah|pcs|porsi|bungkus|potong|kotak|box|cup|gelas|mangkok|tusuk|ikat|kg|kilo|butir|botol|loyang'
/** Nothing that is reckoned here may be left out: what no pattern took holds no digit. */
const holdsNoFigure = (text: string): boolean => !/\d/.test(text)

interface Taken {
  readonly values: readonly number[]
  /** The text without what was taken. */
  readonly rest: string
}
/** The sum that a pattern names in its first two groups, taken out of the text. */
const take = (text: string, pattern: RegExp): Taken | null => {
  const found = pattern.exec(text)
  if (found === null) return null
  const values = [valueOf(found[1], found[2])].filter((value) => value !== null)
  return values.length === 0 ? null : { values, rest: text.replace(found[0], ' ') }
}

const everyDay = /(?:tiap|setiap|per|se)\s?(?:hari|malam|malem|sore)|sehari/
const daysOpen = 26
const daysOfMonth = 30

/** `roti sisa tiap malem 15 biji, modal sebiji 3rb`: what goods that are not sold cost in a month. */
const leftOver = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/sisa|buang|basi|layu|busuk|(?:ga|gak|tidak|nggak|ngga) (?:laku|abis|habis)/.test(text) || !/rugi/.test(text))
    return null
  if (!everyDay.test(text) || /jual|untung|%/.test(text)) return null
  const counted = take(text, new RegExp(`(?<![\\d.,])(\\d{1,4})()\\s?(?:${pieces})\\b`))
  const each =
    counted && take(counted.rest, new RegExp(`(?:modal|hpp|harga)(?:nya)?\\s(?:\\p{L}{2,10}\\s){0,2}${amount}`, 'iu'))
  if (counted === null || each === null || !holdsNoFigure(each.rest)) return null
  const [count = 0] = counted.values
  const [cost = 0] = each.values
  if (cost < 50 || count < 1) return null
  const day = count * cost
  return {
    name: 'left_over',
    text: paragraphs(
      listed([
        `sehari: ${formatNumber(count)} × ${inRupiah(cost)} = **${inRupiah(day)}**`,
        `sebulan ${daysOfMonth} hari: **${inRupiah(day * daysOfMonth)}** (buka ${daysOpen} hari: ${inRupiah(day * daysOpen)})`,
      ]),
      'Supaya berkurang: buat **sebanyak yang laku di hari yang sama minggu lalu + 10%**, dua jam sebelum tutup jadikan paket atau jual seharga modal, dan yang masih aman diolah lagi. Kalau ada yang tetap laku setengah harga, ruginya tinggal separuh.',
    ),
  }
}

const gainOfMany = new RegExp(
  `(?<![\\d.,])(\\d{1,5})\\s?(?:${pieces})\\s(?:\\p{L}{2,8}\\s)?(?:untung|laba|cuan)(?:nya)?\\s(?:\\p{L}{2,8}\\s)?${amount}`,
  'giu',
)

/** `100 porsi untung 2rb apa 50 porsi untung 4500`: which of two ways brings more. */
const manyOrDear = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const found = [...text.matchAll(gainOfMany)]
  const [one, other] = found.map(([, count, digits, scale]) => ({
    count: Number(count),
    gain: valueOf(digits, scale) ?? 0,
  }))
  if (one === undefined || other === undefined || found.length !== 2 || one.gain < 50 || other.gain < 50) return null
  if (!holdsNoFigure(found.reduce((rest, [whole]) => rest.replace(whole, ' '), text))) return null
  const [first, second] = [one.count * one.gain, other.count * other.gain]
  const better = first >= second ? one : other
  return {
    name: 'many_or_dear',
    text: paragraphs(
      listed(
        [one, other].map(
          ({ count, gain }) => `${formatNumber(count)} × ${inRupiah(gain)} = **${inRupiah(count * gain)}**`,
        ),
      ),
      first === second
        ? 'Untungnya **sama**; pilih yang lebih sedikit kerja dan belanjanya.'
        : `Lebih untung yang **${formatNumber(better.count)} dengan untung ${inRupiah(better.gain)}**, selisih ${inRupiah(Math.abs(first - second))}.`,
      'Yang jumlahnya sedikit juga lebih hemat tenaga, gas, dan kemasan. Yang jumlahnya banyak lebih tahan kalau ada pelanggan pindah, dan bahannya bisa dibeli lebih murah.',
    ),
  }
}

const priceOf = new RegExp(`(?:jual|dijual|harga jual)(?:nya)?\\s(?:\\p{L}{2,8}\\s)?${amount}`, 'iu')
const partOf = new RegExp(`(?:^|[,;]|\\bdan\\b)\\s{0,2}(\\p{L}{2,12}(?:\\s\\p{L}{2,12})?)\\s${amount}`, 'giu')
const leastPart = 20

/** `cup 600, teh gula 1200, es 300, jual 5000. untung 50 persen bisa ga`: parts of one piece, and its price. */
const partsAndPrice = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  const priced = take(text, priceOf)
  if (
    priced === null ||
    !/untung|laba|margin|modal|hpp/.test(text) ||
    /bulan|sehari|laku|diskon|promo|potong|admin|jadi|@/.test(text)
  )
    return null
  const wanted = /(\d{1,3})\s?(?:%|persen)/.exec(priced.rest)
  const rest = wanted === null ? priced.rest : priced.rest.replace(wanted[0], ' ')
  const parts = [...rest.matchAll(partOf)].map(([whole, name = '', digits, scale]) => ({
    whole,
    name,
    value: valueOf(digits, scale) ?? 0,
  }))
  const left = parts.reduce((one, { whole }) => one.replace(whole, ' '), rest)
  const [price = 0] = priced.values
  const cost = parts.reduce((sum, { value }) => sum + value, 0)
  if (parts.length < 2 || parts.some(({ value }) => value < leastPart || value >= price) || !holdsNoFigure(left))
    return null
  const gain = price - cost
  const share = wanted === null ? null : Number(wanted[1])
  const needed = share === null ? 0 : cost * (1 + share / 100)
  return {
    name: 'parts_and_price',
    text: paragraphs(
      listed([
        `modal satu: ${parts.map(({ name, value }) => `${name} ${inRupiah(value)}`).join(' + ')} = **${inRupiah(cost)}**`,
        `dijual ${inRupiah(price)}: ${gain >= 0 ? 'untung' : 'rugi'} **${inRupiah(Math.abs(gain))}**, yaitu ${shownNumber((Math.abs(gain) / cost) * 100)}% dari modal atau ${shownNumber((Math.abs(gain) / price) * 100)}% dari harga jual`,
      ]),
      share === null
        ? ''
        : `Untung ${share}% dari modal cukup dijual **${inRupiah(needed)}**${price >= needed ? `, jadi ${inRupiah(price)} **sudah lebih dari itu**` : `, jadi ${inRupiah(price)} **belum sampai**; bulatkan ke ${inRupiah(roundedUp(needed))}`}.${share < 100 ? ` Kalau maksudnya ${share}% dari harga jual: ${inRupiah(cost / (1 - share / 100))}.` : ''}`,
      'Kurangi lagi dengan sewa, listrik, upah, dan yang tumpah atau sisa.',
    ),
  }
}

const keptOf = new RegExp(
  `(?:jual|jualan|dijual|harga|laku)(?:nya)?\\s(?:\\p{L}{2,8}\\s)?${amount}(?:[\\s,]{1,2}\\p{L}{2,10}){0,3}?[\\s,]{1,2}(?:dapat|dapet|terima|diterima|masuk|nyampe|sampai|cair)(?:nya)?\\s(?:\\p{L}{2,8}\\s)?${amount}`,
  'iu',
)

/** `shopee motong, jualan 50rb cuma dapet 42rb`: the share that is kept, and the price that makes up for it. */
const keptByPlace = (message: string): Reckoned | null => {
  const text = message.toLowerCase()
  if (!/motong|potong|admin|komisi|shopee|tokopedia|tiktok|lazada|gofood|grab|marketplace/.test(text)) return null
  const found = keptOf.exec(text)
  const [price, got] = [valueOf(found?.[1], found?.[2]), valueOf(found?.[3], found?.[4])]
  if (found === null || price === null || got === null || got < 500 || got >= price) return null
  if (!holdsNoFigure(text.replace(found[0], ' '))) return null
  const share = ((price - got) / price) * 100
  const needed = price / (1 - share / 100)
  return {
    name: 'kept_by_place',
    text: paragraphs(
      `Potongannya ${inRupiah(price)} − ${inRupiah(got)} = ${inRupiah(price - got)}, yaitu **${shownNumber(share)}%** dari harga.`,
      `Supaya yang diterima utuh ${inRupiah(price)}: ${inRupiah(price)} ÷ ${shownNumber(100 - share)}% = **${inRupiah(needed)}**, bulatkan ke **${inRupiah(roundedUp(needed))}**. Menaikkan ${shownNumber(share)}% saja kurang, karena potongannya dihitung dari harga baru.`,
      `Umumnya: **harga = (modal + untung) ÷ (1 − ${shownNumber(share)}%)**. Sebut modal dan untung yang Anda mau, nanti saya hitungkan. Lihat juga *rincian penghasilan*: biaya layanan dan program gratis ongkir kadang bisa dimatikan.`,
    ),
  }
}

/** Sums of a day at the stall, told with every figure they need. */
export const stallSums: readonly ((text: string) => Reckoned | null)[] = [
  leftOver,
  manyOrDear,
  keptByPlace,
  partsAndPrice,
]
