/** Something with its price, as a row of a table, a card or a bar of a chart. */
export interface PricedRow {
  readonly name: string
  readonly price: number
}

/** Spaces that do not break are spaces when words are compared. */
export const unspaced = (text: string): string => text.replaceAll('\u00a0', ' ')

/** The Rupiah of a text that is a sum and nothing else; null for every other. */
export const sumIn = (text: string | undefined): number | null => {
  const sum = /^Rp ([\d.]+)$/.exec(unspaced(text ?? '').trim())?.[1]
  return sum === undefined ? null : Number(sum.replaceAll('.', ''))
}
