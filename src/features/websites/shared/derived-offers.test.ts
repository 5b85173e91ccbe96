import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readSiteRequest } from './read-site-request.ts'

const today = '2026-11-21' as IsoDay
const read = (message: string) =>
  readSiteRequest(readMessage(message, today), { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] })

describe('offers whose prices follow from a rule', () => {
  test('WEB-03 a new price stands below the told one, and the wish for it nowhere', () => {
    const { offers, points } = read(
      'buatkan website Studio Rejo di Blitar. foto keluarga 400rb, foto bayi 300rb. bulan ini diskon 25% semua, tulis harga setelah diskonnya',
    )
    expect(offers.map(({ price, note }) => [price, note])).toEqual([
      [400_000, 'Setelah diskon 25% (bulan ini): Rp 300.000'],
      [300_000, 'Setelah diskon 25% (bulan ini): Rp 225.000'],
    ])
    expect(points).toEqual([])
  })

  test('WEB-03 a package is an offer of its own that says what it holds', () => {
    const { offers } = read(
      'buatkan website Salon Rejo. creambath 80rb, manicure 60rb. ada paket creambath + manicure hemat 10% dari total keduanya',
    )
    expect(offers.at(-1)).toEqual({
      name: 'Paket Creambath + Manicure',
      price: 126_000,
      unit: '',
      note: 'Diskon 10% dari Rp 140.000',
    })
  })

  test('WEB-03 a discount whose prices nobody asked for stays a promise alone', () => {
    expect(read('buatkan website Salon Rejo. creambath 80rb. member diskon 10%').offers[0]?.note).toBe('')
  })
})
