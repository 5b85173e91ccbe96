import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../read-message.ts'
import type { EditVerb } from './edit-verbs.ts'

/** `4 orang`, `12 bulan`: what people and time are counted in is no sum of money. */
export const countsPeopleOrTime = (words: string): boolean =>
  /^\D{0,12}\d{1,3}\s?(?:orang|org|hari|minggu|bulan|bln|tahun|thn)(?!\p{L})/iu.test(words.trim())

/** The one sum of money in some words; `before` tells what a bare small number means (`jadi 50` beside 45.000). */
export const readMoney = (words: string, today: IsoDay, before: number | null = null): number | null => {
  if (/%|persen/i.test(words) || countsPeopleOrTime(words)) return null
  const [, bare] = /rb|ribu|k\b|jt|juta|rp/i.test(words) ? [] : (/^\D*(\d{1,3}(?:,\d{1,2})?)\D*$/.exec(words) ?? [])
  if (bare !== undefined && before !== null && before >= 1_000) return inScaleOf(before, Number(bare.replace(',', '.')))
  const amount = readMessage(`harga ${words}`, today).amounts[0]
  return amount === undefined || !Number.isSafeInteger(amount) || amount < 0 ? null : amount
}

/** `jadi 50` beside 45.000 are thousands, `jadi 4,75` beside five million are millions. */
const inScaleOf = (before: number, bare: number): number => {
  const millions = bare * 1_000_000
  const isNear = millions * 3 >= before && millions <= before * 3
  return Math.round(isNear ? millions : bare * 1_000)
}

export const readPercent = (words: string): number | null => {
  const found = /(\d+(?:[.,]\d+)?)\s*(?:%|persen|prosen)/i.exec(words)
  const percent = found ? Number((found[1] ?? '').replace(',', '.')) : null
  return percent !== null && percent > 0 && percent <= 100 ? percent : null
}

/** A quantity in figures; null where there is none. */
export const readCount = (words: string): number | null => {
  const found = /(\d+(?:[.,]\d+)*)\s*(ribu|rb)?/i.exec(words)
  if (!found) return null
  const plain = (found[1] ?? '').replaceAll(/\.(?=\d{3}\b)/g, '').replace(',', '.')
  const value = Number(plain) * (found[2] ? 1_000 : 1)
  return Number.isFinite(value) && value >= 0 && value <= 1_000_000_000 ? value : null
}

/** A price that is set, or counted from the one that is there (`naikin 5 ribu`, `turun 10%`); null where it is unclear. */
export const readNewPrice = (
  words: string,
  verb: EditVerb | null,
  before: number | null,
  today: IsoDay,
): number | null => {
  const counts = verb === 'raise' || verb === 'lower'
  const percent = readPercent(words)
  const said = readMoney(words, today, counts ? null : before)
  if (!counts) return said
  // `naik 5`, `naik 60` of a price of 50.000: thousands go without saying.
  const inThousands = /^\s*\d{1,2}\s*$/.test(words) && before !== null && before >= 1_000
  const told = inThousands && said !== null ? said * 1_000 : said
  const step = percent !== null && before !== null ? Math.round((before * percent) / 100) : told
  if (step === null) return null
  // `naik 63rb` of a price of 58.000, `turun 40rb` of one of 42.000: nobody counts by that much; it is where it ends.
  const ends =
    percent === null &&
    before !== null &&
    before > 0 &&
    (verb === 'raise' ? step >= before : step < before && step * 10 >= before * 7)
  if (ends) return step
  const price = (before ?? 0) + (verb === 'raise' ? step : -step)
  return Number.isSafeInteger(price) && price >= 0 ? price : null
}

/** The last words of `text` that hold a value, and what stands before them. */
export const endValue = (text: string, pattern: RegExp): { readonly head: string; readonly value: string } => {
  const found = pattern.exec(text)
  return found ? { head: text.slice(0, found.index).trim(), value: found[0].trim() } : { head: text, value: '' }
}

export const moneyAtEnd =
  /(?:rp\.?\s*)?(?:\d[\d.,]*)\s*(?:ribu|rb|ribuan|k|juta|jt|jutaan|perak)?(?:\s*(?:%|persen))?\s*$/i

/**
 * Whether a figure of the item is the one that some words name: `24` beside `26rb` may be 24.000, `21` beside `21,5jt`
 * twenty-one million.
 */
export const isFigure = (words: string, figure: number | null, today: IsoDay): boolean => {
  const said = readMoney(words, today)
  if (said === null || figure === null) return false
  const isBare = /^\D*\d{1,3}(?:,\d+)?\D*$/.test(words) && !/rb|ribu|\dk\b|jt|juta|rp/i.test(words)
  const written = Number((/\d+(?:,\d+)?/.exec(words)?.[0] ?? '').replace(',', '.'))
  return said === figure || (isBare && [1e3, 1e6].some((scale) => Math.round(written * scale) === figure))
}
