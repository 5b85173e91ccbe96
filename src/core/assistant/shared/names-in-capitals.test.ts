import { expect, test } from 'vitest'

import { calmly, namesInCapitals, withNamesInCapitals } from './names-in-capitals.ts'

test.each([
  ['surat dari Toko Aba, ditandatangani pak ujo', 'pak Ujo'],
  ['saya narti ktp 3372014507800003, kuasa ke adik saya rudi ato buat ambil BPKB di Polres Solo', 'saya Narti ktp'],
  ['saya narti ktp 3372014507800003, kuasa ke adik saya rudi ato buat ambil BPKB di Polres Solo', 'saya Rudi Ato buat'],
  ['SP1 untuk karyawan saya rino, telat 3 kali. Toko Aba', 'saya Rino,'],
  ['slip gaji utk marno bulan ini dari Toko Aba', 'utk Marno bulan'],
  ['kontrak kerja tukang baru namanya iwan, Toko Aba', 'namanya Iwan,'],
  ['truk ke Kudus supir si paijo, dari Toko Aba', 'si Paijo,'],
])('ASSIST-01 a name that was typed small gets its capitals: %s', (message, part) =>
  expect(withNamesInCapitals(message)).toContain(part),
)

test.each([
  'Toko Aba: bang, piston 1 pcs dan kak, oli 2 botol',
  'karyawan saya sakit, Toko Aba libur',
  'saya butuh ketua panitia buat Toko Aba',
  'Toko Aba cari pak kos, bu guru dan ibu hamil',
  'bendaharanya nawar, kata Pak Ujo',
  'kak tulung gawekno nota Toko Aba',
])('ASSIST-01 words that name nobody stay small: %s', (message) => expect(withNamesInCapitals(message)).toBe(message))

test('ASSIST-01 a message without any capital is read by other signs, its letter still writes names large', () => {
  expect(withNamesInCapitals('invoice pak ujo 3 dus teh')).toBe('invoice pak ujo 3 dus teh')
  expect(namesInCapitals('disaksikan bu rini')).toBe('disaksikan bu Rini')
})

test.each([
  [
    'SURAT KETERANGAN KERJA UTK KARYAWAN SAYA NI LUH PUTU SARI DEWANTI TERAPIS SEJAK 2021',
    'Ni Luh Putu Sari Dewanti terapis',
  ],
  ['SURAT PERINGATAN BUAT KARYAWAN SAYA JOKO ARYO KASIR, SERING TELAT', 'Joko Aryo kasir,'],
])('ASSIST-01 in a text in capitals a name ends where it is told what he does: %s', (message, part) =>
  expect(calmly(message)).toContain(part),
)
