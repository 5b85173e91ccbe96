import { describe, expect, test } from 'vitest'

import { withMatterTold } from './matter-told.ts'

const after = (message: string, ...earlier: string[]): string =>
  withMatterTold(
    message,
    earlier.flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'ai' as const, content: 'Baik, Juragan.' },
    ]),
  )

describe('words for others know what was told before', () => {
  test('CHAT-18 ASSIST-01 a caption is of the goods that were told, and tells no buyer what is the owner\u2019s own', () => {
    const told = after(
      'bikinin caption ig nya dong',
      'aku jual klepon di Bantul, sehari laku 30 kotak @15rb, modal 9rb',
    )
    expect(told).toContain('klepon di Bantul')
    expect(told).toContain('harga 15rb')
    expect(told).not.toMatch(/modal|laku|30/)
    expect(after('buatin status wa', 'kasir buat Warung Pecel Yu Nah, pecel 9rb')).toContain(
      'Warung Pecel Yu Nah, pecel 9rb',
    )
  })

  test('CHAT-18 ASSIST-01 a reminder is of the sum that was told', () => {
    expect(after('bikinin pengingat wa buat bu Tutik', 'buatkan invoice dari bu Tutik sewa kios 900rb')).toContain(
      'sewa kios 900rb',
    )
  })

  test('CHAT-18 what names its own thing, and what is no order of words, stays as it is', () => {
    for (const message of ['bikinin caption donat kentang 3rb', 'untung sebulan berapa?'])
      expect(after(message, 'aku jual klepon di Bantul @15rb')).toBe(message)
  })
})
