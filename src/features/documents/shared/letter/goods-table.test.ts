import { describe, expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'

import { goodsTable } from './goods-table.ts'
import { emptyLetter } from './letter-facts.ts'
import type { LetterData } from '../letter.ts'

const spelled = (documentType: DocumentType, over: Partial<LetterData> = {}): string => {
  const letter: LetterData = {
    ...emptyLetter(documentType, '2026-11-21'),
    lines: [{ description: 'kaos', quantity: 10, unit: '', price: 100_000 }],
    downPayment: { percent: 30 },
    ...over,
  }
  const last = goodsTable(letter).at(-1)
  return last?.type === 'paragraph' ? last.runs.map(({ text }) => text).join('') : ''
}

describe('DOC-03 the sum in words', () => {
  test('DOC-03 an invoice with a deposit spells what is still to be paid, and says so', () => {
    expect(spelled('invoice')).toBe('Terbilang sisa pembayaran: tujuh ratus ribu rupiah')
  })

  test('DOC-03 an offer with a deposit spells the whole price, a paid invoice too', () => {
    expect(spelled('surat_penawaran')).toBe('Terbilang total: satu juta rupiah')
    expect(spelled('invoice', { status: 'LUNAS' })).toBe('Terbilang total: satu juta rupiah')
  })

  test('DOC-03 without a deposit, or where it pays all, there is one sum alone', () => {
    expect(spelled('invoice', { downPayment: null })).toBe('Terbilang: satu juta rupiah')
    expect(spelled('invoice', { downPayment: { percent: 100 } })).toBe('Terbilang: satu juta rupiah')
  })
})
