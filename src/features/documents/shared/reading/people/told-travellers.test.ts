import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

test.each([
  [
    'who was to go and who goes instead',
    'surat tugas dong, yg berangkat ke Pati itu Tono sama Edo tapi Edo anaknya sakit jadi ga jadi ikut, diganti Jaya. 30 november sampai 2 desember, ngurus klaim barang rusak. dari UD Aba',
    ['Tono', 'Jaya', 'Mengurus klaim barang rusak'],
    ['Edo', 'ganti'],
  ],
  [
    'who is named and stays at home',
    'surat tugas untuk Lina, Tono dan Edo jaga stan pameran di Pati tgl 5-7 desember, eh Edo ga bisa soalnya ujian, ganti sama Jaya. dari UD Aba',
    ['Lina', 'Tono', 'Jaya'],
    ['Edo', 'ujian'],
  ],
])('DOC-04 a letter of orders names %s', (_, message, held, absent) => {
  const { text } = writtenLetter(message, 'surat_resmi')
  expect(textFaults(text, held, absent)).toEqual([])
})

test('DOC-04 a travel order told in a sentence of its own says who is sent, for what and how long', () => {
  const { text } = writtenLetter(
    'bikinin surat perjalanan dinas nih, kemarin kan Pak Ujo teknisi kami diminta ke Garut benerin mesin jahit pelanggan, tgl 25 sampai 27 november, uang saku 150rb sehari. dari CV Aba',
    'surat-perjalanan-dinas',
  )
  expect(textFaults(text, ['Ujo', 'Teknisi', 'Memperbaiki mesin jahit pelanggan', '3 hari', '450.000'])).toEqual([])
})

test('DOC-04 who goes along is told by what he is to the other, who orders it signs', () => {
  const { text } = writtenLetter(
    'SPPD ya: Kepala Cabang Ibu Mega sama stafnya Rino ke Pati tgl 1-4 des buat audit stok. yg perintah direktur PT Aba Niaga, Bapak Tono',
    'surat-perjalanan-dinas',
  )
  expect(text).toContain('Tono, Direktur Mega Kepala Cabang Audit stok')
  expect(text).toMatch(/4 Desember 2026 Rino /)
})
