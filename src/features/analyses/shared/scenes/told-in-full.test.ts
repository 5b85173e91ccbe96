import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { analysisResults, analysisWords } from '#tests/support/written-analysis.ts'

import { reckonedAnswer } from '../reckoned-answer.ts'

const today = '2026-11-21' as IsoDay

describe('ANALYSIS-02 what a message tells in full is reckoned, no template asks for it', () => {
  test.each([
    [
      'complaints with their counts in front, and the two that weigh most',
      'dari 50 komplain toko sepatu: 23 salah ukuran, 14 sol lepas, 8 telat kirim, 5 warna beda. tolong analisa persentasenya',
      ['Bagian salah ukuran: 46%', 'Bagian warna beda: 10%', 'Dua terbanyak bersama: 74%'],
    ],
    [
      'complaints of which some are not listed',
      'analisis keluhan: ada 20 keluhan, 8 kuah bocor, 6 lama',
      ['Bagian kuah bocor: 40%', 'Bagian lama: 30%'],
    ],
    [
      'sellers by the pack, by the kilo and with delivery for so much of it',
      'analisis lebih hemat ambil gula dari mana. Pabrik Klaten: karung 20 kg 300rb, ongkir gratis. Agen pasar: 16.400/kg diantar. Langganan: 5 kg 74rb tapi ongkir 8rb tiap 5 kg. Kebutuhan 100 kg sebulan',
      [
        'Pabrik Klaten: Rp 15.000',
        'Agen pasar: Rp 16.400',
        'Langganan: Rp 16.400',
        'Belanja di Pabrik Klaten: Rp 1.500.000',
        'Hemat dibanding yang termahal: Rp 140.000',
      ],
    ],
    [
      'marks of a list within a line, and after how many months a machine pays',
      'analisis pilih mana: (1) bordir di luar, ongkos 8.000/potong (2) beli mesin bordir sendiri 12jt, ongkos per potong jadi 3.000. rata2 400 potong sebulan. balik modalnya brp bulan',
      ['Balik modal: 6 bulan', 'Hemat sebulan: Rp 2.000.000', 'Modal alat kembali setelah: 2.400 potong'],
    ],
    [
      'months with what each took and what that cost',
      'analisis dong. mei jualan 20jt modal barangnya 16jt. juni jualan 18jt modal 12,6jt. juli jualan 24jt modal 20,4jt. kok juli paling rame tapi untungnya kecil',
      ['Laba Mei: Rp 4.000.000', 'Laba Juni: Rp 5.400.000', 'Margin Juli: 15%', 'Jumlah laba: Rp 13.000.000'],
    ],
    [
      'a making with a cost of each piece',
      'analisis harga pokok donat. sekali produksi 40 kotak bahan habis 240rb, kotak kemasannya 1.500 satuan. jual 12rb per kotak. untung per kotak jd brp?',
      ['Modal (HPP) per kotak: Rp 7.500', 'Untung per kotak: Rp 4.500', 'Hasil penjualan kalau habis: Rp 480.000'],
    ],
    [
      'goods whose counts stand in front',
      'analisis menu:\nsoto 100 porsi, jual 18rb modal 11rb\npecel 50 porsi, jual 15rb modal 7rb\nuntung semuanya brp',
      ['Laba Soto: Rp 700.000', 'Laba Pecel: Rp 400.000', 'Jumlah laba: Rp 1.100.000'],
    ],
    [
      'what is paid for one, where no word names the price',
      'analisis titik impas perahu: biaya tetap 4,8jt sebulan, sekali trip dibayar 130rb, solar + snack 50rb per trip',
      ['Titik impas: 60 trip', 'Omzet titik impas: Rp 7.800.000'],
    ],
    [
      'a break-even of hours that are let',
      'analisis break even rental kano: biaya tetap 4,4jt sebulan, sewa 30rb per jam, servis 8rb per jam. sebulan minimal berapa jam tersewa',
      ['Titik impas: 200 jam', 'Omzet titik impas: Rp 6.000.000'],
    ],
    [
      'a goal above what was reached',
      'analisis target: omzet 2026 360jt, tahun depan naik 25%. target setahun dan rata-rata per bulan',
      ['Target setahun: Rp 450.000.000', 'Rata-rata target: Rp 37.500.000'],
    ],
    [
      'how much each of several places grew',
      'analisis omzet: kios Timur sept 18jt okt 22,5jt, kios Barat sept 25jt okt 27jt. kenaikan persennya masing2',
      ['Perubahan Kios Timur (persen): 25%', 'Perubahan Kios Barat (persen): 8%'],
    ],
    [
      'weights and their whole',
      'analisis panen: blok A 4,2 ton, blok B 3,8 ton, blok C 5,1 ton. jumlahkan semuanya',
      ['Jumlah seluruhnya: 13,1 ton'],
    ],
    [
      'a rent of a day against instalments and their upkeep',
      'bandingkan: sewa mobil box 300rb sehari, sebulan dipakai 20 hari. atau ambil kredit cicilan 4,2jt + perawatan 600rb per bulan. selisih sebulannya berapa',
      ['Selisih: Rp 1.200.000'],
    ],
    [
      'the capital that a beginning needs, with a rent of a year',
      'analisis peluang buka rental. TV 4 biji @2,5jt, PS 4 biji @3jt, sewa tempat setahun 10jt. bikin lengkap sama total modalnya ya',
      ['Jumlah modal: Rp 32.000.000'],
    ],
    [
      'what is lacking, and the part of each who chips in',
      'analisis rencana beli freezer: freezer 5,4jt, tabungan ada 3,2jt, kurangnya patungan 4 orang. kurangnya dan per orang brp',
      ['Kekurangan dana: Rp 2.200.000', 'Patungan tiap orang: Rp 550.000'],
    ],
    [
      'all that is put in, and the months that pay it back',
      'mau buka cabang: renovasi 18jt, peralatan 22jt, stok awal 9jt, sewa setahun 24jt. perkiraan laba cabang 5,2jt sebulan. analisis total modal dan balik modalnya',
      ['Total modal: Rp 73.000.000', 'Balik modal: 15 bulan', 'Balik modal, tepatnya: 14 bulan'],
    ],
    [
      'a capital against what a day leaves',
      'Modal awal angkringan 7,8jt. omzet sehari 620rb, belanja 410rb, gaji 1 orang 60rb. buka 26 hari. hitung balik modal dlm analisis',
      ['Laba: Rp 150.000', 'Laba: Rp 3.900.000', 'Balik modal: 2 bulan'],
    ],
    [
      "what a marketplace's share and all costs of one leave",
      'cek untung toko online: jual 95rb, modal 58rb, admin 6,5%, packing 2.500, ongkir disubsidi 4rb. sebulan 180 pcs. analisis untung per pcs dan sebulan',
      ['Untung per pcs: Rp 24.325', 'Untung semuanya: Rp 4.378.500'],
    ],
    [
      'rooms that stand empty',
      'kontrakan 6 pintu @850rb, yang kosong 1. bayar PBB 1,8jt setahun, cicilan bank 2,2jt sebulan. tolong analisis sisa bersih tiap bulan',
      ['Laba bersih: Rp 1.900.000'],
    ],
    [
      'a dearer kilo, and what each piece made of it costs more',
      'analisis kenaikan harga telur dr 26rb ke 30rb per kg. sebulan saya pakai 90 kg buat kue. kuenya 1.800 biji. modal nambah berapa per biji, perlu naik harga ga',
      ['Tambahan belanja: Rp 360.000', 'Tambahan per biji: Rp 200'],
    ],
    [
      'a lot of which some spoiled and the others were sold at two prices',
      'Analisis musim durian: beli 80 butir 2,8jt, 6 busuk, terjual 50 @60rb, 24 @45rb. transport 350rb. untungnya',
      ['Laba bersih: Rp 930.000'],
    ],
    [
      'the share of each where it is asked for',
      'analisis omzet: Cabang Solo 60jt, Cabang Klaten 30jt, Cabang Boyolali 10jt. kasih persen masing2 dan totalnya',
      ['Jumlah penjualan: Rp 100.000.000', 'Bagian Cabang Klaten: 30%'],
    ],
    [
      'gains told for each piece, and the share of each thing',
      'analisis: gantungan kunci laku 200 untung per biji 3rb, tas kanvas laku 35 untung 28rb, topi laku 20 untung 17rb. kontribusi masing2 brp persen',
      ['Tas kanvas: Rp 980.000', 'Sumbangan Gantungan kunci: 31,3%', 'Sumbangan Topi: 17,7%'],
    ],
    [
      'a commission on what a discount leaves',
      'harga kopi saya 15rb, modal 6.500. promo aplikasi potongan 20% ditambah komisi 20% dari harga setelah diskon. masih untung brp? buat analisisnya',
      ['Untung saat promo: Rp 3.100', 'Untung tanpa promo: Rp 8.500'],
    ],
    [
      'buyers of each thing, and what they bring in a month',
      'rugi gak ya jual pulsa. modal 10.200 jual 12.000, sehari 18 orang. kuota modal 24.500 jual 27.000 sehari 7 orang. analisis untung sehari sebulan',
      ['Laba Pulsa: Rp 32.400', 'Jumlah laba: Rp 49.900', 'Jumlah laba: Rp 1.497.000'],
    ],
    [
      'a harvest by its weight, not by its field',
      'Panen cabai 1.200 m2 dapat 640 kg, dijual 24rb per kg. bibit 850rb, pupuk 1,9jt, obat 700rb. analisis untung dan biaya per kg',
      ['Modal (HPP) per kg: Rp 5.391', 'Untung sekali buat, kalau habis: Rp 11.910.000'],
    ],
    [
      'what each shop gives back on average',
      'analisis titip warung. 25 warung, tiap warung dititip 20 bungkus seminggu, rata2 balik 4 bungkus. harga ke warung 4.500. dapat berapa',
      ['Laku: 400 bungkus', 'Uang yang diterima: Rp 1.800.000'],
    ],
    [
      'more than two parts of a surplus',
      'analisis pembagian SHU: SHU 64jt, jasa modal 25%, jasa anggota 40%, cadangan 20%, pengurus 10%, sosial 5%',
      ['Jatah Jasa modal: Rp 16.000.000', 'Jatah Sosial: Rp 3.200.000'],
    ],
    [
      'who has what the told shares leave',
      'analisis pembagian SHU koperasi 60 juta: jasa anggota 40%, cadangan 25%, sisanya untuk dana sosial',
      ['Jatah Jasa anggota: Rp 24.000.000', 'Jatah Dana sosial: Rp 21.000.000'],
    ],
    [
      'a half that several share',
      'analisis hasil melaut: ikan 320 kilo jual 28 ribu per kilo, solar 2,1 juta, es 400rb. sisanya dibagi dua rata, setengah pemilik kapal setengah buat 5 orang ABK sama rata',
      ['Jatah Pemilik kapal: Rp 3.230.000', 'Jatah ABK: Rp 3.230.000'],
    ],
    [
      'a half that several share, told behind it how many they are',
      'analisis bagi hasil melaut, hasil jual ikan 9,6jt dipotong solar 2,1jt dan es 300rb, sisanya dibagi dua separo pemilik kapal separo ABK. ABK ada 4 orang dibagi rata',
      ['Jatah Pemilik kapal: Rp 3.600.000', 'Jatah ABK: Rp 3.600.000'],
    ],
    [
      'what is left of what was bought, and what it cost',
      'analisa stok, beli sarung 100 box @72rb per box yang laku baru 65 box, nilai barang yang masih nyangkut berapa',
      ['Sisa: 35 box', 'Nilai sisa stok: Rp 2.520.000'],
    ],
    [
      'fixed costs with their ending, and how many it takes for a gain that is wished',
      'analisis salon: biaya tetapnya 8 juta sebulan, untung kotor per pelanggan 60 ribu, mau laba 10 juta sebulan, butuh berapa pelanggan',
      ['Harus terjual: 300 pelanggan'],
    ],
  ])('ANALYSIS-02 %s', (_, message, expected) => {
    const found = analysisResults(message)
    expect(found).toEqual(expect.arrayContaining(expected))
  })

  test('ANALYSIS-02 the busiest month is told apart from the best one, and complaints get their usual remedy', () => {
    expect(
      analysisWords('analisis: mei jualan 20jt modal 16jt. juni jualan 18jt modal 12,6jt. kok mei ramai labanya kecil'),
    ).toContain('Mei paling ramai, tetapi marginnya hanya 20%, sedangkan Juni 30%')
    expect(analysisWords('analisis keluhan: 8 kuah bocor, 6 antre lama, 2 kasir jutek')).toContain(
      'Kuah bocor: ganti wadah',
    )
  })

  test.each([
    [
      'eggs that go into a cake are no yield',
      'hitung analisis hpp 1 loyang brownies: terigu 8rb, telur 4 butir 10rb, dus 4rb. jual 95rb',
      'sekali buat',
    ],
    [
      'what is told for one piece is no making',
      'analisis untung tas: purun 8rb, upah 12rb, furing 6rb. dijual 50rb, jadi 150 biji untuk pesanan',
      'sekali buat',
    ],
    ['orders of an advert are not made', 'analisis: iklan 1,5jt dapet 60 order, untung per order 45rb', 'sekali buat'],
  ])('ANALYSIS-02 %s', (_, message, wrong) => {
    expect(analysisWords(message)).not.toContain(wrong)
  })

  test('ANALYSIS-02 what comes from outside is no weakness, whatever label stands before it', () => {
    const text = analysisWords(
      'swot warung: kuatnya rasa khas, lemahnya parkir sempit, ada kantor baru di depan, saingan katering online',
    )
    expect(text).toMatch(/Peluang[^\n]*\n+- Kantor baru di depan/)
    expect(text).toMatch(/Ancaman[^\n]*\n+- Saingan katering online/)
  })

  test('ASSIST-05 the same time twice is no course of sales', () => {
    const told = reckonedAnswer(
      readMessage('omzet kios Timur sept 18jt okt 22jt, kios Barat sept 25jt okt 27jt, totalnya', today),
    )
    expect(told?.results.map(({ label }) => label) ?? []).not.toContain('Perubahan penjualan')
  })
})
