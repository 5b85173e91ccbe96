import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composePos, itemOf } from './compose-pos.ts'
import { introducePos } from './introduce-pos.ts'
import { posTeaching } from './model-request.ts'
import { orderedShop, posContent } from './pos-content.ts'
import { readPosRequest } from './read-request.ts'

const today = '2026-11-21' as IsoDay
const read = (text: string) => readPosRequest(readMessage(text, today))
const short = (text: string) => read(text).goods.map(({ name, price, stock }) => `${name} ${price} ${stock ?? '-'}`)
const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

describe('CHAT-16 goods of a sentence', () => {
  test.each<[string, string[]]>([
    [
      'buat kasir untuk Warung Bu Sri: nasi goreng 15.000 stok 20, es teh 5.000 stok 50, kopi 8rb',
      ['Nasi goreng 15000 20', 'Es teh 5000 50', 'Kopi 8000 -'],
    ],
    [
      'Bikin aplikasi kasir toko kelontong Berkah di Jl. Melati 500 Bandung, WA 081234567890. Barang: beras 5kg 75.000 stok 20; minyak goreng 1L Rp18.000 (stok 12); gula 14.500',
      ['Beras 5kg 75000 20', 'Minyak goreng 1L 18000 12', 'Gula 14500 -'],
    ],
    [
      'buatin kasir toko sembako Sumber Rejeki isi 20 beras @ 75.000 dan 50 gula @ 14.500',
      ['Beras 75000 20', 'Gula 14500 50'],
    ],
    ['buat kasir\nNasi goreng | 15.000 | 20\nMie goreng\t14.000\t10', ['Nasi goreng 15000 20', 'Mie goreng 14000 10']],
    [
      'buat kasir toko baju Anisa: Gamis ukuran 40 150.000 stok 5, Jilbab segi empat 35,000 x 10, Kaos 24s 45k 12 pcs',
      ['Gamis ukuran 40 150000 5', 'Jilbab segi empat 35000 10', 'Kaos 24s 45000 12'],
    ],
    [
      'kasir minimarket Maju, jualannya indomie 3.500 stok 100, aqua 600ml 4.000 stok 48 botol dan telur 28rb/kg stok 15 kg',
      ['Indomie 3500 100', 'Aqua 600ml 4000 48', 'Telur 28000 15'],
    ],
    ['buat kasir bengkel, ganti oli 50 ribu, servis Rp 1,5 juta, stok 3', ['Ganti oli 50000 -', 'Servis 1500000 3']],
    ['buat kasir: roti isi coklat Rp 5.000,- stok 1.250', ['Roti isi coklat 5000 1250']],
    ['buat kasir untuk warung kopi saya', []],
    ['buat kasir toko di Jalan Kenanga 250, hp 0812 3456 7890, buka jam 08.00', []],
  ])('CHAT-16, ASSIST-01 %s', (text, goods) => expect(short(text)).toEqual(goods))

  test('ASSIST-01 goods without a price are kept out and told', () => {
    const request = read('buat kasir Warung Bu Sri:\n- Rendang 25.000\n- Es jeruk\n- Sate\n- Teh 5.000, kerupuk')
    expect(request.goods.map(({ name }) => name)).toEqual(['Rendang', 'Teh'])
    expect(request.unpriced).toEqual(['Es jeruk', 'Sate', 'Kerupuk'])
    expect(introducePos(request, 'Warung Bu Sri')).toContain(
      'Belum disebut harganya, jadi belum masuk: Es jeruk, Sate, Kerupuk.',
    )
    expect(read('Buatkan kasir. Nama toko: Berkah. Menu: nasi uduk, lontong, teh manis').unpriced).toEqual([
      'Nasi uduk',
      'Lontong',
      'Teh manis',
    ])
    const wishes =
      'buat POS salon, potong rambut 35 ribu, creambath 60rb, perlu laporan dan diskon member, jangan lama ya'
    expect(read(wishes).unpriced).toEqual([])
  })

  test.each([
    [
      'bikin kasir Bakso Pak Di, bakso 12 ribu bakso urat 15 ribu es degan 8 ribu',
      ['Bakso 12000 -', 'Bakso urat 15000 -', 'Es degan 8000 -'],
    ],
    [
      'kasir bangunan: semen 63rb, besi 8mm 48rb, paku 18rb/kg, stok semen 120 sak besi 8mm 75',
      ['Semen 63000 120', 'Besi 8mm 48000 75', 'Paku 18000 -'],
    ],
    ['kasir distro: kaos 120rb ada 50, topi 85rb ada 35', ['Kaos 120000 50', 'Topi 85000 35']],
    ['kasir dimsum: dimsum ayam 15.000 isi 4, wonton 12rb', ['Dimsum ayam isi 4 15000 -', 'Wonton 12000 -']],
    ['kasir hijab: bergo 38k stok 12, ciput 10k stok 50 😍', ['Bergo 38000 12', 'Ciput 10000 50']],
    ['kasir sembako: telur 28.000/kg, beras 12rb per kg stok 30', ['Telur 28000 -', 'Beras 12000 30']],
  ])('ASSIST-01 goods as they are written in a hurry: %s', (text, goods) => expect(short(text)).toEqual(goods))

  test('ASSIST-01 every written list comes back whole: names, prices, stock, order', () => {
    const word = fc.constantFrom('kopi', 'susu', 'roti', 'bakar', 'keju', 'jumbo', 'spesial', 'merah', 'tawar', 'pedas')
    const thing = fc.constantFrom('kopi', 'susu', 'roti', 'keju', 'bubur', 'ikan')
    const good = fc.record({
      // A size alone (`jumbo 5rb`) names the thing before it; these are things.
      name: fc.tuple(thing, fc.array(word, { maxLength: 2 })).map(([first, words]) => [first, ...words].join(' ')),
      price: fc.integer({ min: 1, max: 9_999 }).map((value) => value * 500),
      stock: fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: null }),
    })
    const list = fc.uniqueArray(good, { selector: ({ name }) => name, minLength: 1, maxLength: 30 })
    const style = fc.constantFrom<[string, string, (price: number) => string]>(
      ['\n- ', '\n- ', (price) => formatNumber(price)],
      [' ', ', ', (price) => `Rp ${formatNumber(price)}`],
      [' ', '; ', (price) => String(price)],
      ['\n1. ', '\n2. ', (price) => `@ ${formatNumber(price)}`],
    )
    fc.assert(
      fc.property(list, style, (goods, [first, between, money]) => {
        const lines = goods.map(
          ({ name, price, stock }) => `${name} ${money(price)}${stock === null ? '' : ` stok ${stock}`}`,
        )
        const text = `Buat kasir untuk Kedai Senja:${first}${lines.join(between)}`
        expect(short(text)).toEqual(
          goods.map(({ name, price, stock }) => `${name[0]?.toUpperCase()}${name.slice(1)} ${price} ${stock ?? '-'}`),
        )
      }),
    )
  })

  test('ASSIST-01 whatever is written, reading never fails and its goods can be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 80 }), (noise, more) => {
        const text = `buat kasir toko ${more}: kopi 5.000 stok 3, ${noise}`
        const content = itemOf(composePos(read(text))).content
        expect(posContent.safeParse(content).success).toBe(true)
        expect(orderedShop.safeParse(content).success).toBe(true)
      }),
    )
  })
})

