import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { letterBlock } from '../../letter/letter-blocks.ts'
import { groupOf, officerOf, signedOff } from './told-people.ts'
import { doubled } from '../../letter/wording.ts'

describe('who writes, where no cue says it', () => {
  test.each([
    ['invoice les privat utk Kenzo, 8 pertemuan @ 75.000, lunas ya. Les Bu Anggi', 'Les Bu Anggi'],
    ['penawaran telur 27.500/kg, tempo 14 hari. Peternakan Berkah Unggas, saya Pak Slamet', 'Peternakan Berkah Unggas'],
    ['sppd buat Andi ke Solo. Perusahaan CV Batik Gemilang, hp 0813-1111-2222', 'CV Batik Gemilang'],
    ['tagihan sewa alat utk kami, 3 jam. PT Alat Nusantara NPWP 01.234.567.8-721.000', 'PT Alat Nusantara'],
    ['kuitansi dari Mas Rohman di Jl. Toko Lama, dp 2 juta', ''],
    ['invoice ke Toko Makmur beras 2 karung', ''],
  ])('DOC-08 ASSIST-01 the house that closes a message signs it: %s', (message, house) => {
    expect(signedOff(message)).toBe(house)
  })

  test('DOC-08 ASSIST-01 the house stands in the letterhead and not among the remarks', () => {
    const { letter, text } = writtenLetter(
      'laporan keuangan bulan oktober: pendapatan 38,4jt, belanja 19,2jt, lain2 410rb. Bakso Pak Kumis',
      'laporan',
    )
    expect(letter.sender.name).toBe('Bakso Pak Kumis')
    expect(letter.lines[2]?.description).toBe('lain-lain')
    expect(text).not.toContain('Keterangan:')
  })

  test('DOC-08 ASSIST-01 a house is named as such; a personal letter has none', () => {
    const proposal = 'proposal pinjaman modal 50 juta, nama usaha Lele Barokah, pemilik Sutrisno'
    expect(writtenLetter(proposal, 'proposal').letter.sender.name).toBe('Lele Barokah')
    const leave = 'surat izin tidak masuk kerja saya Andi Pratama, sakit, 23 november. PT Sinar Terang'
    expect(writtenLetter(leave, 'surat_resmi').letter.sender.name).toBe('Andi Pratama')
  })
})

describe('who signs', () => {
  test.each([
    ['… dari PT Rasa, yang nugasin manajer Pak Wibowo', { name: 'Wibowo', title: 'Manajer' }],
    ['… CV Batik, direktur Ibu Sri Mulyaningsih', { name: 'Sri Mulyaningsih', title: 'Direktur' }],
    ['… Ketua panitia H. Zainuddin', { name: 'H. Zainuddin', title: 'Ketua Panitia' }],
    ['kepada direktur Pak Rudi', null],
    ['dari Kepala Desa Sumber', null],
    ['jadi manajer Toko Maju', null],
  ])('DOC-08 ASSIST-01 an office names who signs: %s', (message, found) => {
    expect(officerOf(message, [])).toEqual(found)
  })

  test('DOC-08 ASSIST-01 whom the letter goes to signs nothing', () => {
    expect(officerOf('undangan buat direktur Pak Rudi', [])).toBeNull()
    expect(officerOf('penawaran, owner Bu Lina', ['Ibu Lina'])).toBeNull()
    const { letter } = writtenLetter(
      'surat tugas buat Joko dan Sari ke Solo, dari PT Rasa, manajer Pak Wibowo',
      'surat_resmi',
    )
    expect(letter.signer).toEqual({ name: 'Wibowo', title: 'Manajer' })
  })

  test('DOC-08 a letter to many is addressed to all of them', () => {
    expect(groupOf('pemberitahuan ke pelanggan kalau tutup')).toBe('Para Pelanggan')
    expect(groupOf('undangan untuk semua warga RT 03')).toBe('Seluruh Warga RT 03')
    expect(groupOf('invoice 3 kaos')).toBe('')
  })
})

describe('what stands there is not told again', () => {
  test('DOC-08 a tax number, a vehicle and a name stand in their own places', () => {
    const bill = 'tagihan utk CV Tambang: excavator 40 jam x 350rb. PT Alat Nusantara NPWP 01.234.567.8-721.000'
    expect(writtenLetter(bill, 'invoice').text).not.toContain('Keterangan:')
    const order = writtenLetter(
      'sppd buat Andi ke Surabaya 25 november, naik kereta, tiket 560rb',
      'surat-perjalanan-dinas',
    )
    expect(order.text).not.toMatch(/Naik kereta/)
    const task = writtenLetter(
      'surat tugas buat Joko, Sari, sama Dimas ke BLK Solo 1 desember dari PT Rasa',
      'surat_resmi',
    )
    expect(task.text).not.toMatch(/Sama Dimas/)
  })

  test('ASSIST-01 what is taken back is not told, a share keeps its word', () => {
    const leave = 'surat izin ga masuk buat anak buah saya, eh maksudnya saya Andi, sakit demam 23 november'
    expect(writtenLetter(leave, 'surat_resmi').text).not.toContain('anak buah')
    const offer = writtenLetter(
      'penawaran katering 300 porsi 45rb ke Pak Dar, dp 30% seminggu sebelum acara',
      'surat_penawaran',
    )
    expect(offer.text).toContain('Uang muka 30% seminggu sebelum acara.')
  })

  test('DOC-08 a word said twice is written twice', () => {
    expect(doubled('lain2, gara2 hujan, anak2nya')).toBe('lain-lain, gara-gara hujan, anak-anaknya')
    expect(doubled('luas 20 m2, kelas2, 10cm2 CO2, motor2000')).toBe('luas 20 m2, kelas2, 10cm2 CO2, motor2000')
  })
})

describe('an invoice that is paid', () => {
  const paid = 'nota buat bu haji nur: gamis 3 potong 185rb, udah lunas. Toko Annisa'

  test('DOC-03 DOC-08 says so and asks for no transfer and no due day', () => {
    const { letter, text } = writtenLetter(paid, 'invoice')
    expect(letter.status).toBe('Lunas')
    expect(text).not.toMatch(/jatuh tempo|rekening|Sudah lunas/i)
    expect(letterBlock(letter, 'letterInfo')).toMatchObject([{ rows: [{}, {}, { label: 'Status' }] }])
    expect(text).toContain('Pembayaran telah diterima lunas.')
  })

  test.each([
    'invoice 3 kaos 50rb ke Bu Rina, belum lunas',
    'invoice pelunasan tenda 2jt ke Bu Rina',
    'invoice 3 kaos 50rb, kalau lunas bulan ini diskon 5%',
  ])('DOC-03 is not taken for paid: %s', (message) => {
    const { letter, text } = writtenLetter(message, 'invoice')
    expect(letter.status).toBeUndefined()
    expect(text).toContain('nama bank')
  })
})
