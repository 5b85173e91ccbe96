import { expect, test } from 'vitest'

import { withFirstOrdered } from './one-thing-first.ts'

test.each([
  ['ppt profil Kopi Aba dulu ya, websitenya bulan depan aja', 'bikin ppt profil Kopi Aba, websitenya bulan depan aja'],
  ['kasir Toko Aba dulu aja. webnya nanti', 'bikin kasir Toko Aba. webnya nanti'],
  [
    'ppt dulu deh utk kenalin usaha Aba ke buyer, websitenya bulan depan',
    'bikin ppt utk kenalin usaha Aba ke buyer, websitenya bulan depan',
  ],
  [
    'ok sekarang invoicenya, buat CV Aba, 15 rim @ 52rb, kuitansi belakangan',
    'bikin invoicenya buat CV Aba, 15 rim @ 52rb, kuitansi belakangan',
  ],
  [
    'jangan dibikin website ya, cukup surat komplain ke CV Aba',
    'jangan dibikin website ya, bikin surat komplain ke CV Aba',
  ],
  ['Surat lamaran? ga jadi, bikin surat izin aja, saya Aba', 'bikin surat izin aja, saya Aba'],
  ['invoice? batal deh. bikin kuitansi buat Aba', 'bikin kuitansi buat Aba'],
])('ASSIST-01 what is wanted first is ordered, what is left for later is not: %s', (said, plain) => {
  expect(withFirstOrdered(said)).toBe(plain)
})

test.each([
  'website dulu atau kasir dulu ya, yang lain nanti',
  'ppt dulu ya',
  'surat lamaran ga jadi dikirim, bikin surat izin',
  'sekarang invoicenya buat apa sih, kuitansi kan belakangan?',
  'website nanti dulu ya, kasirnya bulan depan',
  'laporan dulu itu salah, nanti saya kirim yang baru',
  'jangan ppt dulu ya, websitenya nanti',
  'jangan bikin website, cukup dijawab aja',
  'kayaknya ga usah pake invoice, cukup nota dari saya',
  'jangan bikin invoice, cukup nota tulis tangan',
])('ASSIST-01 a question, a postponement and a tale order nothing: %s', (said) => {
  expect(withFirstOrdered(said)).toBe(said)
})
