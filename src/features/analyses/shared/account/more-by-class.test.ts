import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { analysisText } from '../analysis-text.ts'
import { composeAnalysis } from '../compose-analysis.ts'
import { readRequest } from '../read-request.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const read = (message: string): string =>
  analysisText(composeAnalysis(readRequest(readMessage(message, today), context))).replaceAll('\u00a0', ' ')

type Row = readonly [string, ...string[]]

const classes: Readonly<Record<string, readonly Row[]>> = {
  'commissions of several sellers, and a bonus beyond a mark': [
    [
      'analisis komisi: Tono jual 20jt, Mira jual 36jt. komisi 3%, yang tembus 30jt dapat bonus 250rb. totalnya berapa',
      'Tono: Rp 600.000',
      'Mira: Rp 1.330.000, dengan bonus',
      'Rp 1.930.000',
    ],
  ],
  'how long cash lasts, and when savings suffice': [
    [
      'analisis kas: saldo 12jt, tiap bulan keluar 6jt masuk 4,5jt. tahan berapa bulan lagi',
      'Saldo Rp 12.000.000 bertahan 8 bulan',
    ],
    [
      'analisis: mau beli etalase 3jt, sudah ada 600rb, sisihkan 30rb tiap hari jualan, 25 hari sebulan. berapa bulan lagi kebeli',
      'Terkumpul dalam 4 bulan',
    ],
  ],
  'a dearer material by the portion': [
    [
      'harga daging naik dari 110rb jadi 120rb per kg. satu porsi pakai 200 gram, jual 40rb, modal lain 10rb per porsi. analisis untung sebelum dan sesudah, harga harus naik berapa biar untung tetap',
      'Untung per porsi dari Rp 8.000 menjadi Rp 6.000',
      'harga naik Rp 2.000 menjadi Rp 42.000',
    ],
  ],
  'rounds of an oven in a day': [
    [
      'analisis kapasitas: sekali panggang 30 kue 40 menit, sehari kerja 6 jam, pesanan 250 kue cukup ga',
      'Sehari bisa 270 kue',
      'Cukup untuk pesanan 250 kue',
    ],
  ],
  'the price at a marketplace that leaves what is wished': [
    [
      'analisis harga: komisi aplikasi 20% + 1.000 per order, bahan 10rb, kemasan 1rb. mau bersih 8rb per porsi harga harus dipasang berapa',
      'Pasang harga Rp 25.000 per porsi',
    ],
  ],
  'pieces over the week, and days in a row': [
    [
      'analisis penjualan: hari biasa 20 porsi, sabtu minggu 50 porsi. harga 10rb modal 6rb. untung seminggu berapa',
      'Untung seminggu Rp 800.000',
    ],
    [
      'analisis omzet: senin sampai kamis 200rb/hari, jumat sabtu minggu 400rb/hari. seminggu berapa',
      'Omzet seminggu Rp 2.000.000',
    ],
  ],
  'a gross margin followed to the month and the capital': [
    [
      'analisis: omzet 500rb sehari, margin kotor 40%, biaya tetap 2jt sebulan, buka 30 hari, modal awal 20jt. laba sebulan dan balik modal berapa bulan',
      'sebulan Rp 4.000.000',
      'Modal kembali dalam 5 bulan',
    ],
  ],
  'costs without takings': [
    ['analisis untung rugi toko saya: belanja 8jt, gaji 2jt, sewa 1jt', 'Biayanya Rp 11.000.000', '[isi omzet]'],
  ],
  'wear of a machine by the piece': [
    [
      'analisis penyusutan mesin 12jt umur pakai 5 tahun nilai sisa 3jt, sebulan menjahit 300 potong. penyusutan per potong berapa',
      'Tiap potong menanggung penyusutan Rp 500',
    ],
  ],
  'a discount on what has several costs': [
    [
      'analisis paket foto: harga paket 5jt, biaya kru 1,5jt, cetak 500rb, sewa alat 1jt. diskon 10%, untung sebelum dan sesudah diskon',
      'Tanpa diskon untungnya Rp 2.000.000',
      'untungnya tinggal Rp 1.500.000',
    ],
  ],
  'broken goods leave the stock, and no count': [
    [
      'analisis stok: stok awal 100 dus, masuk 50 dus, keluar 90 dus, rusak 5 dus. fisik 52 dus. selisih berapa kalau modal 10rb/dus',
      'seharusnya ada 55 dus, yang ada 52 dus',
    ],
  ],
  'a price that falls is a discount': [
    [
      'analisis: harga paket 200rb modal 150rb biasa 20 paket sebulan. kalau turun harga 10% harus jual berapa paket biar laba sama',
      '34 paket',
    ],
  ],
  'a cost that is spread over more pieces than one making': [
    [
      'analisa HPP soto: ayam 50rb jadi 20 porsi, bumbu 60rb untuk 40 porsi, mangkok 500. HPP seporsi berapa, jual 10rb',
      'Modal per porsi Rp 4.500',
    ],
  ],
  'what one costs of sums of several times': [
    [
      'analisis biaya kirim: bensin 30rb sehari, gaji sopir 1,5jt sebulan, servis 300rb per 3 bulan. 25 hari kerja, sehari 40 paket. biaya per paket berapa',
      'Biaya per paket Rp 2.350',
    ],
  ],
  'closed days leave the others': [
    [
      'analisa BEP: sewa 1jt sebulan, 2 karyawan masing2 1jt, bahan per motor 2rb, tarif 17rb. sehari minimal berapa motor, libur 5 hari sebulan',
      '200 motor ÷ 25 hari = 8 motor',
    ],
  ],
}

describe.each(Object.entries(classes))('ASSIST-01 %s', (name, rows) => {
  test.each(rows)(`ASSIST-01 ${name}: %s`, (message, ...parts) => {
    const text = read(message)
    for (const part of parts) expect(text).toContain(part)
  })
})
