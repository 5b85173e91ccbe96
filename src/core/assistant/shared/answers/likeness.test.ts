import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type Answer, type Asked, readAsked } from './answer.ts'
import { chooseAnswer } from './choose-answer.ts'
import { createLikeness } from './likeness.ts'
import { createNearness } from './nearness.ts'

const context = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const askedOf = (message: string): Asked =>
  readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document'])

const pests: Answer = {
  name: 'pests',
  when: [],
  asks: ['banyak tikus di gudang cara mengusirnya'],
  reply: 'Tutup lubangnya, simpan bahan di rak.',
}
const credit: Answer = {
  name: 'credit',
  when: [],
  asks: ['pelanggan ngutang tidak bayar'],
  reply: 'Catat dan tagih dengan sopan.',
}

/** The first of some questions stands out by so much that it is answered with a word of doubt. */
test.each([
  [
    'saya jualan cilok keliling, hujan terus pada sepi, sisa 200 tusuk tiap hari gimana ngakalinya',
    'shop_goes_quiet_by_outside',
  ],
])('CHAT-18 %s is answered by what is nearest, and says so', (message, name) => {
  const answer = chooseAnswer(askedOf(message))
  expect(answer.name).toBe(name)
  expect(answer.text).toContain('Persis yang itu belum saya ketahui')
})

test.each([
  // No tax, no permit and no website is asked about.
  ['mau jual rumah makan yg udah jalan 5 taun, hargainnya gimana', 'restaurant_tax'],
  ['mau nambah jualan frozen food tapi freezer belum punya, mending beli apa sewa', 'frozen_food_permit'],
  ['pembeli saya mau bayar pake berlian', 'card_machine'],
  ['tetangga buang sampah depan warung', 'insult'],
])('CHAT-18 %s asks something else', (message, name) => {
  expect(chooseAnswer(askedOf(message)).name).not.toBe(name)
})

describe('likeness', () => {
  const answers = [pests, credit]
  const { likenessOf } = createLikeness(answers, createNearness(answers))

  test('CHAT-18 a message much like a question is near to its answer, by other words too', () => {
    expect(likenessOf(pests, askedOf('gudang saya banyak tikus, ngusirnya gimana'))).toBeGreaterThan(0.5)
    expect(likenessOf(credit, askedOf('pembeli kasbon ga bayar'))).toBeGreaterThan(0.5)
  })

  test('CHAT-18 one word of a question does not make it that question', () => {
    expect(likenessOf(pests, askedOf('sewa gudang berapa'))).toBe(0)
    expect(likenessOf(credit, askedOf('pelanggan minta katalog'))).toBe(0)
  })

  test('CHAT-18 a question is less like what was asked where its answer never heard of the word that tells most', () => {
    const lost: Answer = {
      name: 'lost',
      when: [],
      asks: ['pelanggan mengadu dompetnya hilang'],
      reply: 'Itu bukan utang: cari bersama.',
    }
    const some = [pests, credit, lost]
    const { likenessOf: like } = createLikeness(some, createNearness(some))
    // Both hold the same share of the question; a wallet is what the first is about, whoever owes it.
    const ofClauses = like(credit, askedOf('dompet, pelanggan ngutang bayar'))
    expect(ofClauses).toBeGreaterThan(0.5)
    expect(like(credit, askedOf('dompet pelanggan ngutang bayar'))).toBeCloseTo(0.85 * ofClauses)
  })
})

test.each([
  [
    'bang gimana cara ngadepin kasbon tetangga yang udah 3 bulan ga bayar2, takut musuhan',
    'credit_to_people_one_knows',
  ],
  ['mempekerjakan keponakan di toko tapi suka telat, ga enak negur', 'relative_at_work'],
  ['baa caro mambuek catatan utang urang di lapau', 'credit_book'],
  ['hasil jualan kapake wae ku kabutuhan imah, tekor', 'short_of_household_money'],
  ['kalau bangkrut utang usaha cv ditanggung pribadi ga', 'liability_of_forms'],
  ['uang kembalian receh selalu kurang, solusinya gimana', 'small_change_short'],
])('CHAT-18 %s is asked in words of its own', (message, name) => {
  expect(chooseAnswer(askedOf(message)).name).toBe(name)
})
