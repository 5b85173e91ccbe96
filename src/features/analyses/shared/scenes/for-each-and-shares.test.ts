import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('ASSIST-01 what a cost is told for', () => {
  test.each([
    [
      'the price of one goes on in the same list',
      'analisis budidaya nila: bibit 1500 ekor 400 rupiah, pakan 6 sak 310rb, kapur 90rb. panen 200 kilo laku 26rb sekilo. untungnya berapa',
      ['Rp 600.000', 'Rp 1.860.000', 'Rp 2.650.000'],
    ],
    [
      'a price by the kilo behind a weight',
      'tolong dianalisis usaha kopi. modal biji kopi 50 kg harga 88rb, jadi 40 kg, laku 165rb sekilo semua. untung kotornya berapa',
      ['Rp 4.400.000', 'Rp 6.600.000', 'Rp 2.200.000'],
    ],
    [
      'capital below the price of what was sold',
      'bulan ini kejual 300 pcs mukena harga 90rb, modal 55rb, admin marketplace 10% dari omzet, iklan 900rb. analisis bersihnya',
      ['Rp 16.500.000', 'Rp 6.900.000'],
    ],
    [
      'an office is run for all of them',
      'analisis travel saya: terima dari 20 jamaah @ 30jt, biaya tiket hotel 26jt per jamaah, operasional kantor 25jt. laba bersihnya?',
      ['Rp 520.000.000', 'Rp 55.000.000'],
    ],
    [
      'what is fixed stays before and after a change of the price',
      'mau naikin harga jus dari 10rb ke 12rb. modal per cup 6rb, biaya tetap 1,5jt/bulan. sekarang laku 700 cup, kalau naik paling laku 600. buatkan analisisnya, laba sebelum dan sesudah',
      ['Rp 1.300.000', 'Rp 2.100.000', 'Rp 800.000'],
    ],
    [
      'a price does not rise from what the thing costs',
      'analisis: saya jual bubur 10rb per porsi, modalnya 6rb per porsi, sehari laku 90 porsi. kalo harganya dinaikin jadi 13rb tapi yang laku turun jadi 60 porsi, untungnya jadi berapa sehari',
      ['Rp 360.000', 'Rp 420.000', 'Rp 60.000'],
    ],
    [
      'so many sold at a price lie in no pack',
      'analisis kalau harganya dinaikkan jadi 13rb dan lakunya turun jadi 65 gelas, dibanding sekarang. sekarang jual 11rb, laku 80 gelas sehari, modalnya 6rb',
      ['Rp 455.000', 'Rp 400.000', 'Rp 55.000'],
    ],
    [
      'the gross gain beside the net of goods with a cost of each',
      'kemarin jual siomay 120 porsi 15rb, modal 8rb, sewa lapak 150rb, bensin 40rb. analisis untung bersih',
      ['Rp 840.000', 'Rp 190.000', 'Rp 650.000'],
    ],
    [
      'what each of those who are asked for pays',
      'analisis titik impas les saya: biaya tetap sebulan 6 juta, bayaran murid 250rb, modul tiap murid 50rb. minimal berapa murid',
      ['30 murid', 'Rp 200.000'],
    ],
    [
      'a gain for one of it, and how many were sold',
      'bandingkan analisisnya: jual lewat agen 1 pcs untung 6rb laku 250, jual sendiri untung 11rb laku 120. mana lebih gede',
      ['Rp 1.500.000', 'Rp 1.320.000', 'Rp 180.000'],
    ],
  ])('ASSIST-01 %s', (_, message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })
})

test('ASSIST-01 a bare sum behind a marked price is that of all', () => {
  expect(
    analysisWords('analisis laba: omzet 2jt. belanja telur 10 dus @28rb, gula 5 pak 85rb. labanya berapa'),
  ).toContain('Rp 1.635.000')
})

