import { describe, expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { textFaults } from '#tests/support/text-faults.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

interface Paper {
  readonly what: string
  readonly message: string
  readonly says: readonly string[]
  readonly not: readonly string[]
  readonly type?: DocumentType
}

type Row = readonly [string, string, readonly string[], readonly string[], DocumentType?]

const rows: readonly Row[] = [
  [
    'an entry of a list that was typed in one line is a line of its own',
    'notulen rapat RT semalam di rumah Pak Wiryo, hasil: 1. iuran naik jadi 15rb 2. kerja bakti hari minggu 3. ronda mulai jam 10 malam',
    ['Iuran naik menjadi Rp 15.000.', 'Kerja bakti hari Minggu.', 'Ronda mulai pukul 22.00.'],
    ['15.000 2', 'Hasil: 1'],
  ],
  [
    'steps that are numbered without dots are numbered once',
    'SOP terima paket: 1 cek segel, 2 hitung jumlah, 3 catat di buku',
    ['Langkah-langkah Cek segel. Hitung jumlah. Catat di buku.'],
    [],
  ],
  [
    'counts of a recipe are no numbers of its steps',
    'SOP adonan: 1 kg terigu, 2 butir telur, 3 sendok gula, aduk rata',
    ['Langkah-langkah 1 kg terigu. 2 butir telur. 3 sendok gula.'],
    [],
  ],
  [
    'both sides of a contract of work are named by what they are, and days of work are days',
    'kontrak kerja karyawan, nama Wulan Anggraini jabatan kasir di Toko Roti Kencana, gaji 2 juta per bulan, 1 tahun mulai 1 Des 2026, kerja senin-sabtu jam 8 sampai 16, libur minggu. pemilik toko: Ratna Dewi',
    [
      'Ratna Dewi Pemilik [isi alamat PIHAK PERTAMA]',
      'Wulan Anggraini [isi alamat PIHAK KEDUA]',
      'Hari kerja Senin sampai dengan Sabtu pukul 08.00',
      'Libur hari Minggu.',
    ],
    ['Kerja karyawan.', '[isi nama PIHAK KEDUA]', 'Pemilik toko:'],
    'kontrak',
  ],
  [
    'a house whose sort is said before its name is called by its name',
    'surat pemberitahuan ke pelanggan kalo toko kita Toko Kain Asri libur tgl 24 sampai 26 desember 2026',
    ['kami dari Toko Kain Asri', 'bahwa Toko Kain Asri libur', 'Yth. Para Pelanggan'],
    ['Toko Toko', 'Toko Kita', 'toko kita'],
  ],
  [
    'what a house is to the writer is no part of its name, and the number of a bill none of the letter',
    'surat peringatan ke pelanggan PT Rimba Jaya yang nunggak invoice no INV/031/VIII/2026 sebesar 4.250.000, minta dilunasi paling lambat 5 Desember 2026. Dari Percetakan Kilau',
    ['Yth. Pimpinan PT Rimba Jaya', 'Tunggakan invoice nomor INV/031/VIII/2026 sebesar Rp 4.250.000.'],
    ['Pelanggan PT', 'Nomor INV/031'],
  ],
  [
    'a warning tells its day once, and whom it warns in the address',
    'surat peringatan 1 buat karyawan Beni Saputra bagian gudang, sering telat dan pulang sebelum jam kerja tgl 18 November 2026. dari UD Jaya Lestari, manager Pak Hartono',
    ['tanggal 18 November 2026', 'Hartono Manager'],
    ['Rabu, 18 November', 'Peringatan 1'],
  ],
  [
    'who reports signs with his office in full',
    'laporan kegiatan bazar desa tanggal 14 November 2026, peserta 32 stan, omzet 47 juta. yg bikin laporan Sekretaris panitia Mira Lestari',
    ['Mira Lestari Sekretaris Panitia'],
    ['Panitia Mira'],
    'laporan',
  ],
  [
    'who speaks for many signs for them',
    'surat permohonan keringanan sewa kios ke Dinas Perdagangan Kota Kupang, kami pedagang minta potongan 50% karena pasar direnovasi. perwakilan pedagang Yosef Leba',
    ['Yosef Leba Perwakilan Pedagang'],
    ['[isi nama penanda tangan]', 'Perwakilan pedagang Yosef'],
  ],
  [
    'who answers for a paper of rules stands above it and is none of its points',
    'sop kebersihan dapur buat Soto Ayam Juara. cuci tangan, pakai celemek, talenan dipisah, sampah dibuang. penanggung jawab kepala dapur Mas Yanto',
    ['[isi tanggal berlaku] Yanto 1. Tujuan', 'Yanto Kepala Dapur'],
    ['Penanggung jawab kepala dapur'],
  ],
  [
    'when a meeting ended is not when it began, and a day that was decided on is not its own',
    'notulen rapat panitia kirab di rumah Bu Warsi. hadir 14 orang. selesai jam 9 malam. hasil rapat: kirab tanggal 12 desember',
    ['Sabtu, 21 November 2026 pukul [isi jam mulai] sampai dengan 21.00', 'Rumah Bu Warsi'],
    ['Sabtu, 12 Desember'],
  ],
  [
    'a record of the shop is of the place of its house, and tells who found it',
    'berita acara kehilangan stok, tgl 20 November 2026 jam 6 pagi pas buka toko, hilang rokok 15 slop. toko Berkah Abadi Cikarang, yang nemu Ujang, pemilik Hj Neneng',
    ['bertempat di Toko Berkah Abadi Cikarang', 'Yang menemukan: Ujang.'],
    ['[isi tempat kejadian atau kegiatan]', 'Nemu Ujang'],
  ],
]

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe('a letter as its receiver reads it', () => {
  test.each(
    rows.map(([what, message, says, not, type]): Paper => ({ what, message, says, not, ...(type ? { type } : {}) })),
  )('DOC-08 ASSIST-01 $what', ({ message, says, not, type = 'surat_resmi' }) => {
    expect(textFaults(plain(writtenLetter(message, type).text), says, not)).toEqual([])
  })
})
