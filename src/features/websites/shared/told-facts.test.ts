import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { bySoak } from '#tests/support/soak.ts'

import { readSiteRequest } from './read-site-request.ts'
import { websiteSkill } from './skill.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const read = (message: string) => readSiteRequest(readMessage(message, today), context)
const itemText = (message: string): string => {
  const request = websiteSkill.maker?.readRequest(readMessage(message, today), null, context)
  return request === undefined ? '' : JSON.stringify(websiteSkill.maker?.composeItem(request, context))
}

const name = fc
  .tuple(
    fc.constantFrom('Titik', 'Kicau', 'Sinar', 'Horas', 'Torang', 'Sekar', 'Omah', 'Griya'),
    fc.constantFrom('Temu', 'Mulyo', 'Sejati', 'Bersaudara', 'Sipakatau', 'Kirana', 'Arum'),
  )
  .map((words) => words.join(' '))
const owner = fc.constantFrom(
  'drg. Stefani Halim',
  'Bu Nengah Suartini',
  'H. Lukman Hakim',
  'Togu Simanjuntak',
  'Yohanis Wanggai',
  'Lim Siu Ling',
)
const town = fc.constantFrom('Pematangsiantar', 'Banyuwangi', 'Palu', 'Ruteng', 'Kotamobagu', 'Singkawang', 'Jayapura')
const things = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom('kopi susu', 'scaling', 'cuci karpet', 'sarung tenun', 'tambal gigi', 'bolu pandan', 'kelas gitar'),
    fc.integer({ min: 2, max: 950 }),
  ),
  { selector: ([thing]) => thing, minLength: 1, maxLength: 5 },
)

test('ASSIST-01, WEB-03 names, people, towns, prices, shares and counts of a message all stand on the page', () => {
  const order = fc.constantFrom(
    (who: string) => `tolong buatkan website usaha saya (${who})`,
    (who: string) => `bikin web dong, namanya ${who}`,
    (who: string) => `buat landing page untuk toko "${who}"`,
    (who: string) => `website bengkel ${who} ya kak`,
    (who: string) => `saya punya usaha, ${who}, minta dibuatkan websitenya`,
  )
  fc.assert(
    fc.property(
      name,
      owner,
      town,
      things,
      order,
      fc.integer({ min: 2, max: 60 }),
      fc.boolean(),
      (who, person, where, list, write, count, sign) => {
        const prices = list.map(([thing, price]) => `${thing} ${price}rb`).join(sign ? ', ' : ' ')
        const text = itemText(
          `${write(who)}, di ${where}. ${prices}. pemilik ${person}. karyawan ${count} orang, DP ${count}%, kirim ke seluruh Indonesia`,
        )
        expect(text.toLowerCase()).toContain(who.toLowerCase())
        expect(text).toContain(person.split(' ').slice(1).join(' '))
        expect(text).toContain(where)
        for (const [, price] of list) expect(text).toMatch(new RegExp(`\\b${price}000\\b|\\b${price}\\.000\\b`))
        expect(text).toContain(`${count} orang`)
        expect(text).toContain(`${count}%`)
        expect(text).toContain('seluruh Indonesia')
      },
    ),
    { numRuns: bySoak(50, 150) },
  )
})

test('WEB-03, ASSIST-01 prices from and to, sizes and packages keep both ends and their whole names', () => {
  const { offers } = readSiteRequest(
    readMessage(
      'website salon Sekar Arum di Palu. aglonema 50-150rb, rebonding kecil 150rb besar 300rb, paket 2 jam 900rb, 4 jam 1,6 jt, cabut mulai 150rb',
      today,
    ),
    context,
  )
  expect(offers.map(({ name: thing, price, note }) => [thing, price, note])).toEqual([
    ['Aglonema', 50_000, 'sampai 150rb'],
    ['Rebonding kecil', 150_000, ''],
    ['Rebonding besar', 300_000, ''],
    ['Paket 2 jam', 900_000, ''],
    ['Paket 4 jam', 1_600_000, ''],
    ['Cabut', 150_000, 'mulai dari harga ini'],
  ])
})

test('WEB-03 evening hours, three days, days off and landlines as they are told', () => {
  const request = readSiteRequest(
    readMessage('website warung Torang, buka sore jam 4 sampe jam 12 malem, senin tutup, telp (0287) 381122', today),
    context,
  )
  expect(request.hours).toEqual([
    { days: ['selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'], opens: '16.00', closes: '24.00' },
  ])
  expect(request.phone.replaceAll(/\D/g, '')).toBe('0287381122')
})

