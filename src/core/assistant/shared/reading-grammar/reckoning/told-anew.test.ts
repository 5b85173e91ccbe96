import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeReading } from '../compose-reading.ts'

const today = '2026-11-21' as IsoDay
const read = (message: string) => composeReading(message, today)
const linesOf = (message: string) =>
  read(message).goods.map(({ name, quantity, price, amount }) => [name, quantity, amount ?? price])
const sumOf = (message: string): number => {
  const { goods, charges } = read(message)
  let sum = 0
  for (const { amount, price } of goods) sum += amount ?? price ?? 0
  for (const { amount } of charges) sum += amount
  return sum
}

describe('what a message takes back of itself', () => {
  test.each([
    [
      'invoice lemper 150 @2.500, risol 120 eh bukan, dia tadi nelpon risolnya jadi 100 aja @3rb',
      [
        ['lemper', 150, 375_000],
        ['risol', 100, 300_000],
      ],
    ],
    [
      'invoice tenda 3 set @450rb, gelas 300 eh ralat 250 biji @2.500',
      [
        ['tenda', 3, 1_350_000],
        ['gelas', 250, 625_000],
      ],
    ],
    [
      'laporan belanja: ikan 640rb, bumbu 185rb, ayam 525rb. oh iya bumbu itu 215rb bukan 185rb',
      [
        ['ikan', null, 640_000],
        ['bumbu', null, 215_000],
        ['ayam', null, 525_000],
      ],
    ],
    [
      'ppt omzet bengkel: juli 38jt, sept 41jt, okt 44jt eh okt salah, yg bener 47,2jt',
      [
        ['juli', null, 38_000_000],
        ['sept', null, 41_000_000],
        ['okt', null, 47_200_000],
      ],
    ],
    [
      'nota speaker 2 buah @ 1.150.000, mixer 1 @ 2,3jt. mixernya ditukar sama dia ke yg lebih bagus 2,9jt',
      [
        ['speaker', 2, 2_300_000],
        ['mixer', 1, 2_900_000],
      ],
    ],
    [
      'penawaran seragam olahraga. Tadinya mau 95rb per stel, tapi dia nawar, ya sudah 88rb. Jumlahnya 210 stel',
      [['seragam olahraga', 210, 18_480_000]],
    ],
    [
      'invoice cetak buku 500 eks @ 7.800. yg 500 itu baru jadi 320. yg ditagih cuma yg udah jadi',
      [['cetak buku', 320, 2_496_000]],
    ],
  ])('DOC-08 ASSIST-05 %s', (message, lines) => {
    expect(linesOf(message)).toEqual(lines)
  })

  test.each([
    ['invoice kaos 20 pcs @50rb, jadi kaos 1 juta', 1_000_000],
    ['nota risol 100 @3rb, lemper 50 @2rb, bukan prasmanan', 400_000],
  ])('DOC-08 the writer’s own sums and plain remarks take nothing back: %s', (message, sum) => {
    expect(sumOf(message)).toBe(sum)
  })

  test('DOC-08 whatever count is taken back, the last one holds', () => {
    const count = fc.integer({ min: 2, max: 900 })
    const price = fc.integer({ min: 2, max: 90 }).map((halves) => halves * 500)
    fc.assert(
      fc.property(count, count, price, fc.constantFrom('eh bukan,', 'eh salah,'), (first, second, each, slip) => {
        fc.pre(first !== second && (first < 1900 || first > 2100) && second !== 0)
        const message = `invoice donat ${first} ${slip} donatnya jadi ${second} @${each.toLocaleString('id-ID')}`
        expect(sumOf(message)).toBe(second * each)
      }),
    )
  })
})

