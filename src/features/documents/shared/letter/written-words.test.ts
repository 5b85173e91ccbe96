import { expect, test } from 'vitest'

import { writtenVerb } from './colloquial-verbs.ts'
import { inWriting } from './written-words.ts'

test.each([
  ['dilaporin', 'dilaporkan'],
  ['diputusin', 'diputuskan'],
  ['dikurangin', 'dikurangi'],
  ['bersihin', 'membersihkan'],
  ['kumpulin', 'mengumpulkan'],
  ['simpanin', 'menyimpankan'],
  ['masukin', 'memasukkan'],
  ['ngulangi', 'mengulangi'],
  ['ngecat', 'mengecat'],
  ['ngelapor', 'melapor'],
  ['nyuci', 'mencuci'],
  ['minjemin', 'meminjamkan'],
])('DOC-08 ASSIST-01 %s is written %s', (said, written) => {
  expect(writtenVerb(said)).toBe(written)
})

test.each(['mesin', 'izin', 'kemarin', 'dingin', 'dijamin', 'dipimpin', 'nyaman', 'yakin', 'admin', 'rutin'])(
  'DOC-08 %s is no verb of talk',
  (word) => {
    expect(writtenVerb(word)).toBeNull()
  },
)

test.each([
  ['bpkb dan stnk dipegang pak Gunawan', 'BPKB dan STNK dipegang Pak Gunawan'],
  ['kerja senin sampai sabtu', 'kerja Senin sampai Sabtu'],
  ['uang dari bu Mujiati', 'uang dari Ibu Mujiati'],
  ['beli di toko sembako bu Mujiati', 'beli di toko sembako Bu Mujiati'],
  ['diantar si Samsul maksimal pukul 07.00', 'diantar Samsul paling lambat pukul 07.00'],
  ['harga naik dari 6.000 menjadi 7.000 per kilo', 'harga naik dari Rp 6.000 menjadi Rp 7.000 per kilo'],
  ['Pengikut : Gede Purnawan', 'Pengikut : Gede Purnawan'],
  ['Wa Ode Nurhayati', 'Wa Ode Nurhayati'],
  ['kunci pas 3 set', 'kunci pas 3 set'],
  ['karena saya lagi umroh', 'karena saya sedang umrah'],
  ['diterima dr. Dewi', 'diterima dr. Dewi'],
  ['Apabila mau keluar bilang 2 minggu sebelumnya', 'Pihak yang akan keluar wajib memberi tahu 2 minggu sebelumnya'],
  ['memberi tau kurir', 'memberi tahu kurir'],
  ['siap jaga kebersihan', 'siap menjaga kebersihan'],
])('DOC-08 ASSIST-01 "%s" stands in a letter as an office writes it', (said, written) => {
  expect(inWriting(said)).toBe(written)
  expect(inWriting(written)).toBe(written)
})
