import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

const receipt = (message: string) => {
  const { letter, text } = writtenLetter(message, 'kuitansi')
  return { letter, text: text.replaceAll('\u00a0', ' ') }
}

test('DOC-08 ASSIST-01 a receipt for the rest is of the day on which that came in', () => {
  const today = receipt('kuitansi pelunasan: Pak Anton dp 3jt tgl 2 Nov, hari ini lunas sisanya, harga kusen 8.250.000')
  expect(today.letter.date).toBe('2026-11-21')
  expect(today.text).toContain('Rp 5.250.000')
  const told = receipt(
    'kuitansi pelunasan dari Pak Ferdi utk meja jati, harga 9.500.000 dp 4 juta tanggal 1 november, dilunasi tanggal 20 november',
  )
  expect(told.letter.date).toBe('2026-11-20')
  expect(told.text).toContain('Rp 5.500.000')
})

test('DOC-08 ASSIST-01 a deposit is that sum alone, whoever is named before it', () => {
  const { letter, text } = receipt(
    'Kuitansi DP dari Ibu Kartika 1.500.000 tgl 10 november utk catering nikahan total 6.000.000',
  )
  expect(letter.recipient.name).toBe('Ibu Kartika')
  expect(text).toContain('Rp 1.500.000')
  expect(text).toContain('sisa pembayaran Rp 4.500.000')
})

test.each([
  ['kuitansi dari panitia Maulid, 2.100.000 buat sewa sound system 2 malam', 'Panitia Maulid', ''],
  ['kuitansi honor penceramah Ustadz Fauzan dari DKM Baitul Makmur 1.200.000', 'DKM Baitul Makmur', 'Ustadz Fauzan'],
  [
    'kwitansi, dari Toko Ontel Raya ke CV Logam Mulia, bayar velg 20 pasang @ 210.000',
    'Toko Ontel Raya',
    'CV Logam Mulia',
  ],
])('DOC-08 ASSIST-01 who paid is told apart from who received: %s', (message, payer, receiver) => {
  const { letter } = receipt(message)
  expect(letter.recipient.name || letter.recipient.company).toBe(payer)
  expect(letter.sender.name || (letter.sender as { company?: string }).company || '').toBe(receiver)
})

test('DOC-08 ASSIST-01 what a receipt is for keeps how many and how long', () => {
  expect(receipt('kuitansi dari Bapak Lukman Rp850.000 untuk servis mesin cuci 2 unit').letter.subject).toBe(
    'Servis mesin cuci 2 unit',
  )
  expect(receipt('kuitansi dari Pak Lukman 3,2 juta, untuk pembayaran sewa traktor 4 hari').letter.subject).toBe(
    'Sewa traktor 4 hari',
  )
})

test('DOC-08 ASSIST-01 a receipt is of the day on which it was paid, and says what a part is of', () => {
  const paid = receipt('kuitansi les piano 12 pertemuan @90rb lunas tgl 20 November 2026')
  expect(paid.letter.date).toBe('2026-11-20')
  expect(paid.text).not.toContain('Lunas tanggal')
  expect(receipt('kuitansi cicilan ke-3 dari 10, kulkas, 450rb, dari bu Parmi').text).toContain(
    'Cicilan ke-3 dari 10 kulkas',
  )
})
