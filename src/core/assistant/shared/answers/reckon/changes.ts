import { formatNumber } from '#core/text/shared/rupiah.ts'

import { amount, shownNumber, valueOf, withoutDates } from '../told-figures.ts'
import { inRupiah, listed, type Reckoned } from './way.ts'

const asksShare = /(?:berapa|brp|piro|sabaraha|pinten)\s?(?:%|persen)|(?:%|persen)(?:nya|ne)?\s(?:berapa|brp|piro)/
const ofChange =
  /(?<!\p{L})(?:naik|kenaikan|turun|penurunan|kurang|berkurang|kurangnya|berubah|perubahan|tumbuh|selisih|selisihnya|beda|bedanya|lebih (?:murah|mahal|sedikit|banyak)|anjlok|susut|nyusut|menyusut|tambah|bertambah|meningkat|mundhak|mudhun)(?!\p{L})/u
/** These reckon with a sum that is taken off, or with what a thing costs the shop. */
const ofOtherMatters =
  /(?<!\p{L})(?:modal|hpp|untung|laba|rugi|margin|dp|cicil\p{L}*|bunga|diskon\p{L}*|disc|potong\p{L}*|korting|cashback|pajak|komisi|bagi hasil)(?!\p{L})|(?:turun|kurang|naik|dikurangi|dinaikkan|hemat)\s(?:rp\s?)?\d/u

/** `diskonnya berapa persen`: a discount that is asked for is the way down. */
const asksDiscount =
  /(?<!\p{L})(?:diskon|disc|potongan|potongannya|diskonnya|korting|hemat|hematnya)\s(?:itu\s|jadi\s)?(?=berapa|brp|piro)/u

/** What was, ought to be or is usual, and what is. */
const before =
  /(?<!\p{L})(?:tadinya|dulu|dulunya|kemarin|kemaren|wingi|lalu|sebelumnya|awal|awalnya|mula-mula|normal|normalnya|asli|aslinya|biasa|biasanya|target|targetnya|mestinya|harusnya|seharusnya|semestinya|coret|lama|dari|pas)(?!\p{L})/u
const now =
  /(?<!\p{L})(?:sekarang|hari ini|minggu ini|bulan ini|tahun ini|saiki|jadi|menjadi|ke|tinggal|baru|cuma|cuman|hanya|dijual|ternyata|terjual|dapat|dapet|tercapai)(?!\p{L})/u

const exact = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

interface Told {
  readonly value: number
  readonly unit: string
  readonly isSum: boolean
  readonly start: number
  readonly end: number
}
const figure = new RegExp(String.raw`(?<![\p{L}\d.,])(rp\.?\s?)?${amount}(?:\s?(\p{L}{2,12}))?`, 'giu')
/** What follows a figure and is nothing that is counted. */
const noUnit =
  /^(?:jadi|menjadi|ke|dari|sekarang|hari|minggu|bulan|tahun|naik|turun|kurang|berapa|itu|tapi|kemarin|yang|yg|dan|cuma|dijual|baru|lalu|pas|selisih|beda|terus|ternyata|tinggal)$/

const figuresIn = (text: string): readonly Told[] =>
  [...text.matchAll(figure)].map((found) => {
    const [whole, currency, digits, scale, after = ''] = found
    const value = valueOf(digits, scale) ?? 0
    const unit = noUnit.test(after) ? '' : after
    const end = found.index + whole.length - (unit === '' ? after.length : 0)
    return {
      value,
      unit,
      isSum: currency !== undefined || scale !== undefined || (unit === '' && value >= 1_000),
      start: found.index,
      end,
    }
  })

type Side = 'before' | 'now' | null
const sideOf = (passage: string): Side => {
  const [was, is] = [before.test(passage), now.test(passage)]
  return was === is ? null : was ? 'before' : 'now'
}

