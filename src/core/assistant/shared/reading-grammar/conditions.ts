import type { Percent } from './goods/quantities.ts'
import { claim, endsClause, isFree, isNumber, low, type Sheet, textBetween } from './sheet.ts'
import { isDiscount } from './sums/sum-words.ts'
import { wordSet } from './words.ts'

const buys = wordSet(
  'paket beli pembelian minimal min minimum pesan pesen order ambil tiap setiap belanja kalau kalo jika bila apabila',
)

const because = wordSet('karena karna krn berhubung soalnya sebab lantaran')
const bought = wordSet(
  'ambil ambilnya beli belinya pesan pesannya belanja belanjanya belanjaan pembelian pembeliannya order ordernya orderan pesanan pesanannya total totalnya jumlah jumlahnya',
)
/** `karena belanjanya di atas 10 juta dapat potongan 7,5%`: the condition is met, and its figures are no sums of the bill. */
const readReason = (sheet: Sheet, to: number): void => {
  const from = sheet.tokens.findLastIndex((_, at) => at < to && to - at < 14 && because.has(low(sheet, at)))
  if (from < 0) return
  const at = Array.from({ length: to - from }, (_, index) => from + index)
  const isMet = at.some((place) => bought.has(low(sheet, place))) && at.some((place) => isNumber(sheet, place))
  const discount = at.find((place) => isDiscount(sheet, place))
  if (isMet && discount !== undefined) claim(sheet, from, discount, 'term')
}

/**
 * `beli 5 toples diskon 5%`: a discount that has a condition is a condition of the paper, and lowers no sum of it. Its
 * clause is claimed; read before sums and counts.
 */
export const readConditionalDiscounts = (sheet: Sheet, percents: readonly Percent[]): string[] => {
  const found: string[] = []
  for (const { from, to } of percents) {
    readReason(sheet, from)
    let start = from
    while (start > 0 && !endsClause(sheet, start - 1)) start -= 1
    let end = to
    while (end < sheet.tokens.length && !endsClause(sheet, end)) end += 1
    const at = Array.from({ length: end - start }, (_, index) => start + index)
    const discounts = at.some((place) => isDiscount(sheet, place))
    const cue = at.find((place) => buys.has(low(sheet, place)))
    const counts = at.some((place) => isNumber(sheet, place) && place < from && isFree(sheet, place))
    if (!discounts || cue === undefined || !counts) continue
    found.push(textBetween(sheet, start, end))
    claim(sheet, start, end, 'term')
  }
  return found
}
