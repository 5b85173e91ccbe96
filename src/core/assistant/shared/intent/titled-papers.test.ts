import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

const heard = (message: string) => understandMessage(message, kindSkills, { turns: [] })

describe("a paper's title and its facts, without a verb", () => {
  test.each([
    'SP 1 buat karyawan Mira, telat 6 kali sebulan, Toko Plastik Abadi',
    'SOP terima tamu homestay: sapa tamu, cek KTP, catat nomor kamar, antar kunci',
    'berita acara barang rusak: 2 kulkas penyok waktu kirim 22 november, sopir Iwan, disaksikan Bu Hesti',
    'berita acara barang rusak 3 dus mie kena banjir tanggal 24 november di gudang Pak Haji',
    'jadwal jaga warung: pagi Yanti, siang Asep, malam Deden',
    'Permohonan ke kelurahan izin pakai lapangan tanggal 12 desember 2026, bazar UMKM RW 4, ketua Pak Slamet',
    'mau mengundurkan diri dari Apotek Waras, nama saya Intan, per 30 desember 2026',
    'aku mau resign dari Hotel Pantai Indah, namaku Gilang Saputra, bagian housekeeping, terakhir 15 januari 2027',
  ])('CHAT-16 DOC-01 is made: %s', (message) =>
    expect(heard(message)).toMatchObject({ outcome: 'request', kind: 'document', documentType: 'surat_resmi' }),
  )

  test.each([
    'deck laporan mingguan gudang: masuk 320 dus, keluar 285 dus, rusak 6 dus, stok akhir 410 dus',
    'presentasi kas arisan RT: 20 orang x 200rb, sudah 8 bulan, yg belum bayar bulan ini Bu Tini dan Pak Slamet',
    'presentasi anggaran pernikahan anak saya buat rapat keluarga: gedung 15jt, dekor 8jt, baju 4jt',
  ])('CHAT-16 SLIDE-01 a deck by its title, a colon and its figures is made: %s', (message) =>
    expect(heard(message)).toMatchObject({ outcome: 'request', kind: 'presentation' }),
  )

  test('CHAT-16 SLIDE-01 a deck that is spoken of is not', () => {
    expect(heard('presentasi saya kemarin gagal: 3 orang tidur, 5 orang pulang').outcome).toBe('answer')
  })

  test.each([
    'surat tidak keberatan dari tetangga buat usaha bengkel saya di Jl Mawar 5 RT 03',
    'surat dispensasi sekolah buat anak saya Fajar kelas 5B SDN Kauman 1, ikut lomba renang di Semarang tgl 2-4 Desember',
  ])('CHAT-16 DOC-01 a letter by a name of its own is made: %s', (message) =>
    expect(heard(message)).toMatchObject({ outcome: 'request', kind: 'document' }),
  )

  test.each([
    'surat pernyataan',
    'surat jalan buat sopir saya hilang di jalan tol km 20 kemarin, gimana ya',
    'surat tidak ada di meja, kata Budi dibawa Pak RT tgl 12 November',
    'SP 2 buat Tono sudah dikasih tanggal 5 november, tapi dia malah ketawa, 2 hari bolos lagi',
    'SOP pelayanan kasir ga dijalanin, Rani cemberut, Dewi main hp, pelanggan kabur',
    'notulen rapat 5 november hilang, 23 warga nagih ke Pak RT terus',
    'berita acara barang rusak perlu materai?',
    'permohonan saya ke PLN ditolak 2 kali, Pak Joko cuma bilang sabar',
    'mau resign dari PT Maju tanggal 31, Pak Budi marah, gaji ditahan',
    'mau resign dari kerjaan, enaknya buka usaha apa ya?',
  ])('CHAT-16 CHAT-18 a bare title, a question and what is told of a paper are answered: %s', (message) =>
    expect(heard(message).outcome).toBe('answer'),
  )
})

describe('when it is wanted, and whether it is meant', () => {
  test.each([
    ['ga jadi besok, sekarang aja: invoice buat Bu Rini 5 loyang bolu 80rb', 'document'],
    [
      'eh gak jadi nanti malem, sekarang aja deh: surat tugas buat Ujang antar barang ke Subang 27 november',
      'document',
    ],
    ['tadi bilang besok, ga jadi, sekarang aja: kuitansi 500rb dari Bu Lilis untuk DP gaun', 'document'],
    ['ga jadi besok, sekarang aja: website buat Pangkas Rambut Asgar, cukur 20rb', 'website'],
  ])('CHAT-16 only the time was given up: %s', (message, kind) =>
    expect(heard(message)).toMatchObject({ outcome: 'request', kind }),
  )

  test.each([
    'ga jadi invoice buat Bu Rini 5 loyang bolu 80rb',
    'ga jadi sekarang, besok aja: invoice Pak Gani 12 kursi 85rb',
    'lucu ya, buatin undangan tanggal 31 november wkwk',
    'hahaha buatin kuitansi tanggal 30 februari dong',
    'mimpi dikejar pelanggan teriak bikinin invoice',
  ])('CHAT-16 CHAT-18 makes nothing: %s', (message) => expect(heard(message).outcome).toBe('answer'))

  test('CHAT-16 who laughs and names a day that comes is served', () => {
    expect(heard('buatin undangan syukuran tanggal 31 desember jam 7 malam di Ruko Asri haha').outcome).toBe('request')
  })

  test.each([
    'menantu bilang sekarang wajib punya website. tolong dibuatkan ya mbak, namanya Rotan Pak Kadir, kursi 450 ribu',
    'cucu bilang sekarang harus punya website. tolong buatkan ya nak, namanya Kue Oma Lien, nastar 95 ribu setoples',
  ])('CHAT-16 what somebody advised, and the plea of the owner: %s', (message) =>
    expect(heard(message)).toMatchObject({ outcome: 'request', kind: 'website' }),
  )

  test.each([
    [
      "website dulu ya buat rental mobil 'Bromo Trans', avanza 350rb, elf 900rb. aplikasi kasirnya nanti aja",
      'website',
    ],
    ['kasir dulu deh untuk depot galon Tirta, galon 6rb, gas 22rb. web sama proposal nyusul', 'pos'],
  ])('CHAT-16 first what it is for: %s', (message, kind) =>
    expect(heard(message)).toMatchObject({ outcome: 'request', kind }),
  )

  test('CHAT-16 what is done with a thing first makes nothing', () => {
    expect(heard('websitenya dulu ya buat dilihat istri saya, harga 20rb').outcome).toBe('answer')
  })
})
