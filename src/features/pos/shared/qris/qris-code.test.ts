import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { field, madeUpQris, withChecksum } from '#tests/support/qris-codes.ts'

import { crc16 } from './crc16.ts'
import { readQrFields } from './fields.ts'
import { qrisForAmount, type QrisProblem, qrisProblems, readQris, type StaticQris } from './qris-code.ts'

const codeOf = (text: string): StaticQris => {
  const reading = readQris(text)
  if ('problem' in reading) throw new Error(`refused: ${reading.problem}`)
  return reading.code
}

/** Fields by another way than the product's: character by character. */
const cut = (text: string): [string, string][] => {
  const found: [string, string][] = []
  let rest = text
  while (rest !== '') {
    const length = Number(rest.slice(2, 4))
    found.push([rest.slice(0, 2), rest.slice(4, 4 + length)])
    rest = rest.slice(4 + length)
  }
  return found
}

describe('POS-06 a shop’s QRIS code', () => {
  test('POS-06 the checksum is CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
  })

  test('POS-06 merchant, city and national number are read', () => {
    expect(codeOf(`  ${madeUpQris()}\r\n`)).toEqual({
      text: madeUpQris(),
      merchant: 'WARUNG KOPI SENJA',
      city: 'KOTA CONTOH',
      nmid: 'ID1099900000001',
    })
    const lower = madeUpQris().replace(/.{4}$/, (sum) => sum.toLowerCase())
    expect(codeOf(lower).merchant).toBe('WARUNG KOPI SENJA')
  })

  test.each<[QrisProblem, string]>([
    ['empty', ' \n '],
    ['not-qris', 'https://contoh.test/bayar'],
    ['not-qris', madeUpQris({ merchant: 'WARUNG É' })],
    ['not-qris', withChecksum(`${field('00', '01')}${field('58', 'ID')}${field('58', 'ID')}`)],
    ['not-qris', withChecksum(`${field('00', '01')}59`)],
    ['not-qris', madeUpQris({ merchant: 'W'.repeat(99), extra: field('62', 'x'.repeat(99)).repeat(5) })],
    ['damaged', madeUpQris().replace('SENJA', 'SENJI')],
    ['damaged', madeUpQris().slice(0, -5)],
    ['not-national', madeUpQris({ national: '' })],
    ['foreign', madeUpQris({ country: 'MY' })],
    ['foreign', madeUpQris({ currency: '458' })],
    ['one-payment', madeUpQris({ use: field('01', '12') })],
    ['one-payment', madeUpQris({ amount: field('54', '5000') })],
  ])('POS-06 what is no code of a shop is refused with its reason: %s', (problem, text) => {
    expect(readQris(text)).toEqual({ problem })
    expect(qrisProblems[problem]).toMatch(/^[A-Z].+\.$/)
  })

  test('POS-06 any one letter that was copied wrongly is noticed', () => {
    const text = madeUpQris()
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...'0123456789ABXYZ'), (at, letter) => {
        fc.pre(text[at]?.toUpperCase() !== letter)
        expect(readQris(text.slice(0, at) + letter + text.slice(at + 1))).toHaveProperty('problem')
      }),
      { numRuns: 2_000 },
    )
  })

  test('POS-06 10,000 amounts: the checksum is right, every other field stays byte for byte', () => {
    const merchants = fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 25 })
      .filter((name) => name.trim() !== '')
    const tips = fc.constantFrom(
      '',
      field('55', '01'),
      field('55', '02') + field('56', '500'),
      field('55', '03') + field('57', '5'),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000_000 }),
        merchants,
        tips,
        fc.constantFrom(field('01', '11'), ''),
        (amount, merchant, tip, use) => {
          const text = madeUpQris({ merchant, use, extra: tip + field('62', field('07', 'A01')) })
          const dynamic = qrisForAmount(codeOf(text), amount)
          expect(withChecksum(dynamic.slice(0, -8))).toBe(dynamic)
          const changed = new Set(['01', '54', '55', '56', '57', '63'])
          const others = (all: [string, string][]) => all.filter(([tag]) => !changed.has(tag))
          const fields = cut(dynamic)
          expect(others(fields)).toEqual(others(cut(text)))
          const order = fields.map(([tag]) => tag)
          expect(order.slice(0, 2)).toEqual(['00', '01'])
          expect(order[order.indexOf('53') + 1]).toBe('54')
          expect(order.some((tag) => ['55', '56', '57'].includes(tag))).toBe(false)
          expect(Object.fromEntries(fields)).toMatchObject({ '01': '12', '54': `${amount}` })
          expect(readQrFields(dynamic)).not.toBeNull()
        },
      ),
      { numRuns: 10_000 },
    )
  })

  test.each([0, -5_000, 1.5, Number.NaN, 2 ** 53])('POS-06 %d is no amount', (amount) => {
    expect(() => qrisForAmount(codeOf(madeUpQris()), amount)).toThrow(RangeError)
  })
})
