import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { analysisText } from './analysis-text.ts'
import { composeAnalysis } from './compose-analysis.ts'
import { readRequest } from './read-request.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const read = (message: string): string =>
  analysisText(composeAnalysis(readRequest(readMessage(message, today), context))).replaceAll('\u00a0', ' ')

/** Messages as owners type them, with what the same sums come to by hand. */
const determined: readonly (readonly [string, ...string[]])[] = [
  [
    'analisis bep: biaya tetap perbulan 2,4jt (sewa 900rb + gaji 1,5jt), satu pack jual 30rb hpp 18rb',
    'Titik impas per bulan: Rp 2.400.000 ÷ Rp 12.000 = 200 pack',
    'Rp 6.000.000',
  ],
  [
    'analisis BEP cuci karpet: sewa 1jt, 3 karyawan @1,1jt. tarif 20rb, sabun 5rb per karpet',
    'Rp 4.300.000 ÷ Rp 15.000 = 287 karpet',
  ],
  [
    'kulak sandal 20rb mau untung 50% dr modal, jual brp? analisis untungnya kalo laku 40 pcs sebulan',
    'Rp 20.000 × (1 + 50%) = Rp 30.000',
    'Laba per bulan: Rp 1.200.000 − Rp 800.000 = Rp 400.000',
  ],
  [
    'analisis arus kas. masuk: jualan 12jt, titipan 1jt. keluar: belanja 8jt, gaji 2jt. saldo awal 1jt',
    'Rp 12.000.000 + Rp 1.000.000 = Rp 13.000.000',
    'Saldo akhir: Rp 1.000.000 + Rp 3.000.000 = Rp 4.000.000',
  ],
  [
    'analisis keuangan bulan juli agustus: omzet 20jt 24jt, biaya 15jt 17jt',
    'Juli\tRp 20.000.000\tRp 15.000.000\tRp 5.000.000',
    'Agustus\tRp 24.000.000\tRp 17.000.000\tRp 7.000.000',
  ],
  [
    'analisis murah mana: Toko Maju 30rb/kg ongkir 25rb, Toko Abadi 32.000/kg gratis ongkir. saya ambil 10kg',
    'Toko Maju\tRp 30.000\tRp 25.000\tRp 325.000',
    'Toko Abadi\tRp 32.000\tRp 0\tRp 320.000',
  ],
  [
    'es buah sehari laku 50 gelas @8rb, modal buah 150rb, es 20rb. untung sehari sebulan (25 hari) brp, analisis',
    'Laba bersih per hari: Rp 400.000 − Rp 170.000 = Rp 230.000',
    'Rp 230.000 × 25 hari = Rp 5.750.000',
  ],
  [
    'analisis laba rugi salon: jasa potong 6jt, jual vitamin 4jt, modal vitamin 2,5jt, gaji 3jt',
    'Rp 10.000.000 − Rp 5.500.000 = Rp 4.500.000',
    'Modal vitamin\tRp 2.500.000',
  ],
  [
    // What is taken away is written out in brackets: the sum that is read is the sum that was reckoned.
    'analisis kelayakan oven 9jt. tambahan omzet 3jt/bln tambahan bahan 1,4jt/bln listrik 100rb/bln',
    'Hasil bersih per bulan: Rp 3.000.000 − (Rp 1.400.000 + Rp 100.000) = Rp 1.500.000',
  ],
]

describe('ANALYSIS-02 what a message determines stands in its analysis', () => {
  test.each(determined)('ANALYSIS-02 %s', (message, ...results) => {
    const text = read(message)
    for (const result of results) expect(text).toContain(result)
  })

  test('ANALYSIS-02 parts in brackets that come to another sum are told beside it, not left out', () => {
    expect(read('analisis bep: biaya tetap 2,4jt (sewa 900rb + gaji 1,2jt), jual 30rb hpp 18rb')).toContain('900.000')
  })

  test('ANALYSIS-02 a blank price is no card of a price that is asked for', () => {
    expect(read('analisis harga jual, hpp sambal 15.000, mau margin 40%. jual berapa')).not.toContain(
      '[isi harga jual]',
    )
  })
})
