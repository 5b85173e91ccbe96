import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import { debtBack } from './debt/debt.ts'
import { everythingOf, isRefundable, leftOf, reckonRefund, type RefundItem, type RefundKind } from './refund.ts'
import { type PaymentMethod, paymentMethods, type Sale } from './sale.ts'

/** The reasons that come up most; anything else is typed. */
export const usualReasons = ['Salah catat', 'Barang rusak', 'Tidak jadi beli'] as const

/** What the forms of the owner and of the till say alike. */
export const refundWords = {
  goods: 'Barang yang kembali',
  count: 'Jumlah kembali',
  noGoods: 'Pilih dulu barang yang kembali.',
  noReason: 'Pilih atau tulis alasannya.',
  restock: 'Barang kembali ke rak (stok bertambah)',
  way: 'Uang kembali lewat',
  usualReasons: 'Alasan yang sering',
} as const

/** What is filled in before money goes back. */
export interface RefundDraft {
  readonly kind: RefundKind
  /** Pieces that come back of each line, in the order of the receipt. A void takes all there are. */
  readonly counts: readonly number[]
  /** Whether the goods go back on the shelf. */
  readonly restocked: boolean
  /** How the money goes back: as it came, or in cash. */
  readonly method: PaymentMethod
  readonly reason: string
}

export const newDraft = (sale: Sale, kind: RefundKind): RefundDraft => ({
  kind,
  counts: sale.lines.map(() => 0),
  restocked: true,
  method: paymentMethods.find((one) => one === sale.paymentMethod) ?? 'tunai',
  reason: '',
})

/** The draft with another count of one line. */
export const withCount = (draft: RefundDraft, line: number, count: number): RefundDraft => ({
  ...draft,
  counts: draft.counts.map((one, at) => (at === line ? count : one)),
})

/** The lines of which something can come back, each named by its place on the receipt. */
export const returnLines = (
  { lines }: Sale,
  { counts }: RefundDraft,
): { id: number; name: string; note: string; count: number; most: number }[] =>
  lines.flatMap((line, id) => {
    const { productName: name, quantity, refundedQuantity: back } = line
    const note = `dibeli ${formatNumber(quantity)}${back ? `, sudah kembali ${formatNumber(back)}` : ''}`
    const most = leftOf(line)
    return most === 0 ? [] : [{ id, name, note, count: counts[id] ?? 0, most }]
  })

interface ReadDraft {
  readonly items: readonly RefundItem[]
  /** So much of the amount lowers the buyer's debt. */
  readonly debt: number
  /** The rest of it, which goes back as money. */
  readonly money: number
  /** Whether money goes back at all, in one of the ways there are. */
  readonly asksWay: boolean
  readonly lacksGoods: boolean
  readonly lacksReason: boolean
}

/** What a draft gives back, and what it still lacks. */
export const readDraft = (sale: Sale, { kind, counts, restocked, reason }: RefundDraft): ReadDraft => {
  const items =
    kind === 'void'
      ? everythingOf(sale, restocked)
      : counts.flatMap((quantity, at) => (quantity > 0 ? [{ line: at + 1, quantity, restocked }] : []))
  const { amount } = reckonRefund(sale, items)
  const debt = debtBack(sale, amount, sale.owed ?? 0)
  return {
    items,
    debt,
    money: amount - debt,
    asksWay: amount > debt || debt === 0,
    lacksGoods: items.length === 0,
    lacksReason: reason.trim() === '',
  }
}

/** What stands on the key that gives it back: `Kembalikan Rp 10.000`. */
export const giveBackName = (kind: RefundKind, { money, asksWay }: Pick<ReadDraft, 'money' | 'asksWay'>): string =>
  `${kind === 'void' ? 'Batalkan dan kembalikan' : 'Kembalikan'} ${asksWay ? formatRupiah(money) : 'tanpa uang'}`

/** How a sale can be given back now: its goods as long as there are any, all of it on its own day. */
export const waysBack = (sale: Sale, timeZone: string, now: Date): readonly RefundKind[] => {
  if (!isRefundable(sale)) return []
  const isOfToday = dayIn(new Date(sale.timestamp), timeZone) === dayIn(now, timeZone)
  return isOfToday && sale.status === 'completed' ? ['refund', 'void'] : ['refund']
}
