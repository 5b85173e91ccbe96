import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { uncounted } from './uncounted.ts'

const of = (message: string) => uncounted(writtenLetter(message, 'invoice').content)

test('DOC-08 ASSIST-01 what may change a total and stands in none of its sums is named', () => {
  expect(of('invoice sewa scaffolding 60 set @ 4.500. telat balikin 2 hari tp cuma yg 10 set')).toEqual([
    expect.stringContaining('2 hari'),
  ])
  expect(of('invoice katering 5 hari @23rb, rabu libur, jumat minta tambah jadi 60 box')).toEqual([
    expect.stringContaining('60 box'),
  ])
})

test('DOC-08 ASSIST-01 times, places and what is counted already are not named', () => {
  expect(of('invoice nasi kotak 40 kotak @25rb, diantar jam 10 ke Jl. Melati No. 5')).toEqual([])
  expect(of('invoice servis AC 2 unit @75rb, garansi 30 hari')).toEqual([])
  expect(of('invoice konsumsi rapat, snack 40 kotak @12rb tanggal 5 Desember 2026')).toEqual([])
})

test('DOC-08 ASSIST-01 a letter without a total names nothing', () => {
  expect(uncounted(writtenLetter('surat undangan rapat, tambah 3 orang dari cabang').content)).toEqual([])
})

test('DOC-08 ASSIST-01 who comes along free beside those who pay changes no total; some of those who pay may', () => {
  expect(of('invoice study tour SMP 5: 120 siswa @ 350rb. Guru pendamping 6 orang gratis')).toEqual([])
  const { content } = writtenLetter(
    'invoice study tour SMP 5: 120 siswa @ 350rb. Guru pendamping 6 orang gratis',
    'invoice',
  )
  const { letter } = content
  const ofTheirs = { ...letter, lines: letter.lines.map((line) => ({ ...line, description: 'Guru' })) }
  expect(uncounted({ ...content, letter: ofTheirs })).toEqual([expect.stringContaining('gratis')])
})

/** A letter's body of one note. */
const noted = (text: string) => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
  return { type: 'doc', content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] }] }
}

test('DOC-08 ASSIST-01 what is left of some is counted and not named', () => {
  const { content } = writtenLetter('invoice roti titip 100 @5rb', 'invoice')
  const letter = { ...content.letter, lines: content.letter.lines.map((line) => ({ ...line, quantity: 86 })) }
  const of = (text: string) => uncounted({ ...content, letter, body: noted(text) } as typeof content)
  expect(of('Roti titip 100 yang balik 14.')).toEqual([])
  expect(of('Roti titip 100 yang balik 20.')).toEqual(['Roti titip 100 yang balik 20.'])
})

test('DOC-08 ASSIST-01 nights that nobody shared out between two prices are named', () => {
  expect(of('invoice kamar hotel 4 malam, weekday 450rb weekend 600rb, menginap kamis sampai senin')).toEqual([
    'Kamar hotel 4 malam.',
  ])
})
