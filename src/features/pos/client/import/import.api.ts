import { AppError } from '#core/errors/shared/app-error.ts'
import { addressOf, failureOf, reach } from '#core/http/client/call.ts'
import { takeFile } from '#core/http/client/take-file.ts'

import { type GoodsColumns, goodsFields } from '../../shared/import/goods-columns.ts'
import {
  importProducts,
  type ImportReport,
  largestGoodsFile,
  productsTemplate,
} from '../../shared/import/import.contract.ts'

export interface Sending {
  readonly itemId: string
  readonly file: File
  /** Columns chosen by hand; null as they were guessed. */
  readonly columns: GoodsColumns | null
  readonly take: boolean
  readonly signal: AbortSignal
}

const written = (columns: GoodsColumns): string =>
  goodsFields.flatMap((field) => (columns[field] === undefined ? [] : [`${field}:${columns[field]}`])).join(',')

/** Sends a file of goods: what it would do, or, with `take`, what it did. Throws AppError. */
export const sendGoods = async ({ itemId, file, columns, take, signal }: Sending): Promise<ImportReport> => {
  if (file.size > largestGoodsFile) throw new AppError('sheet_file_too_large')
  const query = { take: take ? 'yes' : 'no', columns: columns === null ? undefined : written(columns) }
  const response = await reach(addressOf(importProducts, { id: itemId }, query), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    body: file,
    signal,
  })
  if (!response.ok) throw await failureOf(response)
  const answer = importProducts.response.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new AppError('bad_answer', { cause: answer.error })
  return answer.data.data
}

/** Fetches the file to fill in. */
export const takeTemplate = (format: 'csv' | 'xlsx'): Promise<string> =>
  takeFile(addressOf(productsTemplate, {}, { format }), `contoh-daftar-barang.${format}`)
