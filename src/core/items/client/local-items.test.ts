import fc from 'fast-check'
import { expect, test } from 'vitest'

import { summaryOf } from '#tests/support/item-fixtures.ts'

import type { ItemSummary } from '../shared/item.ts'
import {
  cleanUp,
  cleanUpEvery,
  isUnsent,
  keepingScore,
  type LocalItem,
  mergeLists,
  mostLocal,
  needsCreating,
  putOnShelf,
  readShelf,
} from './local-items.ts'

const now = new Date('2026-11-21T07:00:00Z')
const daysAgo = (days: number): string => new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
const local = (facts: Partial<LocalItem>): LocalItem => ({
  id: 'a',
  kind: 'document',
  title: 'Catatan',
  content: 'isi',
  createdAt: daysAgo(1),
  userId: 'u1',
  accesses: 0,
  isStarred: false,
  fromBackend: true,
  refusal: null,
  ...facts,
})
const summary = (id: string, lastModified: string): ItemSummary =>
  summaryOf({ id, title: id, createdAt: lastModified, lastModified })

const score = (facts: Partial<LocalItem>): number => keepingScore(local(facts), now)

test('ITEM-04 the score of P1 §9: new, opened at most fifty, starred, old', () => {
  expect(score({})).toBe(100)
  expect(score({ createdAt: daysAgo(7) })).toBe(100)
  expect(score({ createdAt: daysAgo(8) })).toBe(0)
  expect(score({ createdAt: daysAgo(30) })).toBe(0)
  expect(score({ createdAt: daysAgo(31) })).toBe(-20)
  expect(score({ createdAt: daysAgo(8), accesses: 3 })).toBe(30)
  expect(score({ createdAt: daysAgo(8), accesses: 900 })).toBe(50)
  expect(score({ createdAt: daysAgo(31), accesses: 5, isStarred: true })).toBe(230)
})

const shelfItem = fc.record({
  createdDays: fc.integer({ min: 0, max: 90 }),
  accesses: fc.nat(20),
  isStarred: fc.boolean(),
  fromBackend: fc.boolean(),
})

test('ITEM-04 cleaning up leaves at most fifty, never drops unsent work, and what it drops is worth no more than what stays', () => {
  fc.assert(
    fc.property(fc.array(shelfItem, { minLength: 40, maxLength: 130, size: 'max' }), (facts) => {
      const items = facts.map(({ createdDays, ...rest }, at) =>
        local({ ...rest, id: `i${at}`, createdAt: daysAgo(createdDays) }),
      )
      const after = cleanUp({ items, cleanedAt: 0 }, now).items
      const unsent = items.filter(isUnsent)
      for (const item of unsent) expect(after).toContain(item)
      expect(after.length).toBeLessThanOrEqual(Math.max(mostLocal, unsent.length))
      expect(after.length).toBe(Math.min(items.length, Math.max(mostLocal, unsent.length)))
      const scoreOf = (item: LocalItem): number => keepingScore(item, now)
      const stayed = after.filter((item) => !isUnsent(item)).map(scoreOf)
      const dropped = items.filter((item) => !after.includes(item)).map(scoreOf)
      expect(stayed.length === 0 || dropped.every((one) => one <= Math.min(...stayed))).toBe(true)
    }),
  )
})

test('ITEM-04 cleaning up happens at most once in 24 hours, also after the clock was set back', () => {
  const items = Array.from({ length: 60 }, (_, at) => local({ id: `i${at}` }))
  const cleaned = cleanUp({ items, cleanedAt: 0 }, now)
  expect(cleaned).toMatchObject({ cleanedAt: now.getTime() })
  expect(cleaned.items).toHaveLength(50)
  const again = { items, cleanedAt: now.getTime() }
  expect(cleanUp(again, new Date(now.getTime() + cleanUpEvery - 1))).toBe(again)
  expect(cleanUp(again, new Date(now.getTime() + cleanUpEvery)).items).toHaveLength(50)
  expect(cleanUp({ items, cleanedAt: now.getTime() + 9e9 }, now).items).toHaveLength(50)
})

test('ITEM-02 the same id replaces and keeps id and createdAt', () => {
  const before = local({ id: 'a', createdAt: daysAgo(5), title: 'Lama' })
  const other = local({ id: 'b' })
  const shelf = putOnShelf(
    { items: [before, other], cleanedAt: 3 },
    local({ id: 'a', title: 'Baru', createdAt: daysAgo(0) }),
  )
  expect(shelf.items).toEqual([{ ...before, title: 'Baru' }, other])
  expect(putOnShelf(shelf, local({ id: 'c' })).items.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})

test('ITEM-02 the lists are merged for one person: the server stands for what both have, newest first', () => {
  const backend = [summary('s1', daysAgo(1)), summary('s2', daysAgo(3))]
  const kept = [
    local({ id: 'l1', fromBackend: false, createdAt: daysAgo(2) }),
    local({ id: 's2', fromBackend: false, createdAt: daysAgo(0) }),
    local({ id: 'l2', fromBackend: false, userId: 'u2', createdAt: daysAgo(0) }),
    local({ id: 'l3', fromBackend: true, createdAt: daysAgo(0) }),
  ]
  const ids = (userId: string | null): string[] =>
    mergeLists(backend, kept, userId).map(({ from, item }) => `${from} ${item.id}`)
  expect(ids('u1')).toEqual(['server s1', 'device l1', 'server s2'])
  expect(ids(null)).toEqual(['server s1', 'server s2'])
})

test('ITEM-03 websites, tills and what the server has are not created there', () => {
  expect(needsCreating(local({ fromBackend: false }))).toBe(true)
  expect(needsCreating(local({ fromBackend: true }))).toBe(false)
  expect(needsCreating(local({ kind: 'website', fromBackend: false }))).toBe(false)
  expect(needsCreating(local({ kind: 'pos', fromBackend: false }))).toBe(false)
})

test('ITEM-02 whatever was stored is read: broken items fall away alone, both forms of a date count', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(readShelf(stored).items).toBeInstanceOf(Array)
    }),
  )
  const { items } = readShelf({
    items: [null, { id: 7 }, { id: 'x', userId: 'u1', createdAt: { seconds: 1_700_000_000 }, accesses: -3 }, 'rusak'],
    cleanedAt: 'kemarin',
  })
  expect(items).toEqual([
    local({ id: 'x', title: 'Dokumen', content: '', createdAt: '2023-11-14T22:13:20.000Z', fromBackend: false }),
  ])
})
