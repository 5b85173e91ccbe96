import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { ReckonedAnswer } from '../../reckoned-answer.ts'
import { type Asked, readAsked } from '../answer.ts'
import { askedResults } from './asked-results.ts'
import { readFigures } from './figures.ts'

const found: ReckonedAnswer = {
  title: 'Laba Rugi',
  results: [
    { label: 'Pemasukan per hari', value: 'Rp 300.000', how: 'Rp 2.000 × 150 tusuk' },
    { label: 'Margin bersih', value: '52%', how: '' },
  ],
  told: [2_000, 150],
  chart: null,
}

const asked = (text: string, answer: ReckonedAnswer | null): Asked =>
  readAsked(
    text,
    { kind: null, reason: null, documentType: null },
    { today: '2026-11-21' as IsoDay, timeZone: 'Asia/Jakarta', ownerName: null, turns: [], reckon: () => answer },
    [],
  )
const reckoned = (text: string, answer: ReckonedAnswer | null = found): string | null =>
  askedResults(text, readFigures(text), asked(text, answer))?.text ?? null

test('CHAT-18 no loss of more than half is told to who speaks of none', () => {
  const lost: ReckonedAnswer = {
    ...found,
    results: [
      { label: 'Laba bersih', value: '−Rp 200.000', how: 'Rp 2.000 × 150 tusuk' },
      { label: 'Margin bersih', value: '−66,7%', how: '' },
    ],
  }
  expect(reckoned('2.000 setusuk laku 150 tusuk, untungnya berapa', lost)).toBeNull()
  expect(reckoned('2.000 setusuk laku 150 tusuk, ruginya berapa', lost)).toContain('−Rp 200.000')
})

test('CHAT-18 what no way of the chat knows is told as the kind that reckons finds it, with its way', () => {
  expect(reckoned('jual 2rb per tusuk, laku 150 tusuk, dapat berapa')).toContain(
    'Pemasukan per hari: Rp 2.000 × 150 tusuk = **Rp 300.000**.',
  )
})

test('CHAT-18 what is spent is not called income', () => {
  expect(reckoned('bayar 2rb per tusuk, 150 tusuk, habis berapa')).toContain('Biaya per hari')
})

test.each([
  ['a figure is left out', 'jual 2rb per tusuk, laku 150 tusuk, gas 15rb, dapat berapa', found],
  ['no result is asked for', 'jual 2rb per tusuk, laku 150 tusuk, enaknya promo apa', found],
  ['a rule is asked for', 'kuitansi 6rb perlu meterai ga, 2rb per tusuk laku 150 tusuk, meterai berapa', found],
  [
    'a gain is found that nobody asks for',
    'jual 2rb per tusuk, laku 150 tusuk, ongkir berapa',
    { ...found, results: [{ label: 'Laba bersih', value: 'Rp 300.000' }] },
  ],
  ['nothing was determined', 'jual 2rb per tusuk, laku 150 tusuk, dapat berapa', null],
  [
    'more is left than was sold',
    'jual 2rb per tusuk, laku 150 tusuk, dapat berapa',
    { ...found, results: [{ label: 'Margin bersih', value: '−4.515,4%' }] },
  ],
])('CHAT-18 nothing is told where %s', (_, text, answer) => {
  expect(reckoned(text, answer)).toBeNull()
})

test('CHAT-18 a cost that is small beside the price of one is that of one', () => {
  const read: string[] = []
  const text = 'cuci 35rb sepasang sabun 3rb, 70 pasang, untung berapa'
  const told = {
    ...found,
    results: [{ label: 'Laba', value: 'Rp 1', how: 'Rp 35.000 × 70 pasang' }],
    told: [35_000, 3_000, 70],
  }
  const spied = asked(text, told)
  const reckon = (reading: { readonly text: string }): ReckonedAnswer => {
    read.push(reading.text)
    return told
  }
  askedResults(text, readFigures(text), { ...spied, context: { ...spied.context, reckon } })
  expect(read.at(-1)).toContain('sabun 3rb per pasang')
})
