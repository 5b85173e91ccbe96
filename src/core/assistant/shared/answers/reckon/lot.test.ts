import { describe, expect, test } from 'vitest'

import { lotOfGoods } from './lot.ts'

const reckoned = (text: string): string => lotOfGoods(text)?.text.replaceAll('\u00a0', ' ') ?? 'nothing'

describe('CHAT-18 a lot of goods is reckoned with every figure', () => {
  test.each([
    // Packs and what they hold.
    ['gula 1 karung 50kg 850rb dijual per kg untung 1.500, jual berapa', ['**Rp 18.500 per kg**', '**Rp 75.000**']],
    ['beli 1 kodi sarung 1,3jt, jual per lembar pengen untung 15rb', ['**Rp 80.000 per']],
    ['6 dus isi 48 harga 96rb per dus, per biji berapa', ['6 dus × 48 = 288', '**Rp 2.000 per']],
    ['3 lusin sendok 108rb, harga satuannya', ['**Rp 3.000 per']],
    ['beli buku 12 lusin 1.296.000, per buku berapa', ['**Rp 9.000 per buku**']],
    [
      'beli kaos lusinan 480rb, mau untung 25% tiap kaosnya jual berapa',
      ['÷ 12 = **Rp 40.000', '**Rp 50.000', '**Rp 53.333**'],
    ],
    ['1 sak semen 50 kg harga 68rb, jual kiloan untung 20%, harga sekilonya berapa', ['**Rp 1.632 per kg**']],
    [
      '1 kg bawang 34rb, ecer per ons 4rb, untung tidak?',
      ['1 kg = 10 ons', '10 × Rp 4.000 − Rp 34.000 = **Rp 6.000**'],
    ],
    [
      'mau jual risol isi 3 10rb, modalnya 1.900 sebiji, untungnya berapa per bungkus',
      ['Untung tiap 3', '**Rp 4.300**'],
    ],
    ['kopi 1 renceng isi 10 harga 13.500 dijual 3.500 per gelas, gula cup 700. untung per gelas?', ['**Rp 1.450**']],
    // What is made of it.
    [
      'beras 25kg 340rb, sekilo jadi 8 piring, sepiring modal berapa',
      ['25 kg × 8 = 200 piring', '**Rp 1.700 per piring**'],
    ],
    [
      'ayam 30 ekor @ 38rb, 1 ekor jadi 8 potong, bumbu per potong 2rb, jual berapa biar untung 40%',
      ['**Rp 9.450 per potong**'],
    ],
    ['gula merah 30rb jadi 40 gelas, per gelas kena berapa', ['**Rp 750 per gelas**']],
    [
      'beli telur sekilo 28rb isi 16, jual per butir berapa biar untung 15%',
      ['**Rp 1.750 per butir**', '**Rp 4.200**'],
    ],
    ['10 dus mie @ 115rb ongkir 50rb dibagi 400 bungkus modal per bungkus berapa', ['**Rp 3.000 per bungkus**']],
    [
      'beli 12 barang total 1,8jt, ongkir 120rb, jual @195rb, untungnya berapa',
      ['**Rp 160.000 per barang**', '**Rp 420.000**', '**10 barang**'],
    ],
    // Told of one, though nothing says so.
    ['sablon 40 kaos, kaos 28rb, sablon 12rb, jual 60rb, untung total?', ['**Rp 800.000**', '**Rp 20.000**']],
    [
      'susu 20 liter 9rb/liter jadi 90 botol, botol 1200, jual 7rb, untung semua',
      ['botol 90 × Rp 1.200', '**Rp 342.000**'],
    ],
    // What is lost of it.
    ['bawang beli 32rb sekilo susut 10% biar untung 25% jual berapa', ['**Rp 44.444 per kg**']],
    ['beli ayam 10kg @36rb, bersih jadi 8kg, modal per kg bersih berapa', ['Rp 360.000', '**Rp 45.000 per kg**']],
    ['beli udang 5 kg 300rb kulitnya dibuang tinggal 4 kg, per kg berapa', ['**Rp 75.000 per kg**']],
    ['beli 40kg @ 24rb, susut 8 persen, modal per kg bersih jadi berapa', ['**Rp 26.087 per kg**']],
    ['susut 10%, 20 kg 500rb, sekilonya jatuh berapa', ['**Rp 27.778 per kg**']],
    // Several lots are one.
    [
      'campur beras 30 kg harga 12.500 sama 20kg harga 14.000, modal campurannya per kilo berapa',
      ['**Rp 13.100 per kg**'],
    ],
  ])('%s', (message, held) => {
    for (const words of held) expect(reckoned(message)).toContain(words)
  })

  test.each([
    // A sum of one kind is no lot.
    '180 buah dikali 8 ribu per biji itu berapa',
    'jual ayam 10 ekor @50rb, bebek 5 ekor @60rb, pakan 200rb. untungnya berapa',
    'pegawai ketauan ngambil uang laci 200rb, udah 3 taun ikut saya',
    'cat 1 galon 165rb cukup 40 m2, ruko saya 120 m2 butuh berapa galon dan biayanya',
    // A figure with no place.
    'beli 10 kg ayam 360rb, 3 ekor, dijual 45rb per kg untung berapa',
    'jual bundling 3 sabun 45rb padahal satuannya 18rb, modal 9500 sebiji. untung bundling vs satuan?',
    // So great a gain is of something else.
    'beli 40 kaos 40rb jual 60rb per kaos untung berapa',
  ])('nothing is told of %s', (message) => expect(reckoned(message)).toBe('nothing'))
})
