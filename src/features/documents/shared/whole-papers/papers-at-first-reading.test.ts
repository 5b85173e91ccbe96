import { describe, expect, test } from 'vitest'

import { paperFaults, type PaperRow } from '#tests/support/paper-faults.ts'

const rows: readonly PaperRow[] = [
  [
    'what one cannot do oneself is what another one is empowered to do, and who he is stands with his name',
    'tolong surat kuasa. saya Marlina Sitompul lagi di luar kota ga bisa ambil BPKB motor di Adira Medan, yg ambil suami saya Togar Sitompul',
    ['dalam hal mengambil BPKB motor di Adira Medan', '[isi alamat penerima kuasa] Suami'],
    ['luar kota', 'Ambil suami'],
  ],
  [
    'a certificate tells of whom it is told, what is told of him, and not who wants it',
    'ada yg mau ngontrak ruko tp minta surat keterangan usaha dulu. tolong buatin surat keterangan bahwa Ibu Fitri Handayani bener punya usaha jahit Fitri Modiste di Jl. Kenanga 4 Ungaran sejak 2019, dari ketua RT 03 Pak Sumarno',
    [
      'menerangkan bahwa: Fitri Handayani',
      'adalah benar mempunyai usaha jahit Fitri Modiste di Jl. Kenanga 4 Ungaran sejak 2019.',
    ],
    ['ngontrak', 'Ketua RT 03 Jl. Kenanga'],
  ],
  [
    'the hour of a meeting by the other clock stands in its place',
    'notulen rapat koperasi Melati, rapatnya kemarin di balai desa jam 2 siang, hadir 18 orang. hasil: simpanan wajib naik jadi 25rb',
    ['pukul 14.00', 'Jumat, 20 November 2026'],
    ['Rapatnya kemarin'],
  ],
  [
    'who took something in took it from who brought it, and a fee is told',
    'tanda terima barang servis: saya Rohman Elektronik nerima 1 unit TV LED 43 inch dari Bu Yayuk, keluhan gambar bergaris, biaya cek 50rb',
    ['antara: Yayuk Rohman Elektronik 1 unit TV LED 43 inch', 'Biaya cek Rp 50.000.', 'Demikian tanda terima'],
    ['Nerima', 'Total'],
  ],
  [
    'two who are sent stand in lines of their own, and are not counted besides',
    'surat tugas buat 2 teknisi saya Yanto Kurniawan dan Agus Riyadi, pasang CCTV di SDN 3 Cempaka tgl 25-26 November 2026. dari Mitra Tekno, ttd pemilik H. Fauzi',
    ['kepada: Yanto Kurniawan Agus Riyadi'],
    ['2 teknisi'],
  ],
  [
    'one who is sent keeps what he is',
    'surat tugas buat teknisi saya Yanto Kurniawan, pasang CCTV di SDN 3 Cempaka tgl 25 November 2026. dari Mitra Tekno',
    ['kepada: Yanto Kurniawan Teknisi'],
    [],
  ],
  [
    'a reminder is due on the day behind its word, and is written by the house that closes the message',
    'surat penagihan ke Pak Robert Manurung pemilik Cafe Toba, jatuh tempo 30 oktober 2,8jt udah lewat. mohon dilunasi sebelum 5 desember. Kopi Delima Sidikalang',
    ['paling lambat 5 Desember 2026', 'kami dari Kopi Delima Sidikalang'],
    ['- Kopi Delima'],
  ],
  [
    'an order beside a term of payment has a day for its goods and the address they go to',
    'PO ke Plastik Makmur: cup 50 slop @ 11.500. kirim ke Es Dawet Bu Kar Jl. Merapi 12 Magelang paling lambat kamis 26 Nov, bayar tempo 14 hari',
    ['dikirim ke Es Dawet Bu Kar Jl. Merapi 12 Magelang, paling lambat 26 November 2026'],
    [],
  ],
  [
    'an invitation keeps its occasion, its whole agenda, and the house of its owner',
    'undangan buat para reseller Hijab Zahira: gathering akhir tahun Sabtu 19 Desember 2026 jam 9 pagi di RM Taliwang, acaranya sharing penjualan, pembagian bonus, makan siang. dari owner Zahira Mukarromah',
    ['menghadiri gathering akhir tahun yang', 'Sharing penjualan, pembagian bonus, makan siang', 'Yth. Para Reseller'],
    ['- Pembagian bonus', 'Pimpinan'],
  ],
  [
    'a notice of days announces them and has no other day of its own',
    'pengumuman dong buat pelanggan, Laundry Kinclong tutup tgl 24 - 27 Desember karena libur natal, cucian yg udah jadi diambil sebelum tanggal 23 ya',
    [
      'bahwa Laundry Kinclong tutup tanggal 24 Desember 2026 sampai dengan 27 Desember 2026',
      'sebelum tanggal 23 Desember 2026',
    ],
    ['Hari, tanggal'],
  ],
  [
    'a demand of one word is a demand, and a day of yesterday has been',
    'bikinin surat komplain ke PO Sinar Pantura, paket kiriman 2 dus batik tgl 12 kemarin sampe rusak basah. minta ganti. saya Ratna Dewi',
    ['saya meminta penggantian.', '12 November 2026'],
    [],
  ],
  [
    'an answer that is told leaves none open',
    'surat balasan penawaran PT Kemas Prima nomor 112/KP/XI/2026, kami Sambal Mak Ijah setuju harga botol 2.300 per pcs, pembayaran 14 hari setelah barang datang',
    ['2.300 per pcs'],
    ['[isi jawaban]', 'Hal yang perlu diperhatikan'],
  ],
  [
    'goods go to the address of who gets them',
    'surat jalan dr Toko Sumber Rejeki ke proyek Pak Haji Malik di Jl. Veteran 88: semen 40 sak',
    ['[isi alamat usaha]', 'Haji Malik, Jl. Veteran 88'],
    [],
  ],
  [
    'a contract of a year with a probation lasts a year, and days off are told',
    'kontrak kerja buat Nur Aini jadi baby sitter, saya Cynthia Halim. gaji 2,8jt sebulan, libur 2 hari sebulan, masa percobaan 1 bulan, mulai 1 desember, kontrak setahun',
    ['berlaku selama 1 tahun', 'PIHAK KEDUA memperoleh libur 2 (dua) hari dalam sebulan.'],
    [],
    'kontrak',
  ],
]

describe('DOC-08 ASSIST-01 papers at first reading', () => {
  test.for(rows)('%s', (row) => {
    expect(paperFaults(row)).toEqual([])
  })
})
