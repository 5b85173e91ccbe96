import { describe, expect, test } from 'vitest'

import { plainMessage } from '#core/assistant/shared/plain-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const read = (message: string) => composeReading(plainMessage(message), '2026-11-21' as IsoDay)
const linesOf = (message: string) =>
  read(message).goods.map(({ quantity, price, amount }) => [quantity, amount ?? price])

describe('what is counted, and what of it is paid', () => {
  test.each([
    ['people who work so many days', 'tukang 3 orang kerja 8 hari upahnya 160rb sehari per orang', [[24, 3_840_000]]],
    [
      'the wage of those who work, told in a clause of its own',
      'tukang 2 orang masuk 5 hari, upah 150rb per hari, semen 3 sak 70rb',
      [
        [10, 1_500_000],
        [3, 210_000],
      ],
    ],
    [
      'sorts that have one price',
      'penawaran 3 jenis kue harga sama 25rb: nastar 20 toples, putri salju 15 toples dan kastengel 10 toples',
      [
        [20, 500_000],
        [15, 375_000],
        [10, 250_000],
      ],
    ],
    [
      'times by the name of what is priced',
      'kirim air tangki 8 kali sebulan selama 6 bulan, 320rb per tangki',
      [[48, 15_360_000]],
    ],
    [
      'children who are counted behind their mother',
      'les matematika, anaknya bu Grace ada 2, masing2 8x pertemuan, 110rb per anak per pertemuan',
      [[16, 1_760_000]],
    ],
    [
      'a price said for one of what was counted',
      'seratus dua puluh kursi lipat sewanya tujuh ribu lima ratus satu kursi sehari dipakai dua hari',
      [[240, 1_800_000]],
    ],
    [
      'things without a unit beside some with one',
      'meja 3 sewanya 50rb per meja per hari, 2 hari. sound 1 unit 400rb per unit per hari 2 hari',
      [
        [6, 300_000],
        [2, 800_000],
      ],
    ],
    ['so many sheets of each', 'fotokopi 12 modul tiap modul 350 lembar @ 250', [[4_200, 1_050_000]]],
    ['a wage by the day', 'SPPD ke Ende, 3 hari uang harian 250rb', [[3, 750_000]]],
    [
      'meals of some days of every week',
      'katering makan siang: 35 siswa, 5 hari seminggu, selama 4 minggu, Rp 13.500 per porsi',
      [[700, 9_450_000]],
    ],
    [
      'beasts by their weight',
      'ayam potong 35 ekor, bobot rata2 1,8 kg per ekor, harganya 36rb per kg',
      [[63, 2_268_000]],
    ],
    ['beasts weighed together', 'lele 20 ekor, bobotnya 2 kg, 30rb/kg', [[2, 60_000]]],
    ['one letter where two stand', 'ayam kampung 12 ekor 68rb sekor', [[12, 816_000]]],
    [
      'a count that is fixed after a story',
      'katanya mau 200 undangan terus telpon lagi jadi 250 terus barusan wa lagi fix 225 lembar harganya 4.200 per lembar',
      [[225, 945_000]],
    ],
    [
      'a count taken back behind its price',
      'lapis legit 25 loyang harga 320rb, eh salah deng bukan 25 tapi 30 loyang',
      [[30, 9_600_000]],
    ],
    ['what is spoiled', 'tongkol 145 kilo tapi 5 kilo rusak jangan dihitung, 28rb/kg', [[140, 3_920_000]]],
    [
      'what came back, by the piece',
      'gamis 3 lusin @ 145rb per potong, yg retur kemarin 4 potong tolong dikurangin dari tagihan',
      [[32, 4_640_000]],
    ],
    [
      'what is paid in the end',
      'rawat taman 12 bulan, 1,75jt/bulan, setahun gratis 1 bulan jadi bayar 11 bulan saja',
      [[11, 19_250_000]],
    ],
    [
      'who comes along free and was counted with the others',
      'wisata peserta 52 orang, 625rb per orang, tapi 2 orang pembimbing gratis (52 itu sudah termasuk pembimbing)',
      [[50, 31_250_000]],
    ],
    [
      'those of them who are free',
      'outbound pesertanya 50 orang tapi yang 4 guru pendamping gratis, 150rb per orang',
      [[46, 6_900_000]],
    ],
    [
      'what has been sent',
      'batako 5.000 biji @4.500, yang sudah terkirim baru 3.200 biji. invoice untuk yang sudah terkirim saja dulu',
      [[3200, 14_400_000]],
    ],
    ['what is done', 'seragam 80 stel @120rb, baru 50 stel yang jadi, tagih yang jadi aja dulu', [[50, 6_000_000]]],
    ['what was sold', 'keripik 60 bungkus laku 48, yang ditagih yang laku aja @ 15rb', [[48, 720_000]]],
    ['a year at the price of a month', 'kontrak ruko setahun @1,5jt per bulan', [[12, 18_000_000]]],
    ['a week at the price of a day', 'sewa forklift 350rb per hari seminggu', [[7, 2_450_000]]],
    ['what is brought each day', 'invoice balok es 30 balok per hari 15rb, seminggu', [[210, 3_150_000]]],
    [
      'hired things with one rate behind the last',
      'invoice parkir 14 motor 50rb, 6 mobil 150rb per bulan untuk 2 bulan',
      [
        [28, 1_400_000],
        [12, 1_800_000],
      ],
    ],
    [
      'rows by their days beside what was paid',
      'bon utang: tgl 3 120rb, tgl 7 85rb, udah nyicil 50rb',
      [
        [null, 120_000],
        [null, 85_000],
      ],
    ],
    ['a count set right with its unit untold', 'tas 3 lusin bukan 2 ya, harganya 48rb satu', [[36, 1_728_000]]],
  ])('ASSIST-05 %s: %s', (_, message, lines) => {
    expect(linesOf(message)).toEqual(lines)
  })

  test.each([
    ['invoice 46 anak x 85rb, 6 anak kembar dapat potongan 10rb per anak', 60_000],
    ['invoice angkut pasir 12 rit @650rb, diskon 50rb per rit buat 4 rit terakhir', 200_000],
  ])('ASSIST-05 what is taken off for some of them is taken off so many times: %s', (message, amount) => {
    expect(read(message).discount).toEqual({ amount })
  })

  test('ASSIST-05 a bare surcharge says of what it is', () => {
    const { charges } = read('invoice sewa tenda 2jt, pasang hari minggu kena tambahan 50%')
    expect(charges).toEqual([{ label: 'tambahan 50% dari sewa tenda', amount: 1_000_000 }])
  })

  test('ASSIST-05 each numbered deposit is paid besides the first', () => {
    expect(read('invoice wedding organizer 35jt, DP1 10jt tgl 2, DP2 10jt, sisanya H-7').downPayment).toEqual({
      amount: 20_000_000,
    })
  })

  test('ASSIST-05 what is paid each time that one comes is paid as often', () => {
    const { charges } = read('invoice les 5 pertemuan @200rb, transport 25rb setiap datang')
    expect(charges.map(({ amount }) => amount)).toEqual([125_000])
  })

  test('ASSIST-05 the figures of a condition that is met are no sums', () => {
    const { goods, discount } = read('semen 200 sak @65rb. Karena belanjanya di atas 10 juta dapat potongan 7,5%')
    expect([goods.map(({ amount, price, quantity }) => amount ?? (price ?? 0) * (quantity ?? 1)), discount]).toEqual([
      [13_000_000],
      { percent: 7.5 },
    ])
  })

  test('ASSIST-05 of a promotion nothing is taken off where what is paid for is told', () => {
    const { goods, discount } = read(
      'promo beli 2 gratis 1 sabun sereh, Bu Lala bawa 9 jadi yg dibayar 6 aja, satunya 22rb',
    )
    expect([goods.map(({ amount }) => amount), discount]).toEqual([[132_000], null])
  })

  test('ASSIST-05 more than so many at a price of their own', () => {
    const lines = linesOf(
      'surat penawaran kaos. harga saya kan 1-50 pcs 65rb, kalo lebih dari 50 semua kena 58rb. mereka mau 130 pcs',
    )
    expect(lines).toEqual([[130, 7_540_000]])
  })

  test('ASSIST-05 the tax with an ending is the tax, and a price told anew stands once', () => {
    expect(read('jasa konsultan 9.500.000, belum ppn. ppnnya 11% ya').tax).toEqual({ percent: 11, included: false })
    expect(read('terima uang 1,2jt eh salah, 1,25jt dari Mas Aba').text).not.toContain('1,2jt eh')
  })

  test.each([
    [
      'on the line it is told of',
      'cuci kiloan 18 kg @7rb tp express jadi kena tambahan 50%, trus bedcover 3 @25rb',
      63_000,
    ],
    [
      'on the one line there is',
      'cetak banner 2 lembar @450rb, minta jadi hari ini jd kena tambahan ekspres 20%',
      180_000,
    ],
    ['on all where it names none', 'spanduk 2 @50rb, banner 5 @20rb, jadi kena tambahan ekspres 10%', 20_000],
  ])('ASSIST-05 a surcharge in percent is %s: %s', (_, message, amount) => {
    expect(read(message).charges.map((charge) => charge.amount)).toEqual([amount])
  })

  test('ASSIST-05 a tax told to be on the service as well is taken of both', () => {
    const { charges } = read(
      'makan 60 pax @95.000. service charge 5%, lalu pajak restoran 10% dari makanan ditambah service',
    )
    expect(charges.map(({ amount }) => amount)).toEqual([285_000, 598_500])
  })

  test('ASSIST-05 pieces at a price for a dozen never take the dozens of another thing', () => {
    expect(linesOf('gelas 15 lusin @38rb per lusin, terus piring 60 biji, piringnya 42rb per lusin')).toEqual([
      [15, 570_000],
      [5, 210_000],
    ])
  })
})
