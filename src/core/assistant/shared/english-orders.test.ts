import { expect, test } from 'vitest'

import { fromEnglish } from './english-orders.ts'

test.each([
  [
    'Please make a power of attorney: I, Stefan Kusuma, owner of Batik Larasati in Pekalongan, authorize my sister Mira Kusuma to collect our documents on December 3rd, 2026.',
    'tolong buatkan surat kuasa: saya, Stefan Kusuma, pemilik Batik Larasati di Pekalongan, memberi kuasa kepada adik saya Mira Kusuma untuk mengambil documents tanggal 3 December 2026.',
  ],
  [
    'make a receipt: received from Mr. Andrew Wong IDR 2,750,000 for the balance payment of a boat trip, by Komodo Sail, signed by Yohanes Jehadu',
    'buatkan kuitansi: telah diterima dari Bapak Andrew Wong IDR 2,750,000 untuk pelunasan boat trip, diterima oleh Komodo Sail, ditandatangani oleh Yohanes Jehadu',
  ],
  [
    'Write an invitation letter from Ubud Weavers to Mrs. Porter for the opening on Saturday at 4 pm',
    'buatkan surat undangan dari Ubud Weavers kepada Ibu Porter untuk pembukaan hari Sabtu pukul 16.00',
  ],
])('DOC-04 an order in English is read by the words around its facts: %s', (message, told) => {
  expect(fromEnglish(message)).toBe(told)
  expect(fromEnglish(told)).toBe(told)
})

test.each([
  'buatin invoice for Bu Ani from Toko Maju, 5 kaos @50rb and 2 topi @20rb please',
  'invoice to PT Sinar, 10 box @25k',
])('DOC-04 a word of English in an Indonesian order stays: %s', (message) => {
  expect(fromEnglish(message)).toBe(message)
})
