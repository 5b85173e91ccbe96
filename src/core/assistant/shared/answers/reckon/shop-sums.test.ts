import { expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readAsked } from '../answer.ts'
import { answerReckoned } from './answer-reckoned.ts'

const context = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}

const reckoned = (message: string, before: string | null = null): string =>
  answerReckoned(
    readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document']),
    before,
  )?.text.replaceAll('\u00a0', ' ') ?? 'nothing'

test.each([
  ['harga 120rb kasih diskon 15rb itu berapa persen', ['12,5%', 'Rp 105.000']],
  ['gaji 1,5jt potong kasbon 200rb sama bpjs 2%, yang diterima berapa', ['− Rp 30.000', '**Rp 1.270.000**']],
  ['1 kg bawang 34rb, ecer per ons 4rb, untung tidak?', ['10 × Rp 4.000', '**untung Rp 6.000**']],
  ['beli kaos lusinan 480rb, mau untung 25% tiap kaosnya jual berapa', ['÷ 12 = **Rp 40.000**', '**Rp 50.000**']],
  [
    'sehari laku 120 porsi @13rb, modal 8rb, gaji 2 org @80rb, sewa 50rb/hari. bersihnya brp',
    ['Rp 600.000', '**bersih Rp 390.000 sehari**'],
  ],
  ['di warung 25rb, gofood motong 20%, di aplikasi jual berapa biar dapatnya sama', ['**Rp 31.250**']],
  ['uang 200rb belanjaan 137.500 kembaliannya?', ['**Rp 62.500**']],
  ['daging 3kg 390rb tepung 40rb bumbu 25rb jd 150 mangkok, modal semangkok brp', ['tepung Rp 40.000', 'Rp 3.033']],
  ['kalau tiap hari nabung 15rb setahun dapat berapa', ['Rp 5.400.000']],
  ['sewa ruko naik 8% dr 24jt setahun jd brp sebulannya', ['**Rp 2.160.000**']],
  ['minjem 20jt bunga flat 2% sebulan 12 bulan, mahal ga', ['Rp 2.066.667', '42% setahun']],
] as const)('ASSIST-01 CHAT-18 %s', (message, held) => {
  for (const words of held) expect(reckoned(message)).toContain(words)
})

test('ASSIST-01 CHAT-18 a cost told later stands beside the one of another name', () => {
  const text = reckoned('terus kalau sewa 1,5jt jadi sisa berapa', 'omzet 15jt bahan 8jt gaji 2jt')
  expect(text).toContain('bahan − Rp 8.000.000')
  expect(text).toContain('laba bersih Rp 3.500.000')
})

test('ASSIST-01 CHAT-18 a time that has passed is no time to pay in', () => {
  expect(reckoned('kur 50jt tanpa jaminan bisa? usahaku baru jalan 8 bulan')).toBe('nothing')
})
