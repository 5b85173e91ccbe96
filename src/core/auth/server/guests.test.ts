import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Tx } from '#core/db/server/database.ts'
import { authFor, newEmail, openBrowser, outcomeOf } from '#tests/support/cookie-browser.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts'

import type { Auth } from './auth.ts'
import { users } from './auth.tables.ts'
import { mergeGuest, resolveOwner } from './guests.ts'

let store: TestDatabase
let auth: Auth
/** Every merge that happened, and what the next one does. */
const merges: [string, string][] = []
let onMerge: (tx: Tx, guestId: string, userId: string) => Promise<void> = async () => {}

beforeAll(async () => {
  store = await createTestDatabase()
  auth = authFor(store.database, {
    onGuestMerge: async (tx, guestId, userId) => {
      await onMerge(tx, guestId, userId)
      merges.push([guestId, userId])
    },
  })
})
afterAll(async () => {
  await store.drop()
})

const browser = () => openBrowser(auth)

const userRow = async (id: string) => {
  const [row] = await store.database.select().from(users).where(eq(users.id, id))
  return row
}

describe('guests', () => {
  test('AUTH-08 a guest gets an identity once and keeps it', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    expect(await page.becomeGuest()).toBe(guestId)
    expect(await page.who()).toEqual({ role: 'guest', userId: guestId })
    expect(await auth.sessionState(page.headers())).toEqual({ user: null, isGuest: true, setCookies: [] })
    expect(await auth.readUser(guestId)).toBeNull()
  })

  test('CHAT-14 signing up moves the guest’s work once and keeps the row', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    const old = page.headers()
    merges.length = 0
    await page.signUp(newEmail())
    const userId = await page.userId()
    expect(merges).toEqual([[guestId, userId]])
    expect(await userRow(guestId)).toMatchObject({ mergedInto: userId, isAnonymous: true })
    expect(await auth.identify(old)).toEqual({ role: 'nobody' })
    expect((await auth.sessionState(old)).setCookies).toEqual([])
    expect(await store.database.transaction((tx) => resolveOwner(tx, guestId))).toBe(userId)
    expect(await store.database.transaction((tx) => resolveOwner(tx, userId))).toBe(userId)
  })

  test('CHAT-14 a repeated merge, and a second account on the same browser, get nothing', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    const email = newEmail()
    await page.signUp(email)
    const first = await page.userId()
    merges.length = 0
    expect(await store.database.transaction((tx) => mergeGuest(tx, guestId, first, onMerge))).toBe(false)
    await page.signUp(newEmail())
    await page.signIn(email)
    expect(merges).toEqual([])
    expect((await userRow(guestId))?.mergedInto).toBe(first)
  })

  test('CHAT-14 a guest who signs in to two accounts at once goes to exactly one', async () => {
    const [one, two] = [newEmail(), newEmail()]
    await browser().signUp(one)
    await browser().signUp(two)
    const tabs = browser()
    const guestId = await tabs.becomeGuest()
    merges.length = 0
    await Promise.all([tabs.signIn(one), tabs.signIn(two)])
    expect(merges).toHaveLength(1)
    expect((await userRow(guestId))?.mergedInto).toBe(merges[0]?.[1])
  })

  test('CHAT-14 a failure while moving undoes everything, the new account and session too', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    const email = newEmail()
    onMerge = async (tx, guest) => {
      await tx.update(users).set({ name: 'dipindah' }).where(eq(users.id, guest))
      throw new Error('moving failed')
    }
    expect(await outcomeOf(page.signUp(email))).toContain('moving failed')
    onMerge = async () => {}
    expect(await page.who()).toEqual({ role: 'guest', userId: guestId })
    expect(await userRow(guestId)).toMatchObject({ mergedInto: null, name: 'Anonymous' })
    expect(await store.database.select().from(users).where(eq(users.email, email))).toEqual([])
    await page.signUp(email)
    expect((await userRow(guestId))?.mergedInto).toBe(await page.userId())
  })

  test('CHAT-14 what is written for a guest while a merge waits is still moved', async () => {
    const page = browser()
    const guestId = await page.becomeGuest()
    const email = newEmail()
    await browser().signUp(email)
    let moved = ''
    onMerge = async (tx) => {
      const [row] = await tx.select({ name: users.name }).from(users).where(eq(users.id, guestId))
      moved = row?.name ?? ''
    }
    let signedIn: Promise<unknown> = Promise.resolve()
    await store.database.transaction(async (tx) => {
      const owner = await resolveOwner(tx, guestId)
      signedIn = page.signIn(email)
      await tx.update(users).set({ name: 'ditulis balasan' }).where(eq(users.id, owner))
    })
    await signedIn
    onMerge = async () => {}
    expect(moved).toBe('ditulis balasan')
  })
})
