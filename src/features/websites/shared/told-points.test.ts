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
  expect(site.points).toEqual(['Les renang Depok', 'Jadwal: selasa kamis sore'])
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
