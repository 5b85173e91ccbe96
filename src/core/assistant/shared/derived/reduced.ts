import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { sumIn } from '../reading-grammar/sums/numbers.ts'

/** What something cost before, and what it costs now; whole Rupiah. */
export interface Reduced {
  readonly before: number
  readonly now: number
}

const sum = String.raw`(?:rp\.?\s?)?\d[\d.,]{0,12}\d?\s?(?:rb|ribu|rebu|k|jt|juta)?(?![\p{L}\d])`
const before = String.raw`(?:dari(?:\sharga)?|harga\s(?:normal|biasa|lama|awal|asli)(?:nya)?|normal(?:nya)?|biasanya|semula|tadinya)`
const now = String.raw`(?:(?:diskon|turun|promo)\s)?(?:jadi|menjadi|sekarang|kini|cuma|hanya|tinggal)(?:\scuma|\shanya|\stinggal)?`
const told = new RegExp(String.raw`(?<!\p{L})${before}\s(${sum})\s?,?\s?${now}\s(${sum})`, 'giu')

/**
 * `paket foto dari 12 juta jadi 9,5 juta`: the text with the price that holds alone, and both prices of each such thing.
 * What does not become cheaper stays as it is told.
 */
export const withoutFormerPrices = (text: string): { readonly text: string; readonly reduced: readonly Reduced[] } => {
  const reduced: Reduced[] = []
  const plain = text.replaceAll(told, (words, first: string, second: string) => {
    const one: Reduced = { before: sumIn(first) ?? 0, now: sumIn(second) ?? 0 }
    if (one.now < 100 || one.now >= one.before) return words
    reduced.push(one)
    return second
  })
  return { text: plain, reduced }
}

/** `sebelumnya Rp 12.000.000`; empty where a price was not reduced. */
export const formerPrice = (price: number | null, reduced: readonly Reduced[]): string => {
  const found = reduced.find(({ now: held }) => held === price)
  return found === undefined ? '' : `sebelumnya ${formatRupiah(found.before)}`.replaceAll('\u00a0', ' ')
}
