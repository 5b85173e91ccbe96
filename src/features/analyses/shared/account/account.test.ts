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

const changes: readonly Row[] = [
  [
    'analisis dong, harga risoles naik dari 2.500 ke 3rb, modal 1.500. dulu laku 200 biji sehari sekarang 150 biji. untungnya naik apa turun, beda berapa',
    'Untung naik Rp 25.000 per hari: dari Rp 200.000 menjadi Rp 225.000',
  ],
  [
    'tolong analisis penjualan sop buah pas hujan: biasanya 90 mangkok/hari sekarang 60 mangkok, harga 10rb modal 4rb. hilang untung per hari berapa',
    'Untung turun Rp 180.000 per hari',
  ],
  [
    'omzet saya anjlok, juni 20jt juli cuma 17jt. tolong analisis turun berapa rupiah berapa persen. transaksi dari 2.000 jadi 1.700',
    'Omzet turun Rp 3.000.000',
    'jumlah transaksi −15%',
  ],
  [
    'pelanggan salon bulan kemarin 120 orang sekarang 150, rata2 belanja dari 60rb jadi 55rb. analisis omzetnya naik berapa',
    'Omzet naik Rp 1.050.000',
  ],
  [
    'analisis anggota kolam renang: juli 120 member, agustus 150 member. naik berapa persen, iuran 100rb/bulan, tambahan pemasukan per bulan berapa',
    'Omzet naik Rp 3.000.000 per bulan',
  ],
]

const makings: readonly Row[] = [
  [
    'analisis hpp keripik pisang: sekali goreng habis 90rb dapet 50 bungkus tapi 5 bungkus gosong gak bisa dijual. modal per bungkus berapa',
    'Rp 90.000 ÷ 45 bungkus = Rp 2.000',
  ],
  [
    'hpp jus alpukat tolong dianalisis: alpukat 1kg 30rb jadi 5 cup, susu 1 kaleng 12rb jadi 8 cup, gelas+sedotan 1.500. hpp per cup berapa',
    'Modal per cup: Rp 6.000 + Rp 1.500 + Rp 1.500 = Rp 9.000',
  ],
  [
    'analisis hpp tas sablon: tas polos 12rb, tinta 1.000, film 60rb dibagi 40 tas, plastik 500. jatuhnya berapa per tas',
    'Rp 60.000 ÷ 40 tas = Rp 1.500',
    'Rp 15.000',
  ],
  [
    'analisis harga snack box 50 box: modal 9.000/box, ongkos antar 50rb, mau untung 4rb per box. harga per box harus berapa',
    'Rp 10.000 + Rp 4.000 = Rp 14.000',
  ],
]

const measured: readonly Row[] = [
  [
    'hpp lapis legit minta dianalisis: terigu 300 gram sekilo 14rb, telur 20 butir @2.100, mentega 400 gram harga sekilo 120rb. jadi 2 loyang, 1 loyang berapa',
    'Rp 14.000 × 0,3 kg = Rp 4.200',
    'Modal per loyang Rp 47.100',
  ],
  [
    'hpp sirup jahe: bahan sekali bikin 120rb jadi 15 liter, dikemas botol 250 ml. botol dan stiker 1.500. analisis hpp per botol',
    '15 liter × 1.000 ÷ 250 ml = 60 botol',
    'Modal per botol Rp 3.500',
  ],
  [
    'antar tabung gas pake motor, bensin 20rb sehari bisa antar 25 tabung, upah antar 30rb sehari. analisis ongkos antar per tabung',
    'Biaya per tabung Rp 2.000',
  ],
  [
    'beli telur asin 12 tray 60rb per tray isi 30 butir, dijual eceran 2.500 per butir. analisis untung per tray dan semuanya',
    'Tiap tray: modal Rp 60.000, sisanya Rp 15.000.\n\nLaba bersih semuanya: Rp 180.000',
  ],
  [
    'mending mana, beras karungan 25kg 330rb apa kiloan 14.000? analisis hemat per kilo berapa, sebulan pake 50 kilo',
    'Selisih per kg: Rp 14.000 − Rp 13.200 = Rp 800',
  ],
]

