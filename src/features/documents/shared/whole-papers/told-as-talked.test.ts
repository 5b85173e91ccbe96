import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

/** Papers whose order was talked and not written: what must stand in each, and what must not. */
test.each<[string, DocumentType, string, readonly string[], readonly string[]]>([
  [
    'two houses hand over by their people',
    'surat_resmi',
    'berita acara serah terima dari Toko Aba Komputer ke SMP Negeri 3 Tono: 4 laptop. Diserahkan Pak Eko, diterima Bu Kepala Sekolah Dra. Dewi',
    ['Eko, Toko Aba Komputer', 'Dra. Dewi, Kepala Sekolah, SMP Negeri 3 Tono'],
    ['Diserahkan Pak', 'Diterima Bu'],
  ],
  [
    'whoever is spoken to is no part of the matter',
    'invoice',
    'bikin invoice catering pak, 50 kotak nasi ayam @28rb utk Kantor Camat Tono',
    ['Catering'],
    ['Catering Pak'],
  ],
  [
    'minutes say who does what',
    'surat_resmi',
    'notulen rapat tadi pagi di kantor, dipimpin bu Endang, yang hadir 12 orang. yg dibahas: beli lemari es max 4 juta, yg cari pak Eko paling lambat 5 desember',
    ['Yang mencari: Bapak Eko'],
    ['Cari Pak Eko'],
  ],
  [
    'a deed is done by somebody',
    'surat_resmi',
    'surat pernyataan saya Dewi Aba, dagangan saya tidak pakai pewarna, bersedia diperiksa kapan aja sama dinas kesehatan',
    ['diperiksa kapan saja oleh'],
    ['dan Dinas', 'sama dinas'],
  ],
  [
    'what ends a contract stands where it ends, and a ban names whom it binds',
    'kontrak',
    'perjanjian sewa kios antara Ibu Dewi (pemilik) dengan Eko Tono (penyewa), sewa 18 juta per tahun, mulai 1 januari 2027 sampai 31 desember 2028, gak boleh dialihkan ke orang lain, kalo mau berhenti ngasih tau 2 bulan sebelumnya',
    ['Objek sewa tidak boleh dialihkan', 'Pihak yang akan berhenti wajib memberi tahu 2 bulan sebelumnya'],
    ['tau 2', '[isi jumlah hari] hari sebelumnya'],
  ],
  [
    'an understanding repeats no order and tells a counted matter',
    'kontrak',
    'bikin MoU antara Kelompok Tani Aba (ketua Pak Eko) dengan PT Tono (direktur Ibu Dewi) soal pasokan cabe 500 kg per minggu, berlaku 6 bulan mulai 1 desember',
    ['meliputi pasokan cabe 500 kg per minggu'],
    ['MoU antara', 'soal pasokan'],
  ],
])('DOC-08 ASSIST-01 %s', (_, documentType, message, held, absent) => {
  const { text } = writtenLetter(message, documentType)
  expect(textFaults(text, held, absent)).toEqual([])
})