describe('CHAT-16 the business', () => {
  test.each([
    ['buat kasir untuk Warung Bu Sri: kopi 5.000', 'Warung Bu Sri', 'warung', 'restaurant_pos'],
    [
      'bikin aplikasi kasir toko kelontong Berkah di Jl. Melati',
      'Toko Kelontong Berkah',
      'toko kelontong',
      'retail_pos',
    ],
    ['buat POS buat salon saya Salon Cantik, potong 35rb', 'Salon Cantik', 'salon', 'service_pos'],
    ['buatkan kasir. nama usahanya Kopi Senja, jual kopi 18rb', 'Kopi Senja', '', 'restaurant_pos'],
    ['kasir dong buat warteg gue', '', 'warteg', 'restaurant_pos'],
    ['buat kasir untuk warung kopi saya', 'Warung Kopi', 'warung kopi', 'restaurant_pos'],
    ['bikin pos', '', '', null],
    ['buat kasir rumah makan Padang Jaya', 'Rumah Makan Padang Jaya', 'rumah makan', 'restaurant_pos'],
  ])('CHAT-16 %s', (text, businessName, businessType, posIntent) =>
    expect(read(text)).toMatchObject({ businessName, businessType, posIntent }),
  )

  test.each([
    ["buat kasir restoran 'Rasa Kita' di Manado, ikan 25rb", 'Rasa Kita'],
    ['bikin POS cuci mobil Bersih Kilat. cuci 40rb', 'Bersih Kilat'],
    ['bikin pos dong bro, Asap House, liquid 120k qty 40', 'Asap House'],
    ['kasir di hp buat Es Doger 77, es doger 8rb', 'Es Doger 77'],
    ['bikin pos laundry dong, nama Laundry Cepat, cuci 7rb', 'Laundry Cepat'],
    ['bikin kasir toko sepatu Langkah Baru, sandal 60rb', 'Toko Sepatu Langkah Baru'],
    ['bikinin pos\nLaundry Harum\ncuci kering 6.000', 'Laundry Harum'],
    ['bikin kasir di Bandung ya', ''],
    ['BIKIN KASIR, KOPI 5RB', ''],
    ['POS WARUNG MIE AYAM PAK MIN BLITAR MIE AYAM 12RB ES TEH 4RB', 'Warung Mie Ayam Pak Min Blitar'],
  ])('CHAT-16 a name without a word of its kind: %s', (text, name) => expect(read(text).businessName).toBe(name))

  test.each([
    ['kasir toko kelontong Berkah', 'toko', 'Toko kelontong'],
    ['kasir kedai kopi Senja', 'cafe', 'Kedai kopi'],
    ['kasir bengkel motor Jaya', 'bengkel', 'Bengkel motor'],
    ['kasir rumah makan Padang Jaya', 'restoran', 'Rumah makan'],
  ])('CHAT-16, ITEM-01 the business type is one of the table: %s', (text, businessType, type) =>
    expect(composePos(read(text))).toMatchObject({ businessType, businessInfo: { type } }),
  )

  test('CHAT-16, ASSIST-05 a name that was not said is the profile\u2019s, else the default of its sub-intent', () => {
    expect(composePos(read('bikin pos')).businessInfo.name).toBe('My Business')
    expect(composePos(read('kasir buat warteg gue')).businessInfo).toMatchObject({
      name: 'Warung Saya',
      type: 'Warteg',
    })
    const profile = { ...emptyProfile, name: 'Toko Sinar', address: 'Jl. Mawar 1', phone: '0811' }
    expect(composePos(read('bikin pos'), profile).businessInfo).toMatchObject({
      name: 'Toko Sinar',
      address: 'Jl. Mawar 1',
      phone: '0811',
    })
    expect(composePos(read('kasir Toko Maju di Jl. Melati 5'), profile).businessInfo).toMatchObject({
      name: 'Toko Maju',
      address: 'Jl. Melati 5',
    })
    expect(introducePos(read('bikin pos'), 'My Business')).toContain('Nama usaha belum disebut')
  })

  test.each([
    ['kasir toko dengan stok dan laporan penjualan', ['inventory_management', 'reporting']],
    ['kasir untuk pelanggan dan member, ada diskon', ['customer_management', 'discount_system']],
    ['kasir untuk 3 cabang', ['multi_location']],
    ['kasir warung', ['basic_pos']],
    ['kasir warung: kopi 5.000 x 20', ['inventory_management']],
  ])('CHAT-16 features: %s', (text, features) => expect(read(text).features).toEqual(features))

  test('ASSIST-01 markup in names stays text, in the item and in the chat', () => {
    const request = read('buat kasir untuk toko <b>Murah</b>: "<script>alert(1)</script>" 5000 stok 3, **tebal** 2.000')
    expect(request.businessName).toBe('Toko <b>Murah</b>')
    expect(request.goods.map(({ name }) => name)).toContain('<script>alert(1)</script>')
    const words = introducePos(request, request.businessName)
    expect(words).toContain('\\<script\\>')
    expect(words).not.toContain('**tebal**')
  })
})

