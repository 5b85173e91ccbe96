import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('ANALYSIS-02 what nothing else answers follows from the units of the told numbers', () => {
  test.each([
    [
      'so many of what one pays for, to cover what is spent',
      'buat analisis target: sewa studio yoga saya 6jt per bulan, satu peserta bayar 250rb. minimal berapa peserta biar tidak nombok',
      ['24 peserta'],
    ],
    [
      'so many pieces for a gain that is wished, in a month and in a day',
      'pengen untung bersih 6jt sebulan dari jus, untung per gelas 3rb, buka 25 hari. buatin analisis target jualannya per bulan sama per hari',
      ['2.000 gelas', '80 gelas'],
    ],
    [
      'people of two sorts at one price of a week',
      'analisis katering: langganan seminggu 200rb, 25 pekerja sama 5 mahasiswa. omzet seminggu berapa',
      ['Rp 6.000.000'],
    ],
    [
      'what is missing from a stock',
      'analisis selisih stok gudang: catatan 120 karung pupuk, fisik 113 karung, harga 150rb per karung. ruginya berapa',
      ['Rp 1.050.000'],
    ],
    [
      'a price told for each time',
      'analisis usaha sewa sound, sekali sewa 400rb, rata2 15x sebulan, omzetnya berapa',
      ['Rp 6.000.000'],
    ],
  ])('ANALYSIS-02 %s', (_, message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })

  test('ANALYSIS-02 nothing is said where two products fit, or a number has no place', () => {
    expect(
      analysisWords('analisis: sewa 6jt per bulan, peserta bayar 250rb, parkir 40rb, denda 5rb. berapa peserta'),
    ).not.toContain('Banyaknya peserta')
  })
})

describe('ANALYSIS-02 a frame of words reckons what it is asked besides', () => {
  test.each([
    [
      'takings beside a SWOT with its rivals',
      'analisis SWOT rental sepeda saya di Lembang, saingan ada 2, 8 unit, 15rb per jam, tiap unit jalan 4 jam sehari. omzet seharinya hitung sekalian',
      ['Saingan ada 2', 'Rp 480.000', 'Kekuatan'],
    ],
    [
      'when the capital is back beside a market',
      'tolong riset peluang usaha cuci karpet di Malang Kota, modal saya 60 jt. kalau untung bersih 3jt sebulan berapa bulan balik modalnya',
      ['20 bulan', 'Pesaing'],
    ],
  ])('ANALYSIS-02 %s', (_, message, lines) => {
    expect(textFaults(analysisWords(message), lines)).toEqual([])
  })
})
