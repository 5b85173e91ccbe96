import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readPosRequest } from './read-request.ts'

const today = '2026-11-21' as IsoDay
const read = (message: string) => readPosRequest(readMessage(message, today))
const soldIn = (message: string) => read(message).goods.map(({ name, price, cost }) => [name, price, cost])

describe('goods whose prices follow from a rule', () => {
  test('POS-03 what was told by its cost keeps it as cost and is sold at the markup', () => {
    const request = read(
      'buat kasir Toko Rejo. harga modal: sapu 20rb, ember 35rb. harga jualnya ditambah 20% dari modal',
    )
    expect(request.goods.map(({ name, price, cost }) => [name, price, cost])).toEqual([
      ['Sapu', 24_000, 20_000],
      ['Ember', 42_000, 35_000],
    ])
    expect(request.reckoned?.[0]?.replaceAll('\u00a0', ' ')).toBe('Sapu Rp 24.000 (modal Rp 20.000 + 20%)')
    expect(request.notes).toBe('')
  })

  test('POS-03 sizes and packages are products of their own', () => {
    expect(
      soldIn(
        'bikin kasir Toko Rejo. kacang 1kg 40rb. masukin juga ukuran setengah kilo, harganya setengah dari sekilo',
      ),
    ).toEqual([
      ['Kacang 1kg', 40_000, undefined],
      ['Kacang 1/2 kg', 20_000, undefined],
    ])
    expect(
      soldIn(
        'bikin kasir Warung Rejo. nasi 4rb, telur 5rb. tambahin Paket B isinya nasi 1, telur 2, harganya dijumlah',
      ),
    ).toContainEqual(['Paket B', 14_000, undefined])
  })

  test('POS-03 a discount that the till shall not use changes no price', () => {
    expect(soldIn('bikin kasir Toko Rejo. sapu 20rb, ember 35rb. member diskon 10%')).toEqual([
      ['Sapu', 20_000, undefined],
      ['Ember', 35_000, undefined],
    ])
  })
})
