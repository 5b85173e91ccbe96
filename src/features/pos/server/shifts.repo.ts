import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Database, Reader } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { deviceCode } from '../shared/receipt-number.ts'
import { mixedPayment } from '../shared/sale.ts'
import { type CashMove, type ClosedShift, expectedCash, type OpenedShift, type ShiftView } from '../shared/shift.ts'
import { posDebtPayments } from './debts/debts.tables.ts'
import { posRefunds, posSalePayments, posSales } from './sales.tables.ts'
import { touchShop } from './shops.repo.ts'
import { posCashMoves, posShifts, posTillDevices } from './tills.tables.ts'
import type { Seller } from './reckoned-sale.ts'

/** As many shifts the owner sees, the newest first. */
const shownShifts = 30

const shiftOf = (posId: string, id: string) => and(eq(posShifts.posId, posId), eq(posShifts.id, id))

const nameOf = (cashier: string, signedIn: string): string => storableText(cashier) || signedIn

/** Records that a shift was opened, once for its id. */
export const openShift = (database: Database, shift: OpenedShift, openedAt: Date, seller: Seller): Promise<void> =>
  database.transaction(async (tx) => {
    const { id, deviceId, locationId, openingCash, cashier } = shift
    const row = { deviceId, locationId, openingCash, openedAt, cashier: nameOf(cashier, seller.cashier) }
    await tx
      .insert(posShifts)
      .values({ posId: seller.shop.id, id, ...row })
      .onConflictDoNothing()
    await touchShop(tx, seller.shop, seller.now)
  })

/** Throws `shift_unknown` where the shop has no such shift (yet). */
const requireShift = async (reader: Reader, posId: string, id: string): Promise<void> => {
  const [known] = await reader.select({ id: posShifts.id }).from(posShifts).where(shiftOf(posId, id))
  if (!known) throw new AppError('shift_unknown')
}

/** Records cash that went into or out of the drawer, once for its id. Throws `shift_unknown`. */
export const moveCash = (database: Database, move: CashMove, createdAt: Date, seller: Seller): Promise<void> =>
  database.transaction(async (tx) => {
    const { id, shiftId, direction, amount } = move
    await requireShift(tx, seller.shop.id, shiftId)
    const told = { reason: storableText(move.reason), cashier: nameOf(move.cashier, seller.cashier) }
    await tx
      .insert(posCashMoves)
      .values({ posId: seller.shop.id, id, shiftId, direction, amount, ...told, createdAt })
      .onConflictDoNothing()
    await touchShop(tx, seller.shop, seller.now)
  })

/** Records how a shift ended; what was counted first stays. Throws `shift_unknown`. */
export const closeShift = (database: Database, shift: ClosedShift, closedAt: Date, seller: Seller): Promise<void> =>
  database.transaction(async (tx) => {
    await requireShift(tx, seller.shop.id, shift.id)
    await tx
      .update(posShifts)
      .set({ closedAt, countedCash: shift.countedCash, notes: storableText(shift.notes ?? '') })
      .where(and(shiftOf(seller.shop.id, shift.id), isNull(posShifts.closedAt)))
    await touchShop(tx, seller.shop, seller.now)
  })

/** The sums of each shift's sales. The cash of a sale that was paid in several ways is what was given, less the change. */
const salesOf = async (reader: Reader, posId: string, ids: readonly string[]) => {
  const cash = sql`case ${posSales.paymentMethod}
    when 'tunai' then ${posSales.totalAmount}
    when ${mixedPayment} then (select coalesce(sum(${posSalePayments.amount}), 0) from ${posSalePayments}
      where ${posSalePayments.posId} = ${posSales.posId} and ${posSalePayments.saleId} = ${posSales.id}
        and ${posSalePayments.method} = 'tunai') - (${posSales.received} - ${posSales.totalAmount})
    else 0 end`
  const isLate = sql`${posSales.recordedAt} > ${posShifts.closedAt}`
  return reader
    .select({
      shiftId: posShifts.id,
      sales: sql`count(*)`.mapWith(Number),
      salesTotal: sql`sum(${posSales.totalAmount})`.mapWith(Number),
      cashSales: sql`sum(${cash})`.mapWith(Number),
      late: sql`count(*) filter (where ${isLate})`.mapWith(Number),
      lateTotal: sql`coalesce(sum(${posSales.totalAmount}) filter (where ${isLate}), 0)`.mapWith(Number),
    })
    .from(posSales)
    .innerJoin(posShifts, and(eq(posShifts.posId, posSales.posId), eq(posShifts.id, posSales.shiftId)))
    .where(and(eq(posSales.posId, posId), inArray(posSales.shiftId, [...ids])))
    .groupBy(posShifts.id)
}

