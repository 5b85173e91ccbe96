import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readSiteRequest } from './read-site-request.ts'

const today = '2026-11-21' as IsoDay
const read = (text: string) =>
  readSiteRequest(readMessage(text, today), { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] })

test('ASSIST-01 what stands above the title, in the list or in the hours is no point once more', () => {
  const site = read(
    'website untuk homestay kami Omah Kali di Solo, ada 3 tipe kamar: standar 175rb, keluarga 325rb, joglo 500rb. check in jam 2 siang check out jam 12. ada parkir, wifi, sarapan pecel',
  )
  expect(site.points).toEqual(['Ada parkir', 'Wifi, sarapan pecel'])
  expect(site.hoursNote).toBe('Check-in 14.00, check-out 12.00')
})

test('ASSIST-01 what is said to whoever makes the page is no fact of the house; what a part of it tells is', () => {
  const site = read(
    "website les renang 'Lumba Cepat' Depok, privat 150rb. kasih kesan ceria. form tanya tanggal. kasih halaman jadwal: selasa kamis sore",
  )
  expect(site.points).toEqual(['Jadwal: Selasa Kamis sore'])
})

test('ASSIST-01 big letters for the page are its slogan, to the end of the sentence', () => {
  const site = read('web toko baju anak Little Kanaya. dress 95rb. kasih tulisan besar: Lucu Dipakai, Adem Dirasa')
  expect(site.tagline).toBe('Lucu Dipakai, Adem Dirasa')
  expect(site.points).toEqual([])
})

test('ASSIST-01 whose house a promotion comes from is its name, and the town behind it the place', () => {
  const site = read(
    'buat landing page promo nikahan: paket rias dari 12 juta jadi 9,5 juta, dari Kencana Wedding Purwokerto',
  )
  expect([site.name, site.area, site.trade?.called]).toEqual(['Kencana Wedding', 'Purwokerto', 'Rias dan pernikahan'])
  expect(site.offers).toEqual([{ name: 'Paket rias', price: 9_500_000, unit: '', note: 'sebelumnya Rp 12.000.000' }])
})

test('ASSIST-01 two of a kind are told apart by their last word, and the second keeps the name of the first', () => {
  const { offers } = read('website klinik hewan Satria: steril kucing betina 650rb jantan 450rb, grooming 75rb')
  expect(offers.map(({ name }) => name)).toEqual(['Steril kucing betina', 'Steril kucing jantan', 'Grooming'])
})

test('ASSIST-01 a page speaks of the trade: welding of gates, a boarding school, a street that is named after a mosque', () => {
  expect(read('website bengkel las Karya Logam di Klaten, pagar 350rb/m').trade?.called).toBe('Bengkel las')
  const school = read('website Pondok Tahfidz Nurul Hikmah, Jl. Masjid Raya No. 4 Padang, SPP 600rb per bulan')
  expect([school.type, school.trade]).toEqual(['sekolah', null])
  expect(read('website kelompok tani Sumber Urip, kunjungan sekolah 25rb per anak').type).not.toBe('sekolah')
})

test('ASSIST-01 a list that is one fact stays whole: what is asked of customers, the towns a house goes to', () => {
  const site = read(
    'website rental mobil Panorama Jaya Sampit: avanza 400rb/hari, dengan sopir (+150rb). syarat: ktp, sim, jaminan motor. Melayani Sampit, Kotabaru, Pangkalan Bun.',
  )
  expect(site.points).toContain('Syarat: KTP, SIM, dan jaminan motor')
  expect(site.points).toContain('Melayani Sampit, Kotabaru, dan Pangkalan Bun')
  expect(site.offers.map(({ name, price }) => [name, price])).toEqual([['Avanza', 400_000]])
})

