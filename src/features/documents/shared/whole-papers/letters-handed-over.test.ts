import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { textFaults } from '#tests/support/text-faults.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

/** Letters that are to be printed as they come: what stands in them, and what may not. */
test.each<[string, DocumentType, string, readonly string[], readonly string[]]>([
  [
    'a proxy does what he is asked to, and an address ends where the story goes on',
    'surat_resmi',
    'buatin surat kuasa, aku Rini Melati alamat Jl Anggrek 9 Bogor mau nyuruh adikku Danang Seto ambilin ijazah di SMK Aba',
    ['Jl Anggrek 9 Bogor', 'dalam hal mengambil ijazah di SMK Aba', 'Danang Seto'],
    ['nyuruh', 'menyuruh'],
  ],
  [
    'what happens at a shop is not its name; the house that closes the letter has its address',
    'surat_resmi',
    'bikin surat pengaduan ke PDAM, air di warung saya sering keruh tiap pagi sejak 10 november. warung Bu Rara, jl melati 4 Solo',
    ['kami dari Warung Bu Rara', 'Jl Melati 4 Solo'],
    ['Warung Sering Keruh'],
  ],
  [
    'one comes to a meeting, not to what it is about',
    'surat_resmi',
    'bikin undangan rapat wali murid sabtu 5 des jam 9 di aula TK Aba, bahasnya soal wisata ke kebun binatang sama iuran 100rb',
    ['menghadiri rapat wali murid', 'Wisata ke kebun binatang dan iuran Rp 100.000'],
    ['menghadiri wisata'],
  ],
  [
    'who is recommended is not where he applies',
    'surat_resmi',
    'surat rekomendasi untuk mantan karyawan saya, Rara Seruni, 2 tahun jadi kasir di Toko Aba, mau lamar ke Sinarmart',
    ['Rara Seruni', 'melamar pekerjaan di Sinarmart'],
    ['Nama Sinarmart'],
  ],
  [
    'who is sent stands right behind the paper, and the house that he stands for heads it',
    'surat_resmi',
    'bikin surat tugas buat si Danang sama Rara mau pameran di Balai Kota tgl 3 - 6 desember wakilin Sambal Mak Aba, mereka jaga stand',
    ['Danang', 'Rara', 'Menjaga stand pada pameran', 'Sambal Mak Aba'],
    ['Mereka', 'nama yang ditugaskan'],
  ],
  [
    'an application is refused for the house that answers, with the reason',
    'surat_resmi',
    'surat balasan penolakan lamaran kerja utk Sdr. Danang Seto dari CV Aba, posisinya admin udah keisi',
    ['untuk posisi admin kepada CV Aba', 'karena posisi tersebut telah terisi'],
    ['sudah terisi kepada'],
  ],
  [
    'what somebody lends, told by himself, has both sides and its instalments once',
    'kontrak',
    'surat perjanjian utang piutang, saya minjemin duit ke tetangga saya namanya Danang 5 juta, dikembalikan 10 bulan cicil 500rb per bulan',
    ['Danang', 'Pinjaman dikembalikan dalam waktu 10 (sepuluh) bulan dengan cicilan Rp 500.000 per bulan'],
    ['namanya', 'Pengembalian dicicil', 'nama usaha atau diri sendiri'],
  ],
  [
    'a supply has its count and its price, whoever is called which side',
    'kontrak',
    'PERJANJIAN KERJASAMA ANTARA TOKO KUE ABA (PIHAK PERTAMA) DAN CV BERKAH SETO (PIHAK KEDUA) MENGENAI PASOKAN TEPUNG 200 KG PER MINGGU HARGA RP 11.000/KG JANGKA WAKTU 6 BULAN',
    ['Toko Kue Aba', 'CV Berkah Seto', '200 kg per minggu', 'Rp 2.200.000'],
    ['Pihak kedua)', 'Rp 11.000 (sebelas'],
  ],
  [
    'a house is told what went wrong, and warned of no bad conduct',
    'surat_resmi',
    'surat teguran ke vendor lift CV Aba krn servis tgl 5 nov ga beres, lift masih macet, minta dikerjain ulang dalam 3 hari. dari Klinik Seruni',
    ['SURAT TEGURAN', 'Klinik Seruni menyampaikan teguran', 'Servis tanggal 5 November 2026 tidak beres'],
    ['sikap dan kinerja', 'Teguran ke vendor'],
  ],
  [
    'a list that is signed for is handed from one to the other',
    'surat_resmi',
    'tanda terima dokumen: BPKB, STNK, sama kunci serep motor, dari Pak Danang ke dealer Aba Motor',
    ['BPKB, STNK, dan kunci serep motor', 'Dealer Aba Motor', 'Danang'],
    ['Ke dealer'],
  ],
  [
    'for what money is asked stands in the matter, and the head of a board signs',
    'surat_resmi',
    'surat permohonan bantuan dana ke Dinas Aba untuk renovasi mushola Seruni, ketua takmir H. Danang',
    ['Permohonan Bantuan Dana untuk Renovasi Mushola Seruni', 'Ketua Takmir'],
    ['Ketua takmir H.'],
  ],
  [
    'who owns what is let is the first side, though he speaks of himself',
    'kontrak',
    'perjanjian sewa mobil avanza B 1234 XYZ, penyewa Danang, pemilik saya Seto, 350rb per hari, 3 hari dari tgl 27 nov',
    ['Seto', 'Danang', 'Rp 1.050.000'],
    ['isi nama PIHAK PERTAMA'],
  ],
])('DOC-04, DOC-08 %s', (_, type, message, held, absent) => {
  const { text } = writtenLetter(message, type)
  expect(textFaults(text, held, absent)).toEqual([])
})
