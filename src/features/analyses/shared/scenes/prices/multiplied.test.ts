import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('ANALYSIS-02 a price along all that was counted of it', () => {
  test.each([
    [
      'of each of those who work, by the day and by the month',
      'analisis upah: 4 penjahit masing2 dapat 15 potong sehari, upahnya 9rb per potong, kerja 25 hari sebulan. sebulan berapa',
      ['Upah sebulan Rp 13.500.000', 'Tiap penjahit: Rp 135.000 per hari', 'Rp 540.000'],
    ],
    [
      'what one of them makes in a day, and how many there are',
      'upah borongan 11rb per potong, sehari 1 penjahit dapet 20 potong, 3 penjahit, 24 hari. analisis total upah sebulan',
      ['Upah sebulan Rp 15.840.000'],
    ],
    [
      'what is counted for each person',
      'analisis upah: 3 penjahit, 40 potong per orang, 9rb per potong',
      ['Upah Rp 1.080.000: Rp 9.000 × 40 potong × 3 penjahit'],
    ],
    [
      'takings of each of several by the day, beside costs under a heading of the month',
      'analisis angkot: 3 mobil, setoran per mobil 140rb sehari, jalan 25 hari sebulan. biaya sebulan: servis 2jt, oli 800rb. bersihnya sebulan brp, lanjut atau jual satu',
      ['Rp 10.500.000', 'labanya Rp 7.700.000'],
    ],
    [
      'price, cost and extra of each piece that is sold in a month',
      'analisis margin tas: harga jual 90rb, modal 55rb, ongkos bungkus 5rb per pcs, sebulan laku 120 pcs. laba bersih sebulan berapa',
      ['labanya Rp 3.600.000'],
    ],
    [
      'what is left of each piece, and what must be covered',
      'pengen laba 2jt per bulan. biaya tetap 1,6jt per bulan, tiap porsi sisa 4rb. analisis target, berapa porsi sebulan',
      ['900 porsi'],
    ],
  ])('%s', (_, message, results) => {
    expect(textFaults(analysisWords(message), results)).toEqual([])
  })

  test('something that fits no price is no factor', () => {
    expect(analysisWords('analisis upah 9rb per potong, 40 potong, 3 kotak benang')).not.toContain('Rp 1.080.000')
  })
})
