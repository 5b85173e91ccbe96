import { describe, expect, test } from 'vitest'

import { plainMessage } from '#core/assistant/shared/plain-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const read = (message: string) => composeReading(plainMessage(message), '2026-11-21' as IsoDay)

/** What all lines and all that is charged besides come to. */
const sumOf = (message: string): number => {
  const { goods, charges } = read(message)
  const lines = goods.reduce((sum, { amount, price }) => sum + (amount ?? price ?? 0), 0)
  return charges.reduce((sum, { amount }) => sum + amount, lines)
}

describe('prices of several and sums for each of several', () => {
  test.each([
    [
      'a rate told with the last of two',
      'kuitansi kas RT: sampah 20rb dan ronda 15rb per bulan, bayar 4 bulan',
      140_000,
    ],
    [
      'a sum that is paid once beside a rate',
      'kuitansi sewa: deposit kunci 900rb dan parkir 100rb per bulan, 3 bulan',
      1_200_000,
    ],
    [
      'what each crate of two days holds',
      'invoice tomat: selasa 12 peti, jumat 8 peti, satu peti isinya 20 kg, harga tomatnya 9rb sekilo',
      3_600_000,
    ],
    [
      'the first of so many at one price and the rest at another',
      'nota stiker buat Bu Ida, pesan 800 lembar. 500 lembar pertama 1.200 per lembar, 300 sisanya 1.050',
      915_000,
    ],
    [
      'what it turned out to be',
      'invoice pak Amin: cuci kasur pertama bilangnya 3 kasur, pas datang ternyata 5 kasur, cuci kasur 90rb per kasur',
      450_000,
    ],
    ['a work that replaces a thing', 'nota bengkel: tambal ban 50rb, ganti ban dalam 180rb, ganti oli 60rb', 290_000],
    ['what is lost is paid besides', 'nota sewa handuk 80 lembar 3.500, 4 hilang diganti 45rb per handuk', 460_000],
    ['a price of ten pieces', 'nota sate, 1500 tusuk, harganya 22rb per 10 tusuk, lontong 150 biji @4rb', 3_900_000],
    [
      'a price of what a box holds',
      'invoice kertas 35 rim, harga 265rb per box isi 5 rim, tinta 6 botol @95rb',
      2_425_000,
    ],
    [
      'a half before its unit',
      'nota kancing 2 setengah gros harga 350 sebiji, resleting 8 lusin 30rb selusin',
      366_000,
    ],
    ['an average price', 'rab 17an: tenda 750rb, hadiah 10 macam, rata-rata 50rb', 1_250_000],
    ['what nobody spends on so many', 'rab 17an: tenda 750rb, konsumsi 150 orang 10rb', 2_250_000],
    ['a sum for all of them', 'rab 17an: tenda 750rb, panitia 8 orang 400rb', 1_150_000],
    ['what several weigh together', 'invoice pengiriman 5 koli total 87 kg, tarif 4.500 per kilo', 391_500],
    [
      'delivery to each place',
      'nasi box: puskesmas 60 box, polsek 38 box. satu boxnya 22.500, ongkir 15rb per tempat ya, tempatnya 2',
      2_235_000,
    ],
    [
      'delivery to places counted before',
      'nasi box 60 box @22.500, kirim ke 3 lokasi, ongkir 15rb per lokasi',
      1_395_000,
    ],
    [
      'what every house pays besides',
      'Pak Sarmo 12 kubik, Bu Lasmi 9 kubik, Mas Adi 17 kubik. tarif 3.500 per kubik, beban 5rb per rumah',
      148_000,
    ],
    [
      'instalments by their days',
      'utang pupuk 4.750.000. tgl 3 November nyicil 1,5jt, tgl 12 November nyicil lagi 800rb',
      2_450_000,
    ],
    [
      'a share of the whole that is added',
      'cuci 9 unit @80rb, isi freon 3 unit @220rb. kena tambahan 10% dari total jasa',
      1_518_000,
    ],
    ['a share with its reason', 'cuci 9 unit @80rb, isi freon 3 unit @220rb, tambahan hari minggu 10%', 1_518_000],
    [
      'what is not billed of a thing that was told before',
      'sprei 240 lembar @7rb, handuk 310 lembar @3.500. oh iya handuk 10 lembar kelunturan, yang itu jangan ditagih',
      2_730_000,
    ],
    [
      'what is billed in the end',
      'jadwalnya 22 trip tapi 2 trip batal jadi yang ditagih 20. ongkos 385rb per trip',
      7_700_000,
    ],
    [
      'what took place of a plan',
      'jadwal 8 pertemuan tapi beliau hadir 7 kali. honor 150rb per hadir, transport 30rb per hadir',
      1_260_000,
    ],
    [
      'what is taken off for each',
      'gabah 3,2 ton, dipotong berat karung 1 kg per karung, ada 64 karung. harga 6.800 per kg',
      21_324_800,
    ],
    [
      'a fee of a part of the bill',
      '5 personel, gaji 3,6 juta per orang per bulan, kontrak 6 bulan. seragam 450rb per orang. fee manajemen 8% dari total gaji',
      118_890_000,
    ],
    [
      'stuff that each of them needs',
      '6 jendela masing2 butuh kain 2,5 meter, kain 85rb/meter, rel 6 batang @120rb',
      1_995_000,
    ],
    ['each time that it is done', 'ongkos angkut 300rb sekali jalan jadi tiga kali jalan', 900_000],
    ['what is used between two readings', 'listrik meteran dari 2.314 ke 2.402 kwh, per kwh 1.600, wifi 50rb', 190_800],
    [
      'what a can holds',
      'sabun cair 3 jerigen 20 liter, seliternya 11rb, pewangi 2 jerigen 5 liter seliternya 24rb',
      900_000,
    ],
    ['what makes up a set', 'kursi makan 8 set, tiap set isi 4 kursi, harga satu kursinya 210 ribu', 6_720_000],
    [
      'both places of a thing',
      'ganti oli 55rb, kampas rem depan blkg masing2 48rb, jasa 40rb. ban dalem ga jadi ganti',
      191_000,
    ],
    [
      'one price of two that are named again',
      'seragam S 24 stel, M 31 stel, L 15 stel. S sama M 85rb, L nya 92.500',
      6_062_500,
    ],
    [
      'hours of several days',
      'sewa excavator. tarif 325rb/jam. Senin kerja 7 jam, Selasa 8 jam, Rabu cuma 5 jam',
      6_500_000,
    ],
    [
      'what several weigh, one by one',
      'kambing: 2 ekor, harga per kilo hidup 78.000, beratnya 31 kg dan 34 kg',
      5_070_000,
    ],
    [
      'work for all that is counted',
      '3 unit AC 3.850.000, 1 unit kulkas 6,4jt, jasa pasang 350rb per unit',
      19_350_000,
    ],
  ])('DOC-08 ASSIST-01 %s', (_, message, sum) => {
    expect(sumOf(message)).toBe(sum)
  })

  test('DOC-08 everybody pays less, of whichever line; what comes free takes nothing off', () => {
    const people = 'paket A 120rb/org utk 35 orang, paket B 275rb/org utk 20 orang, diskon rombongan 15rb per orang'
    expect(read(people).discount).toEqual({ amount: 825_000 })
    expect(sumOf('foto produk 35 foto @15rb, untuk 10 foto pertama gratis edit')).toBe(525_000)
  })

  test('ASSIST-01 figures behind an office count what goes there, behind a school they are its number', () => {
    expect(read('invoice ke Toko Ciruas, nasi box: puskesmas 60 box, polsek 38 box @22.500').goods).toMatchObject([
      { name: 'puskesmas', quantity: 60 },
      { name: 'polsek', quantity: 38 },
    ])
    expect(read('invoice untuk SMP 5 Ciruas, nasi box 60 box @22.500').goods).toMatchObject([{ quantity: 60 }])
  })
})
