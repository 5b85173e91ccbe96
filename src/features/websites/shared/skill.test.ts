import { expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { siteTeaching } from './model-request.ts'
import { listSiteBlanks } from './site-blanks.ts'
import { renderSite } from './render-site.ts'
import { parseSiteContent, type SiteContent, weekDays } from './site-content.ts'
import type { SiteRequest } from './site-request.ts'
import { websiteSkill } from './skill.ts'

const today = parseIsoDay('2026-11-21')
if (!today) throw new Error('a day')
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const read = (sentence: string, known: Partial<AssistantContext> = {}): SiteRequest => {
  const { maker } = websiteSkill
  if (!maker) throw new Error('a maker')
  return maker.readRequest(readMessage(sentence, today), null, { ...context, ...known })
}
const make = (sentence: string) => {
  const { maker } = websiteSkill
  if (!maker) throw new Error('a maker')
  const request = read(sentence)
  const item = maker.composeItem(request, context)
  return { item, content: parseSiteContent(item.content), words: maker.introduce(request, item, context) }
}

const pageOf = (content: SiteContent): string =>
  new TextDecoder().decode(renderSite(content, { url: 'https://contoh.example/' })[0]?.bytes)

test.each([
  [
    'website untuk Warung Makan Bu Tini di Jl. Melati 5 Bandung, jual nasi goreng 15rb',
    'Warung Makan Bu Tini',
    'warung',
  ],
  ['bikin website laundry kiloan namanya Bersih Wangi, cuci setrika 7000/kg', 'Bersih Wangi', 'laundry'],
  ['tolong buatin website bengkel motor Jaya Abadi, ganti oli 65 ribu', 'Jaya Abadi', 'bengkel'],
  ['generate website klinik gigi drg. Maya Sari, scaling 300rb', 'drg. Maya Sari', 'klinik'],
  ['bangun website hotel Griya Asri Yogyakarta kamar standar 250.000 per malam', 'Griya Asri', 'hotel'],
  ['mau bikin website pribadi dong, nama saya Dimas Prakoso, ilustrator dari Surabaya', 'Dimas Prakoso', 'personal'],
  ['buatkan website portfolio untuk Sekar Ayu, desainer grafis', 'Sekar Ayu', 'portfolio'],
  ['buat website sekolah TK Pelangi Ceria di Depok, SPP 250rb per bulan', 'TK Pelangi Ceria', 'sekolah'],
  ['buatkan website konsultan pajak Andika & Rekan, Jakarta Selatan', 'Andika & Rekan', 'konsultan'],
  ['Buat website warung kopi "Ngopi Yuk", kopi hitam 5rb', 'Ngopi Yuk', 'warung'],
  ['buatkan website untuk CV Maju Bersama, kontraktor bangunan di Palembang', 'CV Maju Bersama', 'umum'],
  ['buatkan website resume atas nama Nadia Kusuma, keahlian: SAP, Excel, pajak', 'Nadia Kusuma', 'resume'],
  ['buat website usaha katering Bu Lastri, nasi box 20rb', 'Katering Bu Lastri', 'katering'],
  ['web kos putri Wisma Anggrek di Jember, 800rb sebulan', 'Wisma Anggrek', 'kos'],
  ['website barbershop Cukur Rapi, dewasa 30rb', 'Cukur Rapi', 'barbershop'],
  ['bikin web florist Mawar Senja, buket 90rb', 'Mawar Senja', 'florist'],
  ['website komunitas lari Pagi Bugar, kaos 90rb', 'Pagi Bugar', 'umum'],
  ['website nasi uduk Mak Ijah buat anak kos, telur 9rb', 'Nasi Uduk Mak Ijah', 'warung'],
  ['buatkan website warung bakso pak kumis, bakso urat 15rb', 'Warung Bakso Pak Kumis', 'warung'],
  ['bikinin web gym dong kak, Rumah Kuat Gym Malang, harian 25rb', 'Rumah Kuat Gym', 'gym'],
  ['buat website toko, Jakarta Selatan, semen 65rb', 'Bisnis Saya', 'toko'],
  ['buat website untuk toko saya', 'Bisnis Saya', 'toko'],
  ['buat website', 'Bisnis Saya', 'umum'],
])('CHAT-16 %s: the name and the type of the business', (sentence, name, type) => {
  expect(read(sentence)).toMatchObject({ name, type })
})

test.each([
  ['buka senin-sabtu 08.00-20.00', [{ days: weekDays.slice(0, 6), opens: '08.00', closes: '20.00' }]],
  ['buka tiap hari jam 7 pagi sampai 9 malam', [{ days: weekDays, opens: '07.00', closes: '21.00' }]],
  ['buka 08.00-17.00 setiap hari kecuali minggu', [{ days: weekDays.slice(0, 6), opens: '08.00', closes: '17.00' }]],
  [
    'praktik senin sampai jumat 16.00-20.00 sabtu 09.00-13.00',
    [
      { days: weekDays.slice(0, 5), opens: '16.00', closes: '20.00' },
      { days: ['sabtu'], opens: '09.00', closes: '13.00' },
    ],
  ],
  [
    'buka 10.00-21.00 jumat libur',
    [{ days: weekDays.filter((day) => day !== 'jumat'), opens: '10.00', closes: '21.00' }],
  ],
  ['buka 24 jam', [{ days: [], opens: '00.00', closes: '24.00' }]],
  ['antar 2-3 hari, garansi 7 hari', []],
])('WEB-03 %s: the hours as told, no others', (words, hours) => {
  expect(read(`buat website toko Maju, ${words}, WA 081234567890`).hours).toEqual(hours)
})

test('WEB-03, ASSIST-01 goods with prices and units, address, numbers, slogan and what is special', () => {
  const { content, item } = make(
    'buatkan website cafe Kopi Senja, slogannya "Pulang pas senja", kopi susu 18rb, biji kopi 95.000/kg, ' +
      'buka senin-sabtu 08.00-20.00, alamat Jl. Dago No. 10, Bandung, WA 0812 3456 7890, IG @kopisenja, khusus tanpa rokok',
  )
  expect(item).toMatchObject({ kind: 'website', title: 'Kopi Senja' })
  expect(content.businessInfo).toMatchObject({
    tagline: 'Pulang pas senja',
    address: 'Jl. Dago No. 10, Bandung',
    whatsapp: '0812 3456 7890',
    instagram: 'kopisenja',
  })
  const goods = content.content.flatMap((block) => (block.type === 'Goods' ? block.props.items : []))
  expect(goods).toMatchObject([
    { name: 'Kopi susu', price: 18_000 },
    { name: 'Biji kopi', price: 95_000, unit: 'kg' },
  ])
  const about = content.content.find((block) => block.type === 'About')
  expect(about?.props).toMatchObject({ points: ['Khusus tanpa rokok'] })
})

test('WEB-03, ASSIST-01 without facts there is an honest site and a list of what to fill in', () => {
  const { content, words, item } = make('buat website')
  expect(item.title).toBe('Bisnis Saya')
  expect(JSON.stringify(content)).not.toMatch(/08\d{8}|@\w+\.\w+|Jl\./)
  const blanks = listSiteBlanks(content).map(({ name }) => name)
  expect(blanks).toEqual(expect.arrayContaining(['nama usaha', 'nomor WhatsApp', 'alamat', 'jam buka']))
  expect(textFaults(words, blanks)).toEqual([])
})

test('WEB-03 times without days are told as known, and only the days are asked for', () => {
  const { content, words } = make('buat website laundry Bersih Wangi, buka 07.00 sampai 20.00')
  expect(words).toContain('Jam buka: 07.00–20.00.')
  const blanks = listSiteBlanks(content).map(({ name }) => name)
  expect(blanks).toContain('hari buka')
  expect(blanks).not.toContain('jam buka')
})

test('ASSIST-05, WEB-03 the business profile fills what the message leaves open, and nothing else', () => {
  const profile = { ...emptyProfile, name: 'Toko Sinar', type: 'toko', phone: '081298765432', address: 'Jl. Mawar 2' }
  expect(read('buat website', { profile })).toMatchObject({
    name: 'Toko Sinar',
    type: 'toko',
    address: 'Jl. Mawar 2',
    whatsapp: '081298765432',
  })
  expect(read('buat website salon Cantika, WA 081311112222', { profile })).toMatchObject({
    name: 'Cantika',
    address: '',
    whatsapp: '081311112222',
  })
})

test('ASSIST-01 what a model states and nobody told is dropped', () => {
  const text = 'buat website toko kue Dapur Imah, nastar 85rb'
  const request = siteTeaching.readRequest(
    {
      name: 'Dapur Imah',
      phone: '081277778888',
      address: 'Jl. Karangan 9',
      offers: [
        { name: 'Nastar', price: 85_000 },
        { name: 'Kastengel', price: 95_000 },
      ],
      headline: 'Kue terbaik sejak 1990',
    },
    { text, reading: readMessage(text, today), documentType: null, context },
  )
  expect(request).toMatchObject({ name: 'Dapur Imah', phone: '', address: '', headline: '' })
  expect(request.offers).toEqual([{ name: 'Nastar', price: 85_000, unit: '', note: '' }])
})

test('ASSIST-01, WEB-03 what no rule has a place for still stands on the page, in the owner\u2019s words', () => {
  const request = read(
    "buatin website kursus 'Pintar Bahasa' di Kediri. paket 2 minggu 650.000. mentor: Mr. Bayu, Miss Laras. pesan min 5 orang",
  )
  expect(request.points).toEqual(expect.arrayContaining(['Mentor: Mr. Bayu, Miss Laras']))
  expect(request.points).not.toContain('Mentor: Mr')
  expect(read('buat website Toko Sari di Blora, bolu 7rb, WA 0812-3456-7890, buka jam 8-17').points).toEqual([])
})

test('ASSIST-01, WEB-03 a trade that P1 §5 does not name goes by its own word: catering is no restaurant', () => {
  const site = make('website katering Dapur Rina di Bekasi, nasi box mulai 18rb. min order 20 box').content
  const hero = site.content.find((block) => block.type === 'Hero')
  expect(hero?.props.kicker).toBe('Katering di Bekasi')
  expect(pageOf(site)).toContain('<title>Dapur Rina | Katering di Bekasi</title>')
  expect(JSON.stringify(site)).not.toContain('pesan meja')
})

test.each([
  [
    'dimsum isi 20 = 45rb, nugget 500gr = 38rb',
    [
      ['Dimsum isi 20', 45_000],
      ['Nugget 500gr', 38_000],
    ],
  ],
  [
    'Member 1 bulan 220rb, 3 bulan 600rb, harian 30rb',
    [
      ['Member 1 bulan', 220_000],
      ['Member 3 bulan', 600_000],
      ['Member harian', 30_000],
    ],
  ],
  [
    'spanduk 25rb/meter, stiker 12rb per A3',
    [
      ['Spanduk', 25_000],
      ['Stiker', 12_000],
    ],
  ],
])('ASSIST-01 a price list as it is typed: %s', (list, goods) => {
  const { offers } = read(`website Usaha Maju: ${list}`)
  expect(offers.map(({ name, price }) => [name, price])).toEqual(goods)
})

test.each([
  ['kiloan 6rb/kg 2 hari, express 10rb/kg 6 jam', ['2 hari', '6 jam']],
  ['nasi box mulai 18rb, prasmanan 35rb per porsi min 100 porsi', ['mulai dari harga ini', 'min 100 porsi']],
  ['paket basic 49rb 1 tema, premium 99rb domain sendiri', ['1 tema', 'domain sendiri']],
  ['brosur mulai 450 per lembar min 1 rim, stempel 60rb', ['mulai dari harga ini; min 1 rim', '']],
  ['udang 65rb sekilo, cumi 70rb per kilo, kopi 5rb doang', ['', '', '']],
  [
    'kanopi 275rb/m, pagar aja 350rb per meter, cuci sofa mulai 90rb tergantung ukuran',
    ['', '', 'mulai dari harga ini; tergantung ukuran'],
  ],
])('ASSIST-01 what stands behind a price is told with its thing: %s', (list, notes) => {
  const { offers, points } = read(`website Usaha Maju: ${list}`)
  expect(offers.map(({ note }) => note)).toEqual(notes)
  expect(points).toEqual([])
})

test('ASSIST-01 what a price is for is a unit by one name, however it was told', () => {
  const { offers } = read('website Usaha Maju: kanopi 275rb/m, sepatu 30rb sepasang. antar jemput radius 3 km')
  expect(offers.map(({ name, unit }) => [name, unit])).toEqual([
    ['Kanopi', 'meter'],
    ['Sepatu', 'pasang'],
  ])
  const work = read('web jasa sedot wc 24 jam area Tangerang, mulai 300rb tergantung jarak. namanya Lancar Jaya')
  expect(work.offers).toEqual([
    { name: 'Sedot WC', price: 300_000, unit: '', note: 'mulai dari harga ini; tergantung jarak' },
  ])
})

test.each([
  ['jam 5 sore sampai 1 malam', [{ days: [], opens: '17.00', closes: '01.00' }]],
  ['07.00 sampai 00.00', [{ days: [], opens: '07.00', closes: '24.00' }]],
  ['07.30-10.30 senin-jumat, daftar sekarang', [{ days: weekDays.slice(0, 5), opens: '07.30', closes: '10.30' }]],
  ['sore sampe malem jam 4-11', [{ days: [], opens: '16.00', closes: '23.00' }]],
  ['sen-jum 15.00-20.00', [{ days: weekDays.slice(0, 5), opens: '15.00', closes: '20.00' }]],
  [
    'weekdays 8-22, weekend 8-24',
    [
      { days: weekDays.slice(0, 5), opens: '08.00', closes: '22.00' },
      { days: weekDays.slice(5), opens: '08.00', closes: '24.00' },
    ],
  ],
])('ASSIST-01 hours past midnight and of two kinds of days: buka %s', (told, hours) => {
  expect(read(`website kedai Senja Raya, kopi 8rb. buka ${told}`).hours).toEqual(hours)
})

test.each(['pengerjaan 3-4 minggu', 'sewa 350rb per 24 jam', 'proses 1x24 jam', 'resepsionis 24 jam'])(
  'ASSIST-01 how long something takes is no opening hour: %s',
  (told) => {
    expect(read(`website Usaha Maju, ${told}`).hours).toEqual([])
  },
)

test('WEB-03 the clock stands on the page where only the days were not told', () => {
  const page = pageOf(make('website kedai Senja Raya, kopi 8rb. buka 09.00-22.00').content)
  expect(page).toMatch(/<dt>Buka<\/dt>\s*<dd>09\.00–22\.00<\/dd>/)
})

test.each([
  ['percetakan Rapi, Jalan Gatot Subroto No 8 Banjarmasin. stempel 60rb', 'Jalan Gatot Subroto No 8 Banjarmasin'],
  ['bengkel Maju Terus, dsn sumber rt 3 rw 1 Wuluhan Jember. servis 50rb', 'Dsn sumber rt 3 rw 1 Wuluhan Jember'],
  ['gorden Rapi Jaya di Kudus. vitrase 55rb/m, survei lokasi gratis area pati', ''],
  ['angkringan Mbah Karso, depan stasiun Blitar. wedang 5rb', 'Depan stasiun Blitar'],
])('ASSIST-01 an address in its place: %s', (told, address) => {
  expect(read(`website ${told}`).address).toBe(address)
})

test('ASSIST-01 a page says what its owner tells, not how the order is worded', () => {
  const { points } = read(
    'toko bangunan Maju Makmur di Jombang punya web dong. semen 62rb. isinya jadwal kirim: tiap Senin dan Kamis ke Ngoro',
  )
  expect(points).toEqual(['Jadwal kirim: setiap Senin dan Kamis ke Ngoro'])
})

test('ASSIST-01 an account that begins like a telephone stands on the page', () => {
  expect(
    read('website Vihara Metta, puja bakti minggu. donasi rek BCA 0411 223 344 an Yayasan Metta').points,
  ).toContain('Donasi rekening BCA 0411 223 344 an Yayasan Metta')
})

test('WEB-01 a house of which nothing tells what it is opens with its name, and shown questions are the owner’s own', () => {
  const { content } = make(
    'website namanya Serenada Malam, base Jogja, paket akustik 2,5jt, paket band 6jt, paket trio 3jt',
  )
  const hero = content.content.find((block) => block.type === 'Hero')
  expect(hero?.props.heading).toBe('Serenada Malam di Jogja')
  const page = pageOf(content)
  expect(page).not.toMatch(/Selamat datang|Yang sering ditanyakan/)
  expect(page).not.toContain('[isi')
})
