import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

import { letterTotals } from '../letter/letter-facts.ts'

const paper = (message: string, documentType: DocumentType = 'invoice') => {
  const { letter, text } = writtenLetter(message, documentType)
  return { letter, text: text.replaceAll('\u00a0', ' '), ...letterTotals(letter) }
}

test('DOC-08 what of several things is billed now is told in Rupiah', () => {
  expect(
    paper('invoice Ko Aheng: titik lampu 22 @ 150rb, panel 1 set 1.850.000, termin 1 50% ditagih sekarang').text,
  ).toContain('Ditagih sekarang 50% dari Rp 5.150.000, yaitu Rp 2.575.000.')
})

test('DOC-08 what was paid beyond the bill comes back, and a deposit is never more than it', () => {
  const bill = paper('nota Bu Ani: beras 3 sak @ 148rb, gas 4 tabung 22rb. bayar 600.000')
  expect(bill.text).toContain('Uang diterima Rp 600.000, kembalian Rp 68.000.')
  expect(bill.downPayment).toBe(0)
  expect(paper('nota Bu Ani: beras 3 sak @ 148rb, DP 600.000').text).not.toContain('kembalian')
})

test('DOC-08 weeks that differ have no sum for each of their days', () => {
  const { text, total } = paper('invoice makan: minggu 1 35 orang x 6 hari x 22rb, minggu 2 42 orang x 6 hari x 22rb')
  expect(total).toBe(10_164_000)
  expect(text).not.toContain('Jumlah per hari')
})

test('DOC-04 a receipt for the rest is for what makes up the price with the deposit', () => {
  const receipt = paper(
    'kuitansi dari CV Rimba 35 juta buat pelunasan mobil, harga 85 juta, dp kemarin 50 juta',
    'kuitansi',
  )
  expect(receipt.total).toBe(35_000_000)
  expect(receipt.text).toContain('Harga keseluruhan Rp 85.000.000, telah dibayar sebelumnya Rp 50.000.000. Lunas.')
})

test('DOC-08 what is agreed for all of it, lost or due to the town is part of the bill', () => {
  expect(paper('invoice Kak Bella: 2 feed @ 750rb, 1 reels 1,5jt. paketan jadi 2,7jt aja').total).toBe(2_700_000)
  expect(paper('nota handuk 96 lbr @ 3.500, sprei 10 @ 9rb, 2 handuk hilang dipotong 60rb').total).toBe(366_000)
  const { text, total } = paper('invoice PT A: nasi box 75 @ 38rb, air 5 dus @ 22rb, tagih pajak daerah 10%')
  expect(total).toBe(3_256_000)
  expect(text).toContain('Pajak daerah 10%')
  expect(text).not.toContain('PPN')
})

test('DOC-08 an agreement on prices for one of each has no sum of them', () => {
  const { text } = paper(
    'kontrak pengadaan sayur antara UD Tani Maju dan RS Harapan, wortel 9rb/kg, buncis 12rb/kg, selama 6 bulan',
    'kontrak',
  )
  expect(text).toContain('Harga ditetapkan per satuan sebagaimana tercantum dalam tabel pasal ini.')
  expect(text).not.toContain('21.000')
})

test('DOC-04 a receipt tells who paid, whichever name stands first, and what was received, whatever else is told', () => {
  const tukang = paper(
    'kuitansi: terima dari Pak Gede uang 8 juta rupiah untuk ongkos tukang tahap 2, total borongan 32jt, tahap 1 sudah 10 juta. Tukang: Amaq Sahar',
    'kuitansi',
  )
  expect(tukang.total).toBe(8_000_000)
  expect(tukang.letter.recipient.name).toBe('Bapak Gede')
  const honor = paper('kuitansi honor pemateri 2 sesi @ 1,25 juta utk Dr. Ratih Kusuma, dari Himpunan Gizi', 'kuitansi')
  expect(honor.letter.recipient.company).toBe('Himpunan Gizi')
  const settled = paper(
    'kuitansi pelunasan undangan 1 juta, dilunasi hari ini oleh Mas Bagas. Percetakan Cahaya',
    'kuitansi',
  )
  expect(settled.letter.recipient.name).toBe('Mas Bagas')
})

test('DOC-08 the price of a square metre and a discount told by what is left of all', () => {
  expect(paper('invoice: baliho 4x6 2 lembar @ 25rb per meter, spanduk 1x5 6 lembar @ 22rb per meter').total).toBe(
    1_860_000,
  )
  expect(paper('invoice pagar tinggi 1,5 m panjang 8 m @ 450rb per m2, cat 600rb').total).toBe(6_000_000)
  expect(paper('nota: cuci 3 unit @ 75rb, kapasitor 120rb, minta diskon jadi total 300rb').total).toBe(300_000)
})

test.each([
  ['nota pupuk 40 karung 18 ribu diantar ke kebun pak Sarman lunas', true],
  ['invoice servis laptop Pak Bimo: ganti ssd 750rb, lunas via qris', true],
  ['invoice ganti ssd Pak Bimo 750rb, barang dikirim kalau lunas', false],
  ['invoice ganti ssd Pak Bimo 750rb, lunas saat barang diambil', false],
  ['invoice ganti ssd Pak Bimo 750rb, minta segera lunas', false],
])('DOC-08 a bill is paid where a clause says so, and not where it is only spoken of: %s', (message, isPaid) => {
  expect(paper(message).text.includes('Pembayaran telah diterima lunas.')).toBe(isPaid)
})

test.each([
  ['bon buat proyek pak anton: semen 20 sak 65rb', 'Bapak Anton'],
  ['Invoice servis AC di kantor Notaris Hendrawan, cuci 4 unit 80rb', 'Notaris Hendrawan'],
  ['invoice servis genset hotel Grand Mutiara, ganti oli 350rb', 'Hotel Grand Mutiara'],
  ['invoice angkut pasir 6 rit 350rb, sopir Pak Udin', ''],
  ['invoice kursi 4 @ 250rb, kirim lewat Toko Jaya atau Toko Maju', ''],
])('DOC-08 the only one whom a bill names is billed: %s', (message, who) => {
  const { recipient } = paper(message).letter
  expect(recipient.company || recipient.name).toBe(who)
})

test('DOC-04 a deposit is received where its whole is told by the price of one', () => {
  const receipt = paper(
    'kuitansi uang muka kambing 2 ekor dari Haji Mansyur sebesar 1,5 juta, harga seekor 3,2jt',
    'kuitansi',
  )
  expect(receipt.total).toBe(1_500_000)
  expect(receipt.text).toContain('Harga keseluruhan Rp 6.400.000, sisa pembayaran Rp 4.900.000.')
})

test('DOC-08 what is paid first, told behind the rows, is a part of the bill and no row', () => {
  const bill = paper('nota utang bu Samiyem: minyak 2 liter 36rb, gula 3kg 17rb. bayar dulu 50rb')
  expect([bill.total, bill.downPayment]).toEqual([123_000, 50_000])
})
