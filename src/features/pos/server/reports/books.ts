import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { sql } from 'drizzle-orm'

import type { Reader } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import type { DebtEntry } from '../../shared/debt/debts.contract.ts'
import { receiptNumber } from '../../shared/receipt-number.ts'
import type { BookName, SpanReport } from '../../shared/reports/report.contract.ts'
import { spanText, statusName } from '../../shared/reports/words.ts'
import { moneyIn } from '../../shared/reports/money-in.ts'
import type { Span } from '../../shared/reports/spans.ts'
import { readDebtEntries } from '../debts/debt-moves.ts'
import { onDebt } from '../../shared/sale.ts'
import type { ShopRow } from '../shops.repo.ts'
import type { BookCell, BookSheet } from './book-file.ts'
import { readSpanReport } from './span-report.ts'

/** As many sales, or lines of sales, one file has. */
export const mostRows = 20_000

type Shop = Pick<ShopRow, 'id' | 'timeZone'>
interface SaleFacts extends Record<string, unknown> {
  readonly day: string
  readonly time: string
  readonly sequence: number
  readonly receipt: string | null
  readonly cashier: string
  readonly method: string
  readonly status: string
}

const dayCell = (day: string): Date => new Date(`${day}T00:00:00Z`)
const numberOf = ({ day, sequence, receipt }: SaleFacts): string => receipt ?? receiptNumber(day, sequence)

const facts = ({ timeZone }: Shop) => sql`s.day::text as day,
  to_char(s.created_at at time zone ${timeZone}, 'HH24:MI') as time, s.sequence, s.receipt_number as receipt,
  s.cashier, s.payment_method as method, s.status`
const place = ({ id }: Shop, { from, to }: Span) => sql`s.pos_id = ${id} and s.day between ${from} and ${to}`

const bounded = <Row>(rows: readonly Row[]): readonly Row[] => {
  if (rows.length > mostRows) throw new AppError('books_too_long')
  return rows
}

const salesSheet = async (reader: Reader, shop: Shop, span: Span): Promise<BookSheet> => {
  const { rows } = await reader.execute<
    SaleFacts & {
      customer: string | null
      place: string | null
      discount: number
      service: number
      tax: number
      rounding: number
      total: number
      received: number
      refunded: number
      debt: number
      notes: string
    }
  >(sql`
    select ${facts(shop)}, c.name as customer, l.name as place, s.discount::float8 as discount, s.service::float8 as service,
      s.tax::float8 as tax, s.rounding::float8 as rounding,
      s.total_amount::float8 as total, s.received::float8 as received, s.refunded::float8 as refunded, s.notes,
      case s.payment_method when ${onDebt} then s.total_amount else coalesce((select sum(p.amount) from pos_sale_payments p
        where p.pos_id = s.pos_id and p.sale_id = s.id and p.method = ${onDebt}), 0) end::float8 as debt
    from pos_sales s
    left join pos_customers c on c.pos_id = s.pos_id and c.id = s.customer_id
    left join pos_locations l on l.pos_id = s.pos_id and l.id = s.location_id
    where ${place(shop, span)} order by s.day, s.sequence limit ${mostRows + 1}`)
  return {
    name: 'Penjualan',
    rows: [
      [
        'Tanggal',
        'Jam',
        'No. struk',
        'Kasir',
        'Pelanggan',
        'Lokasi',
        'Cara bayar',
        'Diskon struk',
        'Layanan',
        'Pajak',
        'Pembulatan',
        'Total',
        'Dibayar',
        'Kembali',
        'Kasbon',
        'Dikembalikan',
        'Status',
        'Catatan',
      ],
      ...bounded(rows).map((row): BookCell[] => [
        dayCell(row.day),
        row.time,
        numberOf(row),
        row.cashier,
        row.customer ?? '',
        row.place ?? '',
        paymentMethodName(row.method),
        row.discount,
        row.service,
        row.tax,
        row.rounding,
        row.total,
        row.received - row.debt,
        row.received - row.total,
        row.debt,
        row.refunded,
        statusName(row.status),
        row.notes,
      ]),
    ],
  }
}

const linesSheet = async (reader: Reader, shop: Shop, span: Span): Promise<BookSheet> => {
  const { rows } = await reader.execute<
    SaleFacts & {
      name: string
      category: string | null
      quantity: number
      price: number
      discount: number
      charges: number
      rounding: number
      total: number
      cost: number | null
      back: number
    }
  >(sql`
    select ${facts(shop)}, i.product_name as name, p.category, i.quantity, i.unit_price::float8 as price,
      (i.discount + i.bill_discount)::float8 as discount, i.charges::float8 as charges, i.rounding::float8 as rounding, i.total_price::float8 as total,
      i.unit_cost::float8 as cost, i.refunded_quantity as back
    from pos_sales s join pos_sale_items i on i.pos_id = s.pos_id and i.sale_id = s.id
    left join pos_products p on p.pos_id = i.pos_id and p.id = i.product_id
    where ${place(shop, span)} order by s.day, s.sequence, i.line limit ${mostRows + 1}`)
  return {
    name: 'Barang terjual',
    rows: [
      [
        'Tanggal',
        'Jam',
        'No. struk',
        'Nama barang',
        'Kategori',
        'Jumlah',
        'Harga',
        'Diskon',
        'Layanan dan pajak',
        'Pembulatan',
        'Total',
        'Harga modal',
        'Dikembalikan',
        'Kasir',
        'Cara bayar',
        'Status',
      ],
      ...bounded(rows).map((row): BookCell[] => [
        dayCell(row.day),
        row.time,
        numberOf(row),
        row.name,
        row.category ?? '',
        row.quantity,
        row.price,
        row.discount,
        row.charges,
        row.rounding,
        row.total,
        row.cost ?? '',
        row.back,
        row.cashier,
        paymentMethodName(row.method),
        statusName(row.status),
      ]),
    ],
  }
}

