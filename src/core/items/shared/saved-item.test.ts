import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { posTitle, readInstant, websiteTitle } from './saved-item.ts'

describe('saved items', () => {
  test('ITEM-01 createdAt reads as timestamp object and as date alike', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }), (date) => {
        const seconds = Math.floor(date.getTime() / 1000)
        const nanoseconds = (date.getTime() - seconds * 1000) * 1_000_000
        const expected = date.toISOString()
        expect(readInstant({ seconds, nanoseconds })).toBe(expected)
        expect(readInstant(date)).toBe(expected)
        expect(readInstant(expected)).toBe(expected)
        expect(readInstant(date.getTime())).toBe(expected)
      }),
    )
  })

  test.each([[undefined], [null], [''], ['kemarin'], [{}], [{ seconds: 'x' }], [new Date(Number.NaN)]])(
    'ITEM-01 %s is no date',
    (value) => expect(readInstant(value)).toBeNull(),
  )

  test('ITEM-01 title rules of websites and tills', () => {
    expect(websiteTitle({ businessInfo: { name: 'Toko Sinar' } })).toBe('Toko Sinar')
    expect(websiteTitle({ businessInfo: { name: '  ' } })).toBe('Website')
    expect(websiteTitle({})).toBe('Website')
    expect(posTitle({ businessInfo: { name: 'Warung Bu Sri' }, id: 'pos_1' })).toBe('Warung Bu Sri')
    expect(posTitle({ id: 'pos_1' })).toBe('pos_1')
    expect(posTitle({ businessInfo: null })).toBe('POS System')
  })
})
