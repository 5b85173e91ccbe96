import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { withOwnTurns } from './own-turns.ts'
import { readMessage } from './read-message.ts'

const today = '2026-11-21' as IsoDay
const textOf = (order: string, ...said: string[]): string =>
  withOwnTurns(readMessage(order, today), {
    today,
    turns: said.flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'ai' as const, content: 'Baik.' },
    ]),
  }).text

test('ASSIST-06 an order takes up what the owner told of the own business before', () => {
  const text = textOf(
    'oke lanjut bikin kasirnya',
    'saya punya kios di Wamena, namanya Toko Mama Yosefa',
    'beras 14rb per kg, minyak goreng 16rb',
  )
  expect(text).toContain('Toko Mama Yosefa')
  expect(text).toContain('minyak goreng 16rb')
})

test('ASSIST-06 what was told before a question belongs to the business', () => {
  const text = textOf(
    'bikin website',
    'aku punya Kolam Renang Tirta Wana di Batu, tiket 18rb, promosinya lewat apa ya?',
  )
  expect(text).toContain('Tirta Wana di Batu, tiket 18rb')
  expect(text).not.toContain('promosinya')
})

test.each([
  ['bikin website', 'bikinin invoice buat PT Maju Jaya 2 juta'],
  ['bikin website', 'berapa harga bikin website di sini?'],
  ['bikin website', 'bikinin invoice dari toko saya buat klien bernama Budi Santoso, 2 juta'],
  ['bikin website', 'makasih ya kak'],
  ['buat kasir Kopi Senja, kopi 5rb', 'saya punya toko bernama Sinar Abadi'],
  ['buat website Kopi Senja', 'usaha saya namanya Sinar Abadi'],
])('ASSIST-06 %s is left alone behind: %s', (order, before) => expect(textOf(order, before)).toBe(order))

test('ASSIST-06 a name that was weighed and agreed to is the name, prices or not', () => {
  const weighed = 'aku buka les hitung di Klaten, namanya Rumah Hitung Bu Aba cocok ga menurutmu?'
  const text = textOf('ya pake nama itu aja, buatin websitenya. paket 5x 400rb', weighed)
  expect(text).toContain('namanya Rumah Hitung Bu Aba')
  expect(text).not.toContain('nama itu')
})
