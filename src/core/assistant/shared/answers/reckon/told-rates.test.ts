import { expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readAsked } from '../answer.ts'
import { answerReckoned } from './answer-reckoned.ts'
import { changeAsShare } from './changes.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const textOf = (message: string): string => {
  const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
  const asked = readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document'])
  return (answerReckoned(asked, null)?.text ?? 'nothing').replaceAll('\u00a0', ' ')
}

test.each([
  ['target 10 juta baru dapat 7,5 juta kurang berapa persen', '**25%**'],
  ['harga normal 50rb dijual 42.500 kurang berapa persen?', '**15%**'],
  ['omset minggu ini 3.600.000 minggu kemarin 4,5 juta, kurang berapa persen', '**20%**'],
  ['pelanggan dari 80 orang jadi 60 orang, berkurang berapa persen', '**25%**'],
  ['omset kemarin 1.250.000 hari ini 1.400.000 naik berapa persen?', '**12%**'],
  ['harga coret 85rb jadi 68rb itu kurang berapa persen', '**20%**'],
  ['harga 120rb diskon 15rb, berapa persen', '**12,5%**'],
  ['harga asli 320rb sekarang 272rb, diskonnya berapa persen?', '**15%**'],
])('CHAT-18 a change is a share of what was there first: %s', (message, held) => {
  expect(textOf(message)).toContain(held)
})

test('CHAT-18 where the words do not tell which figure was first, no share is reckoned', () => {
  expect(changeAsShare('harga saya 15rb harga tetangga 12rb, kurang berapa persen')).toBeNull()
})

test.each([
  ['terigu 25 kg harga 212.500, sekilonya jatuh berapa?', '**Rp 8.500 per kg**'],
  ['bikin 1 lusin donat 45 menit, kalau pesanan 8 lusin selesai berapa lama', '**6 jam**'],
  ['pesanan 120 box, sehari sanggup 16 box, berapa hari selesai?', '**8 hari**'],
  ['stok gas 14 tabung, laku 3 sehari, cukup sampai kapan', '**4 hari penuh**, hari ke-5 tinggal 2 tabung'],
  ['gaji karyawan 2,6 juta sebulan 26 hari kerja, dia absen 3 hari, gajinya jadi berapa', '**Rp 2.300.000**'],
  ['pekerjaan ngecat 3 orang selesai 4 hari, kalau 2 orang berapa hari', '**6 hari**'],
  ['jahit 1 baju 2 jam, pesanan 30 baju, kalau kerja 8 jam sehari selesai berapa hari', '**8 hari**'],
  ['modal 3,2 juta udah balik 2 juta tinggal berapa persen lagi', '**37,5%**'],
  ['upah borongan 1.500 per potong, dapat 340 potong, berapa upahnya', '**Rp 510.000**'],
  ['HP 2,4 juta dicicil 6 kali DP 600rb tanpa bunga, tiap bulan bayar berapa', '**Rp 300.000 sebulan**'],
  ['sebulan bayar listrik 450rb, jadi sehari kira2 berapa ya', '**Rp 15.000 sehari**'],
  ['beli buku 12 lusin 1.296.000, per buku berapa', '**Rp 9.000 per buku**'],
  ['3 kilo cabe 135rb, setengah kilo berapa', '**Rp 22.500**'],
  ['tiket 25rb per orang terjual 140 lembar, pendapatannya berapa', '**Rp 3.500.000**'],
  ['cicil motor 9 juta dp 1,5 juta sisanya 10 bulan tanpa bunga, sebulannya berapa', '**Rp 750.000 sebulan**'],
])('CHAT-18 what is told at a rate is reckoned: %s', (message, held) => {
  expect(textOf(message)).toContain(held)
})
