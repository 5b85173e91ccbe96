import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { partnerSides } from '../reading/people/told-sides.ts'

/** Whole papers as a secretary and a lawyer read them: what must stand in each, and what must not. */
test.each<[string, DocumentType, string, readonly string[], readonly string[]]>([
  [
    'a name that looks like a short word is found',
    'surat_resmi',
    'surat kuasa. Saya Wa Ode Rahma pemilik Kios Melur memberi kuasa ke adik saya La Ode Tono untuk mengambil barang di ekspedisi',
    ['Wa Ode Rahma', 'La Ode Tono', 'Adik'],
    [],
  ],
  [
    'a month from which somebody works stays one',
    'surat_resmi',
    'surat keterangan kerja utk karyawan saya namanya Lina Bria, dia kerja di Toko Tenun Melur dari maret 2023 sampe sekarang jadi kasir. Aku Rita Tani pemiliknya',
    ['Lina Bria', 'sejak Maret 2023', 'Rita Tani'],
    ['namanya'],
  ],
  [
    'single days away are told each, and the reason in the owner’s place',
    'surat_resmi',
    'surat izin tidak masuk kerja, aku Sari Dewi admin di CV Karya Kayu ga bisa masuk senin selasa 30 november sama 1 desember 2026 karna anakku opname, ke pak Hendro manajer',
    ['Senin, 30 November 2026 dan Selasa, 1 Desember 2026', 'anak saya opname'],
    ['anakku'],
  ],
  [
    'what changes names a notice',
    'surat_resmi',
    'pemberitahuan buat pelanggan kalo Toko Roti Melur pindah dari Jl. Merdeka 10 ke Jl. Sudirman 88 mulai 5 desember 2026',
    ['Kepindahan Toko Roti Melur', 'Para Pelanggan', 'dari Jl. Merdeka 10 ke Jl. Sudirman 88'],
    [],
  ],
  [
    'who declares stands above what he declares, with what he works as',
    'surat_resmi',
    'surat pernyataan sanggup melunasi utang di toko bu Tini sebesar 2.350.000, saya Parto kuli bangunan, dicicil 500rb tiap gajian tanggal 1 mulai 1 januari 2027',
    ['Kuli bangunan', 'setiap gajian tanggal 1 mulai 1 Januari 2027'],
    ['saya Parto', '1 Desember 2026'],
  ],
  [
    'when and how is paid stands in its article, without a second day',
    'kontrak',
    'perjanjian kerja antara Toko Melur (Rita Tani) dengan Asep Budi sebagai sopir, gaji 120rb sehari dibayar tiap sabtu, 6 bulan mulai 1 desember 2026',
    ['Pembayaran dilakukan oleh PIHAK PERTAMA setiap hari Sabtu.'],
    ['[isi tanggal pembayaran]'],
  ],
  [
    'a monthly wage is paid on the same day of each month, and a term runs from its day',
    'kontrak',
    'perjanjian kerja antara Apotek Melur (Linda Wijaya) dengan Nur Aini sebagai kasir, gaji 3.200.000 per bulan dibayar tanggal 1, kerusakan karena lalai ditanggung karyawan, 1 tahun dari 1 Januari 2027',
    ['setiap tanggal 1.', '31 Desember 2027', 'menanggung kerusakan karena lalai'],
    ['tanggal 1 Desember 2026'],
  ],
  [
    'a sale by its name has the articles of one, and cash needs no account',
    'kontrak',
    'surat jual beli sapi bali 2 ekor, penjual Made Kari, pembeli Tono Suta, 14 juta per ekor, bayar tunai',
    ['PERJANJIAN JUAL BELI', 'PIHAK KEDUA secara tunai'],
    ['melalui transfer', '[isi hak'],
  ],
  [
    'an internship has a contract of its own, and what the intern is is told',
    'kontrak',
    'perjanjian magang antara Studio Melur Denpasar dan Made Wira siswa SMK Aba, 3 bulan mulai 4 januari 2027, uang saku 600rb per bulan',
    ['PERJANJIAN MAGANG', 'Made Wira adalah siswa SMK Aba', 'bimbingan'],
    ['[isi hak'],
  ],
  [
    'who puts in the capital stands first, who runs it second',
    'kontrak',
    'perjanjian bagi hasil warung kopi, Bang Togar modal 30 juta, Si Poltak yang kelola, untung bersih dibagi 60 persen buat Togar 40 buat Poltak, 2 tahun mulai januari 2027',
    ['Untung bersih dibagi 60 persen'],
    ['Perjanjian bagi hasil warung kopi.'],
  ],
  [
    'single words make one sentence of a recommendation, and a store manager signs',
    'surat_resmi',
    'surat rekomendasi kerja untuk mantan barista kami Kevin Sanja, kerja 2 tahun di Kopi Melur, jujur, cekatan, bisa latte art, yg ttd Rani Amel store manager',
    ['Yang bersangkutan jujur dan cekatan.', 'Bisa latte art.', 'Store manager'],
    ['Mantan barista kami'],
  ],
  [
    'a child’s letter is its parent’s, with how long and why',
    'surat_resmi',
    'surat izin sakit anak saya Budi Rizki kelas 4B SDN 2 Melur, demam 3 hari mulai senin 23 november, saya orang tuanya Wahyu',
    ['selama 3 hari', 'karena demam', 'Wahyu'],
    ['[isi nama penanda tangan]', 'karena sakit anak'],
  ],
  [
    'a letter is what it is called first',
    'surat_resmi',
    'surat pengantar dari RT 02 RW 07 buat warga saya Suparmi mau ngurus surat keterangan tidak mampu di kelurahan, ketua RT pak Tukimin',
    ['SURAT PENGANTAR', 'Suparmi', 'Tukimin'],
    ['SURAT KETERANGAN TIDAK MAMPU'],
  ],
  [
    'a certificate names who held the course',
    'surat_resmi',
    'sertifikat pelatihan barista untuk Gilang Rama, 20-22 November 2026, penyelenggara Akademi Kopi Melur, ditandatangani Hotman Silalahi',
    ['Akademi Kopi Melur'],
    ['[isi nama penyelenggara]'],
  ],
  [
    'jam malam is told by the other clock, an explicit day goes before yesterday',
    'surat_resmi',
    'tata tertib kos putri Bu Melur: jam malam jam 10, bayar kos paling telat tanggal 5',
    ['Jam malam pukul 22.00', 'paling lambat tanggal 5'],
    ['terlambat'],
  ],
  [
    'the agenda of a meeting is a line of its own, and who reports signs',
    'laporan',
    'laporan kegiatan posyandu RW 05 tanggal 19 november 2026 di balai warga, hadir 42 balita, kader Bu Sumi yang lapor',
    ['Sumi'],
    ['[isi nama penanda tangan]'],
  ],
])('DOC-08 ASSIST-01 %s', (_, type, message, held, absent) => {
  const { text, letter } = writtenLetter(message, type)
  const whole = `${letter.title ?? ''}\n${letter.subject}\n${letter.recipient.name}\n${letter.signer.title}\n${text}`
  expect(textFaults(whole, held, absent)).toEqual([])
})

const nobody = { name: '', title: '', company: '', address: '', phone: '', email: '' }

test.each([
  ['bagi hasil warung kopi, Bang Togar modal 30 juta, Si Poltak yang kelola', 'Bang Togar', 'Poltak'],
  ['bagi hasil kambing, modal kambing 6 ekor dari Haji Zaini, yang miara si Samsu', 'Haji Zaini', 'Samsu'],
  ['bagi hasil sawah, pak Darmo punya sawah 1 hektar di Ngawi digarap Wagimin', 'Bapak Darmo', 'Wagimin'],
])('DOC-08 ASSIST-01 whose capital it is stands first, who runs it second: %s', (told, first, second) => {
  const sides = partnerSides(told, nobody)
  expect([sides?.sender.name, sides?.recipient.name]).toEqual([first, second])
})