const debtNames: Readonly<Record<DebtEntry['kind'], string>> = {
  taken: 'Diambil',
  returned: 'Barang kembali',
  paid: 'Dibayar',
}

const debtsSheet = async (reader: Reader, shop: Shop, span: Span): Promise<BookSheet> => {
  const rows = await readDebtEntries(reader, shop.id, { span, timeZone: shop.timeZone, most: mostRows + 1 })
  return {
    name: 'Kasbon',
    rows: [
      ['Tanggal', 'Jam', 'Pelanggan', 'Catatan', 'Diambil', 'Berkurang', 'Cara bayar', 'No. struk', 'Kasir'],
      ...bounded(rows)
        .toReversed()
        .map((row): BookCell[] => [
          dayCell(row.day),
          row.time,
          row.customer,
          debtNames[row.kind],
          row.kind === 'taken' ? row.amount : '',
          row.kind === 'taken' ? '' : row.amount,
          row.paymentMethod === null ? '' : paymentMethodName(row.paymentMethod),
          row.number ?? '',
          row.cashier,
        ]),
    ],
  }
}

/** A sheet below its headings; none where nothing would stand in it. */
const sheet = (name: string, headings: string[], rows: readonly BookCell[][]): BookSheet[] =>
  rows.length === 0 ? [] : [{ name, rows: [headings, ...rows] }]

/** The figures of a report as sheets. */
const reportSheets = (report: SpanReport): BookSheet[] => {
  const { profit } = report
  const money = moneyIn(report)
  return [
    ...sheet(
      'Ringkasan',
      ['Laporan', spanText(report)],
      [
        ['Pendapatan', report.revenue],
        ['Penjualan sebelum pengembalian', report.sold],
        ['Dikembalikan', report.refunds],
        ['Diskon', report.discounts],
        ...(report.charges.service > 0 ? [['Termasuk layanan', report.charges.service]] : []),
        ...(report.charges.tax > 0 ? [['Termasuk pajak', report.charges.tax]] : []),
        ...(report.rounding === 0 ? [] : [['Termasuk pembulatan', report.rounding]]),
        ['Jumlah penjualan', report.sales],
        ['Rata-rata per penjualan', report.average],
        ['Barang terjual', report.pieces],
        ...(profit
          ? [
              ['Laba kotor', profit.amount],
              ['Pendapatan yang modalnya diketahui', profit.covered],
            ]
          : []),
        ...(money.lent !== 0 || money.paidBack !== 0
          ? [
              ['Kasbon baru', money.lent],
              ['Kasbon dilunasi', money.paidBack],
              ['Uang yang masuk', money.total],
            ]
          : []),
        [`Pendapatan ${spanText(report.before)}`, report.before.revenue],
      ],
    ),
    ...sheet(
      'Per hari',
      ['Tanggal', 'Penjualan', 'Pendapatan'],
      report.days.map(({ day, sales, revenue }) => [dayCell(day), sales, revenue]),
    ),
    ...sheet(
      'Cara bayar',
      ['Cara bayar', 'Pendapatan'],
      report.methods.map(({ name, revenue }) => [paymentMethodName(name), revenue]),
    ),
    ...sheet(
      'Kasbon dilunasi',
      ['Cara bayar', 'Dibayar'],
      report.debtsPaid.map(({ name, revenue }) => [paymentMethodName(name), revenue]),
    ),
    ...sheet(
      'Kategori',
      ['Kategori', 'Barang', 'Pendapatan'],
      report.categories.map(({ name, pieces, revenue }) => [name ?? 'Tanpa kategori', pieces, revenue]),
    ),
    ...sheet(
      'Per jam',
      ['Jam', 'Penjualan', 'Nilai'],
      report.hours.map(({ hour, sales, revenue }) => [`${String(hour).padStart(2, '0')}.00`, sales, revenue]),
    ),
    ...sheet(
      'Terlaris',
      ['Barang', 'Terjual', 'Pendapatan'],
      report.best.map(({ name, pieces, revenue }) => [name, pieces, revenue]),
    ),
    ...sheet(
      'Kurang laku',
      ['Barang', 'Terjual', 'Pendapatan'],
      report.slow.map(({ name, pieces, revenue }) => [name, pieces, revenue]),
    ),
    ...sheet(
      'Kasir',
      ['Kasir', 'Penjualan', 'Pendapatan'],
      report.cashiers.map(({ name, sales, revenue }) => [name ?? '', sales, revenue]),
    ),
    ...sheet(
      'Lokasi',
      ['Lokasi', 'Penjualan', 'Pendapatan'],
      report.locations.map(({ name, sales, revenue }) => [name ?? 'Tanpa lokasi', sales, revenue]),
    ),
  ]
}

const sheetOf = { sales: salesSheet, lines: linesSheet, debts: debtsSheet } as const

/** What goes into a file of the books. Throws `books_too_long`. */
export const readBook = async (reader: Reader, shop: Shop, span: Span, what: BookName): Promise<BookSheet[]> => {
  if (what === 'report') return reportSheets(await readSpanReport(reader, shop, span))
  return [await sheetOf[what](reader, shop, span)]
}
