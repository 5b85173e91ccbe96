import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { introduceDocument } from './introduce-document.ts'
import { unusedFigures } from './unused-figures.ts'

const paperOf = (message: string) => writtenLetter(message, 'invoice')
const of = (message: string) => {
  const { content, request } = paperOf(message)
  return unusedFigures(content, request).map(({ figure }) => figure)
}

test('DOC-08 ASSIST-01 a share or a sum of the goods that no part of the total shows is named', () => {
  expect(of('nota laundry: kemeja 5 @6000, bedcover 1 35rb, express 50%')).toEqual(['50%'])
  expect(of('nota laundry hotel: sprei 60 pcs 5rb, sarung bantal 120 pcs 1.500, express 20%')).toEqual(['20%'])
})

test('DOC-08 ASSIST-01 a count beside a price that its row does not show is named', () => {
  const { content, request } = paperOf('nota gas 4 tabung 210rb, aqua 6 galon 20rb')
  const changed = {
    ...content,
    letter: { ...content.letter, lines: content.letter.lines.map((line) => ({ ...line, quantity: 1 })) },
  }
  expect(unusedFigures(content, request)).toEqual([])
  expect(unusedFigures(changed, request).map(({ figure }) => figure)).toEqual(['4 tabung', '6 galon'])
})

test.each([
  'invoice kaos 120 pcs @ 38.000, diskon 5rb per pcs',
  'nota gelas 3 lusin 48rb per lusin, sendok 2 gross 90rb, tempo 14 hari',
  'nota ikan: gurame 5 ekor 6,5 kg 55rb, lele 10 kg 24rb',
  'invoice katering 22 hari x 15 porsi x 28.000, dipotong 3 hari libur',
  'nota lontong 35 porsi 10rb, kerupuk 5 pak 12rb. eh kerupuknya 4 pak aja',
  'invoice villa 3 malam @900rb, sarapan 2 orang 3 hari 50rb, check in 12 Desember jam 14.00',
  'tagihan kamar 7: sewa 850rb, laundry 6 kg x 7rb, minimal 3 kg',
  'invoice bata 3.500 biji, harganya 850rb per 1000 biji',
  'invoice photo booth 3 jam 1,8jt, extra 2 jam 400rb per jam',
])('DOC-08 ASSIST-01 what is shown, taken off, told anew or a condition is not named: %s', (message) => {
  expect(of(message)).toEqual([])
})

test('CHAT-04 ASSIST-01 the reply tells which figure was not used, in the words of its clause', () => {
  const { content, request } = paperOf('nota laundry: kemeja 5 @6000, express 50%')
  expect(introduceDocument(request, content)).toContain(
    'Belum terpakai dalam hitungan, mohon diperiksa: 50% pada "express 50%".',
  )
})