const fill = (text: string, request: object) =>
  posTeaching.readRequest(request, { text, reading: readMessage(text, today), documentType: null, context })

describe('ASSIST-02 a model fills in the order', () => {
  test('ASSIST-01, ASSIST-02 what the owner did not say is dropped, whoever states it', () => {
    const text = 'tolong kasir ya, usahaku Kopi Senja, yang dijual es kopi susu delapan belas ribu'
    const filled = fill(text, {
      businessName: 'Kopi Senja',
      address: 'Jl. Karangan 9',
      phone: '08123456789',
      goods: [
        { name: 'es kopi susu', price: 18_000, stock: 99 },
        { name: 'Croissant', price: 25_000 },
      ],
    })
    expect(filled).toMatchObject({ businessName: 'Kopi Senja', address: '', phone: '' })
    expect(filled.goods).toEqual([{ name: 'Es kopi susu', price: 18_000, stock: null, category: 'Minuman' }])
  })

  test('ASSIST-02 an empty answer leaves what our own reading found', () => {
    const text = 'buat kasir Warung Bu Sri: kopi 5.000 stok 3'
    expect(fill(text, {})).toEqual(read(text))
  })
})

test.each([
  [
    'kasir butik Anggun: gamis 185rb, kerudung 45rb. stok gamis 15, kerudung 50',
    ['Gamis 185000 15', 'Kerudung 45000 50'],
  ],
  ['pos toko baju Lucu, kaos 35rb, celana 45rb. stok masing2 20', ['Kaos 35000 20', 'Celana 45000 20']],
  ['pos konter Mitra. pulsa 5rb jual 6.500, kabel data 25rb', ['Pulsa 5rb 6500 -', 'Kabel data 25000 -']],
  ['KASIR RUMAH MAKAN SEDERHANA NASI RENDANG 22RB ES TEH 5RB', ['Nasi rendang 22000 -', 'Es teh 5000 -']],
  [
    'kasir cafe Ruang Tunggu - espresso 18k, latte 25k, extra shot +5k',
    ['Espresso 18000 -', 'Latte 25000 -', 'Extra shot 5000 -'],
  ],
  [
    'kasir laundry Kilat Jaya: reguler 6rb per kg 2 hari, kilat 10rb per kg 6 jam, boneka 35rb',
    ['Reguler 6000 -', 'Kilat 10000 -', 'Boneka 35000 -'],
  ],
  [
    'kasir thai tea Segar Jaya. ukuran reguler: thai tea 8rb, taro 9rb. ukuran jumbo: thai tea 12rb, taro 13rb',
    ['Thai tea reguler 8000 -', 'Taro reguler 9000 -', 'Thai tea jumbo 12000 -', 'Taro jumbo 13000 -'],
  ],
  [
    'mau kasir toko sembako: beras ramos 5kg 20 karung jual 72rb, minyak kita 40 pcs jual 17.500, aqua 1 dus jual 45rb',
    ['Beras ramos 5kg 72000 20', 'Minyak kita 17500 40', 'Aqua 1 dus 45000 -'],
  ],
  [
    'bikinin kasir toko bangunan semen 65 ribu 50 sak terus paku 20 ribu sekilo stok 30 kilo cat tembok 85 ribu kuas 12 ribu ada 40',
    ['Semen 65000 50', 'Paku 20000 30', 'Cat tembok 85000 -', 'Kuas 12000 40'],
  ],
  [
    'kasir toko snack: keripik singkong 250gr=12rb; 500gr=22rb; basreng=15rb',
    ['Keripik singkong 250gr 12000 -', 'Keripik singkong 500gr 22000 -', 'Basreng 15000 -'],
  ],
  [
    'kasir bakso Mas Joko, bakso 15rb, es teh 4rb, kerupuk 1rb level pedas 1-5 gratis',
    ['Bakso 15000 -', 'Es teh 4000 -', 'Kerupuk 1000 -'],
  ],
  [
    'KASIR TOKO SEPATU LANGKAH JAYA SANDAL PRIA 65RB STOK 20 SEPATU SEKOLAH 120RB STOK 15 KAOS KAKI 10RB STOK 50',
    ['Sandal pria 65000 20', 'Sepatu sekolah 120000 15', 'Kaos kaki 10000 50'],
  ],
  [
    'kasir kedai Teras: espresso 15, latte 22, croissant 20 (semua dalam ribu)',
    ['Espresso 15000 -', 'Latte 22000 -', 'Croissant 20000 -'],
  ],
])('POS-01, ASSIST-01 goods as owners type them: %s', (text, goods) => expect(short(text)).toEqual(goods))