const refundsOf = (reader: Reader, posId: string, ids: readonly string[]) =>
  reader
    .select({
      shiftId: posRefunds.shiftId,
      refundsTotal: sql`sum(${posRefunds.amount})`.mapWith(Number),
      cashRefunds:
        sql`coalesce(sum(${posRefunds.amount} - ${posRefunds.debt}) filter (where ${posRefunds.paymentMethod} = 'tunai'), 0)`.mapWith(
          Number,
        ),
    })
    .from(posRefunds)
    .where(and(eq(posRefunds.posId, posId), inArray(posRefunds.shiftId, [...ids])))
    .groupBy(posRefunds.shiftId)

const debtsOf = (reader: Reader, posId: string, ids: readonly string[]) =>
  reader
    .select({ shiftId: posDebtPayments.shiftId, cashDebts: sql`sum(${posDebtPayments.amount})`.mapWith(Number) })
    .from(posDebtPayments)
    .where(
      and(
        eq(posDebtPayments.posId, posId),
        inArray(posDebtPayments.shiftId, [...ids]),
        eq(posDebtPayments.paymentMethod, 'tunai'),
      ),
    )
    .groupBy(posDebtPayments.shiftId)

const moved = (way: CashMove['direction']) =>
  sql`coalesce(sum(${posCashMoves.amount}) filter (where ${posCashMoves.direction} = ${way}), 0)`.mapWith(Number)

const movesOf = (reader: Reader, posId: string, ids: readonly string[]) =>
  reader
    .select({ shiftId: posCashMoves.shiftId, cashIn: moved('in'), cashOut: moved('out') })
    .from(posCashMoves)
    .where(and(eq(posCashMoves.posId, posId), inArray(posCashMoves.shiftId, [...ids])))
    .groupBy(posCashMoves.shiftId)

/** The newest shifts with the sums of everything that has arrived for them, also after they were closed. */
export const listShifts = async (reader: Reader, posId: string): Promise<ShiftView[]> => {
  const rows = await reader
    .select({ shift: posShifts, device: posTillDevices.number })
    .from(posShifts)
    .leftJoin(posTillDevices, and(eq(posTillDevices.posId, posShifts.posId), eq(posTillDevices.id, posShifts.deviceId)))
    .where(eq(posShifts.posId, posId))
    .orderBy(desc(posShifts.openedAt), desc(posShifts.id))
    .limit(shownShifts)
  if (rows.length === 0) return []
  const ids = rows.map(({ shift }) => shift.id)
  const sales = new Map((await salesOf(reader, posId, ids)).map((row) => [row.shiftId, row]))
  const refunds = new Map((await refundsOf(reader, posId, ids)).map((row) => [row.shiftId, row]))
  const debts = new Map((await debtsOf(reader, posId, ids)).map((row) => [row.shiftId, row.cashDebts]))
  const moves = new Map((await movesOf(reader, posId, ids)).map((row) => [row.shiftId, row]))
  return rows.map(({ shift, device }) => {
    const { id, cashier, openingCash } = shift
    const sold = sales.get(id)
    const back = refunds.get(id)
    const { cashIn = 0, cashOut = 0 } = moves.get(id) ?? {}
    const drawer = {
      openingCash,
      cashIn,
      cashOut,
      cashSales: sold?.cashSales ?? 0,
      cashRefunds: back?.cashRefunds ?? 0,
      cashDebts: debts.get(id) ?? 0,
    }
    return {
      id,
      cashier,
      deviceCode: device === null ? null : deviceCode(device),
      openedAt: shift.openedAt.toISOString(),
      closedAt: shift.closedAt?.toISOString() ?? null,
      ...drawer,
      expected: expectedCash(drawer),
      counted: shift.countedCash,
      sales: sold?.sales ?? 0,
      salesTotal: sold?.salesTotal ?? 0,
      refundsTotal: back?.refundsTotal ?? 0,
      late: sold?.late ?? 0,
      lateTotal: sold?.lateTotal ?? 0,
      notes: shift.notes,
    }
  })
}
