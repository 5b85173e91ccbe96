import { expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readAsked } from './answer.ts'
import { chooseAnswer } from './choose-answer.ts'
import { questionsOf } from './questions-of.ts'

const context = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const textOf = (message: string): string =>
  chooseAnswer(readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document'])).text
const asks = (part: string): boolean => /\?|apa|gimana|berapa/.test(part)

test('CHAT-18 a message is parted where it asks a second time, each with what is told before', () => {
  expect(questionsOf('toko saya sepi, gimana biar rame, terus pajaknya berapa', asks)).toEqual([
    'toko saya sepi, gimana biar rame',
    'pajaknya berapa',
  ])
  expect(questionsOf('gimana biar rame, toko saya di gang', asks)).toHaveLength(1)
})

test.each([
  ['cara hitung hpp gimana, dan pajak umkm berapa persen', ['HPP', 'PPh Final']],
  ['modal 60rb dijual 80rb untung berapa persen? terus cara promosinya gimana', ['Rp 20.000', 'Hubungi pembeli lama']],
  ['kur bri bunganya berapa sekarang dan syaratnya apa', ['bunga setahun', 'SLIK']],
  ['apa bedanya cv sama pt? terus kucing saya sakit, makannya apa', ['notaris', 'belum saya ketahui pastinya']],
])('CHAT-18 %s is answered in both parts', (message, parts) => {
  for (const part of parts) expect(textOf(message).replaceAll('\u00a0', ' ')).toContain(part)
})