/** Which of two figures was there first; null where the words do not tell. */
const olderOf = (text: string, [one, other]: readonly [Told, Told]): 'first' | 'second' | null => {
  const between = text.slice(one.end, other.start)
  const [head, tail] = [sideOf(text.slice(0, one.start)), sideOf(text.slice(other.end).split(/[,?]/)[0] ?? '')]
  const [behindOne = '', beforeOther] = between.split(/,(?!\d)/)
  const [was, is] = [sideOf(behindOne), sideOf(beforeOther ?? '')]
  // `9 juta bulan ini, bulan lalu 7,5 juta`: each has its own, on either side of the stop.
  if (head === null && was !== null && is !== null && was !== is) return was === 'before' ? 'first' : 'second'
  // `1,2 juta kemarin, 1,4 juta hari ini`: the words stand behind their figures.
  const isBehind = head === null && tail !== null && /^\s\p{L}+(?:\s\p{L}+)?,/u.test(between)
  const sides: readonly [Side, Side] = isBehind ? [sideOf(between), tail] : [head, sideOf(between)]
  if (sides[0] === sides[1]) return null
  if (sides[0] === 'before' || sides[1] === 'now') return 'first'
  return 'second'
}

/**
 * `omzet minggu ini 3,6 juta minggu kemarin 4,5 juta, kurang berapa persen`: the way from one figure to the other, as a
 * share of the one that was first. Null where the words do not tell which that is: the wrong base is a wrong answer.
 */
export const changeAsShare = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase()).replace(asksDiscount, 'turun ')
  if (!asksShare.test(text) || !ofChange.test(text) || ofOtherMatters.test(text)) return null
  const [one, other, ...more] = figuresIn(text)
  if (one === undefined || other === undefined || more.length > 0) return null
  if (one.isSum !== other.isSum || (one.unit !== '' && other.unit !== '' && one.unit !== other.unit)) return null
  const older = olderOf(text, [one, other])
  if (older === null || one.value === other.value) return null
  const [from, to] = older === 'first' ? [one.value, other.value] : [other.value, one.value]
  if (!(from > 0) || !(to > 0)) return null
  const unit = one.unit || other.unit
  const shown = (value: number): string =>
    one.isSum ? inRupiah(value) : `${exact.format(value)}${unit === '' ? '' : ` ${unit}`}`
  const change = Math.abs(to - from)
  return {
    name: 'growth',
    text: `Dari ${shown(from)} ke ${shown(to)}: **${to > from ? 'naik' : 'turun'} ${shown(change)}**, yaitu ${one.isSum ? shown(change) : exact.format(change)} ÷ ${one.isSum ? shown(from) : formatNumber(from)} = **${shownNumber((change / from) * 100)}%**.`,
  }
}

const whole = /(?<!\p{L})(?:modal|total|utang|hutang|target|pinjaman|biaya|stok|pesanan|dari|tagihan|harga)(?!\p{L})/u
const done =
  /(?<!\p{L})(?:udah|sudah|udh|sdh|baru|terkumpul|kekumpul|balik|kembali|dibayar|terbayar|bayar|laku|terjual|lunas|selesai|jadi)(?!\p{L})/u
const ofRest = /(?<!\p{L})(?:belum|blm|sisa|sisanya|tinggal|kurang|kurangnya|lagi)(?!\p{L})/u

/** `modal 3,2 juta sudah balik 2 juta, berapa persen lagi`: what is done and what is left, as shares of the whole. */
export const doneAsShare = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asksShare.test(text) || /untung|laba|margin|dijual|jual\s|diskon|naik|turun/.test(text)) return null
  const [one, other, ...more] = figuresIn(text)
  if (one === undefined || other === undefined || more.length > 0 || one.isSum !== other.isSum) return null
  const [head, between] = [text.slice(0, one.start), text.slice(one.end, other.start)]
  const isWholeFirst = whole.test(head) && done.test(between) && !done.test(head)
  const isWholeLast = done.test(head) && whole.test(between) && !done.test(between)
  if (isWholeFirst === isWholeLast) return null
  const [all, part] = isWholeFirst ? [one.value, other.value] : [other.value, one.value]
  if (!(part > 0) || part >= all) return null
  const shown = (value: number): string => (one.isSum ? inRupiah(value) : exact.format(value))
  const [share, rest] = [(part / all) * 100, 100 - (part / all) * 100]
  const doneLine = `sudah ${shown(part)} ÷ ${shown(all)} = **${shownNumber(share)}%**`
  const restLine = `belum ${shown(all - part)} ÷ ${shown(all)} = **${shownNumber(rest)}%**`
  return {
    name: 'done_as_share',
    text: listed(ofRest.test(text) ? [restLine, doneLine] : [doneLine, restLine]),
  }
}
