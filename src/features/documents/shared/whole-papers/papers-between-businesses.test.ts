import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { letterTotals } from '../letter/letter-facts.ts'

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
