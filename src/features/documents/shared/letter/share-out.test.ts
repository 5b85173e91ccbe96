import { expect, test } from 'vitest'

import { rupiah } from '#core/text/shared/rupiah.ts'

import type { LetterData } from '../letter.ts'
import { wordsOf } from '../content/nodes.ts'
import { askedSum, shareOut } from './share-out.ts'

const bill = (price: number | null): LetterData =>
  ({
    documentType: 'invoice',
    title: '',
    lines: [{ description: 'kapal', quantity: null, unit: '', price }],
    charges: [],
    discount: null,
    tax: null,
    downPayment: null,
  }) as unknown as LetterData

test.each([
  ['sapi dibagi rata 7 orang', 7_000_000, 'Dibagi rata 7 orang: Rp 1.000.000 per orang.'],
  ['ber-8 bagi rata', 5_800_000, 'Dibagi rata 8 orang: Rp 725.000 per orang.'],
  ['dibagi 3 keluarga', 1_000_000, 'Dibagi rata 3 keluarga: sekitar Rp 333.333 per keluarga.'],
  ['terus dibagi sama Pak Junaidi 60:40, saya 60', 12_100_000, 'Pembagian 60:40: Rp 7.260.000 dan Rp 4.840.000.'],
])('DOC-08 %s of %i', (told, whole, words) =>
  expect(shareOut(bill(whole), told).map((node) => wordsOf(node).replaceAll('\u00a0', ' '))).toEqual([words]),
)

test.each([
  ['jam 10:30 dibagikan', 1_000_000],
  ['7 orang datang', 1_000_000],
  ['dibagi rata 7 orang', null],
])('DOC-08 %s shares nothing out', (told, whole) => expect(shareOut(bill(whole), told)).toEqual([]))

test.each([
  ['tulis total tunggakannya', 'Jumlah seluruhnya Rp 1.190.000 (14 bulan × Rp 85.000)'],
  ['tunggakan kios', ''],
])('DOC-08 %s: the sum that a letter of plain words is asked for', (text, sum) =>
  expect(
    askedSum({
      text,
      goods: [{ name: 'kios', quantity: 14, unit: 'bulan', price: rupiah(85_000), amount: rupiah(1_190_000) }],
    }).replaceAll('\u00a0', ' '),
  ).toBe(sum),
)