test('ASSIST-01 goods told without prices behind the word that sells them are the list of the page', () => {
  const site = read('website toko besi Cahaya Logam Palu, jual semen, pasir, cat, paku. jumat libur, buka 8-17')
  expect(site.offers.map(({ name, price }) => [name, price])).toEqual([
    ['Semen', null],
    ['Pasir', null],
    ['Cat', null],
    ['Paku', null],
  ])
  expect(site.points).toEqual([])
})

test('ASSIST-01 what owners say they are stands in the first sentence, and parts that a page is to have are no facts', () => {
  const site = read(
    'Saya tukang AC di Bekasi, nama usahanya Dingin Terus. Bikinkan web dengan halaman: beranda, layanan, galeri, kontak. Cuci AC 75rb, isi freon 200rb',
  )
  expect([site.description, site.points]).toEqual(['Tukang AC di Bekasi', []])
})

test('ASSIST-01 prices for a measure, names of one letter and a figure, and what comes on top are all in the list', () => {
  const { offers } = read(
    'website kopi Ranah Kayu Solok: V60 22rb, arabika 120.000/250 gram, telur asin 3500/butir, pijat 1 jam 70rb, 1,5 jam 100rb, panggilan ke rumah +25rb',
  )
  expect(offers.map(({ name, price, unit, note }) => [name, price, unit, note])).toEqual([
    ['V60', 22_000, '', ''],
    ['Arabika', 120_000, '250 gram', ''],
    ['Telur asin', 3500, 'butir', ''],
    ['Pijat 1 jam', 70_000, '', ''],
    ['Pijat 1,5 jam', 100_000, '', ''],
    ['Panggilan ke rumah', 25_000, '', 'tambahan biaya'],
  ])
})

test('ASSIST-01 sizes and colours one chooses among stand below the thing', () => {
  const { offers } = read(
    'website toko baju Rinai Ayu, gamis ukuran S M L XL harga 189rb, khimar warna hitam navy marun 75rb',
  )
  expect(offers.map(({ name, note }) => [name, note])).toEqual([
    ['Gamis', 'Ukuran S, M, L, XL'],
    ['Khimar', 'Warna hitam, navy, marun'],
  ])
})

test('ASSIST-01 accounts elsewhere are ways to the house, and none is made of words that tell no handle', () => {
  const site = read(
    'website toko Rinai Ayu, gamis 189rb. shopee: rinai.ayu, ig dan tiktok @rinaiayu, facebook juga ada',
  )
  expect(site.accounts).toEqual([
    { place: 'shopee', name: 'rinai.ayu' },
    { place: 'tiktok', name: 'rinaiayu' },
  ])
  expect(site.instagram).toBe('rinaiayu')
})

test('ASSIST-01 the name is found where the order tells for whom, who does the work, or who keeps the house', () => {
  expect(read('web portofolio buat saya dong, Rangga Pratama videografer di Malang, paket 2jt').name).toBe(
    'Rangga Pratama',
  )
  expect(
    read('bikin website beberapa halaman: menu, galeri, untuk Kopi Kabut Pagi, kedai kopi di Dieng. V60 20rb').name,
  ).toBe('Kopi Kabut Pagi')
  expect(read('bikinkan website les privat fisika & kimia, Bu Endah, Makassar. SMA 90rb/jam').name).toBe(
    'Les Privat Bu Endah',
  )
})

test('WEB-03 a stall is what its goods make it, and days off are hours without a clock', () => {
  expect(read('website lapak ikan Bu Reni, tongkol 40rb/kg').type).toBe('toko')
  expect(read('website lapak bakso Pak Jo, bakso urat 15rb').type).toBe('warung')
  const site = read('website warung Mbok Yem Klaten, pecel 8rb. Senin libur')
  expect([site.hoursNote, site.points]).toEqual(['Senin libur', []])
})

const hoursOf = (text: string) => read(`website kolam pancing Mang Asep Garut, harian 25rb. ${text}`).hours

