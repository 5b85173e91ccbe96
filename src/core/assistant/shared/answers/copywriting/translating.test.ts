import { describe, expect, test } from 'vitest'

import { openAgainWords, openingNotice } from './announcements.ts'
import { debtReminder } from './reminders.ts'
import { captionsFor } from './captions.ts'
import { namesFor } from './names-and-slogans.ts'
import { readOffer } from './offer.ts'
import { tongueOf } from './tongues.ts'
import { translated, translationFor } from './translating.ts'

const offerOf = (message: string) => readOffer(message) ?? expect.unreachable(message)

describe('sentences in another language', () => {
  test.each([
    ['pesanan dikirim paling lambat 3 hari setelah pembayaran', 'Orders are shipped within 3 days of payment.'],
    ['maaf barangnya habis, besok ada lagi', 'Sorry, it is out of stock, it will be available again tomorrow.'],
    ['beli 2 gratis 1', 'Buy 2, get 1 free.'],
    ['toko libur dari tanggal 31 Desember sampai Senin', 'We are closed from 31 December to Monday.'],
    ['pesanan sudah kami kirim tadi ya', null],
    ['pesanan sudah kami kirim kemarin', 'Your order was shipped yesterday.'],
    ['harga mulai 35rb, gratis antar', 'Prices start from Rp 35.000, free delivery.'],
    [
      'barang yang sudah dibeli tidak dapat ditukar kecuali cacat',
      'Items sold cannot be returned or exchanged, except for manufacturing defects.',
    ],
  ])('ASSIST-01 CHAT-18 in English: %s', (sentence, english) => {
    expect(translated(sentence, 'english')?.replaceAll('\u00a0', ' ') ?? null).toBe(english)
  })

  test('ASSIST-01 CHAT-18 in the Javanese of respect', () => {
    expect(translationFor("boso kromone 'maaf barangnya habis, besok ada lagi' piye")).toContain(
      'Nyuwun pangapunten, barangipun telas, benjing wonten malih.',
    )
  })

  test('ASSIST-01 CHAT-18 what the book does not hold whole is not guessed at', () => {
    expect(translated('maaf barangnya habis, mesin kami meledak', 'english')).toBeNull()
    expect(translationFor('inggrisnya "mesin kami meledak tadi malam" apa')).toContain('belum ada di buku kalimat')
  })

  test('ASSIST-01 CHAT-18 what a buyer from abroad asks is told with a reply', () => {
    expect(translationFor('bule nanya is this still available, artinya apa')).toContain('masih ada')
  })
})

describe('words for a day', () => {
  test('ASSIST-01 CHAT-18 an opening tells the place, the day and the discount that were told', () => {
    const text = openingNotice('teks broadcast buka cabang di Tegal tgl 5 des, diskon 20% hari pertama, toko roti')
    expect(text).toContain('toko roti kami: cabang Tegal buka 5 Desember')
    expect(text).toContain('potongan 20%')
    expect(openingNotice('teks buka cabang')).toContain('[hari, tanggal]')
  })

  test('ASSIST-01 CHAT-18 a shop that is open again says after how long', () => {
    expect(openAgainWords('kata2 story warung bakso hari ini buka lagi abis libur seminggu')).toContain(
      'Yang kangen bakso, hari ini kami buka lagi setelah seminggu istirahat',
    )
  })

  test('ASSIST-01 CHAT-18 a bill that is late is reminded of as a bill, to a person', () => {
    const text = debtReminder('kata2 wa nagih toko langganan, telat 2 minggu, tagihan 2,4jt')
    expect(text).toContain('Pak/Bu [nama], semoga sehat')
    expect(text).toContain('tagihan sebesar Rp\u00a02.400.000, sudah lewat 2 minggu dari waktunya')
  })

  test('ASSIST-01 CHAT-18 a caption with a smile is short', () => {
    expect(captionsFor(offerOf('caption buat cilok mercon dong'), true, true)).toContain(
      'Pesan cilok mercon, siapkan minumnya.',
    )
  })

  test('ASSIST-01 CHAT-18 names hold the word or the region that was wished for', () => {
    const small = 'nama toko baju anak, ada kata kecil'
    expect(namesFor(offerOf(small), small)).toContain('Baju Anak Kecil')
    const sundanese = 'namain usaha keripik dong, ada unsur sundanya'
    expect(namesFor(offerOf(sundanese), sundanese)).toContain('Raos Keripik')
  })

  test('ASSIST-01 CHAT-18 a region is heard by its words', () => {
    expect(tongueOf('piye kabare min, wis mangan durung')).toBe('javanese')
    expect(tongueOf('apa kabar min, sudah makan belum')).toBeNull()
  })
})
