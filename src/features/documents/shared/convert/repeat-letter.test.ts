import { expect, test } from 'vitest'

import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { composeDocument } from '../letter/compose-document.ts'
import { readRequest } from '../reading/read-request.ts'
import { repeatLetter } from './repeat-letter.ts'

const today = '2026-11-21' as IsoDay
const billOf = (words: string): DocumentContent => composeDocument(readRequest(readMessage(words, today), 'invoice'))
const again = (text: string, content: DocumentContent) => {
  const made = repeatLetter(text, content, today)
  return made !== null && 'letter' in made ? made.letter : null
}

const rent = billOf('invoice untuk Dimas: sewa kios 850rb dan listrik 75rb, jatuh tempo 5 Desember 2026')

test('CHAT-16 DOC-08 a bill once more for another month: rows and sums stay, its number is new, its days move on', () => {
  expect(again('buat lagi utk bulan depan', rent)).toMatchObject({
    letterNumber: '',
    dueDate: '2027-01-05',
    subject: 'Tagihan Bulan Desember 2026',
    lines: rent.letter.lines,
    recipient: rent.letter.recipient,
  })
  expect(again('bikin lagi yg desember', rent)).toMatchObject({ subject: 'Tagihan Bulan Desember 2026' })
  const january = again('bikin lagi yang sama buat bulan januari', rent)
  expect(january).toMatchObject({ dueDate: '2027-02-05', subject: 'Tagihan Bulan Januari 2027' })
})

test('CHAT-16 DOC-08 the month is named where the bill names one, and the only row is told it', () => {
  const lesson = billOf('invoice untuk Bu Sari: les privat 4 kali @ 100rb')
  const december = again('bikin juga buat bulan depan dong', lesson)
  expect(december?.lines[0]?.description).toMatch(/bulan Desember 2026$/)
  const next = december === null ? null : again('buat lagi untuk bulan depan', { ...lesson, letter: december })
  expect(next?.lines[0]?.description).toMatch(/privat bulan Januari 2027$/)
})

test('CHAT-16 DOC-08 a bill once more for somebody else holds what was changed since', () => {
  const changed = { ...rent, letter: { ...rent.letter, discount: { percent: 5 } } }
  expect(again('buat lagi yang sama buat Bu Ani', changed)).toMatchObject({
    recipient: { name: 'Ibu Ani' },
    discount: { percent: 5 },
    date: today,
  })
  const hotel = billOf('invoice untuk Bu Ratna, Hotel Melati: 20 kg kopi @ 120.000')
  expect(again('yg sama buat CV Mandiri juga', hotel)?.recipient).toMatchObject({ name: '', company: 'CV Mandiri' })
  expect(again('buat lagi yang sama buat Bu Ani', hotel)?.recipient).toMatchObject({ name: 'Ibu Ani', company: '' })
})

test.each(['bikin lagi buat pelunasannya', 'sekarang bikin invoice sisanya ya'])(
  'CHAT-16 DOC-08 the bill of what is left keeps its rows and what was paid, its matter is the rest: %s',
  (text) => {
    const first = billOf('invoice DP 50% foto wisuda buat Dimas, paket 2 juta')
    const rest = again(text, first)
    expect(rest).toMatchObject({ downPayment: { percent: 50 }, lines: first.letter.lines, dueDate: '' })
    expect(rest?.subject).toMatch(/^Pelunasan/)
    expect(repeatLetter(text, rent, today)).toHaveProperty('ask')
  },
)

test('CHAT-16 DOC-08 the receipt of the rest is of the sum that the first one leaves', () => {
  const receipt = composeDocument(
    readRequest(readMessage('kuitansi DP katering Dimas 3 juta dari total 9 juta', today), 'kuitansi'),
  )
  const rest = again('bikin lagi buat pelunasan', receipt)
  expect(rest?.lines.map(({ price }) => price)).toEqual([6_000_000])
  expect(repeatLetter('bikin invoice pelunasannya', receipt, today)).toBeNull()
})

test.each([
  'buat lagi invoice buat Bu Ani 10 kue @ 5.000',
  'buat laporan bulan depan',
  'buatkan invoice untuk Bu Ani',
  'bulan depan bikin lagi ya',
  'jangan buat lagi utk bulan depan',
])('CHAT-16 POINT-06 other words repeat nothing: %s', (text) => {
  expect(again(text, rent)).toBeNull()
})