describe('counts that are set right behind their lines', () => {
  test.each([
    [
      'cabe rawit 18 kilo, sekilonya 42rb, eh tp yg 2 kilo dibalikin krn busuk jadi itung 16 kilo',
      [['cabe rawit', 16]],
    ],
    [
      'rica 12 kilo @ 65 ribu, pisang 20 ikat @ 6 ribu. Eh rica 12 kilo kebanyakan, 8 kilo jo',
      [
        ['rica', 8],
        ['pisang', 20],
      ],
    ],
    [
      'meja 10 @ 350rb, kursi plastik 40 biji @ 55rb. yg 5 kursi patah ga usah diitung jadi 35 yg diserahkan',
      [
        ['meja', 10],
        ['kursi plastik', 35],
      ],
    ],
    [
      'sprei 64 lbr @ 7.500 / selimut 22 @ 12rb / bathmat 40 @ 2rb. selimut 2 lembar luntur, jadi yg 2 itu tidak ditagih',
      [
        ['sprei', 64],
        ['selimut', 20],
        ['bathmat', 40],
      ],
    ],
    ['oli 5 dus isi 12 botol, sebotol 46.500, yg 4 botol bocor jgn dihitung', [['oli', 56]]],
    [
      'servis ac 14 unit, yang 10 unit cuci biasa 75rb per unit, yang 4 unit tambah freon jadi 225rb per unit',
      [
        ['servis ac cuci biasa', 10],
        ['servis ac freon', 4],
      ],
    ],
  ])('DOC-08 ASSIST-05 invoice %s', (message, lines) => {
    expect(read(`invoice ${message}`).goods.map(({ name, quantity }) => [name, quantity])).toEqual(lines)
  })

  test.each([
    [
      'laporan piutang: Mak Ijah 125rb, Kong Nasir 87.500, Mpok Leha 210rb eh dia udah lunas ga usah dimasukin',
      212_500,
    ],
    [
      'laporan hutang toko: agen telur 3,6jt udah sy bayar 1jt / tepung 2.450.000 blm bayar / gula 1.875.000 dibayar 875rb',
      6_050_000,
    ],
    ['invoice desain 12 lembar @ 450rb, revisi 3x @ 150rb. pajak jangan dimasukin', 5_850_000],
  ])('DOC-08 what is settled goes, what is owed stays: %s', (message, sum) => {
    expect(sumOf(message)).toBe(sum)
  })

  test('DOC-08 whatever is sent back is not billed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 400 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 2, max: 90 }),
        (count, back, halves) => {
          const message = `invoice gelas ${count} pcs @${(halves * 500).toLocaleString('id-ID')}, yg ${back} pcs pecah jgn ditagih`
          expect(sumOf(message)).toBe((count - back) * halves * 500)
        },
      ),
    )
  })
})

describe('what is not billed', () => {
  test.each([
    ['kaos kaki 40 lusin harga 54.000/lusin tp yg 3 lusin dibalikin krn bolong', 37 * 54_000],
    ['dia ambil 55 botol sambal cumi, yg 5 bonus jd yg dibayar 50 aja @22rb', 50 * 22_000],
    ['kacang mete 10 kg 165rb/kg (ada bonus 1 kg lagi gratis, jgn dihitung)', 1_650_000],
    ['madu botol kecil 85rb laku 64, botol besar 275rb laku 18', 64 * 85_000 + 18 * 275_000],
  ])('DOC-08 ASSIST-05 invoice %s', (message, sum) => {
    expect(sumOf(`invoice ${message}`)).toBe(sum)
  })

  test.each([
    ['nota serum 3 pcs 90rb, terus potong voucher 25rb', { amount: 25_000 }],
    ['nota oli 58rb, busi 22rb. aki bekasnya saya beli 15rb jadi dipotong', { amount: 15_000 }],
    ['invoice gelas 40 lusin 96rb per lusin, diskon 10% gelasnya aja. dus 40 pcs 6rb', { amount: 384_000 }],
    ['penawaran 240 kotak, harga 12.500 sekotak, tiap kotak saya potong 500', { amount: 120_000 }],
    ['nota daster 3 lusin @ 400rb, jilbab 2 lusin @ 300rb. yang daster didiskon 10 persen', { amount: 120_000 }],
    [
      'invoice paket A 25 biji 185rb, paket B 40 biji 240rb. mreka minta diskon, sy kasih 5% utk paket B saja',
      { amount: 480_000 },
    ],
    ['slip gaji: gaji pokok 2jt, kasbon 300rb dipotong skrg', { amount: 300_000 }],
    ['slip gaji: gaji pokok 2.400.000, potongan kasbon 300rb, BPJS 48.000', { amount: 348_000 }],
    ['invoice lemari 2 unit @3,2jt (yg ini diskon 10%), meja makan 1 set 4,5jt gak didiskon', { amount: 640_000 }],
    ['nota beras 10 karung @300rb, diskon 10%, potong voucher 50rb', { amount: 350_000 }],
    ['invoice nasi 100 kotak @20rb, toko ambil komisi 15%', { percent: 15 }],
  ])('DOC-08 what is taken off: %s', (message, discount) => {
    expect(read(message).discount).toEqual(discount)
  })

  test.each([
    ['nota potong rambut 25rb, keramas 15rb', 40_000],
    ['nota ayam 2 potong 30rb', 60_000],
  ])('DOC-08 a haircut and a piece of chicken are goods: %s', (message, sum) => {
    expect([read(message).discount, sumOf(message)]).toEqual([null, sum])
  })

  test.each([
    ['invoice meja 4jt, He already paid deposit 3jt', 3_000_000],
    ['surat tagihan triplek 7jt. baru bayar 2jt, terus 500rb', 2_500_000],
    ['kuitansi lemari harga 12.400.000. DP kmrn bln september 5jt, oktober nambah 3jt', 8_000_000],
  ])('DOC-08 parts that were paid: %s', (message, amount) => {
    expect(read(message).downPayment).toEqual({ amount })
  })

  test('DOC-08 in a list of debts a part that was paid is taken from its line', () => {
    expect(
      linesOf(
        'laporan piutang: Mak Ijah 1.275.000, Warung Poniman 860rb, Koh Asan utangnya 4,1jt tapi sdh nyicil 1,6jt',
      ),
    ).toEqual([
      ['Mak Ijah', null, 1_275_000],
      ['Warung Poniman', null, 860_000],
      ['Koh Asan (4.100.000 − 1.600.000)', null, 2_500_000],
    ])
  })
})

