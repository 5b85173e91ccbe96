import { describe, expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

import { letterTotals } from '../letter/letter-facts.ts'

const totalOf = (message: string, documentType: DocumentType = 'invoice'): number | null =>
  letterTotals(writtenLetter(message, documentType).letter).total

describe('DOC-03 ASSIST-01 the total that a message determines', () => {
  test.each([
    [
      'spoken prices with the endings of speech',
      'invoice sewa kursi dua ratus biji dua ribu lima ratusan terus tenda tiga unit tiga ratus lima puluh ribu satunya',
      1_550_000,
    ],
    ['hundreds behind millions are thousands', 'invoice pak Ketut: kusen 6 batang sejuta dua ratus', 7_200_000],
    ['a count told anew', 'invoice ayam potong 20 ekor 38rb, bebek 10 ekor 62rb. eh ayamnya 25 ekor', 1_570_000],
    ['a count set right', 'invoice paving 120 m2 @92rb, kanstin 40 biji @28rb, ralat paving jadi 135 m2', 13_540_000],
    ['a price told anew', 'invoice ayam 20 ekor 38rb, bebek 10 ekor 62rb, eh bebeknya 60rb', 1_360_000],
    [
      'a discount of the thing that is named before it',
      'faktur keripik pisang 24 bungkus 8rb, keripik tempe 36 bungkus 7.500, terus yang keripik tempe ada diskon 10%',
      435_000,
    ],
    [
      'a discount of the thing that is named behind it',
      'invoice pembuatan 6,5jt, hosting 1,2jt, disc 10% untuk pembuatan',
      7_050_000,
    ],
    [
      'a discount of whom it is for is one of all',
      'invoice semen 10 sak @60rb, pasir 2 rit @900rb, diskon 10% untuk pelanggan lama',
      2_160_000,
    ],
    [
      'the carriage of each kilo is that of all',
      'invoice arabika 40 kg @145rb, robusta 25 kg @92.500, ongkir 8rb per kilo',
      8_632_500,
    ],
    [
      'a size is no count',
      'invoice beras 25 kg 8 karung 372.500, gula 50 kg 17.500/kg. dikurangi retur beras 1 karung',
      3_482_500,
    ],
    ['what a box holds is no count', 'invoice minyak 5 dus isi 6 per dus 216rb', 1_080_000],
    ['so many of each sort', 'invoice gubukan 4 macam masing-masing 100 porsi @18rb', 7_200_000],
    ['the sign before a price', 'invoice\n1. Jasa desain = 4.500.000\n2. Gambar 12 lembar x 150.000', 6_300_000],
    ['a tax told behind a discount', 'invoice susu 30 liter @17.500, diskon 25rb lalu pajak 10%', 550_000],
    ['pieces by their short word', 'invoice jaring 24 pis harga 480 ribu satu pis', 11_520_000],
    ['whoever works is paid by the head', 'invoice cleaning: 4 tenaga, per orang 3,1jt per bulan', 12_400_000],
  ])('%s', (_, message, total) => {
    expect(totalOf(message)).toBe(total)
  })

  test('a share that is kept for what nobody foresees stands behind its figure', () => {
    expect(totalOf('RAB: tenda 3 unit 350rb, kursi 150 biji @3rb, dll 5% tak terduga', 'laporan')).toBe(1_575_000)
  })

  test('what was paid as one part of it, and what is paid ahead, leave the rest', () => {
    const paid = writtenLetter('invoice seragam 98 stel x 115.000. sudah bayar termin 1 sebesar 10jt', 'invoice').letter
    expect([letterTotals(paid).total, letterTotals(paid).balance]).toEqual([11_270_000, 1_270_000])
    const ahead = writtenLetter('penawaran logo 7.550.000, 50% upfront, sisanya setelah selesai', 'surat_penawaran')
    expect(letterTotals(ahead.letter).downPayment).toBe(3_775_000)
  })

  test('a receipt of a share tells the whole and what is left; its day may be the one before', () => {
    const { letter, text } = writtenLetter('kuitansi dp sewa tenda 30 persen dari 6.400.000 tgl kemarin', 'kuitansi')
    expect(letterTotals(letter).total).toBe(1_920_000)
    expect(letter.date).toBe('2026-11-20')
    expect(text).toContain('sisa pembayaran Rp 4.480.000')
  })

  test('parts of a payment without strokes stand with their sums', () => {
    const { text } = writtenLetter('penawaran dapur 10 juta, pembayaran 3 termin 40 30 30', 'surat_penawaran')
    expect(text).toContain('termin ke-1 sebesar 40% atau Rp 4.000.000')
    expect(text).not.toContain('40 30 30')
  })

  test('a proposal asks for what is left behind its own money', () => {
    const { text } = writtenLetter(
      'proposal modal usaha ke koperasi, butuh kompor 2 unit @1,85jt, freezer 3,3jt. dana sendiri 4 juta, sisanya mohon pinjaman',
      'proposal',
    )
    expect(text).toContain('kekurangan dana yang kami ajukan sebesar Rp 3.000.000')
  })
})
