import { describe, expect, test } from 'vitest'

import { inIndonesian } from '#core/assistant/shared/regional-words.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const today = '2026-11-21' as IsoDay
const read = (message: string) => composeReading(inIndonesian(message), today)
const linesOf = (message: string) =>
  read(message).goods.map(({ name, quantity, price, amount }) => [name, quantity, amount ?? price])

describe('goods as they are told at the counter', () => {
  test.each([
    [
      'papers by their numbers are counted by nothing',
      'surat penagihan buat Bu Ratri, belum bayar: nota 0318 Rp940.000, nota 0325 Rp1.115.000',
      [
        ['nota 0318', null, 940_000],
        ['nota 0325', null, 1_115_000],
      ],
    ],
    [
      'what one box holds, and a count set right at the end',
      'nota: gula 4 karung, sekarung isi 50 kilo, sekilonya 16.500. eh salah, 3 karung bukan 4. sama kopi 6 dus @90rb',
      [
        ['gula (50 kg × 3 karung)', 150, 2_475_000],
        ['kopi', 6, 540_000],
      ],
    ],
    [
      'signs of a list, and a sheet size that counts nothing',
      'nota\n✅ brosur A4 1500 lbr x 450\n✅ kartu 4 box x 35.000',
      [
        ['brosur A4', 1500, 675_000],
        ['kartu', 4, 140_000],
      ],
    ],
    [
      'a surface by its sides, told before how many',
      'nota spanduk ukuran 4x1 m sebanyak 3 lembar harga 22rb/m2',
      [['spanduk ukuran 4x1 m (3 lembar)', 12, 264_000]],
    ],
    [
      'a surface by its length and height',
      'invoice, panjang pagarnya 12 meter tingginya 2 meter, dihitung per meter persegi 300 ribu',
      [['pagarnya', 24, 7_200_000]],
    ],
    [
      'a sack stays a sack among Banjarese words',
      'tulung ulahakan nota gasan Amang Udin: semen 12 sak, sasaknya 70 ribu, paku 2 kilu, sakilunya 21 ribu',
      [
        ['semen', 12, 840_000],
        ['paku', 2, 42_000],
      ],
    ],
    [
      'a count set right behind its price',
      'nota kue sus 90 @2.500, eh salah maksudnya 110, sama bolu 4 loyang @60rb',
      [
        ['kue sus', 110, 275_000],
        ['bolu', 4, 240_000],
      ],
    ],
    [
      'what came back of each thing that was left somewhere',
      'invoice: roti manis titip 60 yg balik 8, roti tawar titip 40 yg balik 5. Harga 5rb satu biji, sama semua',
      [
        ['roti manis', 52, 260_000],
        ['roti tawar', 35, 175_000],
      ],
    ],
    [
      'what was thrown away of what is told as sold',
      'laporan penjualan: cabe merah 300 kg laku 20.000/kg, cabe hijau 90 kg laku 11.000/kg. yg busuk 15 kg dibuang',
      [
        ['cabe merah', 300, 6_000_000],
        ['cabe hijau', 90, 990_000],
      ],
    ],
    [
      'how large a piece is before how many there are',
      'bon air galon 30 kali @6rb, gas 12kg 3 tabung @210rb',
      [
        ['air galon', 30, 180_000],
        ['gas 12 kg', 3, 630_000],
      ],
    ],
    [
      'prices before the goods, and for what they are behind them all',
      '20rb mangga 30 kg\n15rb pepaya 12 kg\nitu harga per kilo semua, bikinin invoice',
      [
        ['mangga', 30, 600_000],
        ['pepaya', 12, 180_000],
      ],
    ],
    [
      'each of some people for so many days',
      'kuitansi upah: kepala tukang 5 hari @175rb, kuli 3 orang masing2 5 hari @110rb per orang',
      [
        ['kepala tukang', 5, 875_000],
        ['kuli (3 orang × 5 hari)', 15, 1_650_000],
      ],
    ],
    [
      'workers by the day, told without a word for it',
      'kuitansi upah: tukang 2 orang 6 hari @150rb per orang',
      [['tukang (2 orang × 6 hari)', 12, 1_800_000]],
    ],
    [
      'instalments that were paid several times',
      'surat penagihan: ambil pupuk 20 sak @200rb, baru nyicil 3 kali @500rb',
      [['pupuk (4.000.000 − 1.500.000)', null, 2_500_000]],
    ],
    [
      'bills that are not paid yet',
      'surat penagihan ke Toko Jaya, ada 3 nota belum dibayar: 2.350.000, 1.780.000, sama 940.000',
      [
        ['nota 1', null, 2_350_000],
        ['nota 2', null, 1_780_000],
        ['nota 3', null, 940_000],
      ],
    ],
    [
      'a count set right behind its price and the thing named again',
      'invoice 100 kursi futura @7rb eh salah, 150 kursi deng. meja 10 @15rb',
      [
        ['kursi futura', 150, 1_050_000],
        ['meja', 10, 150_000],
      ],
    ],
    [
      'a price told anew for a thing named again',
      'nota servis: ganti kompresor 1jt, isi freon 250rb. eh freonnya jadiin 225rb aja deh',
      [
        ['ganti kompresor', null, 1_000_000],
        ['isi freon', null, 225_000],
      ],
    ],
    [
      'days that count in the unit of the first',
      'laporan penjualan: senin 60 galon, selasa 50, rabu 70. harganya 5rb segalon, sama semua',
      [
        ['senin', 60, 300_000],
        ['selasa', 50, 250_000],
        ['rabu', 70, 350_000],
      ],
    ],
    [
      'how large a thing is that has one price',
      'penawaran dekor: pelaminan 6m 5,5jt, gapura 1,2jt',
      [
        ['pelaminan 6m', null, 5_500_000],
        ['gapura', null, 1_200_000],
      ],
    ],
    [
      'a debt paid in parts that are counted',
      'Surat penagihan. Utang pupuk 8 juta, udah dicicil dua kali, 1,5jt sm 2jt. Kita tagih sisanya',
      [['Utang pupuk (8.000.000 − 1.500.000 − 2.000.000)', null, 4_500_000]],
    ],
    [
      'how often, for each person',
      'proposal wisata, pesertanya 40 siswa: bus 1 unit @3jt, makan 2 kali @25rb per siswa',
      [
        ['bus', 1, 3_000_000],
        ['makan (40 siswa × 2 kali)', 80, 2_000_000],
      ],
    ],
    [
      'what is lost was hired, and is paid for',
      'invoice: aksesoris 12 set 15rb per set. hilang 1 set, ganti rugi 85rb',
      [
        ['aksesoris', 12, 180_000],
        ['ganti rugi', null, 85_000],
      ],
    ],
    [
      'half the price of others',
      'penawaran trip: dewasa 10 orang @200rb, anak 4 orang setengah harga dewasa',
      [
        ['dewasa', 10, 2_000_000],
        ['anak', 4, 400_000],
      ],
    ],
    [
      'a fine for each month that is owed',
      'surat tunggakan kos. Belum bayar September, Oktober, sebulannya 700rb, plus denda 50rb tiap bulan',
      [
        ['Oktober', 2, 1_400_000],
        ['denda', 2, 100_000],
      ],
    ],
    [
      'each of those who are named',
      'kuitansi les renang Kayla & Kenzie, masing2 8 kali pertemuan, 75rb per anak per pertemuan',
      [['Kenzie (2 anak × 8 pertemuan)', 16, 1_200_000]],
    ],
    [
      'a count said sorry for, and a word that names no size',
      'invoice 30 balok @ 22rb eh sori salah, 40 balok. tepung protein tinggi 20 sak (180.000/sak)',
      [
        ['balok', 40, 880_000],
        ['tepung protein tinggi', 20, 3_600_000],
      ],
    ],
    [
      'a haircut is no discount',
      'nota salon: smoothing 275rb, potong 45rb',
      [
        ['smoothing', null, 275_000],
        ['potong', null, 45_000],
      ],
    ],
  ])('ASSIST-05 DOC-08 %s', (_, message, lines) => {
    expect(linesOf(message)).toEqual(lines)
  })

  test('ASSIST-05 DOC-08 what is taken off by its sign, in English, or of one line alone', () => {
    expect(read('nota risol 5 pack x 27.500, cireng 2 pack x 18.000\nvoucher teman -15rb').discount).toEqual({
      amount: 15_000,
    })
    expect(read('invoice laundry 18 kg @15k, ironing 4 pcs @5k, less voucher 50k').discount).toEqual({ amount: 50_000 })
    expect(
      read('penawaran nasi box 200 kotak @30.000, tumpeng 2 buah @500.000. diskon 10% hanya untuk nasi boxnya')
        .discount,
    ).toEqual({ amount: 600_000 })
  })

  test.each([
    ['nota terigu 10 karung @200rb, mentega 5 dus @100rb tapi menteganya aja diskon 10%', 50_000],
    ['nota rias pengantin 3jt, rias keluarga 4 orang @250rb. Diskon 10% khusus yg rias pengantin aja', 300_000],
    ['penawaran cuci 10 unit @80rb, freon 2 unit @150rb. diskon 10% tp cuma utk cucinya', 80_000],
    ['laporan penjualan: toko 8jt, pasar 4jt. ada retur 300rb tolong dikurangin', 300_000],
    ['laporan penjualan minggu ini: toko 8jt, pasar 4jt, retur 250rb', 250_000],
  ])('ASSIST-05 DOC-08 what is taken off: %s', (message, amount) => {
    expect(read(message).discount).toEqual({ amount })
  })

  test('ASSIST-05 DOC-08 PPN that is told to be of the sum itself', () => {
    expect(read('invoice jasa 2jt. Belum termasuk PPN 12%, mohon ditambahkan 12% dari jumlah').tax).toEqual({
      percent: 12,
      included: false,
      ofWhole: true,
    })
  })

  test('ASSIST-05 DOC-08 what was handed over before is no goods', () => {
    expect(read('bon cuci 14 kilo 7rb sekilo. Udah dikasihnya tadi 60rb').downPayment).toEqual({ amount: 60_000 })
    expect(read('invoice pintu 4 buah @1,2jt. Beliau sudah bayar separuhnya').downPayment).toEqual({ percent: 50 })
  })

  test('ASSIST-05 DOC-04 one’s own house by its name, and the other’s by who writes', () => {
    expect(read('nota buat Bu Sri, 3 kg apel @30rb. toko saya namanya Buah Segar').sender).toEqual({
      company: 'Toko Buah Segar',
    })
    const reading = read(
      'Pelanggan saya, Bu Lince dari Toko Anugerah, belum bayar 2jt. bikin surat tagihan. Dari Beta Mandiri Grosir.',
    )
    expect(reading.sender).toEqual({ company: 'Beta Mandiri Grosir' })
    expect(reading.recipient).toEqual({ name: 'Bu Lince', company: 'Toko Anugerah' })
  })
})
