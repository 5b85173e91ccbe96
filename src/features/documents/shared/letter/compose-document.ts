import { inCapitals } from '#core/text/shared/short-names.ts'

import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import { budgetTitle } from './cash-flow.ts'
import type { DocumentRequest } from '../document-request.ts'
import { salesReport } from '../from-memory/sales-report.ts'
import { documentNames, emptyLetter, isPersonalSender, letterTitle, tellsName } from './letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { clausesToldBesides, withToldBesides } from './told-besides.ts'
import { composers } from '../types/composers.ts'
import type { TypeComposer } from '../types/composer.ts'
import { withoutChat } from '../reading/without-chat.ts'
import { agreedClause, isAgreed } from '../types/agreed-clauses.ts'
import { splitTerms } from '../types/contract-facts.ts'
import { withToldDeal } from '../types/told-deal.ts'
import { plainName } from './wording.ts'
import { inWrittenWords } from './written-words.ts'

/** The letter data that all types share, from the request's facts alone. */
const baseLetter = (request: DocumentRequest): LetterData => {
  const { sender, recipient } = request
  return {
    ...emptyLetter(request.documentType, request.date),
    sender: {
      name: sender.company || plainName(sender.name),
      address: sender.address,
      phone: sender.phone,
      email: sender.email,
      website: request.website ?? '',
      npwp: request.npwp,
      ...(request.logo ? { logo: request.logo } : {}),
    },
    recipient: {
      name: recipient.name,
      title: recipient.title,
      company: recipient.company,
      address: recipient.address,
    },
    letterNumber: request.letterNumber,
    place: request.place ?? '',
    subject: request.subject,
    lines: request.lines,
    charges: request.charges,
    discount: request.discount,
    ...(request.withheld === undefined ? {} : { withheld: request.withheld }),
    tax: request.tax,
    downPayment: request.downPayment,
    validityDays: request.validityDays,
    dueDate: request.dueDate,
    bankAccounts: request.bankAccounts,
    signer: request.signer,
  }
}

/** The composers write for businesses; a person who writes alone says `saya`. */
const inFirstPerson = (node: DocumentNode): DocumentNode => ({
  ...node,
  ...(node.text === undefined
    ? {}
    : { text: node.text.replaceAll(/\bkami\b/g, 'saya').replaceAll(/\bKami\b/g, 'Saya') }),
  ...(node.content === undefined ? {} : { content: node.content.map(inFirstPerson) }),
})

/** A body in the voice of who writes: businesses say `kami`, a person alone says `saya`. */
export const inVoiceOf = (letter: LetterData, nodes: readonly DocumentNode[]): DocumentNode[] =>
  isPersonalSender(letter) ? nodes.map(inFirstPerson) : [...nodes]

/** Told clauses of a contract on payment and sanctions are conditions like those that were read: they stand in their articles. */
const withClausesAsTerms = (content: DocumentContent, request: DocumentRequest): DocumentRequest => {
  const told = clausesToldBesides(content, request).map((clause) => clause.replace(/\.$/, ''))
  const agreed = told.filter(isAgreed)
  const { payment, sanctions } = splitTerms(told.filter((clause) => !isAgreed(clause)))
  const known = request.terms.join('\n')
  // What is paid back in parts is a term already, and the order itself is none.
  const paid = payment.filter((clause) => {
    const sums = clause.match(/Rp [\d.]*\d/g) ?? []
    const isTold = sums.length > 0 && sums.every((sum) => known.includes(sum))
    return !isTold && !/^(?:surat |untuk )?(?:perjanjian|kontrak)(?!\p{L})/iu.test(clause)
  })
  const further = [...agreed, ...paid, ...sanctions]
  return further.length === 0 ? request : { ...request, terms: [...request.terms, ...further] }
}

/** `harga titip Rp 25.000` beside `harga titip Rp 25.000 dijual Rp 32.000`: the longer term tells both. */
const tellsMore = (term: string, at: number, terms: readonly string[]): boolean =>
  !terms.some((other, index) => index !== at && other.startsWith(`${term} dijual `))

