import { handOver } from '#core/http/client/take-file.ts'
import { csvText } from '#core/sheets/shared/text-cells.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import type { JournalEntry } from '../device/till-database.ts'
import { methodNames } from '../../shared/receipt/receipt-text.ts'

const columns = ['Struk', 'Tanggal', 'Jam', 'Kasir', 'Barang', 'Jumlah', 'Harga', 'Total', 'Cara bayar', 'Keterangan']

/** Sales that are not with the server, as a table that Indonesian spreadsheet programs open: one row for each line. */
export const unsentTable = (entries: readonly JournalEntry[], timeZone: string): string => {
  const rows = entries.flatMap(({ sale, state }) => {
    const at = new Date(sale.timestamp)
    return sale.lines.map(({ productName, quantity, price, total }) => [
      sale.number,
      dayIn(at, timeZone),
      formatTime(at, timeZone),
      sale.cashier,
      productName,
      quantity,
      price,
      total,
      methodNames[sale.paymentMethod] ?? sale.paymentMethod,
      state === 'refused' ? 'ditolak server' : 'belum terkirim',
    ])
  })
  return csvText([columns, ...rows])
}

/** Hands the table to the browser as a file. */
export const takeUnsent = (entries: readonly JournalEntry[], slug: string, timeZone: string): void => {
  const table = new Blob([unsentTable(entries, timeZone)], { type: 'text/csv' })
  handOver(table, `penjualan-belum-terkirim-${slug}.csv`)
}
