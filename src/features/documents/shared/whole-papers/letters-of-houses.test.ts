import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

const write = (message: string) => writtenLetter(message, null)

describe('the house that writes a letter', () => {
  test.each([
    [
      'surat keterangan kerja untuk Wati Lestari, kasir di Toko Cahaya Baru dari Mei 2022 sampai sekarang, buat ngajuin KPR. pemiliknya H. Kosim',
      'Toko Cahaya Baru',
    ],
    [
      'surat perjalanan dinas untuk Seno Aji, sales PT Aneka Pangan, ke Makassar 7-10 Desember 2026 naik pesawat, dalam rangka kunjungan toko. Yang ngasih tugas Manajer Penjualan Ibu Rina',
      'PT Aneka Pangan',
    ],
    [
      'surat edaran buat semua karyawan Percetakan Abadi, mulai 1 des 2026 wajib absen pakai sidik jari. dari pimpinan Ir. Haryono',
      'Percetakan Abadi',
    ],
    [
      'laporan kegiatan pelatihan merajut UMKM Kecamatan Gayam, 14 November 2026 di aula kecamatan, peserta 35 orang, narasumber Bpk. Agus dari Dinas Koperasi. ketua panitia Lestari Handayani',
      'Panitia Pelatihan Merajut UMKM Kecamatan Gayam',
    ],
  ])('DOC-04, ASSIST-01 is the one of which the message tells: %s', (message, house) => {
    expect(write(message).letter.sender.name).toBe(house)
  })

  test('DOC-04, ASSIST-01 is not of whom minutes only tell, and who confirms guests is not invited', () => {
    expect(
      write('notulen rapat bazar tgl 20 nov 2026 di rumah Pak Sukir. hasil: sewa tenda dari Bu Wiwin 1,8 juta').letter
        .sender.name,
    ).toBe('')
    expect(
      write(
        'surat undangan buka bersama keluarga PT Cipta Rasa, jumat 5 maret 2027 jam 17.00 di RM Sederhana, konfirmasi kehadiran ke Mbak Ita paling lambat 1 maret',
      ).letter.recipient.name,
    ).not.toContain('Ita')
  })
})

describe('what an order tells beside its people', () => {
  test.each([
    [
      'surat keterangan magang untuk Nadya Putri siswi SMK Negeri 2 Kebumen jurusan tata boga, magang di Roti Harum Bakery dari 1 Juli sampai 30 September 2026. ttd pemilik: Gunawan',
      /\nSiswi SMK Negeri 2 Kebumen jurusan tata boga\./,
      /untuk Nadya/,
    ],
    [
      'buat SP 1 untuk karyawan kami Deni Kurnia bagian gudang, udah 4 kali telat bulan ini tanpa kabar. perusahaannya UD Sumber Makmur. kalau masih diulang kena SP 2',
      /dikenai surat peringatan kedua/,
      /1 untuk karyawan/,
    ],
    [
      'surat balasan ke PT Graha Mulia, kami CV Atap Jaya nolak permintaan diskon 20% soalnya harga baja lagi naik',
      /Kami menolak permintaan diskon 20%/,
      /Jaya nolak/,
    ],
    [
      'surat pernyataan kesanggupan dari Warung Makan Bu Sum untuk nyediain katering 200 kotak per hari buat pelatihan di Semarang, nama saya Sumiati',
      /bahwa saya sanggup menyediakan katering 200 kotak per hari/,
      /\[isi pernyataan\]/,
    ],
    [
      'surat kuasa pengambilan BPKB. saya Lilis Aryani kasih kuasa ke adik saya Andi Pratama buat ambil BPKB motor B 4567 XYZ di FIF cabang Bekasi',
      /dalam hal mengambil BPKB motor B 4567 XYZ di FIF cabang Bekasi/,
      /kasih kuasa/,
    ],
  ])('DOC-08, ASSIST-01 stands once, in the words of an office: %s', (message, told, doubled) => {
    const text = write(message).body
    expect(text).toMatch(told)
    expect(text).not.toMatch(doubled)
  })

  test('DOC-08 keeps the post of each of several who are sent', () => {
    const { body } = write(
      'surat tugas dari CV Mitra Karya buat Pak Darma sama Rizky teknisi, tugasnya servis genset di RS Bhakti Madiun tanggal 3 Desember 2026',
    )
    expect(body).toContain('Rizky (teknisi)')
  })
})
