import { expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeSite } from './compose-site.ts'
import { introduceSite } from './introduce-site.ts'
import { readSiteRequest } from './read-site-request.ts'
import { renderSite } from './render-site.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const read = (message: string) => readSiteRequest(readMessage(message, today), context)
const pageOf = (message: string): string => {
  const page = renderSite(composeSite(read(message)), { url: 'https://contoh.example/' }).find(
    ({ path }) => path === 'index.html',
  )
  return new TextDecoder().decode(page?.bytes).replaceAll(/\s+/g, ' ')
}
const introduced = (message: string): string => introduceSite(composeSite(read(message)), read(message).pages)

test('WEB-03 ASSIST-01 questions of visitors stand with their answers in a part of their own', () => {
  const request = read(
    'web toko keripik Renyah Jaya, keripik pisang 15rb. FAQ: bisa COD? Bisa, khusus kota. ada reseller? Ada. Pembayaran transfer',
  )
  expect(request.questions).toEqual([
    { question: 'Bisa COD?', answer: 'Bisa, khusus kota.' },
    { question: 'Ada reseller?', answer: 'Ada.' },
  ])
  expect(request.points.join(' ')).not.toMatch(/COD|reseller/i)
})

test('WEB-03 a question with a short answer behind it needs no heading; what is asked of us is none', () => {
  const told = read('website klinik Sehat Mulia, scaling 250rb. Terima asuransi? Belum. Buka tiap hari 08.00-16.00')
  expect(told.questions).toEqual([{ question: 'Terima asuransi?', answer: 'Belum.' }])
  expect(read('bisa buatin website? ada usaha keripik Renyah Jaya, keripik pisang 15rb').questions).toEqual([])
})

test('ASSIST-01 a question that nobody answered is kept for its owner and shown to no visitor', () => {
  const order = 'web toko keripik Renyah Jaya, keripik pisang 15rb. FAQ: bisa COD? bisa kirim luar kota?'
  expect(read(order).questions?.map(({ answer }) => answer)).toEqual(['', ''])
  expect(pageOf(order)).not.toContain('Bisa COD?')
  expect(introduced(order)).toContain('jawaban 2 pertanyaan')
})

test('WEB-03 pages that were asked for are named parts of one page, in its menu, and the reply says so', () => {
  const order =
    'website bengkel Maju Motor halaman beranda, layanan, galeri, tentang kami sama kontak. ganti oli 45rb. berdiri sejak 2009. wa 081234567890'
  expect(pageOf(order)).toMatch(/<nav[^>]*>.*>Layanan<.*>Tentang Kami<.*>Kontak<.*<\/nav>/)
  expect(introduced(order)).toMatch(
    /satu halaman: \*\*Beranda\*\*, \*\*Layanan\*\*, \*\*Tentang Kami\*\*, dan \*\*Kontak\*\*/,
  )
  expect(introduced(order)).toContain('**Galeri** baru tampil setelah isinya Anda lengkapi.')
  expect(read(order).points).toEqual(['Berdiri sejak 2009'])
})

test('WEB-03 what is inside a package stands below it, not among the points', () => {
  const { offers, points } = read(
    'website katering Dapur Lestari, paket hemat 18rb (nasi, ayam, lalap), paket komplit 27rb (nasi, rendang, buah). min order 30 box',
  )
  expect(offers.map(({ name, note }) => [name, note])).toEqual([
    ['Paket hemat', 'nasi, ayam, lalap'],
    ['Paket komplit', 'nasi, rendang, buah'],
  ])
  expect(points).toEqual(['Min order 30 box'])
})

test('WEB-03 somebody’s own hours stay with their name, and praise with its speaker', () => {
  const { points, hours } = read(
    "web klinik Sehat Mulia. Dokter: drg. Wati (Senin-Rabu 16.00-20.00), drg. Aldi (Kamis-Sabtu 09.00-13.00). Testimoni: 'ramah sekali' - Nita",
  )
  expect(points).toEqual([
    '“ramah sekali” – Nita',
    'drg. Wati: Senin–Rabu 16.00–20.00',
    'drg. Aldi: Kamis–Sabtu 09.00–13.00',
  ])
  expect(hours).toHaveLength(2)
})

test('WEB-03 two days before their hours are both open, though other hours stand before them', () => {
  expect(read('web salon Ayu, Senin-Jumat 10.00-21.00, Sabtu Minggu 09.00-22.00').hours[1]?.days).toEqual([
    'sabtu',
    'minggu',
  ])
})

test('WEB-05 an order that names a colour gets it', () => {
  expect(composeSite(read('web homestay Rumah Bukit, kamar 250rb/malam. warna biru ya')).theme.palette).toBe('laut')
  expect(composeSite(read('web homestay Rumah Laut, kamar 250rb/malam. warna hijau tua')).theme.palette).toBe('kebun')
})

test('WEB-04 the address that was asked for is the site’s, and neither where it stands nor a fact', () => {
  const order = 'web rental Lintas Bukit, Avanza 350rb/hari, antar gratis. alamat webnya pakai lintasbukit.com'
  expect(composeSite(read(order)).root.props.address).toBe('lintasbukit')
  expect(read(order).address).toBe('')
  expect(read(order).points).toEqual(['Antar gratis'])
  expect(introduced(order)).toContain('Alamat webnya saya mulai dengan **lintasbukit**.')
  expect(read('web Undangan Kita, paket basic 49rb, premium 99rb domain sendiri').webAddress).toBe('')
})

test('WEB-03 hours of one day in two parts share their days; working days that something takes are no hours', () => {
  const { hours } = read('web bidan Melati, praktik pagi 07.00-09.00 dan sore 16.00-20.00 setiap hari, siap 24 jam')
  expect(hours.map(({ days, opens }) => [days.length, opens])).toEqual([
    [7, '07.00'],
    [7, '16.00'],
  ])
  expect(read('web konveksi Sinar, pengerjaan 10-14 hari kerja').hours).toEqual([])
})

test('WEB-03 an account in one word that is the name of the house is an account', () => {
  const { accounts, points } = read(
    'web toko tanaman Kebun Sejuk, monstera 85rb. order lewat WA 081234567890 atau Tokopedia kebunsejuk',
  )
  expect(accounts).toEqual([{ place: 'tokopedia', name: 'kebunsejuk' }])
  expect(points).toEqual([])
})

test('WEB-03 a fare is called by its route, and a way is no address', () => {
  const { offers, address, points } = read(
    'website travel Padang - Bukittinggi, nama usaha Lintas Bukit. berangkat jam 07.00, 13.00 dan 19.00. ongkos 60rb per orang, antar jemput alamat, bagasi 20 kg gratis. carter 400rb sekali jalan',
  )
  expect(offers.map(({ name, note }) => `${name} ${note}`.trim())).toEqual([
    'Padang–Bukittinggi',
    'Carter sekali jalan',
  ])
  expect(address).toBe('')
  expect(points).toContain('Berangkat jam 07.00, 13.00 dan 19.00')
})
