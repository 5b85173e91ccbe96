import * as z from 'zod/mini'

import { deviceMadeId, price, shortText } from './fields.ts'
import type { Sale } from './sale.ts'

/** A shift is opened on its device, with the cash that lies in the drawer. */
export const openedShift = z.object({
  id: deviceMadeId,
  deviceId: z.optional(deviceMadeId),
  locationId: z.optional(deviceMadeId),
  cashier: shortText,
  openedAt: z.iso.datetime(),
  openingCash: price,
})
export type OpenedShift = z.output<typeof openedShift>

/** Cash that goes into or out of the drawer without a sale. */
export const cashMove = z.object({
  id: deviceMadeId,
  shiftId: deviceMadeId,
  direction: z.enum(['in', 'out']),
  amount: price.check(z.minimum(1)),
  reason: shortText.check(z.minLength(1)),
  cashier: shortText,
  movedAt: z.iso.datetime(),
})
export type CashMove = z.output<typeof cashMove>

/** A shift ends with the cash that was counted. */
export const closedShift = z.object({
  id: deviceMadeId,
  closedAt: z.iso.datetime(),
  countedCash: price,
  notes: z.optional(z.string().check(z.maxLength(500))),
})
export type ClosedShift = z.output<typeof closedShift>

/** What goes through a shift's drawer. */
export interface DrawerSums {
  readonly openingCash: number
  readonly cashIn: number
  readonly cashOut: number
  /** The cash part of its sales, less the change. */
  readonly cashSales: number
  readonly cashRefunds: number
  /** Debts that were paid back in cash. */
  readonly cashDebts: number
}

/** What must lie in the drawer, to the Rupiah. */
export const expectedCash = ({ openingCash, cashIn, cashOut, cashSales, cashRefunds, cashDebts }: DrawerSums): number =>
  openingCash + cashIn - cashOut + cashSales - cashRefunds + cashDebts

/** What of a sale's total was settled in which way; the change came out of the cash. */
export const takingsOf = ({
  paymentMethod,
  payments,
  total,
  change,
}: Pick<Sale, 'paymentMethod' | 'payments' | 'total' | 'change'>): { method: string; amount: number }[] =>
  payments && payments.length > 0
    ? payments.map(({ method, amount }) => ({ method, amount: method === 'tunai' ? amount - change : amount }))
    : [{ method: paymentMethod, amount: total }]

/** The books of one shift: what its closing report (Z) tells. */
export interface ShiftReport extends DrawerSums {
  readonly sales: number
  readonly salesTotal: number
  readonly discounts: number
  /** What rounding the cash added to its sales, or with a minus took off. */
  readonly rounding: number
  readonly refunds: number
  readonly refundsTotal: number
  /** Debts that were paid back, in whatever way. */
  readonly debtsPaid: number
  /** Sales by way of payment, in the order in which the ways first came. */
  readonly methods: readonly { readonly method: string; readonly amount: number }[]
  readonly expected: number
}

interface ShiftBooks {
  readonly openingCash: number
  readonly moves: readonly Pick<CashMove, 'direction' | 'amount'>[]
  readonly sales: readonly Pick<
    Sale,
    'paymentMethod' | 'payments' | 'total' | 'change' | 'discount' | 'rounding' | 'lines'
  >[]
  readonly refunds: readonly { readonly paymentMethod: string; readonly amount: number; readonly debt: number }[]
  readonly debtPayments: readonly { readonly paymentMethod: string; readonly amount: number }[]
}

const sumOf = <One>(all: readonly One[], amountOf: (one: One) => number): number =>
  all.reduce((sum, one) => sum + amountOf(one), 0)

/** What a sale's buyer was let off: on its lines and on the whole. */
const discountOf = ({ discount, lines }: ShiftBooks['sales'][number]): number =>
  (discount ?? 0) + sumOf(lines, (line) => line.discount ?? 0)

/** Reckons a shift from everything that happened in it, in whatever order. */
export const reckonShift = ({ openingCash, moves, sales, refunds, debtPayments }: ShiftBooks): ShiftReport => {
  const methods = new Map<string, number>()
  for (const { method, amount } of sales.flatMap(takingsOf)) methods.set(method, (methods.get(method) ?? 0) + amount)
  const moved = (way: CashMove['direction']): number =>
    sumOf(moves, ({ direction, amount }) => (direction === way ? amount : 0))
  const drawer: DrawerSums = {
    openingCash,
    cashIn: moved('in'),
    cashOut: moved('out'),
    cashSales: methods.get('tunai') ?? 0,
    cashRefunds: sumOf(refunds, ({ paymentMethod, amount, debt }) => (paymentMethod === 'tunai' ? amount - debt : 0)),
    cashDebts: sumOf(debtPayments, ({ paymentMethod, amount }) => (paymentMethod === 'tunai' ? amount : 0)),
  }
  return {
    ...drawer,
    sales: sales.length,
    salesTotal: sumOf(sales, ({ total }) => total),
    discounts: sumOf(sales, discountOf),
    rounding: sumOf(sales, ({ rounding = 0 }) => rounding),
    refunds: refunds.length,
    refundsTotal: sumOf(refunds, ({ amount }) => amount),
    debtsPaid: sumOf(debtPayments, ({ amount }) => amount),
    methods: [...methods].map(([method, amount]) => ({ method, amount })),
    expected: expectedCash(drawer),
  }
}

/** A shift as its owner sees it. */
export const shiftView = z.object({
  id: z.string(),
  cashier: z.string(),
  /** The letters of its device; null where it has none. */
  deviceCode: z.nullable(z.string()),
  openedAt: z.string(),
  closedAt: z.nullable(z.string()),
  openingCash: price,
  cashIn: price,
  cashOut: price,
  cashSales: z.int(),
  cashRefunds: price,
  cashDebts: price,
  expected: z.int(),
  /** Null as long as it goes on. */
  counted: z.nullable(price),
  sales: z.int(),
  salesTotal: price,
  refundsTotal: price,
  /** Sales that arrived after it was closed. They count, the drawer's figure has changed by them. */
  late: z.int(),
  lateTotal: price,
  notes: z.string(),
})
export type ShiftView = z.infer<typeof shiftView>
