import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { introducePos } from './introduce-pos.ts'
import { posIntents } from './pos-content.ts'
import { readPosRequest } from './read-request.ts'
import { habitOf, saysUncounted, startingStock } from './stock-counting.ts'

const read = (text: string) => readPosRequest(readMessage(text, '2026-11-21' as IsoDay))
const stocks = (text: string) => read(text).goods.map(({ name, stock }) => `${name}: ${stock ?? 'tidak dihitung'}`)
const shelf = (...stock: (number | null)[]) => stock.map((one) => ({ stock: one }))

describe('POS-02 the stock with which a product begins', () => {
  test.each<[string, string[]]>([
    [
      'buatkan kasir barbershop Rapi: potong rambut 35rb, cukur jenggot 15rb, pomade 60rb stok 10',
      ['Potong rambut: tidak dihitung', 'Cukur jenggot: tidak dihitung', 'Pomade: 10'],
    ],
    [
      'kasir laundry Bersih: cuci kiloan 7rb, setrika 5rb, bed cover 25rb',
      ['Cuci kiloan: tidak dihitung', 'Setrika: tidak dihitung', 'Bed cover: tidak dihitung'],
    ],
    [
      'buat kasir warung makan Bu Sri: nasi goreng 15rb, es teh 5rb stok 20',
      ['Nasi goreng: tidak dihitung', 'Es teh: 20'],
    ],
    ['buat kasir toko kelontong Berkah: beras 75rb stok 20, gula 14.500', ['Beras: 20', 'Gula: tidak dihitung']],
    ['buat kasir warung makan Bu Sri, catat stok: nasi goreng 15rb, es teh 5rb', ['Nasi goreng: 0', 'Es teh: 0']],
    ['kasir bengkel Jaya dengan stok: servis motor 50rb, oli 45rb', ['Servis motor: tidak dihitung', 'Oli: 0']],
    [
      'kasir toko alat tulis Pelangi: pulpen 3rb, fotokopi 500 rupiah, jilid 5rb',
      ['Pulpen: tidak dihitung', 'Fotokopi: tidak dihitung', 'Jilid: tidak dihitung'],
    ],
    [
      'kasir toko kelontong Berkah, stoknya gak usah dihitung: beras 75rb, gula 14.500',
      ['Beras: tidak dihitung', 'Gula: tidak dihitung'],
    ],
    ['kasir toko sembako Berkah tanpa stok: beras 75rb, gula 14.500 stok 3', ['Beras: tidak dihitung', 'Gula: 3']],
  ])('POS-02 %s', (text, goods) => expect(stocks(text)).toEqual(goods))

  test('POS-02 what was told counts in every shop, whatever else is said', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('potong rambut', 'nasi goreng', 'beras', 'jasa pasang'),
        fc.nat(1_000_000),
        fc.constantFrom(null, ...posIntents),
        fc.constantFrom(null, 'counted' as const, 'uncounted' as const),
        (name, told, posIntent, wish) => {
          expect(startingStock(name, told, { posIntent, wish })).toBe(told)
        },
      ),
    )
  })

  test('POS-02 a shelf tells how its shop counts', () => {
    expect([habitOf([]), habitOf(shelf(1, 0, null)), habitOf(shelf(null, null, 3)), habitOf(shelf(null, 1))]).toEqual([
      null,
      'counted',
      'uncounted',
      'counted',
    ])
  })

  test.each(['tidak mau stok kosong', 'kalau stok habis jangan bisa dijual', 'stok 20', 'stok nasi goreng tidak ada'])(
    'POS-02 asks for no uncounted stock: %s',
    (words) => expect(saysUncounted(words)).toBe(false),
  )

  test('ASSIST-01 the wish is no product and no note, and the chat says what can be sold at once', () => {
    const request = read('kasir toko kelontong Berkah: beras 75rb, gula 14.500, stok tidak usah dihitung ya')
    expect(request.goods).toHaveLength(2)
    expect(request.unpriced).toEqual([])
    expect(`${request.notes}${request.features.join()}`).not.toMatch(/stok|inventory/)
    expect(introducePos(request, 'Berkah')).toContain('Stoknya tidak dihitung, jadi langsung bisa dijual.')
    expect(introducePos(request, 'Berkah')).not.toContain('masih 0')
    const mixed = introducePos(read('kasir salon Ayu: creambath 60rb, sampo 30rb stok 5'), 'Ayu')
    expect(mixed).toContain('Stok Creambath tidak dihitung')
    expect(mixed).toContain('(stok 5)')
  })
})
