import { randomBytes } from 'node:crypto'

import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'

import { hashToken } from '#core/auth/server/credential.ts'
import type { Database, Reader, Tx } from '#core/db/server/database.ts'
import { items } from '#core/items/server/items.tables.ts'
import { storableText } from '#core/text/shared/storable-text.ts'

import { posShops } from './pos.tables.ts'
import { deviceCode } from '../shared/receipt-number.ts'
import type { ShopRow } from './shops.repo.ts'
import { posTillDevices, posTillSessions, posTillTickets } from './tills.tables.ts'

/** How long a till stays signed in. */
export const sessionSeconds = 30 * 24 * 60 * 60
/** How long an address of the workspace opens the till signed in. */
const ticketSeconds = 2 * 60

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)
const newToken = (): string => randomBytes(24).toString('base64url')

/** The shop whose till stands at `slug`; null where there is none (any more). */
export const findShopBySlug = async (reader: Reader, slug: string): Promise<ShopRow | null> => {
  const [found] = await reader
    .select({ shop: posShops })
    .from(posShops)
    .innerJoin(items, eq(items.id, posShops.id))
    .where(and(eq(posShops.slug, slug), isNull(items.deletedAt)))
  return found?.shop ?? null
}

/** Signs a till in; answers the token that only its cookie holds. */
export const startSession = async (tx: Tx, posId: string, cashier: string, now: Date): Promise<string> => {
  const token = newToken()
  await tx.delete(posTillSessions).where(and(eq(posTillSessions.posId, posId), lte(posTillSessions.expiresAt, now)))
  await tx.insert(posTillSessions).values({
    tokenHash: hashToken(token),
    posId,
    cashier: storableText(cashier),
    expiresAt: after(now, sessionSeconds),
    createdAt: now,
  })
  return token
}

/** The shop at `slug` and who sells on the till that shows `token`; its cashier is null where it is signed out. */
export const findTill = async (
  reader: Reader,
  slug: string,
  token: string,
  now: Date,
): Promise<{ readonly shop: ShopRow; readonly cashier: string | null } | null> => {
  const isOpen = and(
    eq(posTillSessions.posId, posShops.id),
    eq(posTillSessions.tokenHash, hashToken(token)),
    gt(posTillSessions.expiresAt, now),
  )
  const [found] = await reader
    .select({ shop: posShops, cashier: posTillSessions.cashier })
    .from(posShops)
    .innerJoin(items, eq(items.id, posShops.id))
    .leftJoin(posTillSessions, isOpen)
    .where(and(eq(posShops.slug, slug), isNull(items.deletedAt)))
  return found ?? null
}

/** Signs one till out. */
export const endSession = async (reader: Reader, posId: string, token: string): Promise<void> => {
  await reader
    .delete(posTillSessions)
    .where(and(eq(posTillSessions.posId, posId), eq(posTillSessions.tokenHash, hashToken(token))))
}

/** Signs every till of a shop out, and ends the addresses that would sign in. */
export const endSessions = async (tx: Tx, posId: string): Promise<void> => {
  await tx.delete(posTillSessions).where(eq(posTillSessions.posId, posId))
  await tx.delete(posTillTickets).where(eq(posTillTickets.posId, posId))
}

/** As many devices get letters at a shop within a day: more are no tills, and their receipts get the server's numbers. */
const newDevicesOfDay = 50
const daySeconds = 86_400

/** The letters under which a device sells for a shop, given to it once; null where too many ask for some. */
export const codeOfDevice = (database: Database, posId: string, id: string, now: Date): Promise<string | null> =>
  database.transaction(async (tx) => {
    const known = async (): Promise<number | undefined> => {
      const found = tx.select({ number: posTillDevices.number }).from(posTillDevices)
      return (await found.where(ofDevice(posId, id)))[0]?.number
    }
    const before = await known()
    if (before !== undefined) return deviceCode(before)
    // The shop's row keeps devices that come at once apart.
    await tx.select({ id: posShops.id }).from(posShops).where(eq(posShops.id, posId)).for('no key update')
    const again = await known()
    if (again !== undefined) return deviceCode(again)
    const ofToday = and(eq(posTillDevices.posId, posId), gt(posTillDevices.createdAt, after(now, -daySeconds)))
    if ((await tx.$count(posTillDevices, ofToday)) >= newDevicesOfDay) return null
    const next = sql<number>`(select coalesce(max(number), 0) + 1 from pos_till_devices where pos_id = ${posId})`
    const [added] = await tx
      .insert(posTillDevices)
      .values({ posId, id, number: next, createdAt: now })
      .returning({ number: posTillDevices.number })
    if (!added) throw new Error('a device was not added')
    return deviceCode(added.number)
  })

const ofDevice = (posId: string, id: string) => and(eq(posTillDevices.posId, posId), eq(posTillDevices.id, id))

/** The id of the place at which a device stands; null where it has not been told. */
export const placeOfDevice = async (reader: Reader, posId: string, id: string): Promise<string | null> => {
  const [known] = await reader
    .select({ locationId: posTillDevices.locationId })
    .from(posTillDevices)
    .where(ofDevice(posId, id))
  return known?.locationId ?? null
}

/** Tells a device where it stands. */
export const standDevice = async (reader: Reader, posId: string, id: string, locationId: string): Promise<void> => {
  await reader.update(posTillDevices).set({ locationId }).where(ofDevice(posId, id))
}

/** A ticket that signs in once, within two minutes. */
export const issueTicket = async (tx: Tx, posId: string, cashier: string, now: Date): Promise<string> => {
  const ticket = newToken()
  await tx.delete(posTillTickets).where(lte(posTillTickets.expiresAt, now))
  await tx.insert(posTillTickets).values({
    tokenHash: hashToken(ticket),
    posId,
    cashier: storableText(cashier),
    expiresAt: after(now, ticketSeconds),
  })
  return ticket
}

/** Uses a ticket up; null where it is used, late, or another shop's (which stays good there). */
export const useTicket = async (
  tx: Tx,
  posId: string,
  ticket: string,
  now: Date,
): Promise<{ readonly cashier: string } | null> => {
  const [used] = await tx
    .delete(posTillTickets)
    .where(and(eq(posTillTickets.tokenHash, hashToken(ticket)), eq(posTillTickets.posId, posId)))
    .returning({ cashier: posTillTickets.cashier, expiresAt: posTillTickets.expiresAt })
  return used && used.expiresAt > now ? { cashier: used.cashier } : null
}
