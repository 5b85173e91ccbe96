import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { letterTotals } from '../letter/letter-facts.ts'
import { uncounted } from '../letter/uncounted.ts'

const totalOf = (message: string, type: Parameters<typeof writtenLetter>[1]): number | null =>
  letterTotals(writtenLetter(message, type).letter).total

test('DOC-08 a note of goods given back is a paper of its own, without an account to pay to', () => {
  const { letter, text } = writtenLetter(
    'nota retur ke supplier CV Serat Jaya: benang luntur 4 dari 15 gulung yang dibeli, harga 36rb per gulung',
    'surat_resmi',
  )
  expect(letter.title).toBe('NOTA RETUR')
  expect(letterTotals(letter).total).toBe(144_000)
  expect(text).toContain('mencatat pengembalian barang')
  expect(text).toContain('4 dari 15 gulung')
  expect(text).not.toContain('rekening')
})

test('DOC-08 a budget and an order repeat nothing below their table', () => {
  const budget = writtenLetter(
    'RAB perbaikan mushola: cat 12 kaleng @ 85rb, upah 3 hari @ 140rb, cadangan 10% dari semua itu',
    'laporan',
  )
  expect(letterTotals(budget.letter).total).toBe(1_584_000)
  expect(budget.text).not.toContain('Keterangan')
  const order = writtenLetter(
    'PO mika ke distributor Plastik Makmur, mika 40 pak @ 21rb, potongan 50rb, dikirim sebelum 9 Des 2026',
    'surat_resmi',
  ).text
  expect(order).toContain('dikirim paling lambat 9 Desember 2026')
  expect(order).not.toContain('sebelum 9 Desember')
  expect(order.toLowerCase()).not.toContain('mika ke distributor')
})

test.each([
  [
    'what is billed by days is a row for each day',
    'tagihan ke Bu Rina, cuci karpet: 3 Nov 45rb, 9 Nov 60rb, tgl 12 nov 30rb',
    135_000,
  ],
  ['so is what is billed by months', 'tagihan sewa lapak ke Pak Eko: Juli 150rb, Agustus 175rb', 325_000],
  ['a span of months counts them', 'invoice ke PT Lima Roda, sewa gudang 300rb sebulan, Juli-September 2026', 900_000],
  [
    'who comes along for free pays nothing',
    'invoice ke SMP 3, paket wisata 2H1M 250rb per siswa, 40 siswa, setiap 20 siswa gratis 1 guru',
    10_000_000,
  ],
] as const)('ASSIST-01 %s', (_, message, total) => {
  expect(totalOf(message, 'invoice')).toBe(total)
})

test('ASSIST-01 the row of a day says for what it is', () => {
  const { letter } = writtenLetter('tagihan ke Bu Rina, cuci karpet belum dibayar: 3 Nov 45rb, 9 Nov 60rb', 'invoice')
  expect(letter.lines.map(({ description }) => description)).toEqual([
    'cuci karpet 3 November',
    'cuci karpet 9 November',
  ])
  expect(letter.dueDate).toBe('')
})

test('DOC-08 what is first in the list of a plan is one of its costs, though it is as much as all others', () => {
  const message = 'proposal lomba voli ke PT Lima Roda: hadiah 3jt, wasit 2 orang @ 500rb, sewa lapangan 2jt'
  expect(totalOf(message, 'proposal')).toBe(6_000_000)
})

test('ASSIST-01 what a lamp of the street has cost is no address', () => {
  const { text } = writtenLetter('laporan kas RT 2: saldo awal 900.000, iuran 400.000, lampu jalan 215.000', 'laporan')
  expect(text).toContain('1.085.000')
})

test('DOC-08 a receipt of a fee is signed by whoever earned it, less the tax that is kept back', () => {
  const { letter, text } = writtenLetter(
    'kwitansi honor narasumber a.n. Dr. Wulan Astuti 2 jam @ 500.000 dipotong pph 21 5%, yang diterima bersih',
    'kuitansi',
  )
  expect([letterTotals(letter).total, letter.sender.name, letter.recipient.name]).toEqual([
    950_000,
    'Dr. Wulan Astuti',
    '',
  ])
  expect(text).toContain('PPh 21 5%')
})

