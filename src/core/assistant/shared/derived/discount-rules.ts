import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { anyMonthInFull } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { PriceRule } from './derived-price.ts'
import { changed, readMarkup, readOff } from './read-change.ts'
import type { Thing } from './thing.ts'

/** The clauses of a sentence; how a price is rounded goes with the price. */
const clausesIn = (sentence: string): string[] =>
  sentence.split(/,(?!\d)(?!\s*(?:dan\s|lalu\s|terus\s)?(?:di)?bulat)/u).map((clause) => clause.trim())

/** What a wish for new prices calls them. */
const newPrice =
  /setelah|sesudah|habis|abis|jadinya|diskon|promo|potong|hemat|baru|akhir|nett?(?!\p{L})|korting|murah/iu

/** The things that a clause speaks of: those it names, else all. */
const scopeOf = (clause: string, things: readonly Thing[]): ReadonlySet<Thing> => {
  if (/(?<!\p{L})semua/iu.test(clause)) return new Set(things)
  const named = things.filter(({ name }) => clause.includes(name.toLowerCase()))
  if (named.length > 0) return new Set(named)
  const [, meant = ''] = /(?<!\p{L})(?:untuk|buat|utk|khusus)\s([^,.;]{3,60})/iu.exec(clause) ?? []
  const words = meant.split(/\s+/).filter((word) => word.length > 3)
  const partly = things.filter(({ name }) => words.some((word) => name.toLowerCase().split(/\s+/).includes(word)))
  return new Set(partly.length > 0 ? partly : things)
}

const conditional =
  /^(?:(?:dan|juga|ada|lagi)\s)?((?:khusus|bulan|hari|minggu|tahun|selama|tiap|setiap|pesan|order|beli|belanja|pembelian|pembayaran|bayar|minimal|min|kalau|kalo|jika|untuk|member|pelajar|pelanggan)\s.{2,50}?)(?:\s(?:lagi|ada|dapat|dapet|dikasih|kena|cukup|promo|semua|dengan|langsung))*$/iu

const monthNames = new RegExp(String.raw`(?<!\p{L})(?:${anyMonthInFull})(?!\p{L})`, 'gu')
/** For when or whom a discount is, as its clause tells it. */
const conditionIn = (words: string): string =>
  (conditional.exec(words.trim())?.[1] ?? '').replaceAll(monthNames, sentenceCase)

/** A sum off a whole purchase is none off each thing. */
const offPurchase = /belanja|pembelian|total|transaksi|di\s?atas|minimal|(?<!\p{L})min(?!\p{L})/iu

/** `diskon 15% semua, cantumkan harga setelah diskonnya`: the new price beside the told one. */
export const readDiscountRules = (
  sentences: readonly string[],
  wishes: readonly string[],
  things: readonly Thing[],
): PriceRule[] => {
  if (!wishes.some((wish) => newPrice.test(wish))) return []
  const found = sentences.flatMap(clausesIn).flatMap((clause) => {
    const change = readOff(clause)
    if (change === null || (change.less > 0 && offPurchase.test(clause))) return []
    return [{ change, scope: scopeOf(clause, things), when: conditionIn(clause.slice(0, change.at)) }]
  })
  // Two discounts of one thing: which of them holds was not said.
  const isOpen = things.some((thing) => found.filter(({ scope }) => scope.has(thing)).length > 1)
  if (isOpen) return []
  return found.map(({ change, scope, when }) => (thing) => {
    const price = scope.has(thing) ? changed(thing.price, change) : null
    const label = `Setelah ${change.words}${when === '' ? '' : ` (${when})`}`
    return price === null || price >= thing.price
      ? null
      : { way: 'instead', name: thing.name, price, label, how: `${formatRupiah(thing.price)}, ${change.words}` }
  })
}

const costs =
  /(?<!\p{L})(?:modal|kulak\p{L}{0,3}|hpp|harga\s(?:beli|pokok|dasar|supplier|grosir|pabrik))(?:nya)?(?!\p{L})/iu
const costHead = new RegExp(`${costs.source}\\s?[:=]`, 'giu')

/** A list without the word that told its prices for costs. */
export const withoutCostHead = (text: string): string => text.replaceAll(costHead, ' ')

const sells = /jual|untung|laba|margin|mark\s?up/iu

/** Whether a clause tells how the selling price comes from the cost. */
export const tellsMarkup = (clause: string): boolean => sells.test(clause) && readMarkup(clause) !== null

/** `harga modal: beras 85rb, …, jualnya ditambah 20%`: what was told is the cost, and what it is sold at follows. */
export const readSellingRules = (sentences: readonly string[], things: readonly Thing[]): PriceRule[] => {
  const clauses = sentences.flatMap(clausesIn)
  const rules = clauses.flatMap((clause, at) => {
    const change = tellsMarkup(clause) ? readMarkup(clause) : null
    const isOfCost = clauses.slice(0, at).some((before) => costs.test(before))
    return change === null || !isOfCost ? [] : [{ change, scope: scopeOf(clause, things) }]
  })
  if (things.some((thing) => rules.filter(({ scope }) => scope.has(thing)).length > 1)) return []
  return rules.map(({ change, scope }) => (thing) => {
    const price = scope.has(thing) ? changed(thing.price, change) : null
    const name = thing.name.replace(/\s(?:harga\s)?(?:modal|beli|kulakan|hpp)(?:nya)?$/iu, '')
    return price === null
      ? null
      : { way: 'selling', name, price, label: change.words, how: `modal ${formatRupiah(thing.price)} ${change.words}` }
  })
}
