import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { plainSums, spellOutPrices, writeRanges } from './price-list.ts'

const signs = (text: string): string => text.replaceAll(/[^\p{L}\d]/gu, '')

describe('price lists', () => {
  test.each([
    ['1 scoop 25k 2 scoop 40k cone 5k waffle 35k', '1 scoop 25k, 2 scoop 40k, cone 5k, waffle 35k'],
    ['potong 35rb, rebonding kecil 150rb besar 300rb', 'potong 35rb, rebonding kecil 150rb, rebonding besar 300rb'],
    ['4x pertemuan 400rb, 8x 720rb', '4x pertemuan 400rb, 8x pertemuan 720rb'],
    [
      'Member 1 bulan 220rb, 3 bulan 600rb, harian 30rb',
      'Member 1 bulan 220rb, Member 3 bulan 600rb, Member harian 30rb',
    ],
    [
      'smoothing pendek 200rb sedang 275rb panjang 350rb',
      'smoothing pendek 200rb, smoothing sedang 275rb, smoothing panjang 350rb',
    ],
    ['kasir wisata Tebing: tiket dewasa 15rb anak 10rb', 'kasir wisata Tebing: tiket dewasa 15rb, tiket anak 10rb'],
    ['jus alpukat 12rb, mangga 10rb, mix 14rb', 'jus alpukat 12rb, jus mangga 10rb, mix 14rb'],
    ['es jeruk 5rb, coklat 8rb', 'es jeruk 5rb, coklat 8rb'],
    ['mangga 20rb, jambu 15rb', 'mangga 20rb, jambu 15rb'],
    ['steril kucing jantan 350rb betina 500rb', 'steril kucing jantan 350rb, steril kucing betina 500rb'],
    ['kambing tipe A 1,9jt, tipe B 2,3jt', 'kambing tipe A 1,9jt, kambing tipe B 2,3jt'],
    ['bakso isi 25 22rb isi 50 42rb', 'bakso isi 25 22rb, bakso isi 50 42rb'],
    ['donat 5rb isi 6 28rb', 'donat 5rb, donat isi 6 28rb'],
    ['mie level 0-3 11rb level 4-8 12rb', 'mie level 0-3 11rb, mie level 4-8 12rb'],
    ['ukuran jumbo: teh 12rb, taro 13rb. topping 2rb', 'ukuran jumbo: teh jumbo 12rb, taro jumbo 13rb. topping 2rb'],
    [
      'Hot:\n- Latte 20rb\nIce:\n- Latte 22rb\nSnack:\n- Roti 9rb',
      'Hot:\n - Latte hot 20rb\nIce:\n - Latte ice 22rb\nSnack:\n- Roti 9rb',
    ],
    ['kamar standar 275 ribu, deluxe 400 ribu', 'kamar standar 275 ribu, kamar deluxe 400 ribu'],
    ['SNEAKER 275RB PANTOFEL 310RB SANDAL GUNUNG 120RB', 'SNEAKER 275RB, PANTOFEL 310RB, SANDAL GUNUNG 120RB'],
    ['sate 20rb per porsi lontong 5rb', 'sate 20rb per porsi, lontong 5rb'],
    ['es teh 5.000 es jeruk 7.000. kopi 8.000', 'es teh 5.000, es jeruk 7.000. kopi 8.000'],
  ])('ASSIST-01 each thing with its price: %s', (text, spelled) => expect(spellOutPrices(text)).toBe(spelled))

  test.each([
    'nasi 15rb 20 porsi, es teh 5rb',
    'beras 5kg 72.000 stok 20, gula 14.500 stok 50',
    'roti isi coklat Rp 5.000,- stok 1.250',
    'kaos 35rb/pcs minimal 24 pcs',
    'buka jam 8 sampai 17, wa 081226554433',
  ])('ASSIST-01 what says more of one thing stays with it: %s', (text) => expect(spellOutPrices(text)).toBe(text))

  test.each([
    ['aglonema 50-150rb', 'aglonema 50rb..150rb'],
    ['frame 150rb - 450rb', 'frame 150rb..450rb'],
    ['selendang 150.000 sampai 250.000', 'selendang 150.000..250.000'],
    ['usia 3-5 tahun, level 1 sampai 10, buka 08.00-17.00', 'usia 3-5 tahun, level 1 sampai 10, buka 08.00-17.00'],
  ])('ASSIST-01 prices from and to: %s', (text, written) =>
    expect(writeRanges(text, ({ from, to }) => `${from}..${to}`)).toBe(written),
  )

  const thing = fc.constantFrom(
    'kopi susu',
    'nasi goreng',
    'cuci mobil',
    'gamis',
    'sandal gunung',
    'wedang uwuh',
    'bedak',
  )
  const price = fc.integer({ min: 1, max: 999 }).map((value) => value * 1000)
  const money = fc.constantFrom(
    (value: number) => `${value / 1000}rb`,
    (value: number) => `${value / 1000} ribu`,
    (value: number) => `Rp ${String(value).replace(/(\d)(?=(\d{3})+$)/g, '$1.')}`,
  )
  test('ASSIST-01 a list without any sign between its things is that list with commas', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(thing, price), { minLength: 1, maxLength: 20 }), money, (list, write) => {
        const lines = list.map(([name, value]) => `${name} ${write(value)}`)
        expect(spellOutPrices(lines.join(' '))).toBe(lines.join(', '))
        expect(spellOutPrices(lines.join(', '))).toBe(lines.join(', '))
      }),
    )
  })

  test('ASSIST-01 no letter and no figure is ever lost, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(signs(spellOutPrices(text))).toContain(signs(text).slice(0, 1))
        expect(spellOutPrices(text).length).toBeGreaterThanOrEqual(text.length - 60)
      }),
    )
    const adversarial = `${'1'.repeat(400)} ${'5rb '.repeat(600)}${'a '.repeat(800)}`
    expect(spellOutPrices(adversarial).length).toBeGreaterThan(3000)
  })
})

