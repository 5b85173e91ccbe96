import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const read = (text: string) => readMessage(text, '2026-11-21' as IsoDay)

test.each([
  ['untuk Bapak Budi Santoso, PT Maju Bersama: 10 kaos', { name: 'Bapak Budi Santoso', company: 'PT Maju Bersama' }],
  ['untuk pak budi santoso di pt maju bersama, 10 kaos', { name: 'Pak Budi Santoso', company: 'PT Maju Bersama' }],
  ['UNTUK PAK BUDI SANTOSO PT MAJU BERSAMA 10 KAOS', { name: 'Pak Budi Santoso', company: 'PT Maju Bersama' }],
  [
    'ke PT Angin Ribut u.p. Ibu Dewi Lestari, S.E., 10 kaos',
    { name: 'Ibu Dewi Lestari, S.E.', company: 'PT Angin Ribut' },
  ],
  ['kepada Ibu Rini (Direktur PT Sentosa): 10 kaos', { name: 'Ibu Rini', title: 'Direktur', company: 'PT Sentosa' }],
  [
    'kpd Yth. Bapak Ir. Joko Susilo, M.T., Direktur PT Graha Cipta',
    { name: 'Bapak Ir. Joko Susilo, M.T.', title: 'Direktur', company: 'PT Graha Cipta' },
  ],
  ['untuk Hj. Aminah dari CV Karya, 10 kaos', { name: 'Hj. Aminah', company: 'CV Karya' }],
  ['utk SMK Negeri 1 Bantul, 10 kaos', { company: 'SMK Negeri 1 Bantul' }],
  ['untuk PT. Tunas Muda, 10 kaos', { company: 'PT Tunas Muda' }],
  ['buat andi 10 kaos @ 5rb', { name: 'Andi' }],
  ['untuk Toko {{7*7}} Mapan: 10 kaos', { company: 'Toko {{7*7}} Mapan' }],
  ['kepada Kepala Desa Sukorejo, 10 kaos', { name: 'Kepala Desa Sukorejo' }],
  ['pelanggan Kak Sinta, 10 kaos', { name: 'Kak Sinta' }],
  ['untuk Mr. Peter Hall: 10 kaos', { name: 'Mr. Peter Hall' }],
  ['kepada mrs. clara smith, 10 kaos', { name: 'Mrs. Clara Smith' }],
  [
    'kepada CV Damai, Jl. Melati No. 3 Solo, telp 0271-555123, 10 kaos',
    { company: 'CV Damai', address: 'Jl. Melati No. 3 Solo', phone: '0271-555123' },
  ],
])('ASSIST-01 invoice %s', (text, recipient) => expect(read(`invoice ${text}`).recipient).toEqual(recipient))

test.each([
  ['dari Toko Sinar Jaya untuk Pak Budi', { company: 'Toko Sinar Jaya' }],
  ['dr toko sinar jaya utk pak budi', { company: 'Toko Sinar Jaya' }],
  ['untuk Pak Budi dari Toko Sinar Jaya', { company: 'Toko Sinar Jaya' }],
  ['atas nama Bengkel Lancar untuk Pak Budi', { company: 'Bengkel Lancar' }],
  ['untuk Pak Budi. Toko saya namanya Berkah Jaya', { company: 'Toko Berkah Jaya' }],
  ['untuk Pak Budi. Hormat kami, Konveksi Mulia', { company: 'Konveksi Mulia' }],
  ['untuk Pak Budi dari Tempe Bu Karso', { company: 'Tempe Bu Karso' }],
])('ASSIST-01 penawaran %s', (text, sender) => {
  const reading = read(`surat penawaran ${text}`)
  expect(reading.recipient).toEqual({ name: expect.stringMatching(/^Pak Budi$/) })
  expect({ ...reading.sender, company: reading.sender?.company?.replace(/namanya /i, '') }).toEqual(sender)
})

describe('ASSIST-01 both sides of a contract', () => {
  test.each([
    'kontrak antara PT Sumber Rejeki dengan CV Tirta Abadi',
    'kontrak antara PT Sumber Rejeki dan CV Tirta Abadi',
    'kontrak: pihak pertama PT Sumber Rejeki, pihak kedua CV Tirta Abadi',
    'kontrak sewa, pemilik PT Sumber Rejeki, penyewa CV Tirta Abadi',
  ])('ASSIST-01 %s', (text) => {
    expect(read(text)).toMatchObject({
      sender: { company: 'PT Sumber Rejeki' },
      recipient: { company: 'CV Tirta Abadi' },
    })
  })
})

test('ASSIST-01 who signs, and as what', () => {
  expect(read('undangan rapat, ttd Ketua: Suparman').signer).toEqual({ title: 'Ketua', name: 'Suparman' })
  expect(read('undangan rapat, ditandatangani oleh Direktur Andi Wijaya').signer).toEqual({
    title: 'Direktur',
    name: 'Andi Wijaya',
  })
})

test('ASSIST-01 a purpose is no person', () => {
  expect(read('penawaran 200 kursi @ 3rb untuk acara wisuda').recipient).toBeNull()
  const receipt = read('kuitansi dari Pak Anton untuk pembayaran sewa ruko 7 juta')
  expect(receipt).toMatchObject({ recipient: null, subject: 'sewa ruko', sender: { name: 'Pak Anton' } })
})

test('ASSIST-01 DOC-08 a bill is for who pays it, not for where a journey goes or what is cheaper for whom', () => {
  expect(read('invoice paket wisata ke Bali untuk Pak Danu, 10 orang @ 2jt').recipient).toEqual({ name: 'Pak Danu' })
  expect(read('invoice ke Ratna untuk Pak Danu').recipient).toEqual({ name: 'Ratna' })
  expect(read('tagihan kos atas nama Fajar, sewa 850rb')).toMatchObject({ sender: null, recipient: { name: 'Fajar' } })
  expect(read('invoice atas nama Sinta Dewi untuk PT Maju, desain 2jt')).toMatchObject({
    sender: { name: 'Sinta Dewi' },
    recipient: { company: 'PT Maju' },
  })
  expect(read('tagihan les piano 4x @ 125rb, diskon kakak adik 10%').recipient).toBeNull()
})

test('ASSIST-01 journeys: towns, days and the errand', () => {
  expect(read('SPPD untuk Pak Wayan dari Denpasar ke Kupang 7-9 Desember 2026 menghadiri pameran')).toMatchObject({
    recipient: { name: 'Pak Wayan' },
    places: ['Denpasar', 'Kupang'],
    subject: 'menghadiri pameran',
  })
})

test('ASSIST-01 contacts, accounts and numbers', () => {
  const reading = read(
    'invoice nomor 012/INV/XI/2026 untuk PT Maju, email kantor@maju.co.id, NPWP 01.234.567.8-901.000, transfer BCA 1234567890 an Yuliana atau rek Mandiri 123-00-1234567-8 a.n. Tono, WA +62 812-3456-7890',
  )
  expect(reading.letterNumber).toBe('012/INV/XI/2026')
  expect(reading.emails).toEqual(['kantor@maju.co.id'])
  expect(reading.npwp).toBe('01.234.567.8-901.000')
  expect(reading.bankAccounts).toEqual([
    { bank: 'BCA', number: '1234567890', holder: 'Yuliana' },
    { bank: 'Mandiri', number: '123-00-1234567-8', holder: 'Tono' },
  ])
  expect(reading.phones).toEqual(['+62 812-3456-7890'])
  expect(reading.goods).toEqual([])
})
