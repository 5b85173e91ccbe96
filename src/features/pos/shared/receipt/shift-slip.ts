import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import type { ClosedShift, OpenedShift, ShiftReport } from '../shift.ts'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { paperLines, paperTime, type ReceiptShop } from './receipt-text.ts'

/** How the counted cash stands to what must lie in the drawer. */
export const differenceWords = (counted: number, expected: number): string => {
  if (counted === expected) return 'Pas'
  return `${counted > expected ? 'Lebih' : 'Kurang'} ${formatRupiah(Math.abs(counted - expected))}`
}

/** A shift that was closed, with its books. */
export interface EndedShift {
  readonly opened: OpenedShift
  readonly closed: ClosedShift
  readonly report: ShiftReport
}

/** The closing slip (Z) of a shift, as the lines of its printer. */
export const shiftLines = ({ opened, closed, report }: EndedShift, shop: ReceiptShop): readonly string[] => {
  const { rule, plain, centered, pair } = paperLines(shop.receiptColumns)
  const place = shop.locations?.find(({ id }) => id === opened.locationId)
  const timeOf = (moment: string): string => paperTime(new Date(moment), shop.timeZone)
  const takenOut = (name: string, amount: number): string[] => pair(name, formatNumber(-amount || 0))
  const notes = closed.notes?.trim() ?? ''
  return [
    ...centered(shop.name),
    ...(place && place.name !== shop.name ? centered(place.name) : []),
    rule,
    ...centered('TUTUP SHIFT'),
    ...pair('Buka', timeOf(opened.openedAt)),
    ...pair('Tutup', timeOf(closed.closedAt)),
    ...plain(`Kasir: ${opened.cashier}`),
    rule,
    ...pair(`${formatNumber(report.sales)} penjualan`, formatNumber(report.salesTotal)),
    ...report.methods.flatMap(({ method, amount }) => pair(`  ${paymentMethodName(method)}`, formatNumber(amount))),
    ...(report.discounts > 0 ? pair('Diskon diberikan', formatNumber(report.discounts)) : []),
    ...(report.rounding ? pair('Termasuk pembulatan', formatNumber(report.rounding)) : []),
    ...(report.refunds > 0 ? takenOut(`${formatNumber(report.refunds)} pengembalian`, report.refundsTotal) : []),
    ...(report.debtsPaid > 0 ? pair('Kasbon dilunasi', formatNumber(report.debtsPaid)) : []),
    rule,
    ...pair('Uang awal', formatNumber(report.openingCash)),
    ...pair('Penjualan tunai', formatNumber(report.cashSales)),
    ...(report.cashDebts > 0 ? pair('Kasbon dibayar tunai', formatNumber(report.cashDebts)) : []),
    ...pair('Uang masuk', formatNumber(report.cashIn)),
    ...takenOut('Uang keluar', report.cashOut),
    ...takenOut('Pengembalian tunai', report.cashRefunds),
    ...pair('Seharusnya di laci', formatNumber(report.expected)),
    ...pair('Uang yang dihitung', formatNumber(closed.countedCash)),
    ...pair('SELISIH', differenceWords(closed.countedCash, report.expected)),
    ...(notes === '' ? [] : [rule, ...plain(`Catatan: ${notes}`)]),
  ].map((line) => line.replaceAll('\u00A0', ' '))
}
