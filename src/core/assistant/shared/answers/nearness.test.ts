import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from '../intent/understand-message.ts'
import type { AssistantContext } from '../port.ts'
import { type Answer, type Asked, readAsked } from './answer.ts'
import { chooseAnswer } from './choose-answer.ts'
import { createNearness } from './nearness.ts'

const context: AssistantContext = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const askedOf = (message: string): Asked => {
  const understood = understandMessage(message, kindSkills, context)
  const nothing = { reason: null, kind: null, documentType: null }
  return readAsked(message, understood.outcome === 'answer' ? understood.topic : nothing, context, ['document', 'pos'])
}

const parcels: Answer = {
  name: 'parcels',
  when: ['paket|kurir & hilang'],
  reply: 'Lapor ke ekspedisi, simpan resinya.',
}
const photos: Answer = { name: 'photos', when: ['foto|motret & produk'], reply: 'Dekat jendela, alas polos.' }

describe('nearness', () => {
  const { shareOf } = createNearness([parcels, photos])

  test('CHAT-18 what a message speaks of is shared or not', () => {
    expect(shareOf(parcels, askedOf('paket hilang gimana'))).toBe(1)
    expect(shareOf(photos, askedOf('paket hilang gimana'))).toBe(0)
  })
})

const outside: readonly (readonly [string, string])[] = [
  ['sertifikat halal bayar berapa', 'halal_cost'],
  ['cara ngajuin KUR ke bank gimana, takut ditolak', 'loan_application'],
  ['klien minta bayar 60 hari setelah terima barang, aman ga', 'long_payment_term'],
  ['qris uangnya masuk kapan ke rekening?', 'qris_settlement'],
  ['gimana caranya misahin duit toko biar ga kepake jajan', 'mixed_money'],
  ['kumaha supados warung abdi rame deui?', 'raise_sales'],
]

/** Told apart by what they speak of; the answers know nothing of it, and say so. */
const unknown = [
  'besok ada yang mau lihat-lihat usaha saya, apa yang perlu saya pakai',
  'cat tembok warung warna apa biar adem',
  'kalo cowok jualan skincare aneh ga sih',
]
test.each(unknown)('CHAT-18 %s is answered by an honest word', (message) => {
  expect(chooseAnswer(askedOf(message)).name).toBe('fallback')
})
test.each(outside)('CHAT-18 %s is no question about this product', (message, name) => {
  expect(chooseAnswer(askedOf(message)).name).toBe(name)
})