const goneAndLeft: readonly Row[] = [
  [
    'sehari goreng 120 tempe modal 900, rata2 10 ga laku, jual 1.500. tolong analisis untung sehari',
    'Rp 165.000 − Rp 108.000 = Rp 57.000',
  ],
  [
    'analisis ternak domba: beli 20 ekor @1jt, pakan 900rb sebulan selama 2 bulan, mati 2. jual 18 ekor @1,6jt. untungnya brp',
    'Rp 28.800.000 − Rp 21.800.000 = Rp 7.000.000',
  ],
  [
    'titip peyek di 6 warung masing2 15 bungkus, harga ke warung 5rb, modal 3rb. seminggu retur 10 bungkus masih bisa dijual lagi. analisis setoran sama untungnya',
    'Uang yang diterima Rp 400.000',
    'Dikurangi modal yang laku Rp 240.000, untungnya Rp 160.000',
  ],
  [
    'sewa stand 2 hari 600rb, modal barang 1jt, terjual 1,9jt hari pertama, 2,1jt hari kedua. bersihnya? analisis dong',
    'labanya Rp 2.400.000',
  ],
  [
    'analisis laba bulanan bengkel saya: servis rata2 8 motor sehari ongkos 50rb, buka 25 hari. sewa 1jt, gaji mekanik 3jt, listrik 400rb',
    'Laba bersih per bulan: Rp 5.600.000',
  ],
  [
    'Analisis pendapatan kos saya: 10 kamar, 7 terisi, sewa 600.000 per bulan. Listrik 700.000, air 200.000, penjaga 1.000.000. Bersihnya berapa sebulan?',
    'labanya Rp 2.300.000',
  ],
  [
    'analisis untung kulakan: sarung tangan 5 lusin @84rb, jual 10rb sepasang. untung per pasang dan total berapa',
    'Tiap pasang: modal Rp 7.000, sisanya Rp 3.000',
  ],
  [
    'analisis beli kulkas: harga 6jt, dp 1jt, sisanya dicicil 10 bulan bunga 1% flat per bulan. cicilan sebulan berapa',
    'Dicicil 10 bulan, Rp 550.000 sebulan',
    'Rp 5.000.000',
  ],
]

const flows: readonly Row[] = [
  [
    'analisis uang masuk keluar: sab masuk 900rb keluar 500rb, min masuk 800rb keluar 650rb. sisa tiap hari brp',
    'Sabtu: Rp 400.000.\n\nMinggu: Rp 150.000.\n\nSemuanya tersisa Rp 550.000',
  ],
  [
    'analisis kas salon: awal 2jt; minggu 1 masuk 3jt keluar 2,5jt; minggu 2 masuk 2jt keluar 2,8jt. kas akhir',
    'Saldo akhir Rp 1.700.000',
  ],
  [
    'hutang ke agen 8jt, tiap minggu nyicil 500rb, sudah 6 kali. tolong analisis sisa dan berapa minggu lagi lunas',
    'lunas 10 minggu lagi',
  ],
]

const shared: readonly Row[] = [
  [
    'omset kios 30jt sebulan laba bersih 18%. cicilan bank 2jt. analisis sisa laba setelah cicilan berapa',
    'Sisa laba sebulan Rp 3.400.000',
  ],
  ['analisis laba: omzet 40jt, untung 15%, arisan 1jt. sisanya berapa', 'Rp 40.000.000 × 15% = Rp 6.000.000'],
]

const prices: readonly Row[] = [
  [
    'hpp abon 40rb, mau untung 20% dari modal. reseller minta potongan 20% dari harga jual, analisis harga jualnya berapa',
    'Pasang harga Rp 60.000',
  ],
  [
    'modal bolu 30rb per loyang. Saya mau ambil untung 60%. Analisis harga jualnya, kalau dipotong 12 jadi berapa per potong',
    'Dijual per potong: Rp 4.000',
  ],
  [
    'modal nastar naik dari 30rb jadi 36rb per toples, sekarang jual 50rb. analisis harga baru biar untung per toples tetap sama, jadi berapa',
    'Harganya Rp 56.000 per toples, dari Rp 50.000 sekarang',
  ],
  [
    'analisis dong, mau bersih 76rb per tas di marketplace, potongan totalnya 5%. harus pasang harga berapa',
    'Rp 76.000 ÷ (1 − 5%) = Rp 80.000',
  ],
]

const ways: readonly Row[] = [
  [
    'analisis tisu: beli per pak 9.000 atau 1 dus isi 12 pak 96.000. setahun pakai 60 pak hemat berapa',
    'Selisih per tahun: Rp 540.000 − Rp 480.000 = Rp 60.000',
  ],
  [
    'minta analisis, kopi di pasar 80rb sekilo, di petani 70rb sekilo tapi ongkosnya 120rb. kalau ambil 20 kilo mana yang murah, bedanya berapa',
    'Rp 1.520.000',
    'Rp 80.000',
  ],
  [
    'analisis mending mana, sewa tenda 200rb sehari pakai 6 kali sebulan, kalau cicil tenda angsuran 1jt sebulan. bedanya sebulan berapa',
    'Rp 1.200.000',
    'lebih hemat Rp 200.000 sebulan',
  ],
  ['analisis sewa atau beli genset: sewa 300rb sekali acara, beli 6jt. impas di acara ke berapa', 'Impas setelah 20'],
]

