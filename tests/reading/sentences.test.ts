import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { createDice } from './dice.ts'
import { lineTotal, makeSentence, type Sentence } from './make-sentence.ts'
import * as lists from './word-lists.ts'

const today = '2026-11-21' as IsoDay

const sentences = (seed: number, count: number): Sentence[] => {
  const dice = createDice(seed)
  return Array.from({ length: count }, () => makeSentence(dice))
}

const share = (value: Reading['discount']): number | null => (value && 'percent' in value ? value.percent : null)

/** Every fact of a sentence beside what was read for it. */
const compare = ({ facts, writing }: Sentence, reading: Reading): [string, unknown, unknown][] => {
  const shown = (name: string): string =>
    writing === 'upper' ? name.replaceAll(/(?:^|\s)\p{L}/gu, (start) => start.toUpperCase()) : name
  return [
    ['sender', facts.sender, reading.sender?.company ?? reading.sender?.name ?? null],
    ['person', facts.person, reading.recipient?.name ?? null],
    ['company', facts.company, reading.recipient?.company ?? null],
    ['lines', facts.lines.length, reading.goods.length],
    ...facts.lines.flatMap((line, at): [string, unknown, unknown][] => {
      const read = reading.goods[at]
      return [
        [`name ${at}`, shown(line.name), read?.name],
        [`quantity ${at}`, line.quantity, read?.quantity],
        [`unit ${at}`, line.unit, read?.unit],
        [`price ${at}`, line.price, read?.price],
      ]
    }),
    ['delivery', facts.delivery, reading.charges[0]?.amount ?? null],
    ['discount', facts.discount, share(reading.discount)],
    ['tax', facts.tax, reading.tax !== null],
    ['deposit', facts.downPayment, share(reading.downPayment)],
    ['validity', facts.validityDays, reading.validityDays],
    ['due', facts.dueDays, reading.dueDays],
    ['account', facts.account?.number ?? null, reading.bankAccounts[0]?.number ?? null],
  ]
}

test('ASSIST-01 CHAT-16 of 500 made-up sentences at least 95 of 100 facts are read, and every total is exact', () => {
  let right = 0
  let all = 0
  const wrong: string[] = []
  const wrongTotals: string[] = []
  for (const sentence of sentences(20_261_121, 500)) {
    const reading = readMessage(sentence.text, today)
    for (const [fact, said, read] of compare(sentence, reading)) {
      all += 1
      if (said === read) right += 1
      else wrong.push(`${fact}: said ${String(said)}, read ${String(read)} in: ${sentence.text}`)
    }
    const total = sentence.facts.lines.reduce((sum, line) => sum + lineTotal(line), 0)
    const readTotal = reading.goods.reduce((sum, line) => sum + (line.amount ?? 0), 0)
    if (total !== readTotal) wrongTotals.push(`${total} read as ${readTotal}: ${sentence.text}`)
  }
  expect(wrongTotals).toEqual([])
  expect({ share: right / all >= 0.95, wrong: right / all >= 0.95 ? [] : wrong.slice(0, 40) }).toEqual({
    share: true,
    wrong: [],
  })
})

test('ASSIST-01 the reader knows none of the words that the sentences are made from', () => {
  const root = resolve(import.meta.dirname, '../../src/core/assistant/shared/reading-grammar')
  const source = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8').toLowerCase())
    .join('\n')
  const known = new Set(source.match(/\p{L}+/gu) ?? [])
  const made = [...lists.people, ...lists.businesses, ...lists.goods].flatMap((words) => words.toLowerCase().split(' '))
  expect(made.filter((word) => word.length >= 5 && known.has(word))).toEqual([])
})
