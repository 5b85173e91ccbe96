import { readMoney } from '#core/assistant/shared/reading-grammar/sums/money.ts'
import { openSheet } from '#core/assistant/shared/reading-grammar/sheet.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { ToldMargin } from './analysis-request.ts'

const sum = String.raw`((?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|k|jt|juta)?)`
const pair = new RegExp(
  String.raw`(\p{L}[\p{L}\d ]{0,40}?)\s+(?:harga\s+)?(?:(?:modal|beli|hpp|kulak\p{L}*)(?:nya)?\s+)?${sum}[\s,]+(?:di|harga\s+)?jual(?:nya)?\s+${sum}(?:[\s,]+(?:laku|terjual|kejual|laris)(?:nya)?\s+(\d[\d.]*)(?![\d.,]*\s?(?:rb|ribu|k|jt|juta)))?`,
  'giu',
)

/** `nasi goreng 15rb modal 8rb laku 40`: the price stands first. */
const priceFirst = new RegExp(
  String.raw`(\p{L}[\p{L}\d ]{0,40}?)\s+(?:(?:di|harga\s+)?jual(?:nya)?\s+|harga(?:nya)?\s+)?${sum}[\s,]+(?:modal|hpp|kulak\p{L}*)(?:nya)?\s+${sum}(?:[\s,]+(?:laku|terjual|kejual|laris)(?:nya)?\s+(\d[\d.]*)(?![\d.,]*\s?(?:rb|ribu|k|jt|juta)))`,
  'giu',
)

/** `siomay: laku 420 porsi, jual 12.000 modal 6.500`: how many stand first. */
const soldFirst = new RegExp(
  String.raw`(\p{L}[\p{L}\d ]{0,40}?)\s*:?\s+(?:laku|terjual|kejual)(?:nya)?\s+(\d[\d.]*)(?:\s+\p{L}+)?[\s,]+(?:(?:di|harga\s+)?jual|harga)(?:nya)?\s+${sum}[\s,]+(?:modal|hpp|kulak\p{L}*|beli)(?:nya)?\s+${sum}`,
  'giu',
)

const moneyOf = (text: string, today: IsoDay): number => readMoney(openSheet(`rp ${text}`, today))[0]?.value ?? 0

/** `kaos jual 95rb hpp 58rb`: both named. */
const bothNamed = new RegExp(
  String.raw`(\p{L}[\p{L}\d ]{0,40}?)\s+(?:(?:di|harga\s+)?jual(?:nya)?|harga(?:nya)?)\s+${sum}[\s,]+(?:modal|hpp|kulak\p{L}*|beli)(?:nya)?\s+${sum}`,
  'giu',
)

/** Things with what they cost and what they sell for, each told as a pair. */
export const readMargins = (text: string, today: IsoDay): ToldMargin[] => {
  const counted = [...text.matchAll(soldFirst)].flatMap(([, name = '', sold = '', price = '', cost = '']) => ({
    name: name.trim(),
    cost: moneyOf(cost, today),
    price: moneyOf(price, today),
    sold: Number(sold.replaceAll('.', '')),
  }))
  if (counted.length > 1 && counted.every(({ cost, price }) => cost > 0 && price > 0)) return counted
  const told = marginsIn(text, pair, today, false)
  if (told.length > 0) return told
  const first = marginsIn(text, priceFirst, today, true)
  if (first.length > 0) return first
  const named = marginsIn(text, bothNamed, today, true)
  return named.length > 1 ? named : []
}

const marginsIn = (text: string, pattern: RegExp, today: IsoDay, isPriceFirst: boolean): ToldMargin[] =>
  [...text.matchAll(pattern)].flatMap(([, before = '', first = '', second = '', count]) => {
    const [cost, price] = isPriceFirst ? [second, first] : [first, second]
    const name = before
      .replace(/^.*\b(?:dan|sama|terus|dong|ya|analis\p{L}*|margin|atau|jual|jualan|mana|mending|antara|vs)\s+/iu, '')
      .trim()
    const [costs, sells] = [moneyOf(cost, today), moneyOf(price, today)]
    return name === '' || /^(?:modal|beli|hpp|bahan|harga|biaya|kulak\p{L}*)$/iu.test(name) || costs <= 0 || sells <= 0
      ? []
      : [{ name, cost: costs, price: sells, sold: count === undefined ? null : Number(count.replaceAll('.', '')) }]
  })
