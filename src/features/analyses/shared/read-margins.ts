import { readMoney } from '#core/assistant/shared/reading-grammar/sums/money.ts'
import { openSheet } from '#core/assistant/shared/reading-grammar/sheet.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { ToldMargin } from './analysis-request.ts'
import type { Entry } from './ledger/entry.ts'

const sum = String.raw`((?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|k|jt|juta)?)`
/** `kaos beli 35rb jual 60rb` */
const pair = new RegExp(
  String.raw`(\p{L}[\p{L}\d ]{0,40}?)\s+(?:harga\s+)?(?:(?:modal|beli|hpp|kulak\p{L}*)(?:nya)?\s+)?${sum}[\s,]+(?:di|harga\s+)?jual(?:nya)?\s+${sum}`,
  'giu',
)

/** `nasi goreng 15rb modal 8rb`, `kaos jual 95rb hpp 58rb`: the price stands first, named or bare. */
const priceFirst = new RegExp(
  String.raw`(\p{L}[\p{L}\d ]{0,40}?)\s+((?:di|harga\s+)?jual(?:nya)?\s+|harga(?:nya)?\s+)?${sum}[\s,]+(?:modal|hpp|kulak\p{L}*|beli)(?:nya)?\s+${sum}`,
  'giu',
)

const moneyOf = (text: string, today: IsoDay): number => readMoney(openSheet(`rp ${text}`, today))[0]?.value ?? 0

/** `gamis 185rb modal 120rb, khimar 65rb modal 38rb`: nothing but such pairs is told. */
const areAll = (pairs: readonly ToldMargin[], entries: readonly Entry[]): boolean =>
  entries.filter(({ money }) => money !== null).length === pairs.length * 2 &&
  entries.every(
    ({ money, percent, counts, period }) => money !== null && percent === null && counts.length === 0 && period === '',
  )

/** Things with what they cost and what they sell for, each told as a pair. */
export const readMargins = (text: string, today: IsoDay, entries: readonly Entry[]): ToldMargin[] => {
  const told = marginsIn(
    [...text.matchAll(pair)].map(([, name = '', cost = '', price = '']) => ({ name, cost, price })),
    today,
  )
  if (told.length > 0) return told
  const found = [...text.matchAll(priceFirst)].map(([, name = '', named, price = '', cost = '']) => ({
    name,
    named,
    price,
    cost,
  }))
  const named = marginsIn(
    found.filter((one) => one.named !== undefined),
    today,
  )
  if (named.length > 1) return named
  const bare = marginsIn(found, today)
  return bare.length > 1 && areAll(bare, entries) ? bare : []
}

interface Written {
  readonly name: string
  readonly cost: string
  readonly price: string
}

/** No piece is sold for less: `awal 60, beli 48, terjual 83` counts. */
const leastSum = 100

const marginsIn = (written: readonly Written[], today: IsoDay): ToldMargin[] =>
  written.flatMap(({ name: before, cost, price }) => {
    const name = before
      .replace(/^.*\b(?:dan|sama|terus|dong|ya|analis\p{L}*|margin|atau|jual|jualan|mana|mending|antara|vs)\s+/iu, '')
      .trim()
    const [costs, sells] = [moneyOf(cost, today), moneyOf(price, today)]
    return name === '' ||
      /^(?:modal|beli|hpp|bahan|harga|biaya|kulak\p{L}*)$/iu.test(name) ||
      Math.min(costs, sells) < leastSum
      ? []
      : [{ name, cost: costs, price: sells }]
  })