describe('what nobody counted', () => {
  test.each([
    ['sppd pak Dedi ke Malang 7-9 des 2026, uang harian 250rb per hari', 750_000],
    ['sppd pak Dedi dan bu Rina ke Malang 7-9 des 2026, uang harian 250rb per orang per hari', 1_500_000],
    ['sppd pak Dedi ke Malang 7-9 des 2026, hotel 400rb per malam 2 kamar', 1_600_000],
    ['invoice sewa tenda tgl 2 s/d 4 des 2026, 350rb per hari, kursi 100 biji 3rb per hari', 1_950_000],
    ['kuitansi kos bulan september oktober november, sebulan 875rb', 2_625_000],
    [
      'invoice les: Kayla 8x pertemuan, Kenzo 12x pertemuan, dua2nya 85rb sekali datang, modul 60rb per anak',
      1_820_000,
    ],
    ['sppd 4 orang. tiket sekali jalan 310rb per orang, hitung pergi dan pulang', 2_480_000],
    ['proposal makan siang: 240 siswa, 20 hari, 13.500 per porsi, satu porsi per siswa per hari', 64_800_000],
    ['penawaran 4 petugas 3.250.000 per orang per bulan, kontrak 3 bulan', 39_000_000],
    ['presentasi 8 orang. per orang: kapal 1,4jt, makan 450rb. tambah pemandu 2jt', 16_800_000],
    ['anggaran 10 kamar, tiap kamar: cat 650rb, pintu 875rb. di luar kamar pompa 2.350.000', 17_600_000],
    ['surat tagihan 3 faktur: no 021 Rp3.750.000, no 026 Rp2.180.000, no 030 Rp4.905.000', 10_835_000],
    ['invoice dewasa 9 orang 450rb/org, anak 4 org bayar separo aja', 4_950_000],
    ['invoice madu 1 jt 250', 1_250_000],
    ['invoice paket A 45rb paket B 55rb', 100_000],
    ['nota bibit 2rb batang harga 1.500', 3_000_000],
    ['laporan kas: angsuran 5.600.000, listrik 400rb', 6_000_000],
    ['nota jersey 22 stel @ 110rb.. eh salah, 24 stel', 2_640_000],
    ['invoice snack 40 orang selama 3 hari, sehari 2 kali, @ Rp12.500', 3_000_000],
    ['penawaran rak susun 5 sebanyak 40 unit @ Rp 450.000', 18_000_000],
    ['laporan rugi: rusak/busuk 1.750.000, bensin 800rb', 2_550_000],
    [
      'Bu Rini pesen kue box 40, eh tadi nelpon nambah 10 lg jadi 50 kotak, harga tetep 15rb. tolong invoicenya',
      750_000,
    ],
    ['proposal pinjaman usaha mie, jalan 6 thn. mesin 12jt, etalase 4jt', 16_000_000],
    ['penawaran katering 45 orang selama 3 hari. snack 15rb, makan 35rb, itu per org per hari', 6_750_000],
    ['nota daster 3 lusin, sijine 38 ewu. jilbab 2 lusin sijine 22 ewu', 1_896_000],
    ['invoice homestay check in 4 desember check out 7 desember, 6 kamar 275rb semalam per kamar', 4_950_000],
    ['tagihan garam 2 ton setengah, sekilo 1.900', 4_750_000],
    [
      'proposal latihan buat 20 orang selama 5 hari. konsumsi 40rb per orang per hari, pelatih 2 orang, honornya 300rb per orang per hari',
      7_000_000,
    ],
    ['presentasi penjualan kantin senin sampai jumat: 640rb, 715rb, 580rb, 690rb, 825rb', 3_450_000],
    ['LAPORAN KAS: INFAK 6.275.000 KOTAK AMAL 2.430.000 DONATUR 3.500.000', 12_205_000],
    ['po ayam potong 150 ekor @ 36.000', 5_400_000],
    ['po thinwall 500ml — 8 dus @ 215.000', 1_720_000],
    ['anggaran Q1 7,5jt / Q2 9jt / Q3 9jt', 25_500_000],
    ['invoice spanduk 3 x 1 meter 4 lembar 25rb per meter persegi', 300_000],
    ['proposal panggung 9jt, sound 1jt, dana cadangan 10% dari jumlah itu semua', 11_000_000],
    ['rab panggung 9jt, sound 1jt, tambahin dana tak terduga 10%', 11_000_000],
    ['penawaran katering, 120 box sehari @17.500 selama 26 hari kerja', 54_600_000],
    ['invoice noken 25 buah, satu 120 ribu', 3_000_000],
    ['tagihan sewa kapal mancing 2 buah, satu kapal 1.800.000', 3_600_000],
    ['nota bir pletok 30 botol, sebotolnye 18 rebu, ame dodol 5 kilo, sekilonye 75 rebu', 915_000],
    ['kuitansi penjualan sapi 2 ekor, yg putih 21,5jt, yg merah 19,75jt', 41_250_000],
    ['kuitansi pelunasan borongan pagar Pak Liem 27,5jt, kemarin sudah dibayar 10jt trus 8jt', 9_500_000],
    ['ppt panen lele: kolam 1 dapat 420 kg, kolam 2 380 kg, laku semua 24rb/kg. omzetnya', 19_200_000],
    ['perjanjian borongan jahit. 400 stel, ongkos 35rb per stel', 14_000_000],
    ['invoice beras 50 kg @14rb, ongkir 2rb per kg', 800_000],
    ['penawaran telur 40 peti, satu peti isi 15 kilo, sekilonya 26.800', 16_080_000],
    ['penawaran bersih kaca. Gedungnya 4 lantai, tiap lantai 180 m2, tarif 9.000/m2', 6_480_000],
    ['cetak spanduk 8 lembar ukuran 3 x 1 meter, 22rb per meter persegi', 528_000],
    ['invoice koli: 32 koli, 18 nya koli kecil 65rb, sisanya koli besar 110rb', 2_710_000],
    ['tagihan galon: minggu 1 ambil 46 galon, minggu 2 51, minggu 3 39, 6.500 segalon', 884_000],
    ['papan bunga 3 buah: yg dua ukuran biasa 600rb, yg satu ukuran jumbo 950rb', 2_150_000],
    ['laporan isi kas: 100rb-an 14 lembar, 50rb-an 23 lembar, jumlahin', 2_550_000],
    ['nota pempek 25 kotak, sikok kotak 85rb', 2_125_000],
    ['invoice jagung 2 ton 300 kilo, harga 5.250 sekilo', 12_075_000],
    ['kontrak pasang keramik 30 meter persegi 185rb per meter', 5_550_000],
    ['laporan panen: blok utara dapat 2,1 ton, blok selatan 1,8 ton. laku semua 21rb per kilo', 81_900_000],
    ['slide khitanan. Kuota 40 anak. Tiap anak tindakan 450rb dan bingkisan 75rb, lalu tenda 3,5jt', 24_500_000],
    ['nota kacamata 2 anak. Tiap anak sama: frame 350rb, lensa 275rb', 1_250_000],
    ['invoice seragam UKURAN S 40 STEL UKURAN M 35 STEL harga sama 78rb per stel', 5_850_000],
    ['nota paku 3 kg @ 18rb, cat 2 galon @ 187.500, uangnya 500rb jadi kembaliannya ditulis juga', 429_000],
  ])('DOC-08 ASSIST-05 %s', (message, sum) => {
    expect(sumOf(message)).toBe(sum)
  })

  test('DOC-08 what is joined to a sum that is taken off is taken off with it, once', () => {
    expect(read('nota sawit 3 ton 2.450/kg. angkut 300rb sama langsir 180rb dipotong dari situ').discount).toEqual({
      amount: 480_000,
    })
    expect(read('slip gaji: gapok 2,6jt lembur 14 jam 18rb per jam dikurangi kasbon 350rb').discount).toEqual({
      amount: 350_000,
    })
  })

  test('DOC-08 a year in a story counts nothing', () => {
    expect(linesOf('saya 2019 berhenti kerja. invoice telur 900 butir @ 3.200')).toEqual([['telur', 900, 2_880_000]])
  })

  test('DOC-08 the days between two dates multiply whatever is paid by the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 2, max: 40 }),
        (from, more, tens) => {
          const message = `invoice sewa sound ${from}-${from + more} Desember 2026, ${(tens * 10_000).toLocaleString('id-ID')} per hari`
          expect(sumOf(message)).toBe((more + 1) * tens * 10_000)
        },
      ),
    )
  })
})
