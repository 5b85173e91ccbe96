import { handOver } from '#core/http/client/take-file.ts'
import { csvText } from '#core/sheets/shared/text-cells.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { isSale, type JournalEntry } from '../device/till-database.ts'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { entryWords } from './entry-words.ts'

const columns = ['Struk', 'Tanggal', 'Jam', 'Kasir', 'Barang', 'Jumlah', 'Harga', 'Total', 'Cara bayar', 'Keterangan']

/** What is not with the server, as a table that Indonesian spreadsheet programs open: one row for each line of a sale. */
export const unsentTable = (entries: readonly JournalEntry[], timeZone: string): string => {
  const rows = entries.flatMap((entry) => {
    const at = new Date(entry.at)
    const { what, number, amount, cashier, method } = entryWords(entry)
    const goods = isSale(entry)
      ? entry.sale.lines.map(({ productName, quantity, price, total }) => [productName, quantity, price, total])
      : [[what, 1, amount, amount]]
    return goods.map((told) => [
      number ?? '',
      dayIn(at, timeZone),
      formatTime(at, timeZone),
      cashier,
      ...told,
      method === null ? '' : paymentMethodName(method),
      entry.state === 'refused' ? 'ditolak server' : 'belum terkirim',
    ])
  })
  return csvText([columns, ...rows])
}

/** Hands the table to the browser as a file. */
export const takeUnsent = (entries: readonly JournalEntry[], slug: string, timeZone: string): void => {
  const table = new Blob([unsentTable(entries, timeZone)], { type: 'text/csv' })
  handOver(table, `penjualan-belum-terkirim-${slug}.csv`)
}
