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
const textOf = (message: string): string => {
  const asked = readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document'])
  return (answerReckoned(asked, null)?.text ?? 'nothing').replaceAll('\u00a0', ' ')
}

test.each([
  ['telat bayar sewa 12 hari denda 5rb sehari, total berapa', '**Rp 60.000**'],
  ['denda 0,1% per hari dari 4,5 juta telat 20 hari jadi brp', '**Rp 90.000**'],
  ['jualan 4 hari: 320, 410, 280, 390 ribu. rata2 sehari brp', '**Rp 350.000**'],
  ['target 30 juta, tgl 18 baru dapet 16,5 juta, sehari harus berapa', '**Rp 1.125.000**'],
  ['target 9 juta baru 6 juta sisa 10 hari, sehari berapa', '**Rp 300.000**'],
  ['gaji 2,6jt sebulan masuk cuma 19 hari dari 26, dibayar brp', '**Rp 1.900.000**'],
  ['sewa tenda 20 set @35rb buat 3 hari, diskon 10%, total brp', '**Rp 1.890.000**'],
  ['kaos selusin 420rb dijual 50rb satuan, untung selusin berapa', '**Rp 180.000**'],
  ['rim kertas 55rb, fotokopi 250 per lembar, tinta 40 perak, untung selembar', '**Rp 100**'],
  ['teh dus isi 24 harga 68rb dijual 4rb sebotol untung berapa', '**Rp 28.000**'],
  ['daging 1 kg 120rb, seporsi 80 gram, modal per porsi brp', '**Rp 9.600**'],
  ['ayam seporsi 150 gram, butuh berapa kg buat 200 porsi', '**30 kg**'],
  ['reseller minta harga, jual saya 35rb modal 21rb, kasih berapa', 'jual ke dia **Rp 28.000**'],
  ['modal 28rb, ke reseller 38rb, reseller jual 50rb, untung saya dan dia brp persen', '**Rp 12.000** (31'],
  ['harga warung 12rb, di grab kepotong 25%, jual brp biar sama', '**Rp 16.000**'],
  ['listrik 450rb air 120rb gaji 2 juta, untung per porsi 4 ribu, minimal jual berapa porsi', '**643 kali'],
  ['bahan 14rb jadi 8 bungkus, plastik 900 per bungkus, jual 5rb, untung per bungkus brp', '**Rp 2.650 per'],
  ['sewa sehari 25rb, untung sebiji 800, harus laku brp', '**32 kali jual sehari**'],
  ['harga 250rb diskon 15% terus ppn 11% jadi berapa', '**Rp 235.875**'],
  ['diskon 20% tambah diskon 10% dari 300rb jadi berapa', 'diskon 28%'],
  ['kulkas 4,2jt dicicil 12x 410rb, mahal berapa', '**Rp 720.000**'],
  ['laba 6,4 juta, partner dapet 35%, jatah dia brp', '**Rp 2.240.000**'],
  ['upah harian 80rb, lembur 2 jam dihitung brp', '**Rp 40.462**'],
  ['sewa lapak 900rb sebulan, untung per cup 3.500, harus laku berapa cup', '**258 kali jual sebulan**'],
])('CHAT-18 %s is reckoned with every figure', (message, result) => {
  expect(textOf(message)).toContain(result)
})

test.each([
  'target 30 juta, baru 16,5 juta, sisa 10 hari, biaya 4 juta, sehari berapa',
  'reseller ambil 50 pcs harga 18rb, jual 25rb, ongkir 40rb, untungnya brp',
  'kulkas 4,2jt dicicil 12x 410rb, ongkir 150rb asuransi 90rb, mahal berapa',
])('CHAT-18 %s has a figure too many for the way', (message) => {
  expect(textOf(message)).not.toMatch(/sehari: |untung satu|lebih mahal \*\*/)
})
