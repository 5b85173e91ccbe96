import { expect, test } from 'vitest'

import { withPapersSpelt } from './misspelt-papers.ts'

test.each([
  ['bikin invocie sewa tenda', 'bikin invoice sewa tenda'],
  ['bikin surat ketrangan kerja', 'bikin surat keterangan kerja'],
  ['surat pernyatan lunas', 'surat pernyataan lunas'],
  ['bkin surat jalan 20 karung beras', 'bikin surat jalan 20 karung beras'],
  ['min, bwtin surat jalan', 'min, buatin surat jalan'],
])('ASSIST-01 a paper is known under a misspelt name: %s', (said, spelt) => {
  expect(withPapersSpelt(said)).toBe(spelt)
})

test.each(['surat jalan ke toko', 'bikin surat lamaran', 'surat pengalaman kerja', 'surat perjalanan dinas'])(
  'ASSIST-01 another paper keeps its name: %s',
  (said) => {
    expect(withPapersSpelt(said)).toBe(said)
  },
)
