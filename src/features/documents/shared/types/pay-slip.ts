import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest } from '../document-request.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { inSlip, slipLines } from '../reading/sums/slip-lines.ts'
import { tellsSlip } from '../reading/sums/told-slips.ts'
import { block, bullets, labelledLines, p } from '../content/nodes.ts'
import { blankText } from '../content/runs.ts'
import { asSentence, plainName } from '../letter/wording.ts'

/** What is paid to one who works, line by line; it is written as a report of its own form. */
export const isPaySlip = ({ message = '' }: DocumentRequest): boolean => tellsSlip(message)

/** What nobody is paid without a wage. */
const besidesWage = /^(?:lembur|bonus|tunjangan|uang (?:makan|transport|lembur))(?!\p{L})/iu
const keptBack = /^potongan(?!\p{L})/iu

/** `lembur 10 jam @20rb` alone: the wage itself stands open, so that no net pay is shown without it. */
const withWage = (lines: readonly LetterLine[]): LetterLine[] => {
  const earned = lines.filter(({ description }) => !keptBack.test(description))
  const isOpen = earned.length > 0 && earned.every(({ description }) => besidesWage.test(description))
  return [...(isOpen ? [{ description: 'gaji pokok', quantity: null, unit: '', price: null }] : []), ...lines]
}

/** What is earned and what is kept back, line by line, where the message tells both. */
export const withPay = (letter: LetterData, { message = '', today = '' }: DocumentRequest): LetterData => {
  const day = parseIsoDay(today)
  const lines = day === null ? null : slipLines(message, day)
  if (lines !== null) return { ...letter, lines: withWage(lines), charges: [], discount: null }
  return {
    ...letter,
    lines: withWage(letter.lines.map((line) => ({ ...line, description: inSlip(line.description) }))),
  }
}

/** Whose pay it is. */
const paidTo = ({ recipient: { name, title } }: LetterData): DocumentNode[] =>
  name === ''
    ? []
    : [labelledLines([['Nama', plainName(name)], ...(title === '' ? [] : [['Jabatan', title] as const])])]

/** The body of a pay slip: for whom, for which time, and the sums; nothing is argued. */
export const paySlipBody = (letter: LetterData, { period, terms }: DocumentRequest): DocumentNode[] => [
  block('letterhead'),
  block('letterTitle'),
  block('letterInfo'),
  ...paidTo(letter),
  p(`Rincian gaji ${period || blankText('bulan gaji')} adalah sebagai berikut.`),
  ...(letter.lines.length > 0 || letter.charges.length > 0
    ? []
    : [p(`Gaji pokok: ${blankText('gaji pokok')}. Tunjangan: ${blankText('tunjangan')}.`)]),
  block('goodsTable'),
  ...(terms.length > 0 ? bullets(terms.map(asSentence)) : []),
  block('signature'),
]
