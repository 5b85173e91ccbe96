import type { Row } from '#core/sheets/shared/sheet.ts'

import { uncountedText } from '../stock-counting.ts'
import type { OwnProduct } from '../store.ts'
import { fieldNames, goodsFields, type GoodsField } from './goods-columns.ts'

export type ListedGoods = Pick<OwnProduct, GoodsField>

/** A fact as a file or a report tells it: a stock that is not counted has a word for itself. */
export const toldFact = (field: GoodsField, value: string | number | null): string | number | null =>
  field === 'stock' && value === null ? uncountedText : value

/** Goods as rows below our own headings: what the export writes and the import reads back. */
export const goodsTable = (goods: readonly ListedGoods[]): readonly Row[] => [
  goodsFields.map((field) => fieldNames[field]),
  ...goods.map((good) => goodsFields.map((field) => toldFact(field, good[field]) ?? '')),
]

/** The lines of the template, to be written over. */
export const exampleGoods: readonly ListedGoods[] = [
  {
    name: 'Contoh: Kopi Susu',
    price: 15_000,
    cost: 9_000,
    stock: 20,
    category: 'Minuman',
    barcode: null,
    description: '',
  },
  {
    name: 'Contoh: Keripik Singkong',
    price: 8_500,
    cost: null,
    stock: 40,
    category: 'Makanan',
    barcode: '0899000000012',
    description: 'Bungkus 100 gram',
  },
]
