import { describe, expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

import { letterTotals } from '../letter/letter-facts.ts'

const totalOf = (message: string, documentType: DocumentType = 'invoice'): number | null =>
  letterTotals(writtenLetter(message, documentType).letter).total

const named = (message: string): string[] =>
  writtenLetter(message, 'invoice').letter.lines.map(({ description }) => description)

describe('DOC-03 ASSIST-01 sums that are told apart from one another', () => {
  test.each([
    [
      'the count of a thing once more',
      'invoice roti 25 biji 15rb, bolu gulung 6 loyang 70rb, eh bolu gulungnya 8 loyang deh',
      935_000,
    ],
    [
      'one of its counts once more',
      'invoice hotel 5 kamar 2 malam 300rb per kamar per malam, eh kamarnya 6',
      3_600_000,
    ],
    ['weight once more', 'invoice gula 4 kg 17rb, kopi 3 kg 90rb. eh gulanya 4,5 kg', 346_500],
    [
      'a name of two halves once more',
      'nota gado-gado 14 porsi 18rb, ketoprak 9 porsi 16rb. eh gado-gadonya 16 porsi',
      432_000,
    ],
    ['how large one is', 'nota tart uk 20 1 350rb, cupcake 24 @ 9.500', 578_000],
    ['a hall let by the hour', 'nota sewa studio 5 jam 80rb, stik 4 pasang 65rb', 660_000],
    [
      'what is owed from before',
      'invoice daging 18 kg Rp 128.000. kurang bayar bulan lalu 220.000 ditambahkan',
      2_524_000,
    ],
    [
      'those who are named pay each',
      'invoice trip Bromo 450rb per orang: Rian, Dini, Pak Hasan, Bu Wati. dari Semeru Trip',
      1_800_000,
    ],
    ['those who come along pay each', 'nota les vokal, peserta Ayu, Bela dan Citra Lestari, 150rb/orang', 450_000],
    [
      'what came back of a thing',
      'faktur urea 20 sak 112.500, pupuk daun 10 sak 85.000, retur pupuk daun 2 sak',
      2_930_000,
    ],
    [
      'what was paid too much before',
      'tagihan ikan 25 kg 92rb, packing 60rb, minggu lalu lebih bayar 40rb potong ya',
      2_320_000,
    ],
    ['a size before an unknown pack', 'nota minyak 2 liter 24 pouch 36.500, cat 5 kg 3 gentong 600rb', 2_676_000],
    ['how many a box holds', 'nota kue sus isi 20 pcs 5 dus @40.000', 200_000],
    ['how many of each size', 'nota kaos polos 30s M=12 L=18 XL=6, harga rata 42rb, sablon 36 pcs @ 15rb', 2_052_000],
    ['a fine that is due', 'invoice sewa 500rb, listrik 100rb, denda telat 50rb', 650_000],
    ['a fine that may come', 'invoice sewa tenda 3 unit 500rb, denda 50rb kalau telat', 1_500_000],
  ])('%s', (_, message, total) => {
    expect(totalOf(message)).toBe(total)
  })

  test('towns that are named pay nothing', () => {
    expect(totalOf('invoice tiket 450rb per orang: Semarang, Solo')).toBe(450_000)
  })

  test.each([
    [
      'a fine beside what is paid for',
      'kuitansi sewa kamar 850rb, listrik 110rb, denda telat 25rb, dari Mbak Intan',
      985_000,
    ],
    [
      'the sum of a count told before it',
      'kwitansi terima uang dari Yayasan Bina 12 jt utk bayar bangku 30 set @ 400rb',
      12_000_000,
    ],
    [
      'a deposit and the rest on one paper',
      'kwitansi DP 3 juta tgl 5 November dan pelunasan 4,5 juta dari Bpk Sutrisno',
      7_500_000,
    ],
    [
      'what was received, told as a count too',
      'kuitansi: telah terima dari Bapak Yusran uang 4.200.000 untuk bayar kontrakan 3 bulan @ 1.400.000',
      4_200_000,
    ],
    ['the rest alone', 'kuitansi pelunasan 4,5jt, DP 3 juta sudah dibayar, dari Pak Joko', 4_500_000],
  ])('%s, on a receipt', (_, message, total) => {
    expect(totalOf(message, 'kuitansi')).toBe(total)
  })

  test('a thing keeps its name: how many it holds, its size, and what stands behind a name in capitals', () => {
    expect(named('nota lemper isi 20 = 5 x 40.000')).toEqual(['lemper isi 20'])
    expect(named('nota kaos polos M=12 L=18, harga 42rb')).toEqual(['kaos polos M', 'L'])
    const { letter } = writtenLetter('NOTA PAK HERMAN KELAPA MUDA 60 BUTIR 7.000 GULA AREN 8 KG 32.000', 'invoice')
    expect(letter.lines.map(({ description }) => description)).toEqual(['Kelapa Muda', 'Gula Aren'])
    expect(letter.recipient?.name).toBe('Bapak Herman')
  })

  test('both parts of a receipt stand with what they are paid for', () => {
    const { text } = writtenLetter('kwitansi DP 2jt sama pelunasan 3,5jt sewa pelaminan dari Bu Ratna', 'kuitansi')
    expect(text).toMatch(/uang muka sewa pelaminan/i)
    expect(text).toMatch(/pelunasan sewa pelaminan/i)
  })

  test('the months of a year are counted once, however the sum of the year is asked for', () => {
    const message =
      'kontrak sewa gudang 4,5 juta per bulan, listrik 600 ribu per bulan, keamanan 250 ribu per bulan, masa 1 tahun. Tulis jumlah setahun'
    expect(totalOf(message, 'kontrak')).toBe(64_200_000)
  })

  test('every price for a month is part of what a contract comes to, under its own name', () => {
    const message =
      'kontrak sewa kios, sewa 1.250.000 per bulan selama 12 bulan, listrik 150.000 per bulan, sampah 25.000 per bulan'
    const { text } = writtenLetter(message, 'kontrak')
    expect(totalOf(message, 'kontrak')).toBe(17_100_000)
    expect(text).toContain('Biaya listrik adalah Rp 150.000')
    expect(text).toContain('Jumlah semuanya selama 12 bulan adalah Rp 17.100.000')
  })
})

const due = (said: string): string => writtenLetter(said, 'invoice').letter.dueDate

test('DOC-04 ASSIST-01 days to pay are counted from the day that is told with them', () => {
  const goods = 'invoice utk Pak Fadhil: kambing 2 ekor @ 3,25jt, jatuh tempo 14 hari'
  expect([due(`${goods} dari tgl 27 November 2026`), due(goods)]).toEqual(['2026-12-11', '2026-12-05'])
})
