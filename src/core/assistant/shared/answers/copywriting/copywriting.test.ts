import { describe, expect, test } from 'vitest'

import { captionsFor } from './captions.ts'
import { namesFor, slogansFor } from './names-and-slogans.ts'
import { complaintReply } from './complaints.ts'
import { closedNotice } from './notices.ts'
import { readOffer, tradeOf } from './offer.ts'

const offerOf = (message: string) => readOffer(message) ?? expect.unreachable(message)

describe('words written for the owner', () => {
  test.each([
    ['buatin caption jualan seblak dong', 'seblak', []],
    [
      'bikinin caption ig buat promo kopi susu beli 2 gratis 1 harga 15rb',
      'kopi susu',
      ['beli 2 gratis 1', 'harga Rp\u00a015.000'],
    ],
    [
      'tolong caption untuk ayam geprek, sambal 5 level, cuma 12 ribu, bisa cod',
      'ayam geprek',
      ['sambal 5 level', 'cuma Rp\u00a012.000', 'bisa cod'],
    ],
    ['bikin slogan buat laundry kiloan', 'laundry kiloan', []],
  ] as const)('ASSIST-01 CHAT-18 what is sold and what is told of it: %s', (message, thing, told) => {
    expect(offerOf(message)).toMatchObject({ thing, told })
  })

  test('ASSIST-01 CHAT-18 a message that names no thing has no offer', () => {
    expect(readOffer('bikinin caption jualan dong')).toBeNull()
    // A day to sell at is nothing that is sold.
    expect(readOffer('kata2 promo buat jumat berkah')).toBeNull()
    expect(readOffer('caption promo akhir tahun dong')).toBeNull()
  })

  test('ASSIST-01 CHAT-18 a caption holds the told facts, blanks for the others, and nothing else', () => {
    const text = captionsFor(offerOf('buatin caption seblak harga 12rb'))
    expect(text).toContain('Harga Rp\u00a012.000')
    expect(text).toContain('[nomor]')
    expect(text).not.toContain('[harga]')
    expect(captionsFor(offerOf('buatin caption seblak'))).toContain('[harga]')
  })

  test('ASSIST-01 CHAT-18 a promotion is checked where its words are written', () => {
    expect(captionsFor(offerOf('caption promo kopi susu beli 2 gratis 1 harga 15rb'))).toContain(
      'Rp\u00a010.000 sebuah',
    )
  })

  test('ASSIST-01 CHAT-18 names come of the thing and the place', () => {
    const message = 'kasih ide nama buat kedai kopi susu di dekat kampus'
    expect(namesFor(offerOf(message), message)).toContain('Kopi Susu Kampus')
    expect(namesFor(offerOf(message), message)).toContain('pdki-indonesia.dgip.go.id')
  })

  test('ASSIST-01 CHAT-18 slogans are of the trade', () => {
    expect(slogansFor(offerOf('bikin slogan buat laundry kiloan'))).toContain('Cucian beres')
    expect(tradeOf('bengkel motor')).toBe('repair')
  })

  test('ASSIST-01 CHAT-18 a closing tells its days, or leaves them to be filled in', () => {
    expect(closedNotice('tulisin wa warung tutup tgl 24-26 desember')).toContain('tutup 24-26 Desember')
    expect(closedNotice('bikin pesan wa warung libur')).toContain('tutup [tanggal]')
  })

  test('ASSIST-01 CHAT-18 a reply speaks of the very complaint', () => {
    expect(complaintReply('pelanggan komplain makanannya dingin')).toContain('dalam keadaan dingin')
    expect(complaintReply('ada ulasan bintang 1 katanya lama')).toContain('Balas di tempat yang sama')
    expect(complaintReply('pelanggan marah')).toBeNull()
  })
})
