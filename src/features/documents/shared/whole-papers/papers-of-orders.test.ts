import { expect, test } from 'vitest'

import { plainMessage } from '#core/assistant/shared/plain-message.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

test('DOC-04 ASSIST-05 a forwarded order is billed to who ordered, and whom it is for the attention of does not sign', () => {
  const { text } = writtenLetter(
    plainMessage(
      '*Orderan PT Aba Niaga*\n- kemeja 75 pcs x 135.000\nDP sudah masuk 5jt tgl 12 Nov 2026\njadikan invoice, dari Konveksi Beda, up Bu Mega. tulis juga sisa yg harus dibayar',
    ),
    'invoice',
  )
  expect(
    textFaults(text, ['Ibu Mega', 'PT Aba Niaga', '12 November 2026', '5.125.000'], ['*', 'Orderan', 'harus dibayar']),
  ).toEqual([])
})

test.each([
  ['Toko Aba Palu', 'kwitansi DP sewa tenda dr ibu Fatma, total sewa 6.400.000 dp nya 30%. Toko Aba Palu'],
  ['Tenda Aba Palu', 'kwitansi DP sewa tenda dr ibu Fatma Sari, total sewa 6.400.000 dp nya 30%. Tenda Aba Palu'],
])('DOC-04 %s, which closes the message, gives the receipt to who paid', (shop, message) => {
  const { text, content } = writtenLetter(message, 'kuitansi')
  expect(content.letter.recipient.name).toContain('Fatma')
  expect(content.letter.sender.name).toBe(shop)
  expect(textFaults(text, ['1.920.000', 'dibayar 30%', '4.480.000'])).toEqual([])
})

test('DOC-04 a receipt says for what its share is a deposit, and keeps the day of what is to come', () => {
  const { text } = writtenLetter(
    'kuitansi dp 50% katering nikahan total 1,5 juta dari mbak Sekar, sisanya 3 hari sblm acara, acaranya tgl 12 des 2026',
    'kuitansi',
  )
  expect(textFaults(text, ['DP katering nikahan', '3 hari sebelum acara', '12 Desember 2026'])).toEqual([])
})

test('DOC-04 ASSIST-05 a rent by the year is paid in equal parts every six months', () => {
  const { text } = writtenLetter(
    'surat perjanjian sewa kios. yang punya Hj. Rosmini, yang nyewa saya Andi, 24jt setahun selama 2 tahun, dibayar 4x tiap 6 bulan sama besar',
    'kontrak',
  )
  expect(textFaults(text, ['48.000.000', '4 kali', '12.000.000'])).toEqual([])
})

test('DOC-04 who is to leave is sent by the house he works for, as long as his allowance is counted', () => {
  const { text } = writtenLetter(
    'Pak La Ode Hamid bagian pemasaran CV Aba Buton mau berangkat ke Kendari ikut bazar 8 sampai 11 Desember 2026, bikinkan surat perjalanan dinasnya. kapal cepat pulang pergi 520rb, penginapan 3 malam 310rb semalam, uang saku 150rb sehari utk 4 hari',
    'surat-perjalanan-dinas',
  )
  expect(textFaults(text, ['La Ode Hamid', 'Bagian pemasaran', 'CV Aba Buton', '600.000', '2.050.000'])).toEqual([])
})

test('DOC-04 a delivery note says how many pieces go in all, where that is wanted and they are counted alike', () => {
  const told = 'surat jalan dari Gudang Aba ke RM Beda: arang kayu 45 karung, arang batok 20 karung, sopir Slamet'
  expect(textFaults(writtenLetter(`${told}. total karungnya ditulis juga`).text, ['65 karung'])).toEqual([])
  expect(textFaults(writtenLetter(told).text, ['45 karung'], ['65'])).toEqual([])
})
