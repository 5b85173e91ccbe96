import type { GoodsLine } from '#core/assistant/shared/reading.ts'

import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sumIn } from '#core/assistant/shared/reading-grammar/sums/numbers.ts'
import { rupiah } from '#core/text/shared/rupiah.ts'

import type { DocumentContent } from '../content/document-content.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { isDeliveryTitle } from './convert-document.ts'

/** A delivery note: it counts what is brought and names no sums. */
export const isDeliveryNote = (letter: LetterData): boolean =>
  isDeliveryTitle(letter) &&
  letter.lines.length > 0 &&
  letter.lines.every(({ quantity, price }) => quantity !== null && price === null)

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []

const perUnit =
  /((?:rp\.?\s?)?\d[\d.,]{0,11}\s?(?:rb|ribu|k|jt|juta)?)\s?(?:per|tiap|\/|se(?=\p{L}))\s?(\p{L}{2,12})/giu

/** `bikin invoicenya, 18rb per dus`: prices that name nothing but the unit they are for. */
export const unitPrices = (text: string): readonly GoodsLine[] =>
  [...text.matchAll(perUnit)].flatMap(([, sum = '', unit = '']) => {
    const price = sumIn(sum.trim())
    return price === null
      ? []
      : [{ name: '', quantity: null, unit: unitOf(unit) ?? unit, price: rupiah(price), amount: null }]
  })

/** Whether a price that was told is for a row: of its name, or of its unit where no name is told. */
const isPriceOf = ({ name, unit }: GoodsLine, row: LetterLine): boolean => {
  const rows = wordsOf(row.description)
  const named = wordsOf(name).filter((word) => rows.includes(word))
  return named.length > 0 || (unit !== null && unit === row.unit)
}

/**
 * The rows of a delivery note with the prices that are told for the bill: `18rb per dus` for what is counted in `dus`. Rows
 * without a price stay open. Null where a told price finds no row or several, or another count is told.
 */
export const billedDelivery = (content: DocumentContent, told: readonly GoodsLine[]): DocumentContent | null => {
  const { lines } = content.letter
  const prices = new Map<LetterLine, number>()
  for (const one of told) {
    const found = lines.length === 1 ? lines : lines.filter((row) => isPriceOf(one, row))
    const [row, other] = found
    if (row === undefined || other !== undefined || one.price === null || prices.has(row)) return null
    if (one.quantity !== null && one.quantity !== row.quantity) return null
    prices.set(row, one.price)
  }
  const billed = lines.map((row) => ({ ...row, price: prices.get(row) ?? null }))
  return { ...content, letter: { ...content.letter, lines: billed } }
}