test('POS-01, ASSIST-01 the headings of a list are the own categories of a shop, where there are several', () => {
  const { goods, unpriced, notes } = read(
    'kasir Kedai Rintik. Kopi: Americano 18.000, Latte 24.000. Non kopi: Matcha 25.000. Makanan: Roti bakar 15.000',
  )
  expect(goods.map(({ name, category }) => `${name}: ${category}`)).toEqual([
    'Americano: Kopi',
    'Latte: Kopi',
    'Matcha: Non kopi',
    'Roti bakar: Makanan',
  ])
  expect(unpriced).toEqual([])
  expect(notes).toBe('')
  const salon = read('Bikin kasir salon: Potong rambut wanita 50rb, Hair spa 85rb. kapster: Rina, Dewi')
  expect(salon.goods.map(({ category }) => category)).toEqual([null, null])
  expect(salon.businessName).not.toBe('Potong')
  expect(salon.notes).toBe('Kapster: Rina, Dewi')
})

test('POS-01, ASSIST-01 headings, barcodes and what was told besides are kept', () => {
  const request = read(
    'kasir kedai Gelato. kategori cup: small 15rb, medium 20rb. kategori topping: oreo 3rb barcode 8991234567890. 8 meja, bayar qris, 2 kasir: Doni, Aji',
  )
  expect(request.goods.map(({ category }) => category)).toEqual(['Cup', 'Cup', 'Topping'])
  expect(request.goods[2]?.barcode).toBe('8991234567890')
  expect(request.notes).toContain('8 meja, bayar qris')
  expect(request.notes).toContain('Aji')
  expect(request.notes).not.toContain('15rb')
})

test.each([
  ['kasir barbershop Cukur Rapi, dewasa 30rb', 'barbershop'],
  ['kasir apotek Waras Sentosa, masker 25rb', 'apotek'],
  ['kasir salon Ayu Lestari, potong 35rb', 'salon'],
])('CHAT-16 a shop that P1 §5 does not name goes by its own word: %s', (text, type) => {
  expect(composePos(read(text)).businessType).toBe(type)
})
