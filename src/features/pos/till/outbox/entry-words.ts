import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { countedGoods } from '../../shared/counted-goods.ts'
import { reckonRefund } from '../../shared/refund.ts'
import type { Sale } from '../../shared/sale.ts'
import { isSale, type JournalEntry } from '../device/till-database.ts'

/** An entry of the journal as a seller knows it. */
export interface EntryWords {
  readonly what: string
  /** The receipt that it is about; null where it is about none. */
  readonly number: string | null
  readonly amount: number
  readonly cashier: string
  /** How money came or went; null where none did. */
  readonly method: string | null
}

const goodsOf = ({ lines }: Sale, counts?: ReadonlyMap<number, number>): string =>
  countedGoods(
    lines.flatMap(({ quantity, productName }, at) => {
      const count = counts ? counts.get(at + 1) : quantity
      return count === undefined ? [] : [{ quantity: count, name: productName }]
    }),
  )

/** What an entry tells, in one line. */
export const entryWords = (entry: JournalEntry): EntryWords => {
  switch (entry.kind) {
    case 'sale': {
      const { number, total, cashier, paymentMethod } = entry.sale
      return { what: goodsOf(entry.sale), number, amount: total, cashier, method: paymentMethod }
    }
    case 'refund': {
      const { refund, sale } = entry
      const counts = new Map(refund.items.map(({ line, quantity }) => [line, quantity]))
      return {
        what: `${refund.kind === 'void' ? 'Pembatalan' : 'Pengembalian'}: ${goodsOf(sale, counts)}`,
        number: sale.number,
        amount: -reckonRefund(sale, refund.items).amount,
        cashier: refund.cashier,
        method: refund.paymentMethod,
      }
    }
    case 'debt-paid': {
      const { customerName, amount, cashier, paymentMethod } = entry.payment
      return { what: `Bayar kasbon: ${customerName}`, number: null, amount, cashier, method: paymentMethod }
    }
    case 'shift-opened':
      return {
        what: 'Buka shift',
        number: null,
        amount: entry.shift.openingCash,
        cashier: entry.shift.cashier,
        method: null,
      }
    case 'cash-moved': {
      const { direction, reason, amount, cashier } = entry.move
      const isIn = direction === 'in'
      const what = `${isIn ? 'Uang masuk' : 'Uang keluar'}: ${reason}`
      return { what, number: null, amount: isIn ? amount : -amount, cashier, method: 'tunai' }
    }
    case 'pin-locked':
      return { what: 'PIN salah berkali-kali', number: null, amount: 0, cashier: entry.lock.cashier, method: null }
    case 'shift-closed':
      return { what: 'Tutup shift', number: null, amount: entry.shift.countedCash, cashier: '', method: null }
  }
}

/** `3 penjualan`, or `4 catatan` where not all of them are sales. */
export const countWords = (count: number, onlySales: boolean): string =>
  `${formatNumber(count)} ${onlySales ? 'penjualan' : 'catatan'}`

/** How much is not with the server, and what its sales come to. */
export const unsentWords = (entries: readonly JournalEntry[]): { readonly count: string; readonly sum: string } => {
  const sales = entries.filter(isSale)
  return {
    count: countWords(entries.length, sales.length === entries.length),
    sum: formatRupiah(sales.reduce((total, { sale }) => total + sale.total, 0)),
  }
}