const coverings: readonly Row[] = [
  [
    'aku beli mesin giling bumbu 3 juta, tarif giling 3.000 per kilo, listrik 500 per kilo. tolong analisis harus giling berapa kilo biar balik modal',
    'Rp 3.000.000 ÷ Rp 2.500 = 1.200 kg',
  ],
  [
    'analisis BEP salon. sewa 1jt, listrik 200rb sebulan. sekali creambath 40rb, karyawan dapet 40%. berapa orang sebulan biar nutup',
    'Rp 1.200.000 ÷ Rp 24.000 = 50 orang',
  ],
  [
    'analisis BEP kursus kue: sewa dapur 600rb, honor pengajar 900rb, peserta bayar 200rb/orang, bahan 100rb/orang. minimal berapa peserta',
    'Rp 1.500.000 ÷ Rp 100.000 = 15',
  ],
]

const others: readonly Row[] = [
  [
    'tolong analisis stok madu: stok awal 60 botol, beli lagi 40 botol, sisa sekarang 25 botol, modal 50.000/botol. kejual berapa botol & nilai sisa stok berapa',
    'Terjual 75 botol',
    'Rp 1.250.000',
  ],
  [
    'analisis komisi sales: Wati jual 20jt komisi 3%, Dedi jual 30jt komisi 2%. masing-masing dapat berapa, total komisi berapa',
    'Rp 600.000 + Rp 600.000 = Rp 1.200.000',
  ],
]

const sums: readonly Row[] = [
  [
    'analisis upah borongan kebun: pemetik 5 orang @70rb/hari, mandor 1 orang 100rb, sopir 2 orang @90rb. sehari keluar berapa, kalau 20 hari kerja berapa',
    'Rp 630.000',
    'Rp 12.600.000',
  ],
  [
    'tolong analisis kerugian banjir: beras 4 karung @300rb, gula 10 kg @17rb, kerupuk 25 bal @12rb rusak semua. total rugi berapa',
    'Rp 1.670.000',
  ],
  [
    'analisis gaji penjaga toko: pokok 1.500.000, lembur 10 jam @12.000, bonus 100.000, potong kasbon 200.000. terima bersih berapa',
    'Terima bersih Rp 1.520.000',
  ],
  [
    'analisis omzet per shift, pagi 900rb 45 transaksi, malam 2jt 80 transaksi. rata-rata belanja per transaksi tiap shift berapa',
    'Terbesar Malam: Rp 25.000 per transaksi',
    'Pagi: Rp 20.000 per transaksi',
  ],
  [
    'minta analisis, jual bakso frozen sekilo 90rb, daging 60rb, bumbu 8rb, plastik 2rb. untung sekilo berapa, kalau laku 15 kilo berapa',
    'Rp 300.000',
  ],
  [
    'analisis dua supplier tisu, A 18rb per pak isi 50, B 33rb per pak isi 100. mana yang murah per lembar',
    'Rp 360',
    'Rp 330',
  ],
]

describe('ASSIST-01 every number of a message has a role, and what is asked follows of them', () => {
  const rows: readonly (readonly [string, readonly Row[]])[] = [
    ['what was and what is', changes],
    ['what one piece costs', makings],
    ['measures and packs', measured],
    ['what is gone and what is left', goneAndLeft],
    ['what comes and goes in time', flows],
    ['a share of the takings', shared],
    ['the price that leaves what is wished', prices],
    ['ways to buy one thing', ways],
    ['what must be sold until it is covered', coverings],
    ['shares and stock', others],
    ['what is paid, lost and left', sums],
  ]
  for (const [name, list] of rows)
    test.each(list)(`ASSIST-01 ${name}: %s`, (message, ...results) => {
      const text = read(message)
      for (const result of results) expect(text).toContain(result)
    })
  test('ASSIST-01 a number without a place leaves the account, and nothing is guessed', () => {
    const text = read(
      'analisis hpp keripik: bahan 90rb jadi 50 bungkus, yang 12 orang kemarin belum bayar. modal per bungkus berapa kalau dibanding toko sebelah',
    )
    expect(text).not.toContain('Analisis Modal')
  })
})
