import { titleCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import type { DocumentRequest } from '../document-request.ts'
import { letterTotals, readerWord } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { block, bullets, p, toldBesides } from '../content/nodes.ts'
import { perTime, shareOut } from '../letter/share-out.ts'
import { asSentence } from '../letter/wording.ts'
import type { TypeComposer } from './composer.ts'
import { instalmentClauses } from './instalment-clauses.ts'

/** The line `Untuk`, where the message names a matter that is not already a row of the table. */
const invoiceSubject = (letter: LetterData, request: DocumentRequest): string => {
  const said = request.subject.replace(/^(?:invoice|surat tagihan|tagihan|faktur)\b\s*/i, '')
  return letter.lines.some(({ description }) => description === request.subject) ? '' : titleCase(said)
}

/** `Uang diterima Rp 500.000, kembalian Rp 35.000.`: nothing where too little was handed over, or what is owed to the Rupiah. */
const changeGiven = (letter: LetterData, { tendered }: DocumentRequest): DocumentNode[] => {
  const { total } = letterTotals(letter)
  return tendered === undefined || total === null || tendered <= total
    ? []
    : [p(`Uang diterima ${formatRupiah(tendered)}, kembalian ${formatRupiah(tendered - total)}.`)]
}

/** Cash that does not reach the total is a part of it. */
const paidInCash = (letter: LetterData, { paid, tendered }: DocumentRequest): Partial<LetterData> => {
  const { total } = letterTotals(letter)
  if (tendered !== undefined && total !== null && tendered < total) return { downPayment: { amount: tendered } }
  return paid ? { status: 'Lunas' } : {}
}

const notes = (all: readonly string[]): DocumentNode[] => (all.length > 0 ? [p('Catatan:'), ...bullets(all)] : [])

export const invoice: TypeComposer = {
  completeLetter: (letter, request) => ({
    ...letter,
    subject: invoiceSubject(letter, request),
    ...paidInCash(letter, request),
  }),
  writeBody: (letter, request) => [
    block('letterhead'),
    block('letterTitle'),
    block('letterInfo'),
    block('recipient'),
    block('goodsTable'),
    block('paymentInfo'),
    ...changeGiven(letter, request),
    ...perTime(letter),
    ...shareOut(letter, request.message ?? ''),
    ...notes([...instalmentClauses(letter, request), ...request.terms.map(asSentence)]),
    toldBesides('Keterangan:'),
    p(`Atas perhatian dan kerja sama ${readerWord(letter.recipient)}, kami ucapkan terima kasih.`),
    block('signature'),
  ],
}
