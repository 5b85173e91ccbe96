import type { ExportedFile } from '#core/items/server/kind-store.ts'
import { csvText, guarded } from '#core/sheets/shared/text-cells.ts'

import { goodsFields } from '../../shared/import/goods-columns.ts'
import { exampleGoods, goodsTable, type ListedGoods } from '../../shared/import/goods-table.ts'
import { leastNumberPrice } from '../../shared/import/read-goods-lines.ts'

export const goodsFormats = ['csv', 'xlsx'] as const
export type GoodsFormat = (typeof goodsFormats)[number]

/** Widths of the columns in letters, in the order of `goodsFields`. */
const widths = [36, 14, 14, 10, 18, 18, 36]

/** The import takes a number as small as this for one that a spreadsheet program has shrunk. */
const isSmallPrice = (value: number, column: number): boolean =>
  (goodsFields[column] === 'price' || goodsFields[column] === 'cost') && value > 0 && value < leastNumberPrice

const workbook = async (goods: readonly ListedGoods[]): Promise<Uint8Array> => {
  const [headings = [], ...rows] = goodsTable(goods)
  const data = [
    headings.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value, column) =>
        typeof value === 'number' && !isSmallPrice(value, column)
          ? { value, type: Number, format: '#,##0' }
          : // Written as text, so that a barcode keeps its zeros.
            { value: typeof value === 'number' ? String(value) : guarded(value), type: String, format: '@' },
      ),
    ),
  ]
  const columns = widths.map((width) => ({ width }))
  // Loaded with the first file: a server that writes none keeps its megabytes free.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(data, { sheet: 'Barang', columns, stickyRowsCount: 1 }).toBuffer()
}

/** Goods as a CSV or Excel file, in the shape that the import reads back. */
export const goodsFile = async (
  name: string,
  goods: readonly ListedGoods[],
  format: GoodsFormat,
): Promise<ExportedFile> =>
  format === 'csv'
    ? {
        name: `${name}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        bytes: new TextEncoder().encode(csvText(goodsTable(goods))),
      }
    : {
        name: `${name}.xlsx`,
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: await workbook(goods),
      }

/** The file to fill in. */
export const templateFile = (format: GoodsFormat): Promise<ExportedFile> =>
  goodsFile('contoh-daftar-barang', exampleGoods, format)
