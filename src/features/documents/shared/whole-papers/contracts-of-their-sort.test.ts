import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeDocument } from '../letter/compose-document.ts'
import { readRequest } from '../reading/read-request.ts'
import { blockTexts } from '../revise/body-range.ts'

const contractOf = (sentence: string) => {
  const content = composeDocument(readRequest(readMessage(sentence, '2026-11-21' as IsoDay), 'kontrak'))
  return { letter: content.letter, text: blockTexts(content.body).join('\n') }
}

describe('a contract has the articles that its sort needs, and what was told stands in whole sentences', () => {
  test('DOC-08 a loan: who lends, interest, time and pledge; nothing of secrets, taxes or force majeure', () => {
    const { letter, text } = contractOf(
      'saya pinjam uang 20jt dari Koh Liem untuk modal warung, bunga 1 persen per bulan, balikin 10 bulan, jaminan bpkb avanza. nama saya Dedi Kurniawan. tolong surat perjanjiannya',
    )
    expect(letter.counterparty?.name).toBe('Dedi Kurniawan')
    expect(text).toContain(
      'PIHAK PERTAMA meminjamkan uang sebesar Rp 20.000.000 kepada PIHAK KEDUA untuk modal warung.',
    )
    expect(text).toContain('Pinjaman dikenai bunga sebesar 1% per bulan.')
    expect(text).toContain('Pinjaman dikembalikan dalam waktu 10 (sepuluh) bulan.')
    expect(text).toContain('PIHAK KEDUA memberikan jaminan berupa BPKB')
    expect(text).not.toMatch(/KERAHASIAAN|PAJAK|KAHAR|PENGAKHIRAN/u)
  })

  test('DOC-08 an employment: who works, his days and his day off stand in their articles', () => {
    const { letter, text } = contractOf(
      'perjanjian kerja karyawan toko: Siti Aminah jadi kasir di Minimarket Berkah, gaji 2,5 juta sebulan, kontrak 1 tahun mulai 1 des 2026, kerja 6 hari 8 jam, libur hari rabu',
    )
    expect(letter.counterparty?.name).toBe('Siti Aminah')
    expect(text).toContain(
      'Hari kerja adalah 6 (enam) hari dalam seminggu dengan waktu kerja 8 (delapan) jam per hari.',
    )
    expect(text).toContain('PIHAK KEDUA memperoleh libur hari Rabu setiap minggu.')
    expect(text.indexOf('memperoleh libur')).toBeLessThan(text.indexOf('NILAI DAN CARA PEMBAYARAN'))
  })

  test('DOC-08 a lease: what for and in how many parts, each once; no table for the rent alone', () => {
    const { text } = contractOf(
      'buatkan kontrak sewa ruko 2 lantai di jl ahmad yani 45 bekasi, pemilik pak haji Mulyono, penyewa saya Linda Wijaya buat salon, setahun 60 juta dibayar 2x, mulai 1 januari 2027',
    )
    expect(text).toContain('Objek sewa digunakan untuk salon.')
    expect(text.match(/dalam 2 \(dua\) tahap/gu)).toHaveLength(1)
    expect(text).not.toContain('nama bank')
  })

  test('DOC-08 a sale tells the state of the thing; a profit share names both sides by their part', () => {
    const sale = contractOf(
      'surat jual beli motor bekas yamaha mio 2018 warna merah B 3321 KLO, penjual Anton, pembeli Herman, harga 7 juta lunas tunai, kondisi apa adanya',
    )
    expect(sale.text).toContain('Barang dijual dalam kondisi apa adanya.')
    const shared = contractOf(
      'perjanjian bagi hasil usaha cuci motor antara Ridwan dan Fajar, modal 30 juta dari Ridwan, Fajar yang kelola, bagi hasil 40% ridwan 60% fajar tiap tanggal 5, jangka 2 tahun',
    )
    expect(shared.text).toContain('Hasil usaha dibagi 40% untuk PIHAK PERTAMA dan 60% untuk PIHAK KEDUA')
  })

  test('DOC-08 a house that is called by what it delivers owes the goods, the other one the pay', () => {
    const { text } = contractOf(
      'kontrak kerja sama antara Catering Dapur Bunda dan PT Indotek utk makan siang karyawan 120 porsi per hari, 22rb per porsi, 6 bulan mulai 4 jan 2027, bayar tiap akhir bulan',
    )
    expect(text).toContain('PIHAK PERTAMA berkewajiban memenuhi pesanan')
    expect(text).toContain('Pembayaran dilakukan oleh PIHAK KEDUA setiap akhir bulan.')
  })

  test.each(['toko minta 20% dari penjualan', 'yang punya toko ambil 20% dari penjualan'])(
    'DOC-08 goods on consignment: what the shop keeps of the sales is its right: %s',
    (told) => {
      const { letter, text } = contractOf(
        `perjanjian titip jual keripik: saya Nuraini dari Keripik Uni Nur, dengan Hasan Basri pemilik Toko Minang Raya. ${told}`,
      )
      expect(letter.counterparty?.name).toBe('Hasan Basri')
      expect(text).toContain('PIHAK KEDUA berhak mendapat 20% dari penjualan.')
    },
  )

  test.each([
    ['dicicil 10 bulan tanpa bunga', 'Pengembalian dicicil 10 bulan tanpa bunga, yaitu Rp 1.500.000 setiap bulan.'],
    ['dicicil 7 bulan tanpa bunga', 'Pengembalian dicicil 7 bulan tanpa bunga.'],
  ])('DOC-08 what a loan pays back each time is told where it comes out even: %s', (told, expected) => {
    const { text } = contractOf(
      `buatkan surat perjanjian utang, saya Wati Suryani meminjamkan uang 15 juta ke ipar saya Joni Pranata, ${told}`,
    )
    expect(text).toContain(expected)
  })
})
