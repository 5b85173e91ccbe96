import { formatNumber } from '#core/text/shared/rupiah.ts'

interface CountedGood {
  readonly quantity: number
  readonly name: string
}

/** '2 × Teh Tarik, 1 × Kopi Tubruk' for the screen: a count is never left at the end of a line without its goods. */
export const countedGoods = (goods: readonly CountedGood[]): string =>
  goods.map(({ quantity, name }) => `${formatNumber(quantity)}\u00a0×\u00a0${name}`).join(', ')

/** The goods of a sale in the same way. */
export const goodsOfSale = (sale: {
  readonly lines: readonly { readonly quantity: number; readonly productName: string }[]
}): string => countedGoods(sale.lines.map(({ quantity, productName }) => ({ quantity, name: productName })))
