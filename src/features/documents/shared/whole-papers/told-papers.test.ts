import { expect, test } from 'vitest'

import { underHeads } from '../reading/sums/account-heads.ts'
import { sumPartsOf } from '../reading/sums/instalments.ts'
import { attendeesOf } from '../reading/meeting-facts.ts'
import { receiptPurpose } from '../reading/sums/receipt-purpose.ts'
import { withoutParts } from '../reading/sums/request-lines.ts'
import { forSharers, sharersOf } from '../reading/sums/sharers.ts'
import { untoldMarks } from '../reading/told-marks.ts'
import { withoutOrdering } from '../reading/without-ordering.ts'

const line = (description: string, price = 1_000) => ({ description, quantity: null, unit: '', price })

test('DOC-08 a payment in told sums keeps each sum with its time; the rest is left open', () => {
  expect(
    sumPartsOf(
      'balikin 3 kali: Rp 2.500.000 tanggal 10 Desember 2026, Rp 2.500.000 tanggal 10 Januari 2027, sisanya 10 Februari 2027',
    ),
  ).toEqual([
    { amount: 2_500_000, when: 'tanggal 10 Desember 2026' },
    { amount: 2_500_000, when: 'tanggal 10 Januari 2027' },
    { amount: null, when: '10 Februari 2027' },
  ])
  expect(sumPartsOf('dibayar 3x: Rp 8.000.000 di awal')).toEqual([])
  expect(sumPartsOf('kopi Rp 8.000, teh Rp 5.000')).toEqual([])
})

test('DOC-08 sums that are parts of a payment are no goods', () => {
  const lines = [line('borongan', 18_000_000), line('di awal', 8_000_000), line('cicil', 350_000)]
  expect(withoutParts(lines, [{ amount: 8_000_000 }])).toEqual([lines[0]])
  expect(withoutParts(lines.slice(0, 2), [])).toEqual(lines.slice(0, 2))
})

test('DOC-08 each of several named people pays the sum', () => {
  expect(sharersOf('Ratna, Mega, dan Fitri masing-masing setor 300rb')).toEqual(['Ratna', 'Mega', 'Fitri'])
  expect(sharersOf('beras dan gula masing-masing 5 kg')).toEqual([])
  const line = { description: 'arisan', quantity: null, unit: '', price: 300_000 }
  expect(forSharers([line], ['Ratna', 'Mega'])).toEqual([{ ...line, quantity: 2, unit: 'orang' }])
  expect(forSharers([{ ...line, quantity: 4 }], ['Ratna', 'Mega'])).toEqual([{ ...line, quantity: 4 }])
})

test.each([
  ['Uang muka', 'bayar uang muka 2 juta untuk dekorasi pelaminan', 'Uang muka dekorasi pelaminan'],
  ['angsuran ke-', 'utk angsuran ke-3 motor vario, kuitansinya', 'angsuran ke-3 motor vario'],
  ['sewa tenda Rp 750.000', 'sewa tenda Rp 750.000', 'sewa tenda'],
  ['les renang', 'les renang dari Bu Dewi', 'les renang'],
])('DOC-08 what a receipt was for: %s in %s', (said, text, wanted) => {
  expect(receiptPurpose(said, text)).toBe(wanted)
})

test.each([
  ['Busi 2 lusin @ Rp 17.500 per pcs. buatin notanya', 'Busi 2 lusin @ Rp 17.500 per pcs'],
  ['Min tolong buatkan invoice', ''],
  ['Tidak usah dibikinin proposal', ''],
  ['Belum termasuk ppn tolong tambahin ppn 11%', 'Belum termasuk ppn'],
  ['Dibuat dari kayu jati', 'Dibuat dari kayu jati'],
  ['Surat dokter menyusul', 'Surat dokter menyusul'],
])('ASSIST-01 orders run into no clause: %s', (clause, wanted) => {
  expect(withoutOrdering(clause)).toBe(wanted)
})

test('ASSIST-01 marks and bounds stand in the paper, even where their figures do by chance', () => {
  const message = 'tagihan Reynaldi kamar B7, minimal 20kg sekali cuci, kontrak minimal 1 tahun'
  expect(untoldMarks(message, 'Reynaldi 1 kamar 7 dan 20')).toEqual([
    'tagihan Reynaldi kamar B7',
    'minimal 20kg sekali cuci',
    'kontrak minimal 1 tahun',
  ])
  expect(untoldMarks(message, 'kamar B7, minimal 20 kg, kontrak 1 tahun')).toEqual([])
})

test('DOC-08 the head of accounts goes to the first line under it', () => {
  const text = 'laporan kos. masuk: sewa 10jt. keluar: listrik 1,6jt, air 480rb'
  expect(
    underHeads(
      ['sewa', 'listrik', 'air'].map((name) => line(name)),
      'laporan',
      text,
    ).map(({ description }) => description),
  ).toEqual(['pemasukan sewa', 'pengeluaran listrik', 'air'])
  expect(underHeads([line('sewa')], 'invoice', text)).toEqual([line('sewa')])
})

test('DOC-08 who took part in a meeting', () => {
  expect(attendeesOf('notulen rapat, hadir: Pdt. Markus Lay, Ibu Debora. hasil: iuran 50rb')).toBe(
    'Pdt. Markus Lay, Ibu Debora',
  )
  expect(attendeesOf('dihadiri 27 warga, keputusan: ronda')).toBe('27 warga')
})
