import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'

import { compare, goodsTotal, isDetermined } from './compare.ts'
import { makeMessage, today } from './message.ts'
import * as lists from './word-lists.ts'

const seeds = Array.from({ length: 500 }, (_, at) => 1000 + at)

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })

test('ASSIST-01 no word of the sentence maker stands in the source: what is read is read by structure', () => {
  // The folders that read letters; other kinds, the answers in the chat and what papers suggest know many words of trade.
  const readers = ['src/core/assistant', 'src/features/documents/shared']
  const aside = [
    '/answers/',
    '/papers/usual-points.ts',
    '/real-words.ts',
    '/towns.ts',
    '/business-name-words.ts',
    '/business-names.ts',
    '/name-leads.ts',
  ]
  const reading = readers.flatMap(sources).filter((path) => !aside.some((part) => path.includes(part)))
  const known = new Set(
    reading.flatMap((path) =>
      readFileSync(path, 'utf8')
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    ),
  )
  const own = Object.values(lists)
    .flat()
    .flatMap((words) => words.toLowerCase().split(' '))
    .filter((word) => word.length >= 5)
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter((word) => known.has(word))).toEqual([])
})

test('ASSIST-01 CHAT-16 of 500 random sentences at least 95 in 100 facts are read right', () => {
  const verdicts = seeds.flatMap((seed) => {
    const made = makeMessage(seed)
    return compare(made, readMessage(made.text, today)).map((verdict) => ({ ...verdict, text: made.text }))
  })
  const wrong = verdicts.filter(({ right }) => !right)
  const share = 1 - wrong.length / verdicts.length
  expect(verdicts.length).toBeGreaterThan(5000)
  // The first misses are shown where the share is too low.
  expect({ enough: share >= 0.95, wrong: share >= 0.95 ? [] : wrong.slice(0, 10) }).toEqual({ enough: true, wrong: [] })
})

test('ASSIST-01 CHAT-16 every total that a random sentence determines is exact', () => {
  const wrong = seeds.flatMap((seed) => {
    const made = makeMessage(seed)
    if (!isDetermined(made)) return []
    const read = goodsTotal(readMessage(made.text, today).goods)
    const meant = goodsTotal(made.meant.lines)
    return read === meant ? [] : [{ seed, text: made.text, meant, read }]
  })
  expect(wrong.slice(0, 10)).toEqual([])
})

test('ASSIST-01 the maker says something different each time', () => {
  expect(new Set(seeds.map((seed) => makeMessage(seed).text)).size).toBe(seeds.length)
})
