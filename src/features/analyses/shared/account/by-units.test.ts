import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { analysisText } from '../analysis-text.ts'
import { composeAnalysis } from '../compose-analysis.ts'
import { readRequest } from '../read-request.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const read = (message: string): string =>
  analysisText(composeAnalysis(readRequest(readMessage(message, today), context))).replaceAll('\u00a0', ' ')

type Row = readonly [string, ...string[]]

const chains: readonly Row[] = [
  [
    'bikin analisis solar mobil antar: sehari jalan 80 km, 1 liter dapet 10 km, solar 7rb per liter, kerja 25 hari. sebulan habis berapa, per km kena berapa?',
    'Rp 7.000 × 80 km × 25 hari ÷ 10 km = Rp 1.400.000',
    'Rp 7.000 ÷ 10 km = Rp 700',
  ],
  [
    'tolong analisis gas: 1 tabung 21rb cukup buat 3 hari. sebulan habis berapa',
    'Rp 21.000 × 30 hari ÷ 3 hari = Rp 210.000',
  ],
  ['analisis air: tandon 1.200 liter 60rb, sehari pakai 400 liter. sebulan berapa', 'Biaya sebulan Rp 600.000'],
  [
    'analisis bensin: sehari 60 km, 1 liter dapet 40 km, bensin 10rb per liter, parkir 4rb sehari. sebulan 26 hari habis berapa',
    'Rp 390.000 + Rp 104.000 = Rp 494.000',
  ],
]

describe('what is asked for by the units of the numbers', () => {
  test.each(chains)('ASSIST-01 a chain of units gives what is asked: %s', (message, ...expected) => {
    const text = read(message)
    for (const one of expected) expect(text).toContain(one)
  })

  test('ASSIST-01 a turnover that is aimed at comes to so many buyers a day', () => {
    const text = read(
      'target omzet saya 30jt sebulan, buka 25 hari, rata2 belanja 40rb per orang. analisis sehari harus berapa pembeli',
    )
    expect(text).toContain('Rp 30.000.000 ÷ 25 hari ÷ Rp 40.000 = 30 orang')
    expect(text).not.toContain('Laba bersih')
  })

  test('ASSIST-01 heads that are counted with one wage are not those of another sum', () => {
    const text = read(
      'hitung gaji, analisis: 3 orang gaji 1,8jt, 1 kepala toko 2,5jt, uang makan 15rb per hari per orang, kerja 26 hari',
    )
    expect(text).not.toContain('Rp 15.000 × 3 orang × 26')
  })
})

const loans: readonly Row[] = [
  [
    'pinjam koperasi 10jt bunga 1% flat sebulan 10 bulan, sama bank 10jt cicilan 1,07jt x 10. tolong analisis cicilan koperasi berapa dan lebih murah mana',
    'Koperasi: dibayar Rp 11.000.000, cicilannya Rp 1.100.000 sebulan',
    'Paling ringan jumlahnya Bank, selisihnya Rp 300.000',
  ],
  [
    'bandingin dong secara analisis: pinjam 10jt di koperasi bunga flat 1,5% per bulan, atau KUR 6% setahun. dua2nya 12 bulan. total bunganya masing2 berapa',
    'Koperasi: dibayar Rp 11.800.000',
    'KUR: dibayar Rp 10.600.000',
  ],
  [
    'pinjam 8jt: di bank tenor 10 bulan angsuran 850rb admin 100rb, di koperasi 12 bulan angsuran 730rb. analisis mana lebih murah',
    'Paling ringan jumlahnya Bank, selisihnya Rp 160.000',
  ],
]

describe('loans side by side', () => {
  test.each(loans)('ASSIST-01 each loan costs what its own terms say: %s', (message, ...expected) => {
    const text = read(message)
    for (const one of expected) expect(text).toContain(one)
  })
})

describe('what is due of a gain', () => {
  test('ASSIST-01 sums below one heading are what it says', () => {
    const text = read(
      'ada 2 angsuran tiap bulan: etalase 400rb, oven 300rb. laba bersih 2,8jt sebulan. analisis sisanya dan berapa persen laba kepake',
    )
    expect(text).toContain('memakai 25% dari untung Rp 2.800.000')
    expect(text).toContain('Rp 2.800.000 − Rp 700.000 = Rp 2.100.000')
  })
})

describe('a pack that holds so much', () => {
  test('ASSIST-01 what is used of it each day costs its part', () => {
    expect(read('gula 1 karung 50 kg 700rb, sehari pakai 6 kg, analisis berapa biaya gula sehari')).toContain(
      'Biaya sehari Rp 84.000',
    )
  })
  test('ASSIST-01 a question about the days of a month is no time that something lasts', () => {
    expect(
      read(
        'analisis keliling: 1 liter dapat 20 km, solar 8rb per liter, sehari keliling 60 km. sehari habis berapa dan sebulan 25 hari berapa',
      ),
    ).toContain('Biaya sebulan Rp 600.000')
  })
})
