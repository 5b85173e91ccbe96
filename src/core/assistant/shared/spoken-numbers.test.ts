import { expect, test } from 'vitest'

import { withNumbersInFigures } from './spoken-numbers.ts'

test.each([
  ['paket satu koma tiga juta', 'paket 1,3 juta'],
  ['hasil empat koma dua lima ton', 'hasil 4,25 ton'],
  ['satu koma dua puluh lima juta', '1,25 juta'],
  ['nol koma lima persen', '0,5 persen'],
  ['UANG MUKA DUA PULUH PERSEN', 'UANG MUKA 20 PERSEN'],
  ['petani ada empat puluh enam orang', 'petani ada 46 orang'],
  ['gula tujuh belas ribu lima ratus', 'gula 17.500'],
  ['yang kecil tujuh puluh, eh tujuh puluh lima ribu', 'yang kecil 70, eh 75.000'],
  ['tumpeng satu enam ratus lima puluh ribu', 'tumpeng 1 650.000'],
  ['berdiri sejak dua ribu lima belas', 'berdiri sejak 2015'],
  ['hari kamis tanggal tiga desember', 'hari kamis tanggal 3 desember'],
  ['tanggal dua puluh satu Januari', 'tanggal 21 Januari'],
  ['sabtu lima desember dua ribu dua puluh enam jam delapan pagi', 'sabtu 5 desember 2026 jam 8 pagi'],
  ['rapat jam dua belas siang', 'rapat jam 12 siang'],
])('ASSIST-05 a number said in words is read in figures: %s', (said, figures) => {
  expect(withNumbersInFigures(said)).toBe(figures)
})

test.each([
  'Toko Dua Puluh',
  'nol delapan satu dua tiga',
  'Rp500.000 (lima ratus ribu rupiah)',
  'satu dua hari lagi',
  'harga dua lima ribu',
  'kedai tiga belas',
])('ASSIST-05 a name, a number said figure by figure and a sum said twice stay: %s', (said) => {
  expect(withNumbersInFigures(said)).toBe(said)
})
