import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type Answer, type Asked, readAsked } from './answer.ts'
import { chooseAnswer } from './choose-answer.ts'
import { createNearness } from './nearness.ts'
import { createRelevance } from './relevance.ts'

const context = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const askedOf = (message: string): Asked =>
  readAsked(message, { reason: 'asked', kind: null, documentType: null }, context, ['document'])

describe('relevance', () => {
  const rats: Answer = {
    name: 'rats',
    when: [],
    asks: ['tikus di gudang', 'tikus makan beras'],
    reply: 'Tutup lubang.',
  }
  const rice: Answer = { name: 'rice', when: [], asks: ['beras kutuan', 'harga beras'], reply: 'Jemur dulu di gudang.' }
  const answers = [rats, rice]
  const { relevanceOf } = createRelevance(answers, createNearness(answers).weightOf)

  test('CHAT-18 a word that stands in more of its questions, and in fewer answers, tells more for an answer', () => {
    const asked = askedOf('tikus masuk tempat beras')
    expect(relevanceOf(rats, asked)).toBeGreaterThan(relevanceOf(rice, asked))
    expect(relevanceOf(rice, asked)).toBeGreaterThan(0)
  })

  test('CHAT-18 what an answer only says tells less than what it is asked by', () => {
    const asked = askedOf('gudang')
    expect(relevanceOf(rats, asked)).toBeGreaterThan(relevanceOf(rice, asked))
  })

  test('CHAT-18 what an answer knows nothing of makes it fit less', () => {
    expect(relevanceOf(rice, askedOf('beras'))).toBeGreaterThan(relevanceOf(rice, askedOf('beras helikopter')))
    expect(relevanceOf(rice, askedOf('helikopter'))).toBe(0)
  })
})

test.each([
  ['karyawan saya sering telat, enaknya ditegur gmn ya tanpa bikin sakit hati', 'late_worker'],
  ['stok beras di gudang banyak kutu, masih boleh dijual?', 'rice_with_weevils'],
  ['gmn caranya biar pembeli balik lagi ke toko baju saya', 'keep_buyers'],
  ['saya mau berhenti kerja terus fokus jualan online, kapan waktu yg tepat', 'quit_job_for_business'],
  ['es batu saya cepet cair pas dibawa jualan keliling, akalinya gimana', 'ice_that_melts'],
  ['listrik warung naik, apa yg bisa dihemat', 'save_power'],
])('CHAT-18 %s is answered without a word of doubt by what fits it best', (message, name) => {
  const answer = chooseAnswer(askedOf(message))
  expect(answer.name).toBe(name)
  expect(answer.text).not.toContain('belum saya ketahui')
})

test.each(['cara daftar cpns tahun depan', 'lele saya pada mati pakannya apa ya yang bagus'])(
  'CHAT-18 %s fits nothing that is known',
  (message) => expect(chooseAnswer(askedOf(message)).text).toMatch(/belum saya ketahui|belum menangkap/),
)
