import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readAsked } from '../answer.ts'
import { chooseAnswer } from '../choose-answer.ts'

const context = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const answerTo = (message: string, reason: 'postponed' | 'other_thing' | null = null) => {
  const { name, text } = chooseAnswer(
    readAsked(message, { reason, kind: null, documentType: null }, context, ['document']),
  )
  return { name, text: text.replaceAll('\u00a0', ' ') }
}

describe('ASSIST-01 CHAT-18 an answer takes up what the owner told', () => {
  test.each([
    [
      'Mas, jualan mie ayam dibanding bakso mending yg mana? lokasi depan sd',
      'between_two',
      ['| mie ayam | bakso |', 'dekat sekolah'],
    ],
    ['laundry kiloan sama cuci sepatu untungan mana buat pemula', 'between_two', ['| laundry kiloan | cuci sepatu |']],
    ['bingung mau jualan apa modal 2 juta di deket kampus Purwokerto', 'business_idea', ['Rp 800.000', 'dekat kampus']],
    ['modal 5jt usaha apa di desa', 'business_idea', ['Rp 2.000.000', 'Di **desa**']],
    ['omzet segitu2 aja 500rb per hari, kurang apa ya', 'raise_sales', ['33 pembeli', '**7 lagi**']],
  ])('%s', (message, name, held) => {
    const answer = answerTo(message)
    expect(answer.name).toBe(name)
    for (const words of held) expect(answer.text).toContain(words)
  })

  test('a figure that was not told is not spoken of', () => {
    expect(answerTo('usaha apa yang cocok modal kecil').text).not.toContain('bagi dulu')
  })
})

describe('ASSIST-01 where nothing is known of a question, the reply says how it is found out', () => {
  test.each([
    ['boleh ga menyewakan drone di alun-alun', 'yang berwenang'],
    ['berapa harga kursi rotan ekspor di Jepara', 'tanya tiga penjual'],
  ])('%s', (message, held) => {
    expect(answerTo(message).text).toContain(held)
  })

  test('a question where to begin puts nothing off', () => {
    expect(answerTo('pengen punya toko online sendiri tapi gaptek, mulai dari mana?', 'postponed').name).toBe(
      'online_for_the_unskilled',
    )
  })
})

const paperAsked = (message: string): string =>
  chooseAnswer(readAsked(message, { reason: 'asked', kind: 'document', documentType: null }, context, ['document']))
    .text

test('CHAT-18 whether a paper is made here is said before what is known of it', () => {
  expect(paperAsked('bisa bikin surat perjanjian utang piutang ga disini')).toMatch(/^Bisa, Juragan/)
  expect(paperAsked('surat perjanjian utang piutang isinya apa aja')).not.toMatch(/^Bisa, Juragan/)
})
