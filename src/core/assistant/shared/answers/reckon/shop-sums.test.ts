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
  ['di warung 25rb, gofood motong 20%, di aplikasi jual berapa biar dapatnya sama', ['**Rp 31.250**']],
  ['uang 200rb belanjaan 137.500 kembaliannya?', ['**Rp 62.500**']],
  ['daging 3kg 390rb tepung 40rb bumbu 25rb jd 150 mangkok, modal semangkok brp', ['tepung Rp 40.000', 'Rp 3.033']],
  ['kalau tiap hari nabung 15rb setahun dapat berapa', ['Rp 5.400.000']],
  ['sewa ruko naik 8% dr 24jt setahun jd brp sebulannya', ['**Rp 2.160.000**']],
  ['minjem 20jt bunga flat 2% sebulan 12 bulan, mahal ga', ['Rp 2.066.667', '42% setahun']],
  ['beli hp bekas 1,2jt servis 250rb laku 1,9jt untungnya berapa persen', ['**Rp 450.000**', '**31%**']],
  [
    'bikin kue 3 loyang, 1 loyang 24 potong, total modal 216rb. per potong brp',
    ['= 72 potong', '**Rp 3.000 per potong**'],
  ],
  ['gaji harian 85rb, masuk 23 hari lembur 6 jam @12rb total berapa', ['**Rp 2.027.000**']],
  ['patungan beli freezer 3,6 juta bertiga, masing2 bayar berapa', ['**Rp 1.200.000** seorang']],
  ['diskon 50% + 20% sama dengan diskon 70% bukan', ['melainkan 60%']],
  ['jual 3 bungkus 10rb, modal per bungkus 2400, untung per bungkus berapa', ['**Rp 933**']],
  ['potongan shopee 9% dari harga 65rb jadi terima berapa', ['**Rp 59.150**']],
  ['beli 5 karung beras @325rb dijual 14.500 per kg isi 25 kg untung berapa', ['**Rp 187.500**']],
  ['sewa lapak 750rb sebulan buka 25 hari berarti sehari berapa', ['**Rp 30.000 sehari**']],
  ['modal gorengan 600 perak dijual seribu, untung berapa', ['**Rp 400**']],
  ['3 lusin gelas @7500 semuanya berapa', ['270.000']],
] as const)('ASSIST-01 CHAT-18 %s', (message, held) => {
  for (const words of held) expect(reckoned(message)).toContain(words)
})

test('ASSIST-01 CHAT-18 a cost told later stands beside the one of another name', () => {
  const text = reckoned('terus kalau sewa 1,5jt jadi sisa berapa', 'omzet 15jt bahan 8jt gaji 2jt')
  expect(text).toContain('bahan − Rp 8.000.000')
  expect(text).toContain('laba bersih Rp 3.500.000')
})

test('ASSIST-01 CHAT-18 a part of a firm is no gain on a price', () => {
  expect(reckoned('investor minta 50% saham padahal modalnya cuma 20jt, adil tidak')).toBe('nothing')
})

test('ASSIST-01 CHAT-18 a KUR told before has its rate', () => {
  expect(reckoned('kalau pinjam 20jt setahun sebulannya berapa', 'kur itu bunganya berapa')).toContain(
    'bunga 6% setahun',
  )
})

test('ASSIST-01 CHAT-18 a time that has passed is no time to pay in', () => {
  expect(reckoned('kur 50jt tanpa jaminan bisa? usahaku baru jalan 8 bulan')).toBe('nothing')
})
