import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeAnalysis } from '../compose-analysis.ts'
import { readRequest } from '../read-request.ts'
import { reckonNumbers } from '../reckon.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const results = (message: string): string[] => {
  const content = composeAnalysis(readRequest(readMessage(message, today), context))
  const numbers = reckonNumbers(content)
  return content.metrics.map(({ id, label }) => `${label}: ${numbers.text(id).replaceAll('\u00a0', ' ')}`)
}

describe('ANALYSIS-02 ways set side by side, each with all that it costs and brings', () => {
  test.each([
    [
      'branches, each with its own costs',
      'analisis cabang: Cabang Depok omzet 34jt bahan 15jt gaji 7jt sewa 3jt. Cabang Bogor omzet 27jt bahan 12,5jt gaji 6jt sewa 2,5jt. laba masing2',
      [
        'Cabang Depok: Rp 9.000.000',
        'Cabang Bogor: Rp 6.000.000',
        'Margin Cabang Depok: 26,5%',
        'Selisih: Rp 3.000.000',
      ],
    ],
    [
      'one by the day, one by the month',
      'analisis sewa atau beli pick up. Selama ini sewa Rp350.000 per hari, rata-rata 9 hari dalam sebulan. Bila membeli, angsurannya Rp2.650.000 per bulan ditambah pajak dan servis Rp350.000 per bulan. Berapa biaya masing-masing sebulan dan selisihnya?',
      ['Sewa: Rp 3.150.000', 'Membeli: Rp 3.000.000', 'Selisih: Rp 150.000'],
    ],
    [
      'bought once, and paid each month for as long as it is used',
      'bandingin analisa beli freezer baru 4,2jt listrik 110rb/bln atau bekas 2,1jt listrik 190rb/bln servis 40rb/bln. pakai 3 tahun mending mana',
      ['Freezer baru: Rp 8.160.000', 'Bekas: Rp 10.380.000'],
    ],
    [
      'by the day against by the piece',
      'analisa upah jahit harian 95rb (26 hari kerja, 18 potong sehari) vs borongan 6rb per potong, sebulan mana lebih murah buat saya',
      ['Upah jahit: Rp 2.470.000', 'Borongan: Rp 2.808.000'],
    ],
  ])('%s', (_, message, expected) => {
    expect(results(message)).toEqual(expect.arrayContaining(expected))
  })

  test('a price paid once beside one paid each month is no sum without a span', () => {
    const told = results(
      'bandingin beli freezer baru 4,2jt listrik 110rb/bln atau bekas 2,1jt listrik 190rb/bln servis 40rb/bln',
    )
    expect(told.filter((one) => one.startsWith('Selisih'))).toEqual([])
  })
})

describe('ANALYSIS-02 what is told for one of it is multiplied by all of it', () => {
  test.each([
    [
      'soap for each car of every day',
      'analisis laba cuci mobil: sehari 14 mobil @ 45rb. Sabun 6rb per mobil, 3 karyawan dibayar 70rb per hari, sewa lahan 1,5jt sebulan, air listrik 800rb sebulan. Buka 28 hari',
      ['Laba bersih: Rp 7.108.000'],
    ],
    [
      'hours of each machine',
      'rental PS 8 unit, sewa 5rb per jam, tiap unit main 7 jam sehari. listrik 1,8jt sebulan, jaga 2 orang @1,5jt, sewa tempat 1jt. sebulan 30 hari. analisis laba',
      ['Laba bersih: Rp 2.600.000'],
    ],
    [
      'small costs beside a price are those of one piece',
      'toko baju: harga jual 120rb, modal 70rb, admin marketplace 8%, packing 3rb, subsidi ongkir 5rb, laku 150 potong. analisis untung',
      ['Laba bersih: Rp 4.860.000'],
    ],
    [
      'Sundanese and Javanese words of sums and days',
      'Sapoe laku 60 gelas @5rb, modalna 2rb sagelas, sewa 600rb sabulan, listrik 150rb sabulan. Buka 30 poe. analisis untung sabulan sabaraha?',
      ['Laba bersih: Rp 4.650.000'],
    ],
    [
      'shares of what is left',
      'bagi hasil tambal ban: pendapatan sebulan 9jt, biaya 2,4jt, pemilik 55% mekanik 45% dari sisa. analisis bagian mereka',
      ['Jatah Pemilik: Rp 3.630.000', 'Jatah Mekanik: Rp 2.970.000'],
    ],
  ])('%s', (_, message, expected) => {
    expect(results(message)).toEqual(expect.arrayContaining(expected))
  })
})

describe('ANALYSIS-02 prices by the unit, wanted gains, wear, and what is still to be reached', () => {
  test.each([
    [
      'each pack with what it costs to bring',
      'analisis supplier gula: Toko Makmur 1 karung 50kg 765rb ongkir 25rb, agen Slamet 25kg 400rb antar gratis. per kilo masing2 berapa',
      ['Toko Makmur: Rp 15.800', 'Agen Slamet: Rp 16.000', 'Selisih: Rp 200'],
    ],
    [
      'costs of one piece and a gain on top of them',
      'kaos polos 28rb, tinta 4rb, plastik 1rb, ongkos sablon 7rb per kaos. pengen untung 35% dari modal. harga jual berapa dan untung kalo laku 200 kaos? analisis dong',
      ['Biaya per kaos: Rp 40.000', 'Harga jual: Rp 54.000', 'Untung dari yang laku: Rp 2.800.000'],
    ],
    [
      'a making, what came of it and a margin',
      'nasi kotak 80 kotak: beras 96rb, ayam 480rb, sayur 120rb, bumbu 64rb, kotak 160rb, gas 40rb. analisis hpp per kotak sama harga jual kalau mau margin 40%',
      ['Biaya per kotak: Rp 12.000', 'Harga jual: Rp 20.000'],
    ],
    [
      'wear in a straight line',
      'mesin kopi 18jt umur pakai 5 tahun, nilai sisa 3jt. analisis penyusutan per tahun dan per bulan',
      ['Penyusutan setahun: Rp 3.000.000', 'Penyusutan sebulan: Rp 250.000'],
    ],
    [
      'what is ordered already counts towards a target',
      'target omzet 45jt, buka 25 hari. sudah ada pesanan katering 10jt. sisanya harus dikejar berapa per hari? analisis',
      ['Kurangnya: Rp 35.000.000', 'Harus masuk per hari: Rp 1.400.000'],
    ],
    [
      'what spoiled left the stock too',
      'stok beras awal 320 kg, masuk 500 kg, laku 610 kg, rusak 15 kg. hitungan fisik gudang 190 kg. analisis selisihnya, harga modal 12.500/kg',
      ['Selisih: 5 kg', 'Nilai selisih: Rp 62.500'],
    ],
    [
      'by what each put in',
      'Bertiga buka angkringan, modal saya 12jt, Doni 8jt, Wati 5jt. Laba bulan ini 7,5jt dibagi sesuai modal. Analisis bagian masing-masing',
      ['Saya: Rp 3.600.000', 'Doni: Rp 2.400.000', 'Wati: Rp 1.500.000'],
    ],
  ])('%s', (_, message, expected) => {
    expect(results(message)).toEqual(expect.arrayContaining(expected))
  })
})