describe('ASSIST-01 who gets which part', () => {
  test.each([
    [
      'shares of a cooperative, named behind the percent',
      'Analisis SHU koperasi kami. SHU tahun ini Rp 40.000.000, menurut AD/ART 45% jasa anggota, 25% cadangan, 20% pengurus, 10% sosial. Tolong rinci rupiahnya.',
      ['Jasa anggota Rp 18.000.000', 'Cadangan Rp 10.000.000', 'Pengurus Rp 8.000.000', 'Sosial Rp 4.000.000'],
    ],
    [
      'shares of a cooperative, named before it',
      'analisis SHU koperasi tahun ini 80jt: cadangan 30%, jasa anggota 50%, pengurus 20%. rupiahnya masing2',
      ['Cadangan Rp 24.000.000', 'Jasa anggota Rp 40.000.000', 'Pengurus Rp 16.000.000'],
    ],
    [
      'of a hundred, without a sign',
      'analisis bagi hasil kebun. panen 1.000 kg dijual 50rb/kg, biaya pupuk 10jt. hasil bersih dibagi pemilik 70 penggarap 30. masing2 dapat brp',
      ['Pemilik Rp 28.000.000', 'Penggarap Rp 12.000.000'],
    ],
    [
      'half to one, half to several',
      'hasil tangkapan minggu ini 9jt, solar 2,4jt es 200rb. sisanya bagi dua, separo juragan kapal separo 4 ABK rata. bikin analisis bagi hasilnya',
      ['Rp 3.200.000', 'Rp 800.000'],
    ],
    [
      'heads in words behind the half, and a sum of millions before `potong`',
      'hasil melaut laku 8,4 juta potong solar 1,6 juta es 300 ribu sisanya dibagi dua setengah buat pemilik kapal setengah buat abk lima orang dibagi rata tolong buatkan analisis bagi hasilnya',
      ['Rp 6.500.000', 'Rp 3.250.000', 'Rp 650.000'],
    ],
  ])('ASSIST-01 %s', (_, message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })
})

describe('ASSIST-01 what is asked beside the sum of all', () => {
  test.each([
    [
      'debts that are late',
      'analisis piutang toko saya: Warung Sari 1.200.000 (telat 30 hari), Toko Makmur 2.500.000 (belum jatuh tempo), Kantin SD 800.000 (telat 12 hari). total piutang dan total yg sudah telat berapa',
      ['Rp 4.500.000', 'Yang sudah telat Rp 2.000.000'],
    ],
    [
      'what is thrown away by its share',
      'donat saya tiap bulan produksi 1.500 pcs rata2 6% ga laku kebuang. modal per pcs 2.500. analisis dong ruginya sebulan berapa',
      ['90 pcs', 'Rp 225.000'],
    ],
    [
      'a gross told once more in pieces',
      'analisis penjualan: dompet 20 pcs @45k, peniti 1 gros (144 biji) @2k. total omzet dan mana yang paling besar',
      ['Rp 288.000', 'Rp 1.188.000'],
    ],
    [
      'what comes in beside a rent of a month',
      'analisis perbandingan: lapak di pasar malam sewa 900rb/bln untung kotor 4,2jt, vs lapak depan sekolah sewa 1,6jt/bln untung kotor 4,6jt. mana lebih untung bersihnya?',
      ['Rp 3.300.000', 'Rp 3.000.000'],
    ],
    [
      'the takings at a target beside a plan to find out about a market',
      'riset dan analisis peluang buka jasa cuci helm di Depok, harga 20rb satu helm target 150 helm sebulan omzetnya berapa',
      ['Rp 3.000.000', 'Depok', 'Pesaing'],
    ],
    [
      'a part by ratio among so many, told behind',
      'bikin analisis bagi hasil perahu. hasil jual ikan 22jt, solar es 6jt, sisanya dibagi 50:50 pemilik sama awak. awak nya 4 orang',
      ['Rp 8.000.000', 'Rp 2.000.000'],
    ],
    [
      'parts whose number is told before them',
      'laba 6,4jt dibagi 3: saya 50%, adik 30%, kas usaha 20%. analisis masing-masing berapa',
      ['Rp 3.200.000', 'Rp 1.920.000', 'Rp 1.280.000'],
    ],
    [
      'what came in of a target, without a word for it',
      'target omzet bulan ini 50jt, sudah 32jt, sisa 9 hari. analisis kurang berapa dan per hari harus dapat berapa',
      ['Rp 18.000.000', 'Rp 2.000.000'],
    ],
  ])('ASSIST-01 %s', (_, message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })
})