test.each([
  [
    'the part that came in today',
    'kuitansi cicilan ke 2 dari 4 kali, Pak Rudi beli kulkas 1,6jt, yang masuk hari ini 400rb',
    'Cicilan ke 2',
  ],
  [
    'which part it is, and of what',
    'kuitansi termin 2 proyek pagar 40% dari nilai kontrak 1.000.000',
    'Termin 2 proyek pagar',
  ],
  [
    'the money by its own name',
    'kwitansi terima uang kos Juni dari Yosi kamar 5, 350.000 plus listrik 50.000',
    'Uang kos Juni',
  ],
])('DOC-08 a receipt tells %s', (_, message, purpose) => {
  const { letter, text } = writtenLetter(message, 'kuitansi')
  expect(letterTotals(letter).total).toBe(400_000)
  expect(text).toContain(purpose)
})

test('DOC-08 the day on which money was received is that of its receipt, though it is still to come', () => {
  expect(
    writtenLetter('kuitansi DP tenda dari Bu Rina 500rb, diterima tgl 25 November 2026', 'kuitansi').letter.date,
  ).toBe('2026-11-25')
})

test('ASSIST-01 meals told with how often a day are paid for every day of the meeting', () => {
  const message =
    'invoice rapat: coffee break 2 kali sehari 10 orang @ 15rb, makan siang sekali 10 orang @ 30rb, rapatnya 2 hari'
  expect(totalOf(message, 'invoice')).toBe(1_200_000)
})

test('DOC-08 what was paid before in parts is told with its parts and changes no total; one part is told below the table alone', () => {
  const parts = writtenLetter('tagihan ke Bu Yeni, jasa rias 5jt udah masuk dp 1jt sama 2jt', 'invoice')
  expect(letterTotals(parts.letter).balance).toBe(2_000_000)
  expect(parts.text.toLowerCase()).toContain('sudah masuk')
  expect(uncounted(parts.content)).toEqual([])
  const one = writtenLetter('tagihan ke Bu Yeni, jasa rias 5jt, sudah dicicil 1jt', 'invoice')
  expect(one.text.toLowerCase()).not.toContain('sudah dicicil')
})

test('DOC-08 a plan with money of its own tells what is lacking', () => {
  const { text } = writtenLetter(
    'RAB pentas seni: panggung 2jt, snack 100 kotak @ 8rb, kas RW 1 juta dikurangkan',
    'laporan',
  )
  for (const part of ['Dana tersedia', 'Kekurangan dana', '1.800.000']) expect(text).toContain(part)
})

test('DOC-08 what each has paid off is taken off in his row', () => {
  const { letter, text } = writtenLetter(
    'daftar kasbon: Slamet 400rb sudah bayar 150rb, Kardi 250rb, Parno 600rb sudah bayar 200rb',
    'laporan',
  )
  expect(letterTotals(letter).total).toBe(900_000)
  expect(text).not.toContain('Uang muka')
  expect(text.toLowerCase()).not.toContain('sudah bayar')
})

test('ASSIST-02 whoever gave goods back is written to, whoever paid a part is who it came from, and no shop is called after a month', () => {
  const back = writtenLetter('nota retur dari Toko Ananda, roti basi 35 bungkus @ 6.500', 'surat_resmi').letter
  expect([back.recipient.company, back.sender.name]).toEqual(['Toko Ananda', ''])
  const paid = writtenLetter(
    'kuitansi termin 1 pekerjaan kanopi dari CV Lima Roda, 45 persen dari 24 juta',
    'kuitansi',
  ).letter
  expect([paid.recipient.company, paid.sender.name]).toEqual(['CV Lima Roda', ''])
  expect(
    writtenLetter('laporan keuangan warung oktober: penjualan 8jt, belanja 5jt, gas 100rb', 'laporan').letter.sender
      .name,
  ).toBe('')
})

test('DOC-08 one of several instalments is what was paid, whatever it is paid for', () => {
  const { letter } = writtenLetter(
    'kuitansi cicilan motor bekas ke 4 dari 10, masing2 850rb, dari Pak Sanusi',
    'kuitansi',
  )
  expect([letterTotals(letter).total, letter.subject]).toEqual([850_000, 'Cicilan motor bekas ke 4 dari 10'])
})

test('DOC-08 what is counted without a unit is given back in part all the same', () => {
  expect(totalOf('nota retur: 12 dari 50 kaos luntur dikembalikan ke Konveksi Aba, 38rb per kaos', 'surat_resmi')).toBe(
    456_000,
  )
})
