import { expect, test } from 'vitest'

import { inIndonesian } from '../regional-words.ts'
import { withIndonesianNumbers } from './regional-numbers.ts'

test.each([
  ['sak kilone seket ewu', 'sak kilone lima puluh ribu'],
  ['telungpuluh ewu, satus ewu', 'tiga puluh ribu, seratus ribu'],
  ['sewu limangatus', 'seribu lima ratus'],
  ['peuyeum salawe rebu', 'peuyeum dua puluh lima ribu'],
  ['limo puluah ribu, saratuih ribu', 'lima puluh ribu, seratus ribu'],
  ['salapan ratuih ribu', 'delapan ratus ribu'],
  ['salapan rebu', 'sembilan ribu'],
  ['satu ratus lima pulu ribu', 'satu ratus lima puluh ribu'],
  ['banten saset seket tali', 'banten saset lima puluh ribu'],
  ['regine 175ewu saklembar', 'regine 175 ribu saklembar'],
  ['payung setunggal lusin', 'payung satu lusin'],
  ['beras tigang karung, gula gangsal kilo', 'beras tiga karung, gula lima kilo'],
])('ASSIST-05 a sum or a count in the numbers of a region is told in Indonesian ones: %s', (said, told) => {
  expect(withIndonesianNumbers(said)).toBe(told)
})

test.each(['Candi Sewu', 'tali rafia 3 gulung', 'toko Sia', 'sate 20 tusuk lima ribu', 'ro pat nem'])(
  'ASSIST-05 a name and a word that no thousand and no unit follows stay: %s',
  (said) => expect(withIndonesianNumbers(said)).toBe(said),
)

test.each([
  ['gudeg 24 kendil, sak kendile seket ewu', 'gudeg 24 kendil, per kendil lima puluh ribu'],
  ['pangdamelkeun nota, diskonna 50rb', 'buatkan nota, diskonnya 50rb'],
])('ASSIST-05 what is priced by the piece and taken off has the endings of its region: %s', (said, told) => {
  expect(inIndonesian(said)).toBe(told)
})
