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

const holdsAll = (title: string, rows: readonly Row[]): void => {
  test.each(rows)(`ASSIST-01 ${title}: %s`, (message, ...parts) => {
    const text = read(message)
    for (const part of parts) expect(text).toContain(part)
  })
}

describe('ASSIST-01 numbers of one message by their roles', () => {
  holdsAll('a part of a sum in brackets is not paid twice', [
    [
      'analisis laba: omzet 20jt, belanja 9jt, angsuran motor 2,4jt (bunga 400rb), listrik 600rb. bersih berapa',
      'Rp 20.000.000 − Rp 12.000.000 = Rp 8.000.000',
    ],
    [
      'analisis laba: omzet 10jt, belanja 4jt, sewa kios 1,5jt (sudah termasuk air 150rb), gaji 2jt. bersih berapa',
      'Rp 10.000.000 − Rp 7.500.000 = Rp 2.500.000',
    ],
  ])

  holdsAll('what is paid out of takings is no income beside them', [
    [
      'analisis: penjualan kotor tokopedia 12jt, yang cair ke saldo 10,8jt, modal barang 7jt. untung saya dan potongan berapa persen',
      'Potongannya Rp 1.200.000, yaitu 10%',
      'Rp 10.800.000 − Rp 7.000.000 = Rp 3.800.000',
    ],
  ])

  holdsAll('bought in cash or on credit and sold at one price', [
    [
      'analisis: gula 20 kg beli tunai 16rb/kg, kalau tempo 1 bulan 17.200/kg. dijual 19rb. untung mana, selisih berapa',
      'lebih untung Rp 24.000',
    ],
  ])

  holdsAll('takings that a margin needs for a cost on top', [
    [
      'analisis: margin 40%, mau tambah karyawan gaji 1,8jt sebulan, omzet harus naik berapa per bulan',
      'Omzet harus naik Rp 4.500.000 sebulan',
    ],
  ])

  holdsAll('the gain that a discount leaves', [
    [
      'analisis: modal tas 60rb, margin 40% dari harga jual, kalau agen minta diskon 15% untungnya tinggal berapa',
      'Harga jualnya Rp 100.000',
      'harganya Rp 85.000',
      'untungnya tinggal Rp 25.000',
    ],
  ])

  holdsAll('each week with what is paid in all of them', [
    [
      'buatkan arus kas: kas awal 1jt. masuk: penjualan minggu 1 2jt, minggu 2 3jt. keluar: belanja 1,2jt tiap minggu, gaji 900rb di minggu 2. saldo akhir berapa',
      'Saldo akhir Rp 2.700.000',
      'Minggu 1: Rp 800.000',
    ],
  ])

  holdsAll('takings that differ over the week', [
    [
      'analisis laba warung: senin-jumat 300rb per hari, sabtu minggu 500rb per hari. modal 50% dari omzet, sewa 1jt sebulan. laba sebulan berapa, sebulan 4 minggu',
      'Omzet seminggu Rp 2.500.000',
      'Rp 10.000.000 − Rp 6.000.000 = Rp 4.000.000',
    ],
    ['analisis omzet: weekday 200rb, weekend 350rb per hari. seminggu berapa', 'Omzet seminggu Rp 1.700.000'],
  ])

  holdsAll('the cost of what is left when some is lost', [
    [
      'analisis: beli udang 10 kg 70rb/kg, dikupas susut 30%, mau untung 20% dari modal, jual per kg berapa',
      'modal sebenarnya Rp 100.000 per kg',
      'Harga jualnya Rp 120.000 per kg',
    ],
    ['buatkan analisis, ayam 27rb/kg susut 10%, modal per kg jadi berapa', 'modal sebenarnya Rp 30.000 per kg'],
  ])

  holdsAll('debts by the days they are of', [
    [
      'analisis umur piutang: bu rina 200rb dari 1 september, pak jaya 1,5jt 10 november sudah bayar 300rb, mbak tuti 80rb sejak 45 hari. total dan paling lama siapa',
      'Piutang semuanya Rp 1.480.000',
      'Paling lama Bu Rina: 81 hari',
    ],
  ])

  holdsAll('rented, or bought, kept and sold again', [
    [
      'analisis mending sewa genset 400rb sebulan atau beli 9jt dipakai 3 tahun lalu dijual lagi 3jt, servis 500rb setahun',
      'Selisihnya Rp 6.900.000',
    ],
  ])

  holdsAll('enough hands for an order', [
    [
      'analisis: satu penjahit 10 celana sehari, ada 4 penjahit, pesanan 300 celana harus selesai 6 hari. cukup ga, tambah berapa penjahit',
      'kurang 60 celana',
      'Tambah 1 penjahit',
    ],
  ])

  holdsAll('what each of several workers is paid', [
    [
      'analisis gaji: upah harian 100rb, lembur 20rb per jam. Deni 6 hari lembur 3 jam, Wati 5 hari kasbon 150rb. total yang dibayar',
      'Deni: Rp 660.000',
      'Wati: Rp 350.000',
      'Rp 1.010.000',
    ],
  ])

  holdsAll('one thing sold in two ways', [
    [
      'analisis mending titip di kantin harga 5rb dipotong 1rb per pcs laku 50 sehari, atau jual sendiri 5.500 laku 30 sehari? modal 2rb per pcs',
      'Jual sendiri lebih untung Rp 5.000 sehari',
    ],
  ])

  holdsAll('costs of several times that must be covered', [
    [
      'analisis: listrik 600rb sebulan, gas 20rb sehari, gaji 2 orang masing2 1,2jt. buka 30 hari. per kilo 6rb, minimal berapa kilo biar nggak rugi',
      'Harus terjual 600 kg sebulan',
    ],
  ])

  holdsAll('free pieces that keep the gain', [
    [
      'analisis promo beli 3 gratis 1 jus 10rb modal 4rb. biasa laku 28 gelas sehari, minimal berapa gelas keluar sehari supaya untungnya sama',
      'promo harus terjual 12 kali, jadi yang keluar 48 gelas',
    ],
  ])

  holdsAll('the month in which a loan is paid', [
    [
      'analisis pinjaman 12jt bunga 1% flat per bulan 12 bulan, mulai cicil Maret 2027. cicilan berapa, lunasnya kapan',
      'lunas Februari 2028',
    ],
    [
      'analisis sisa cicilan: kredit 20jt sudah jalan 10 bulan dari 24 bulan, cicilan 950rb per bulan. sisanya berapa, lunasnya kapan',
      'Sisa pinjaman Rp 13.300.000',
      'lunas Januari 2028',
    ],
  ])
})
