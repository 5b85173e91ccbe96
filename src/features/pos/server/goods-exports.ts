import * as z from 'zod/mini'

import type { ExportedFile, KindStore } from '#core/items/server/kind-store.ts'
import type { Item } from '#core/items/shared/item.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import { uncountedText } from '../shared/stock-counting.ts'
import { location } from '../shared/locations/location.ts'
import { ownProduct } from '../shared/store.ts'
import { goodsFile, type GoodsFormat } from './import/goods-files.ts'

const viewed = z.object({ products: z.array(ownProduct), locations: z._default(z.array(location), []) })

/** The goods as a list to read or print: name, price, stock. */
const goodsList = async (item: Item): Promise<ExportedFile> => {
  const { products } = z.parse(viewed, item.content)
  const lines = products.map(
    ({ name, price, stock, category }) =>
      `${name}${category === null ? '' : ` (${category})`}\t${formatRupiah(price)}\tstok ${stock === null ? uncountedText : formatNumber(stock)}`,
  )
  const text = [item.title, `${products.length} barang`, '', ...lines, ''].join('\n')
  return {
    name: `barang-${item.title}.txt`,
    mediaType: 'text/plain; charset=utf-8',
    bytes: new TextEncoder().encode(text),
  }
}

/** The goods as a sheet that the import reads back: with the stocks of the usual place, which the import sets. */
const goodsSheet =
  (format: GoodsFormat) =>
  (item: Item): Promise<ExportedFile> => {
    const { products, locations } = z.parse(viewed, item.content)
    const usual = locations[0]?.id
    const rows = products.map((one) =>
      usual === undefined || one.stock === null ? one : { ...one, stock: one.stockAt?.[usual] ?? 0 },
    )
    return goodsFile(`barang-${item.title}`, rows, format)
  }

export const goodsExports: KindStore['exports'] = {
  txt: goodsList,
  csv: goodsSheet('csv'),
  xlsx: goodsSheet('xlsx'),
}
