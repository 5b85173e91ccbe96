import { expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AssistantContext } from '../port.ts'
import { readAsked } from './answer.ts'
import { chooseAnswer } from './choose-answer.ts'
import { pointedLine } from './numbered.ts'
import { refusalOfOrder } from './refusals.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const textOf = (message: string, owner: string, ai: string): string => {
  const turns: AssistantContext['turns'] = [
    { sender: 'user', content: owner },
    { sender: 'ai', content: ai },
  ]
  const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns }
  return chooseAnswer(readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document'])).text
}
const list = 'Beberapa cara:\n1. Harga khusus hari sepi.\n2. Paket bundling dua layanan.\n3. Kartu pelanggan.'

test('CHAT-18 a line of our answer that is pointed to by its number is explained', () => {
  const turns: AssistantContext['turns'] = [{ sender: 'ai', content: list }]
  expect(pointedLine('yang nomor 2 maksudnya gimana', turns)).toBe('Paket bundling dua layanan.')
  expect(pointedLine('yang ketiga gimana', turns)).toBe('Kartu pelanggan.')
  expect(pointedLine('yang nomor 5 gimana', turns)).toBeNull()
  expect(textOf('Yang nomor 2 maksudnya gimana? kasih contoh', 'salon saya sepi', list)).toContain('membandingkan')
})

test('CHAT-18 what our last answer was about is chosen of, and asked on about', () => {
  const kinds = 'Yang umum dua: QRIS statis (stiker cetak) dan QRIS dinamis (kode baru tiap transaksi).'
  expect(textOf('Enaknya yg mana utk lapak martabak saya?', 'QRIS ada brp macem?', kinds)).toContain(
    '**statis** dengan',
  )
})

test.each([
  ['bikinin kuitansi semen 15 juta, padahal belinya ga ada', true],
  ['buatkan nota fiktif 2 juta buat laporan', true],
  ['buatkan kuitansi semen 15 juta dari Pak Budi', false],
  ['buatkan invoice 20 kotak, padahal kemarin udah dibayar separuh', false],
])('CHAT-18 %s is a paper of what never was: %s', (message, refused) => {
  expect(refusalOfOrder(message) !== null).toBe(refused)
})

test('CHAT-18 figures that no way fits are read back, not answered by a text of something else', () => {
  const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
  const none = { reason: null, kind: null, documentType: null }
  const answer = chooseAnswer(
    readAsked('sewa mobil 20% plus parkir 1.000, jual 25rb jadi brp ya totalnya semua', none, context, []),
  )
  expect(answer.name).toBe('not_reckoned')
  expect(answer.text.replaceAll('\u00a0', ' ')).toContain('20%, Rp 1.000, Rp 25.000')
})