test('WEB-03 every day but one is open on the others', () => {
  const others = ['senin', 'selasa', 'rabu', 'kamis', 'sabtu', 'minggu']
  expect(hoursOf('buka tiap hari kecuali jumat 07.00-22.00')).toEqual([
    { days: others, opens: '07.00', closes: '22.00' },
  ])
  expect(hoursOf('buka 07.00-22.00 setiap hari kecuali jumat')).toEqual([
    { days: others, opens: '07.00', closes: '22.00' },
  ])
})

test('WEB-03 what is typed in short stands on the page in full, and lists are told whole', () => {
  const { points } = read(
    'website penginapan Rumah Singgah, kamar 200rb. dekat alun2 kok. fasilitas wifi, air panas, sewa sepeda. gratis kopi sama teh. bahasa indonesia aja. tolong ada bagian tanya jawab',
  )
  expect(points).toEqual(['Fasilitas: wifi, air panas, dan sewa sepeda', 'Dekat alun-alun', 'Gratis kopi dan teh'])
})

test('WEB-03 who says it stands before a customer’s words; numbers of two towns each keep their town', () => {
  const { points, area } = read(
    'web toko cat Warna Kita cabang Kudus sama Jepara. cat 80rb. kata Bu Ina langganan: "warnanya awet". 081234567890 (kudus), 081298765432 (jepara)',
  )
  expect(area).toBe('Kudus dan Jepara')
  expect(points).toEqual(expect.arrayContaining(['“warnanya awet” – Bu Ina langganan', 'Kudus: 081234567890']))
})

test('WEB-03 a number in the middle of a sentence leaves the way it is sent; a day by appointment stands beside the hours', () => {
  const site = read(
    'web penjahit Rapi Jaya, jas 900rb. ukuran dikirim lewat WA 081234567890. buka senin-sabtu 08.00-16.00 minggu janjian dulu',
  )
  expect(site.points).toEqual(['Ukuran dikirim lewat WhatsApp'])
  expect(site.hoursNote).toBe('Minggu dengan janji dulu')
})

test('ASSIST-01 an account in spaced figures stands whole; who writes is no fact of the house', () => {
  const { points } = read(
    'Saya Bu Tina punya usaha panti, buatkan website yayasan Pelita. donasi ke BRI 0123 01 004567 50 8 an Yayasan Pelita',
  )
  expect(points.join('; ')).toContain('0123 01 004567 50 8')
  expect(points.join('; ')).not.toContain('Tina')
})

test('ASSIST-01 how much of a page is wanted, by what nobody is reached and how the order came about are no points', () => {
  expect(
    read('bikin web taman baca pelangi di Cianjur, buka sabtu jam 9 - 12, tidak perlu fitur macam-macam').points,
  ).toEqual([])
  expect(
    read('situs penjahit, Modiste Bu Yanti. gamis 150rb. Pengerjaan 7 hari. ga ada wa cuma telpon rumah 021-4201234')
      .points,
  ).toEqual(['Pengerjaan 7 hari'])
  expect(read('yaudah aku ikut aja. buatin web laundry Wangi Melati ya, kiloan 7000').points).toEqual([])
  expect(
    read('Sy ada petshop nama nya Meong & Guk di Denpasar, jual makanan kucing, grooming 60rb. buatkan web').points,
  ).toEqual(['Jual makanan kucing'])
})

test('ASSIST-01 the towns a house goes to are told, and are not where it stands', () => {
  const katering = read('web katering Bu Tatik, nasi kotak 25rb, pesan h-2, area surabaya sidoarjo')
  expect([katering.area, katering.address]).toEqual(['', ''])
  expect(katering.points).toEqual(['Area Surabaya dan Sidoarjo', 'Pesan H-2'])
  const cakes = read('web toko kue Dapoer Nasywa, nastar 85k. kirim se jabodetabek')
  expect(cakes.area).toBe('')
  expect(cakes.points).toEqual(['Kirim se-Jabodetabek'])
  expect(read('web kebun Hijau Lestari, monstera 75rb. survey gratis area Bogor').area).toBe('')
  expect(read('web laundry Kilat, kiloan 7rb, area Bogor').area).toBe('Bogor')
  expect(read('web toko jam tangan online "Detik Waktu". Tali kulit 120rb. Bisa COD Solo').area).toBe('')
})

