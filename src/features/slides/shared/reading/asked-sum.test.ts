import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { askedSum } from './asked-sum.ts'
import { moneyText } from './told-figures.ts'

const today = '2026-11-21' as IsoDay
const of = (message: string) => askedSum(readMessage(message, today))

describe('the sum that a deck is asked for', () => {
  test('SLIDE-01 ASSIST-05 every line with its amount, then what they come to', () => {
    expect(
      of('ppt renovasi: cat 4,8jt, kamar mandi 21jt, kasur 6 biji @1.350.000. totalnya dimunculin').at(-1),
    ).toEqual({
      label: 'Total',
      value: moneyText(33_900_000),
    })
    expect(
      of('slide acara, 45 orang: makan 85rb per orang, kaos 70rb per orang, vila 6,5jt. jumlahkan').at(-1)?.value,
    ).toBe(moneyText(13_475_000))
  })

  test('SLIDE-01 a discount is taken from the whole', () => {
    const lines = of('ppt paket: 25 kursi @80rb, tenda 600rb, diskon 10%. tunjukin totalnya')
    expect(lines.at(-2)).toEqual({ label: 'Potongan', value: `-${moneyText(260_000)}` })
    expect(lines.at(-1)?.value).toBe(moneyText(2_340_000))
  })

  test('SLIDE-01 nothing is added up unasked, nor a single line', () => {
    expect(of('ppt menu baru: nasi bakar 28rb, sop iga 38rb')).toEqual([])
    expect(of('ppt sewa kantor 28jt, totalnya ditulis')).toEqual([])
  })

  test('SLIDE-01 ASSIST-05 what was collected is no part of what is needed, and what is missing stands last', () => {
    const needs = 'menara masjid butuh semen 6,4jt, besi 11,8jt, tukang 9jt. yang sudah terkumpul 15,7jt'
    expect(of(`slide ${needs}. tulis totalnya`).slice(-3)).toEqual([
      { label: 'Total', value: moneyText(27_200_000) },
      { label: 'Sudah terkumpul', value: moneyText(15_700_000) },
      { label: 'Kekurangan', value: moneyText(11_500_000) },
    ])
  })

  test('SLIDE-01 sums of several kinds are added up where all of them are asked for as one', () => {
    const sums = 'simpanan pokok 12,5jt, pinjaman 28jt, jasa pinjaman 9,5jt'
    expect(of(`ppt laporan koperasi: ${sums}. jumlahkan semuanya`).at(-1)?.value).toBe(moneyText(50_000_000))
    expect(of(`ppt laporan koperasi: ${sums}. totalnya ditulis`)).toEqual([])
  })

  test('SLIDE-01 random budgets come to the exact sum', () => {
    const line = fc.record({ count: fc.integer({ min: 2, max: 60 }), price: fc.integer({ min: 1, max: 900 }) })
    const names = ['kursi', 'meja', 'lampu', 'karpet', 'kipas']
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 5 }), (lines) => {
        const list = lines.map(({ count, price }, at) => `${names[at] ?? ''} ${count} unit @${price}rb`).join(', ')
        const whole = lines.reduce((sum, { count, price }) => sum + count * price * 1000, 0)
        expect(of(`ppt anggaran: ${list}. totalnya ditulis`).at(-1)?.value).toBe(moneyText(whole))
      }),
    )
  })
})