test('WEB-03 stalls and streets beside their towns, and nothing of what has a place of its own is told twice', () => {
  const cloth = read(
    'website toko kain Sekar Arum, batik cap 85rb/m, pasar klewer blok D no 14, jumat tutup buka 8.30 - 16.00',
  )
  expect(cloth.address).toBe('Pasar klewer blok D no 14')
  const meals = read(
    'website katering Dapur Titik Temu, melayani nasi kotak mulai 22rb, tumpeng 350rb. Pesan paling lambat H-2. Lokasi Sidoarjo, Perum Graha Mulyo Blok C7 atau pesan lewat titiktemu@contoh.id, buka tiap hari jam 6 pagi sampe 9 malem',
  )
  expect(meals.address).toBe('Perum Graha Mulyo Blok C7, Sidoarjo')
  expect(meals.offers.map((offer) => offer.name)).toEqual(['Nasi kotak', 'Tumpeng'])
  expect(meals.points).toEqual(['Pesan paling lambat H-2'])
  const repairs = read(
    "website bengkel motor 'Sinar Mulyo' di Jl. Raya Pagelaran 88, Malang. servis 45rb. kelas: servis dasar 150rb/bulan",
  )
  expect([repairs.trade?.called, repairs.points]).toEqual(['Bengkel motor', []])
})

test('WEB-03, ASSIST-01 what is so far from somewhere does not stand there', () => {
  const distances = ['10 menit dari', '2 km dari', '15 langkah dari']
  const pages = distances.map((far) =>
    itemText(`buat website Homestay Sekar Nusa Penida, kamar 250rb, ${far} Pantai Atuh`),
  )
  expect(pages.filter((page) => !page.includes('di Nusa Penida') || page.includes('di Pantai Atuh'))).toEqual([])
  expect(itemText('buat website Batik Sekar, asli dari Solo, kain 150rb')).toContain('di Solo')
})

test('ASSIST-01 a told account stands on the page whole, and what is listed at a price is no fact beside its list', () => {
  const shown = itemText('buatkan website Panti Asuhan Mekar di Palu, rekening BRI 0456-01-002345-53-1 utk donasi')
  expect(shown).toContain('0456-01-002345-53-1')
  const villa = read('website Villa Suar di Amed, ada kolam. 2 kamar: sunset 1,1jt, garden 750rb')
  expect(villa.points.join('; ')).not.toMatch(/1,1jt/)
  expect(villa.points).toContain('2 kamar')
})

test('ASSIST-01 a photographer who names the studio is a photographer, a studio is one', () => {
  expect(read('website jasa foto bayi, nama studionya Mungil Ceria, paket 1,2jt').type).toBe('fotografi')
  expect(read('website studio foto bayi Mungil Ceria, paket 1,2jt').type).toBe('studio')
  expect(read('web portofolio foto produk, nama studio: Lensa Rasa, 10 foto 400rb').type).toBe('fotografi')
  expect(read('web portofolio fotografer Rian Saputra, wisuda 350rb').type).toBe('portfolio')
})

test.each([
  ['WARUNG MAKAN BU WIDI BUTUH WEBSITE, NASI PECEL 12RB', 'Warung Makan Bu Widi'],
  ['JASA SEDOT WC BANG TIGOR BUTUH WEBSITE BIAR DICARI ORANG. MULAI 350RB', 'Sedot Wc Bang Tigor'],
  ['Jasa Sedot WC Bang Tigor butuh website, mulai 350rb', 'Sedot WC Bang Tigor'],
  ['BIKININ WEB RUMAH MAKAN PADANG UDA ZUL PEKANBARU', 'Rumah Makan Padang Uda Zul'],
])('WEB-03, ASSIST-01 a house is called as a calm hand would have written it: %s', (message, name) => {
  expect(read(message).name).toBe(name)
})

test('ASSIST-01 the town of a street, of what was built and of where one goes is not where the house stands', () => {
  expect(read('website bengkel Karsa Motor, servis 60rb. Jl. Raya Bogor KM 29 Cimanggis')).toMatchObject({
    area: '',
    address: 'Jl. Raya Bogor KM 29 Cimanggis',
  })
  expect(read('website sanggar Kembang, kelas 120rb. Bandung, Jl Buah Batu 112').area).toBe('Bandung')
  expect(
    read('web CV Karya Persada, renovasi 2 juta/m2. Portofolio: ruko 3 lantai di Ungaran. Kantor Jl Pandanaran 88'),
  ).toMatchObject({ address: 'Jl Pandanaran 88' })
  expect(read('web foto Lensa, wisuda 350rb (4 jam, 1 lokasi, 40 foto). Bisa ke Bali Lombok')).toMatchObject({
    area: '',
    address: '',
  })
  expect(read('web toko sembako Toko Berkah di pasar klewer solo, gula 17.500')).toMatchObject({
    area: 'Solo',
    address: 'Pasar Klewer Solo',
  })
})