test('ASSIST-01, POS-01, WEB-03 each price of a thing stands before what it is for, and comes to stand behind it', () => {
  expect(plainSums('americano 20k (hot) 22k (ice), latte 25k hot 28k ice')).toBe(
    'americano hot 20k, americano ice 22k, latte hot 25k, latte ice 28k',
  )
  expect(plainSums('cuci ac 75rb (0,5-1pk) 90rb (1,5-2pk), freon 150rb')).toBe(
    'cuci ac 0,5-1pk 75rb, cuci ac 1,5-2pk 90rb, freon 150rb',
  )
  expect(plainSums('rendang 18rb gulai 16rb nasi')).toBe('rendang 18rb gulai 16rb nasi')
  expect(spellOutPrices('teh talua 12rb kalau bungkus tambah 1rb')).toBe('teh talua 12rb, kalau bungkus tambah 1rb')
})

test('ASSIST-01, POS-01, WEB-03 what is added to a thing is one of its own, in brackets or behind it', () => {
  expect(plainSums('kopi susu 18k (large +5k), telur 29rb perkilo')).toBe(
    'kopi susu 18k, tambahan large 5k, telur 29rb per kilo',
  )
  expect(spellOutPrices('family 500rb max 6 orang tambah orang 50rb')).toBe(
    'family 500rb max 6 orang, tambah orang 50rb',
  )
})

test('ASSIST-01, POS-01, WEB-03 packs in brackets, prices in pairs and what counts on from the last are things of their own', () => {
  expect(plainSums('donat 5rb (lusin 54rb), jus jeruk/mangga 12rb/13rb, es S/M/L 5/7/9rb')).toBe(
    'donat 5rb, donat lusin 54rb, jus jeruk 12rb, jus mangga 13rb, es S 5rb, es M 7rb, es L 9rb',
  )
  expect(plainSums('kopi 15rb (gelas kaca), buka 24/7, jus jeruk/mangga 12rb')).toBe(
    'kopi 15rb (gelas kaca), buka 24/7, jus jeruk/mangga 12rb',
  )
  expect(spellOutPrices('kaos uk 1-5 35rb, uk 6-10 45rb, vaksin F3 180rb F4 220rb')).toBe(
    'kaos uk 1-5 35rb, kaos uk 6-10 45rb, vaksin F3 180rb, vaksin F4 220rb',
  )
  expect(spellOutPrices('nasi goreng 10rb, goreng pisang 5rb')).toBe('nasi goreng 10rb, goreng pisang 5rb')
  expect(spellOutPrices('cuci ac 1/2-1pk 70rb, 1,5-2pk 90rb')).toBe('cuci ac 1/2-1pk 70rb, cuci ac 1,5-2pk 90rb')
})
