import { titleCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import type { DocumentRequest } from '../document-request.ts'
import { letterTotals, readerWord } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { block, bullets, p, toldBesides } from '../content/nodes.ts'
import { partOfWhole } from '../reading/sums/paid-now.ts'
import { perTime, shareOut } from '../letter/share-out.ts'
import { asSentence } from '../letter/wording.ts'
import type { TypeComposer } from './composer.ts'
import { instalmentClauses } from './instalment-clauses.ts'

/** The line `Untuk`, where the message names a matter that is not already a row of the table. */
const invoiceSubject = (letter: LetterData, request: DocumentRequest): string => {
  const said = request.subject.replace(/^(?:invoice|surat tagihan|tagihan|faktur)\b\s*/i, '')
  return letter.lines.some(({ description }) => description === request.subject) ? '' : titleCase(said)
}

/** `bayar 500.000` for a bill of less is cash, and no part of it; a deposit is never more than the bill. */
const cashHandedOver = (
  { tendered, downPayment, message = '' }: DocumentRequest,
  total: number,
): number | undefined => {
  const paid = downPayment !== null && 'amount' in downPayment ? downPayment.amount : 0
  const isCash = paid > total && !/(?<!\p{L})(?:dp|uang muka|panjar)(?!\p{L})/iu.test(message)
  return tendered ?? (isCash ? paid : undefined)
}

/** `Uang diterima Rp 500.000, kembalian Rp 35.000.`: nothing where too little was handed over, or what is owed to the Rupiah. */
const changeGiven = (letter: LetterData, request: DocumentRequest): DocumentNode[] => {
  const { total } = letterTotals(letter)
  const cash = total === null ? undefined : cashHandedOver(request, total)
  return cash === undefined || total === null || cash <= total
    ? []
    : [p(`Uang diterima ${formatRupiah(cash)}, kembalian ${formatRupiah(cash - total)}.`)]
}

/** `termin 1 50% ditagih sekarang`: what of several things is asked for now; of one thing its line tells it. */
const billedNow = (letter: LetterData, { message = '' }: DocumentRequest): DocumentNode[] => {
  const part = partOfWhole(message)
  const { total } = letterTotals(letter)
  return part === null || total === null || letter.lines.length < 2 || letter.downPayment !== null
    ? []
    : [
        p(
          `Ditagih sekarang ${part}% dari ${formatRupiah(total)}, yaitu ${formatRupiah(Math.round((total * part) / 100))}.`,
        ),
      ]
}

/** Cash that does not reach the total is a part of it. */
const paidInCash = (letter: LetterData, request: DocumentRequest): Partial<LetterData> => {
  const { total } = letterTotals(letter)
  const cash = total === null ? undefined : cashHandedOver(request, total)
  if (cash !== undefined && total !== null && cash < total) return { downPayment: { amount: cash } }
  if (cash !== undefined) return { status: 'Lunas', downPayment: null }
  return request.paid ? { status: 'Lunas' } : {}
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
    ...billedNow(letter, request),
    ...perTime(letter),
    ...shareOut(letter, request.message ?? ''),
    ...notes([...instalmentClauses(letter, request), ...request.terms.map(asSentence)]),
    toldBesides('Keterangan:'),
    p(`Atas perhatian dan kerja sama ${readerWord(letter.recipient)}, kami ucapkan terima kasih.`),
    block('signature'),
  ],
}
