import { wishedPrices, withoutWishes } from './asked-prices.ts'
import type { DerivedPrice, PriceRule } from './derived-price.ts'
import { readDiscountRules, readSellingRules, tellsMarkup, withoutCostHead } from './discount-rules.ts'
import { readFractionRules, tellsFraction } from './fraction-rules.ts'
import { readPackages } from './packages.ts'
import { inPlainRules, sentencesIn } from './plain-rules.ts'
import { readEachRules, readPackRules, readSizeRules, tellsPack } from './size-rules.ts'
import type { Thing } from './thing.ts'

/** What follows from the told prices. */
export interface DerivedPrices {
  readonly prices: readonly DerivedPrice[]
  /** The message, or a part of it, without the words that the prices have answered. */
  readonly unanswered: (text: string) => string
}

const nothing: DerivedPrices = { prices: [], unanswered: (text) => text }

/** A longer message is somebody's story or list, read for its facts alone. */
const longestText = 8000

/** The words that a rule needs; most messages have none of them. */
const mayDerive =
  /\d\s?(?:%|persen)|paket|bayar|gratis|(?:se)?per(?:tiga|empat|lima)|setengah|stengah|separ[uo]h?|\d\s?\/\s?\d|[½¼¾]|kali|isi|potong|diskon|hemat|tambah|untung|per\s|harga/iu

const withoutSaid = (text: string, said: readonly string[]): string =>
  said.reduce((words, one) => words.replace(one, ' '), text)

const tellsSize = /(?:ukuran|kemasan|yang)\s\d+\s?(?:gr|gram|ml|ons|cc)(?!\p{L})[^\d]*$/iu

const isRule = (clause: string): boolean => {
  const plain = inPlainRules(clause)
  return tellsFraction(plain) || tellsPack(plain) || tellsMarkup(plain)
}

/** Clauses that only told how sizes, packs or selling prices follow. */
const withoutRules = (text: string): string =>
  text
    .split(/((?<=[.!?;])\s+|\n+)/u)
    .map((sentence) => {
      const clauses = sentence.split(/(,(?!\d))/u)
      return clauses.some(isRule)
        ? clauses.filter((clause) => !isRule(clause) && !tellsSize.test(clause)).join('')
        : sentence
    })
    .join('')

/**
 * The prices that the owner's rules determine of the things told: after a discount, at a markup, for so many months or
 * pieces, in a smaller size, for each head, for a package of several (ASSIST-05). Exact, in whole Rupiah, half up where
 * a part is no whole one. Nothing where a rule is open: two discounts of one thing, a package of something unknown.
 */
export const derivePrices = (text: string, things: readonly Thing[]): DerivedPrices => {
  const priced = things.filter(({ price }) => Number.isSafeInteger(price) && price > 0)
  if (priced.length === 0 || text.length > longestText || !mayDerive.test(text)) return nothing
  const packages = readPackages(sentencesIn(text), priced)
  const left = withoutSaid(text, packages.said)
  const sentences = sentencesIn(left).map(inPlainRules)
  const wishes = sentences.flatMap(wishedPrices)
  const selling = readSellingRules(sentences, priced)
  const packs = readPackRules(sentences, wishes)
  const sizes = packs.length > 0 ? packs : readSizeRules(sentences, wishes, inPlainRules(left))
  const rules: PriceRule[] = [
    ...selling,
    ...(sizes.length > 0 ? [] : readDiscountRules(sentences, wishes, priced)),
    ...sizes,
    ...readFractionRules(sentences, priced),
    ...readEachRules(wishes),
  ]
  const single = things.flatMap((thing, of) =>
    priced.includes(thing)
      ? rules.flatMap((rule) => {
          const made = rule(thing)
          return made === null ? [] : [{ ...made, of }]
        })
      : [],
  )
  const prices = [...single, ...packages.prices]
  if (prices.length === 0) return nothing
  const unanswered = (words: string): string => {
    const left = withoutWishes(withoutRules(withoutSaid(words, readPackages(sentencesIn(words), priced).said)))
    return selling.length === 0 ? left : withoutCostHead(left)
  }
  return { prices, unanswered }
}
