import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { readFigures, sumIn } from '../reading-grammar/sums/numbers.ts'

import { both, partOf, type Ratio, ratio, withGainOfSelling, withoutPercent, withPercent } from './ratio.ts'

/** What becomes of a price: a part of it, a sum off it (or on it, below zero), and to what the result is rounded. */
export interface Change {
  readonly ratio: Ratio
  readonly less: number
  readonly round: { readonly to: number; readonly way: 'up' | 'down' | 'nearest' } | null
  /** `diskon 15%`, `+ 20%`. */
  readonly words: string
  /** Where its words begin in the text. */
  readonly at: number
}

export const unchanged: Change = { ratio: ratio(1), less: 0, round: null, words: '', at: 0 }

/** The same change of so many times the price. */
export const multiplied = (change: Change, by: Ratio): Change => ({ ...change, ratio: both(change.ratio, by) })

/** The price after a change, whole and half up; null where nothing is left of it or it is no sum. */
export const changed = (price: number, { ratio: part, less, round }: Change): number | null => {
  const whole = partOf(price, part)
  if (whole === null || whole - less <= 0) return null
  if (round === null) return whole - less
  const steps = (whole - less) / round.to
  const kept = { up: Math.ceil(steps), down: Math.floor(steps), nearest: Math.floor(steps + 0.5) }[round.way]
  return kept > 0 ? kept * round.to : null
}

const percent = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:%|persen(?!\p{L}))`
const sum = String.raw`((?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d{1,4}(?:[.,]\d{1,2})?\s?(?:rb|ribu|k|jt|juta)(?!\p{L})))`
const some = `(?:${percent}|${sum})`

const offWords = String.raw`(?:diskon|disc|discount|potongan|dipotong|potong|hemat|turun|lebih\smurah|korting|promo|off)`
const off = new RegExp(
  String.raw`(?<!\p{L})${offWords}(?:nya)?\s(?:harga(?:nya)?\s)?(?:sebesar\s)?${some}|(?<![\p{L}\d])${percent}\s(?:off|diskon|lebih\smurah)(?!\p{L})`,
  'iu',
)
const onWords = String.raw`(?:ditambah(?:in|kan)?|tambah(?:in|kan)?|dinaik(?:kan|in)|naik(?:kan|in)?|untung(?:nya)?|laba(?:nya)?|margin(?:nya)?|mark\s?up|dilebih(?:kan|in)|lebihin|plus|\+)`
const on = new RegExp(
  String.raw`(?<!\p{L})${onWords}\s?(?:(?:jadi|untung|laba|sebesar)\s){0,2}${some}(?:\s(?:dari|dr)\s(harga\sjual(?:nya)?))?`,
  'iu',
)
const rounding = new RegExp(
  String.raw`(?<!\p{L})(?:di)?bulat(?:kan|in)?\s(?:(?:ke\s)?(atas|bawah|terdekat)\s)?(?:(?:ke|jadi|kelipatan)\s){0,2}(ratusan|ribuan|(?:50|100|500|1000|1\.000)(?:an)?)(?:\s(?:ke\s)?(atas|bawah|terdekat))?`,
  'iu',
)
const steps: Readonly<Record<string, number>> = { ratusan: 100, ribuan: 1000, '50': 50, '100': 100, '500': 500 }

const roundingIn = (text: string): Change['round'] => {
  const found = rounding.exec(text)
  if (found === null) return null
  const named = (found[2] ?? '').toLowerCase().replace(/(?<=\d)an$/, '')
  const way = (found[1] ?? found[3] ?? '').toLowerCase()
  return { to: steps[named] ?? 1000, way: way === 'atas' ? 'up' : way === 'bawah' ? 'down' : 'nearest' }
}

const percentText = (value: number): string => `${String(value).replace('.', ',')}%`
const value = (figures: string | undefined): number | null =>
  figures === undefined ? null : (readFigures(figures)?.value ?? null)

/** `diskon sampai 50%`, `diskon member`: what is open determines nothing. */
const isOpen = (text: string, end: number): boolean =>
  /^\s?(?:-|–|sampai|hingga|s\/d|sd(?!\p{L}))\s?\d/iu.test(text.slice(end, end + 20))

/** What is taken off a price; null where none is told for certain. */
export const readOff = (text: string): Change | null => {
  const found = off.exec(text)
  if (found === null || isOpen(text, found.index + found[0].length)) return null
  const share = value(found[1] ?? found[3])
  if (share !== null)
    return share <= 0 || share >= 100
      ? null
      : {
          ...unchanged,
          ratio: withoutPercent(share),
          round: roundingIn(text),
          words: `diskon ${percentText(share)}`,
          at: found.index,
        }
  const less = sumIn(found[2] ?? '')
  return less === null || less < 100 || !Number.isInteger(less)
    ? null
    : { ...unchanged, less, round: roundingIn(text), words: `potongan ${formatRupiah(less)}`, at: found.index }
}

/** What is added to a cost to sell at; null where it is not told for certain. */
export const readMarkup = (text: string): Change | null => {
  const found = on.exec(text)
  if (found === null || isOpen(text, found.index + found[0].length)) return null
  const share = value(found[1])
  const round = roundingIn(text)
  if (share !== null) {
    const isOfSelling = found[3] !== undefined
    if (share <= 0 || share > 900 || (isOfSelling && share >= 100)) return null
    return {
      ...unchanged,
      ratio: isOfSelling ? withGainOfSelling(share) : withPercent(share),
      round,
      words: isOfSelling ? `dengan untung ${percentText(share)} dari harga jual` : `+ ${percentText(share)}`,
      at: found.index,
    }
  }
  const more = sumIn(found[2] ?? '')
  return more === null || more < 50 || !Number.isInteger(more)
    ? null
    : { ...unchanged, less: -more, round, words: `+ ${formatRupiah(more)}`, at: found.index }
}