test('ASSIST-01 hours of some days alone, and those without an end, stand among the hours', () => {
  expect(read('web toko Kebun, pot 20rb. buka sabtu minggu aja jam 8-4').hours).toEqual([
    { days: ['sabtu', 'minggu'], opens: '08.00', closes: '16.00' },
  ])
  expect(read('web mie ayam Pak Kumis, mie 12rb. buka sore jam 4 sampe abis')).toMatchObject({
    hours: [],
    hoursNote: 'Buka mulai 16.00 sampai habis',
  })
})

test('ASSIST-01 where one swims is no inn, and what one designs for is no account', () => {
  expect(read('web les renang Aqua Kids, privat 500rb. di kolam hotel Grand Surya Kediri').type).not.toBe('hotel')
  expect(read('website desainer grafis Dimas, logo 750rb, feed ig 50rb/desain').instagram).toBe('')
})

test('ASSIST-01 prices and hours of owners who write English are read as they are meant', () => {
  const { offers, hours } = read(
    'website Villa Sawah Ijo, 3 bedroom villa 2.5 million/night, garden room 950k/night. Open Wed–Sun 8am-4pm',
  )
  expect(offers.map(({ price }) => price)).toEqual([2_500_000, 950_000])
  expect(hours).toEqual([{ days: ['rabu', 'kamis', 'jumat', 'sabtu', 'minggu'], opens: '08.00', closes: '16.00' }])
})

test('WEB-03, ASSIST-01 whose house it is, and the order itself, are no part of what it is called', () => {
  expect(read('website untuk percetakan ayah, Cahaya Print. kartu nama 35rb').ownTrade).toBe('')
  const rental = read('bikinin web ya untuk usaha rental mobil bapak saya. Avanza 350rb/hari. namanya Berkah Rent Car')
  expect([rental.ownTrade, rental.points]).toEqual(['Rental mobil', []])
  expect(
    read('website jasa cuci sofa & springbed panggilan area Bekasi, sofa 60rb, nama usaha Kinclong').ownTrade,
  ).toBe('Jasa cuci sofa & springbed panggilan')
  expect(read('mau website kecil aja buat tukang pijat bapak saya, Pak Slamet, bekam 90rb').name).toBe('Pak Slamet')
})

test.each([
  ['bikin website untuk masjid? eh bukan, untuk toko roti saya, Roti Gembul. roti tawar 18.000', 'toko'],
  ['website gereja? ndak, website gym: Iron House Fitness, harian 25rb', 'gym'],
  ['web laundry... eh salah, web bengkel motor Jaya Motor, ganti oli 45rb', 'bengkel'],
])('ASSIST-01 what was ordered by a slip and taken back is not made: %s', (message, type) => {
  const site = read(message)
  expect([site.type, site.points]).toEqual([type, []])
})

test("WEB-03, ASSIST-01 somebody's home is part of no address, and where one goes to is none", () => {
  expect(read('web kelas yoga, grup 75rb. tempatnya di rumah, Cluster Mahogany blok D2 BSD').address).toBe(
    'Cluster Mahogany blok D2 BSD',
  )
  expect(read('web les privat, SD 50rb. Lokasi datang ke rumah siswa area Depok dan Bogor').address).toBe('')
  expect(read('situs kelompok tani "Tani Makmur" Desa Sukorejo, Kec. Kendal. beras 14rb/kg').address).toBe(
    'Desa Sukorejo, Kec. Kendal',
  )
})

test('ASSIST-01 a clause of which each word stands in the list is no point; two prices in a row stay as they were told', () => {
  const welder = read('web bengkel las Barokah, kami membuat pagar mulai 350rb per meter, kanopi 275rb/m')
  expect([welder.offers.length, welder.points]).toEqual([2, []])
  const flowers = read('web toko bunga Mekar, buket mawar 150rb 250rb 350rb, papan 450rb')
  expect([flowers.offers.map(({ name }) => name), flowers.points]).toEqual([
    ['Papan'],
    ['Buket mawar 150rb 250rb 350rb'],
  ])
})
