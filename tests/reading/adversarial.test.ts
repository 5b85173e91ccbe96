import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

const today = '2026-11-21' as IsoDay

const repeated = [
  '1',
  '1.',
  '1,',
  '1-',
  '1 ',
  '0',
  '(',
  ')',
  '((',
  '@',
  'a@',
  'a@a.',
  '.',
  ',',
  '-',
  '/',
  '1/',
  'a',
  'A',
  'a.',
  'A. ',
  'Rp',
  'rp ',
  'Rp1.',
  '1rb ',
  '1 juta ',
  'satu ',
  'dua ratus ',
  'setengah ',
  'juta ',
  'dan ',
  'dan 1 ',
  'untuk ',
  'untuk untuk Pak ',
  'dari PT ',
  'PT ',
  'Bapak ',
  'Pak A, ',
  'di ',
  'jl ',
  'Jl. A, ',
  'alamat ',
  'antara A dan ',
  'tanggal ',
  '1 Jan ',
  '1/1/',
  'senin ',
  'jam 9 - ',
  'berlaku ',
  'selama ',
  'nomor ',
  'nomor a/',
  'npwp 1.',
  'rekening ',
  'BCA 1',
  'BCA 123456 an A ',
  'ppn ',
  'tanpa ppn ',
  'diskon 1% ',
  'total ',
  'total 1jt ',
  '1 pcs a @ 1 ',
  'a, ',
  '1. a\n',
  '- a\n',
  '\n',
  '\t',
  '"',
  '%',
  '1% ',
  '+',
  '+62',
  '08',
  's/d ',
  'u.p. ',
  '😀',
  '\u0000',
  '\u0301',
  'İ',
  'ﬃ',
  'a)',
  '1)',
  '{{7*7}}',
  '<script>',
  '65:35 ',
  '3x4 ',
  'x ',
  'biaya ',
  'biaya kirim ',
]

describe('ASSIST-01 whatever is written, the reading ends', () => {
  test.each(repeated)('ASSIST-01 the reading of endless %j ends', (piece) => {
    const text = piece.repeat(Math.ceil(5_000 / piece.length))
    expect(readMessage(text, today).text).toBe(text)
  })

  test('ASSIST-01 no text makes the reader fail, and the same text reads the same', () => {
    const words = fc.constantFrom(
      ...repeated,
      'kaos',
      'Budi',
      '45.000',
      '1.250.000,00',
      '21 November 2026',
      '31/02/2026',
      '99/99/9999',
      '999999999999999999 juta',
      '1e999',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
      fc.array(words, { maxLength: 60 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (message) => {
        const reading = readMessage(message, today)
        expect(readMessage(message, today)).toEqual(reading)
        const priced = reading.goods.filter(
          ({ quantity, price, amount }) => quantity !== null && price !== null && amount !== null,
        )
        expect(priced.map(({ amount }) => amount)).toEqual(
          priced.map(({ quantity, price }) => Math.round((quantity ?? 0) * (price ?? 0))),
        )
        expect(reading.amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('ADV-01 code in a message stays plain text', () => {
    const reading = readMessage('invoice untuk Toko {{7*7}} <b>Mapan: 10 gelas ${process.env.HOME} @ 5.000', today)
    expect(reading.recipient?.company).toBe('Toko {{7*7}} <b>Mapan')
    expect(reading.goods).toEqual([
      { name: 'gelas ${process.env.HOME}', quantity: 10, unit: null, price: 5_000, amount: 50_000 },
    ])
  })
})