/** Writes a document: letter data and body. Pure; the letter number stays open until the item is stored. */
export const composeDocument = (told: DocumentRequest): DocumentContent => {
  if (told.documentType !== 'kontrak') return finished(compose(told), told)
  const request = {
    ...told,
    subject: withToldDeal(told),
    terms: told.terms.filter(tellsMore).map((term) => agreedClause(term, told)),
  }
  const content = compose(request)
  const settled = withClausesAsTerms(content, request)
  return finished(settled === request ? content : compose(settled), settled)
}

/** Lines of a table below the title and the facts of a sheet. */
const linesOfSheet = 32

const finished = (content: DocumentContent, request: DocumentRequest): DocumentContent =>
  inWrittenWords(withoutChat(withToldBesides(content, request)))

/** Whether a sheet's table surely ends on its first page: rows take as many lines as their fullest cell has paragraphs. */
const fitsOnePage = (body: readonly DocumentNode[]): boolean =>
  body
    .filter(({ type }) => type === 'table')
    .flatMap(({ content: rows = [] }) => rows)
    .reduce(
      (sum, { content: cells = [] }) => sum + Math.max(1, ...cells.map((cell) => cell.content?.length ?? 1)),
      0,
    ) <= linesOfSheet

const compose = (request: DocumentRequest): DocumentContent => {
  const sales = request.remembered?.sales
  const composer: TypeComposer = sales ? salesReport(sales) : composers[request.documentType]
  const base = baseLetter(request)
  const letter = composer.completeLetter?.(base, request) ?? base
  const body = composer.writeBody(letter, request)
  // A certificate and a sheet on the wall are one page: they count none. A list that goes on counts its pages.
  const isOnePage = request.form === 'sertifikat' || (request.form === 'tabel' && fitsOnePage(body))
  return {
    schema: 1,
    letter,
    ...(request.documentType === 'surat_resmi' && isOnePage ? { page: { numbers: false } } : {}),
    body: { type: 'doc', content: inVoiceOf(letter, body) },
  }
}

/** `SOP kebersihan dapur`: short forms keep their capitals. */
const withShortForms = (name: string): string => name.replaceAll(/\p{L}+/gu, inCapitals)

const capitalisedTitle = (letter: LetterData): string =>
  letter.title
    ? withShortForms(
        letterTitle(letter)
          .toLowerCase()
          .replaceAll(/(^| )\p{L}/gu, (initial) => initial.toUpperCase()),
      )
    : documentNames[letter.documentType]

/** `Surat Penawaran PT Maju Bersama`, `Invoice Ibu Sari Dewi`, `Surat Undangan`: how lists call the item. */
export const itemTitle = (letter: LetterData): string => {
  const title = capitalisedTitle(letter)
  const whose = letter.recipient.company || letter.recipient.name || letter.sender.name
  return (tellsName(title, whose) ? title : `${title} ${whose}`.trim()).slice(0, 120)
}

/** `Surat penawaran untuk Bapak Budi Santoso, PT Maju Bersama`: one line below the title. */
export const itemDescription = (letter: LetterData): string => {
  const name = capitalisedTitle(letter)
  // Short forms such as UMKM keep their capitals.
  const kind =
    letter.documentType === 'laporan' && letter.title !== budgetTitle && /\p{Lu}{2}/u.test(letter.subject)
      ? `Laporan ${letter.subject}`
      : withShortForms(name.charAt(0) + name.slice(1).toLowerCase())
  const reader = [letter.recipient.name, letter.recipient.company].filter((part) => part !== '').join(', ')
  const link = letter.documentType === 'kontrak' ? 'dengan' : letter.documentType === 'kuitansi' ? 'dari' : 'untuk'
  return reader ? `${kind} ${link} ${reader}`.slice(0, 200) : kind
}
