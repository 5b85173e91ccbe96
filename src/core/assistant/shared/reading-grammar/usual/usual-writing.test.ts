import { expect, test } from 'vitest'

import { inUsualWriting } from './usual-writing.ts'
import { usualCounts } from './usual-counts.ts'
import { usualMarks } from './usual-marks.ts'
import { usualMeasures } from './usual-measures.ts'
import { usualPrices } from './usual-prices.ts'
import { usualWords } from './usual-words.ts'

const all = [usualCounts, usualWords, usualMeasures, usualPrices, usualMarks].flatMap(Object.entries)

test.each(all)('ASSIST-01 the usual writing of %s is that of its example, alone and with all others', (_name, row) => {
  const [written, usual] = row.example
  expect(row.rewrite(written)).toBe(usual)
  expect(row.rewrite(usual)).toBe(usual)
  expect(inUsualWriting(written)).toBe(usual)
})

test('ASSIST-01 what is written as usual stays as it is', () => {
  for (const said of ['penawaran 50 kaos polo @ 45.000, berlaku 14 hari', 'jam 08.00 — 10.00', 'beras 5 kg / 60rb'])
    expect(inUsualWriting(said)).toBe(said)
})