test('ASSIST-01 a house of all is called by what it is, and a name goes on behind its and', () => {
  expect(read('bikin web taman baca pelangi, taman baca gratis di desa Sukamaju, buka sabtu').name).toBe(
    'Taman Baca Pelangi',
  )
  expect(read('website masjid Al Ikhlas komplek Griya Asri, kajian ahad subuh').name).toBe('Masjid Al Ikhlas')
  expect(read('website panti asuhan kasih bunda di Tomohon, terima donasi beras').name).toBe('Panti Asuhan Kasih Bunda')
  expect(read('situs rental mobil kami CV Bintang Tour and Travel, Avanza 350rb/hari').name).toBe(
    'CV Bintang Tour and Travel',
  )
})

test('ASSIST-01 how strong a thing is, is no count of it', () => {
  expect(read('web sewa tenda "Berkah Tenda", tenda 4x6 400rb, sound system 3000 watt 1,5jt').offers).toMatchObject([
    { name: 'Tenda 4x6', price: 400_000 },
    { name: 'Sound system 3000 watt', price: 1_500_000 },
  ])
})

test('ASSIST-01 a day and a joining word are nothing that is sold; their clause is told as it stands', () => {
  const site = read(
    'landing page kelas yoga Bersama Mira, tiap selasa pagi di Bogor, 75rb per datang atau 500rb sebulan',
  )
  expect(site.offers).toEqual([])
  expect(site.points).toContain('75rb per datang atau 500rb sebulan')
})

test('ASSIST-01 a part of a clause that only calls or stands above goes, the rest of it stays', () => {
  expect(
    read('web hijab Zeeya Scarf, bergo 38k. reseller min 10 pcs diskon 15%. order via wa 0895 3344 5566').points.join(),
  ).not.toMatch(/order/i)
})

test('ASSIST-01 what an owner says of himself and of how he orders is no point; when something is stays whole', () => {
  const site = read(
    'jadi gini, suami saya kan tukang las, orang taunya dari mulut ke mulut aja, pengen ada website, namanya Las Jaya, kanopi 450rb per meter, malam minggu ada promo',
  )
  expect(site.points).toEqual(['Tukang las', 'Malam minggu ada promo'])
  expect(read('saya punya usaha laundry namanya Wangi di Solo, cuci 5rb/kg. buatin webnya').points).toEqual([])
})

test('ASSIST-01 a few words behind a price are a note of the thing, and a scale is none of them', () => {
  const { offers } = read('website laundry Wangi: kiloan 6rb/kg, express 12rb/kg sehari jadi, bedcover 8500')
  expect(offers.map(({ name, price, note }) => [name, price, note])).toEqual([
    ['Kiloan', 6_000, ''],
    ['Express', 12_000, 'sehari jadi'],
    ['Bedcover', 8_500, ''],
  ])
  expect(read('website salon Ayu, creambath 60rb, pelanggan 1500, sejak 1950').offers).toHaveLength(1)
  expect(read('website homestay Omah, kamar 275 ribu sewengi, villa 900 ribu').offers[0]?.price).toBe(275_000)
})

test('ASSIST-01 a village in the address is no trade, and an estate by its own name no address', () => {
  const farm = read(
    'website usaha saya jual bibit buah, namanya Tani Rejo, alamat di Desa Sumberejo Kec. Batu, durian 85rb',
  )
  expect(farm.trade?.called).toBe('Bibit buah')
  const estate = read('website perumahan Griya Asri Residence di Karawang, tipe 36 harga 166jt')
  expect([estate.address, estate.area]).toEqual(['', 'Karawang'])
})
