import { AppError } from '#core/errors/shared/app-error.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'

import { inVoiceOf } from '../letter/compose-document.ts'
import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import type { DocumentRequest, RequestParty } from '../document-request.ts'
import { documentNames, emptyLetter, isPersonalSender, letterTotals, storedDay } from '../letter/letter-facts.ts'
import type { LetterData, LetterPerson } from '../letter.ts'
import { p } from '../content/nodes.ts'
import { withToldBesides } from '../letter/told-besides.ts'
import type { TypeComposer } from '../types/composer.ts'
import { composers } from '../types/composers.ts'
import { goodsSummary } from '../types/offer.ts'
import { percentText } from '../letter/wording.ts'
import { conversionsOf, type ConversionTarget, type PaidPart, targetName, typeOfTarget } from './conversions.ts'

const nobody: RequestParty = { name: '', company: '', title: '', address: '', phone: '', email: '' }

/** With whom the business deals: a contract names that party apart, and there it is kept up to date. */
const otherParty = ({ counterparty, recipient }: LetterData): LetterPerson => {
  if (!counterparty || (counterparty.name === '' && counterparty.company === '')) return recipient
  const { name, title, company, address } = counterparty
  return { name, title, company, address }
}

/** A delivery note: an official letter by its own title. */
export const isDeliveryTitle = ({ title = '' }: LetterData): boolean => /^surat jalan$/i.test(title.trim())

/** `penawaran harga kaos polo dan topi` -> `kaos polo dan topi`: the matter without the words of the paper it stood on. */
export const matterOf = (letter: LetterData): string => {
  const goods = goodsSummary(letter)
  const bare = letter.subject
    .replace(/\s*,?\s+sesuai\s+(?:Surat|Invoice|Kontrak|Kuitansi|Proposal)\b.*$/, '')
    .replace(/^(?:penawaran(?:\s+harga)?|(?:pembayaran|pelunasan)(?:\s+penuh)?|uang muka(?:\s+[\d.,]+%)?)\s+/i, '')
    .trim()
  return bare === '' || isDeliveryTitle(letter) || bare.toLowerCase() === goods.toLowerCase() ? goods : bare
}

/** `Surat Penawaran No. 001/SP/XI/2026 tanggal 21 November 2026`. */
const nameOf = (letter: LetterData): string => {
  const day = storedDay(letter.date)
  const number = letter.letterNumber.trim()
  return [
    isDeliveryTitle(letter) ? targetName('surat_jalan') : documentNames[letter.documentType],
    ...(number === '' ? [] : [`No. ${number}`]),
    ...(day ? [`tanggal ${formatDay(day)}`] : []),
  ].join(' ')
}

/** `sesuai Surat Penawaran No. 001/SP/XI/2026 tanggal 21 November 2026`. */
export const referenceTo = (letter: LetterData): string => `sesuai ${nameOf(letter)}`

/** Conditions that the owner's message had told: they stand as bullets below one of these lines. */
const toldAbove = /^(?:ketentuan lain|catatan|keterangan)\b/i
const plainText = (node: DocumentNode): string =>
  node.type === 'hardBreak' ? ' ' : (node.text ?? (node.content ?? []).map(plainText).join(''))

const termsOf = ({ body }: DocumentContent): string[] =>
  (body.content ?? []).flatMap((node, at, all) =>
    node.type === 'bulletList' && toldAbove.test(plainText(all[at - 1] ?? { type: 'paragraph' }))
      ? (node.content ?? []).map((item) => plainText(item).trim()).filter((text) => text !== '')
      : [],
  )

/** The sum that a receipt states; null where the letter does not tell it, or it is more than the letter asks. */
export const paidAmount = (letter: LetterData, part: Exclude<PaidPart, 'full'>): number | null => {
  const { total, downPayment, balance } = letterTotals(letter)
  if (typeof part === 'object') return total === null || part.amount <= total ? part.amount : null
  if (part === 'down_payment') return downPayment > 0 ? downPayment : null
  return downPayment > 0 ? balance : null
}

const partName = (letter: LetterData, part: Exclude<PaidPart, 'full'>): string => {
  if (part === 'balance') return 'Pelunasan'
  if (typeof part === 'object') return 'Pembayaran sebagian'
  const share =
    letter.downPayment && 'percent' in letter.downPayment ? ` ${percentText(letter.downPayment.percent)}` : ''
  return `Uang muka${share}`
}

type Sums = Pick<LetterData, 'lines' | 'charges' | 'discount' | 'withheld' | 'tax' | 'downPayment'>

/** What the new paper reckons with: the same rows, or the one sum that was paid. */
const sumsOf = (letter: LetterData, to: ConversionTarget, part: PaidPart): Sums => {
  const { lines, charges, discount, withheld, tax, downPayment } = letter
  const keptBack = withheld === undefined ? {} : { withheld }
  // A delivery note counts what is brought and names no sums.
  if (to === 'surat_jalan') {
    const goods = lines.filter(({ quantity }) => quantity !== null).map((line) => ({ ...line, price: null }))
    if (goods.length === 0) throw new AppError('conversion_not_possible')
    return { lines: goods, charges: [], discount: null, tax: null, downPayment: null }
  }
  if (to !== 'kuitansi') return { lines, charges, discount, ...keptBack, tax, downPayment }
  if (part === 'full') return { lines, charges, discount, ...keptBack, tax, downPayment: null }
  const amount = paidAmount(letter, part)
  if (amount === null) throw new AppError('conversion_not_possible')
  const description = `${partName(letter, part)} ${matterOf(letter)}`.trim()
  const paid = { description, quantity: null, unit: '', price: amount }
  return { lines: [paid], charges: [], discount: null, tax: null, downPayment: null }
}

/** The line `Untuk` of a receipt, or what a contract is about; other papers name their matter by themselves. */
const subjectOf = (letter: LetterData, to: ConversionTarget, part: PaidPart): string => {
  const matter = matterOf(letter)
  if (to === 'kuitansi')
    return `${part === 'full' ? 'Pembayaran' : partName(letter, part)} ${matter}`
      .trim()
      .concat(` ${referenceTo(letter)}`)
  const supplies = letter.lines.some(({ quantity }) => quantity !== null) && matter === goodsSummary(letter)
  return to === 'kontrak' && supplies ? `pengadaan ${matter}` : matter
}

const requestOf = (
  content: DocumentContent,
  letter: LetterData,
  told: Pick<DocumentRequest, 'form' | 'subject'>,
): DocumentRequest => {
  const { sender, recipient, signer } = letter
  const isPerson = isPersonalSender(letter)
  return {
    documentType: letter.documentType,
    ...told,
    sender: {
      ...nobody,
      ...sender,
      name: isPerson ? sender.name : '',
      company: isPerson ? '' : sender.name,
      title: '',
    },
    recipient: { ...nobody, ...recipient },
    parties: [],
    signer,
    letterName: '',
    letterNumber: '',
    date: letter.date,
    dueDate: letter.dueDate,
    validityDays: letter.validityDays,
    eventDate: '',
    startDate: '',
    endDate: '',
    times: [],
    places: [],
    term: null,
    terms: termsOf(content),
    lines: letter.lines,
    charges: letter.charges,
    discount: letter.discount,
    ...(letter.withheld === undefined ? {} : { withheld: letter.withheld }),
    tax: letter.tax,
    downPayment: letter.downPayment,
    statedTotal: null,
    bankAccounts: letter.bankAccounts,
    npwp: sender.npwp,
  }
}

/** A due day that has not come yet still binds; any other one belonged to the older paper. */
const dueDateOf = (letter: LetterData, to: ConversionTarget, today: string): string =>
  (to === 'invoice' || to === 'kontrak') && letter.dueDate >= today ? letter.dueDate : ''

/** The reference stands above the first thing that it is the ground of: the table, or the first article. */
const withReference = (nodes: readonly DocumentNode[], sentence: string): DocumentNode[] => {
  const at = nodes.findIndex(({ type }) => type === 'goodsTable' || type === 'heading')
  const place = at === -1 ? nodes.findIndex(({ type }) => type === 'signature') : at
  return place === -1 ? [...nodes, p(sentence)] : [...nodes.slice(0, place), p(sentence), ...nodes.slice(place)]
}

const sentenceOf = (source: LetterData, to: ConversionTarget): string => {
  const opening = {
    kontrak: 'Perjanjian ini dibuat',
    invoice: 'Tagihan ini dibuat',
    surat_penawaran: 'Penawaran ini dibuat',
    surat_jalan: 'Barang dikirim',
  }
  return `${opening[to as keyof typeof opening] ?? 'Surat ini dibuat'} ${referenceTo(source)}.`
}

/** When a contract begins and ends and how long it lasts. */
export type TimeOfContract = Partial<Pick<DocumentRequest, 'startDate' | 'endDate' | 'term'>>

/**
 * Another paper of the same sale: parties, rows, charges, discount, tax, down payment, account and looks are those of
 * `content`, the dates are new, the number is left to the storing step, and the text refers to where it came from.
 * `part` says what a receipt is for. Throws `conversion_not_possible` for papers that do not follow from each other and
 * for a part that the letter does not know.
 */
export const convertDocument = (
  content: DocumentContent,
  to: ConversionTarget,
  today: string,
  part: PaidPart = 'full',
  time: TimeOfContract = {},
): DocumentContent => {
  const { letter: source, body: _, ...looks } = content
  const isBilled = to === 'invoice' && isDeliveryTitle(source)
  if (!isBilled && !conversionsOf(source.documentType).includes(to)) throw new AppError('conversion_not_possible')
  const party = otherParty(source)
  const type = typeOfTarget(to)
  const base: LetterData = {
    ...emptyLetter(type, today),
    sender: source.sender,
    recipient: party,
    place: source.place,
    dueDate: dueDateOf(source, to, today),
    bankAccounts: source.bankAccounts,
    signer: source.signer,
    ...sumsOf(source, to, part),
  }
  const form = to === 'surat_jalan' ? 'jalan' : 'umum'
  const request = { ...requestOf(content, base, { form, subject: subjectOf(source, to, part) }), ...time }
  const composer: TypeComposer = composers[type]
  const completed = composer.completeLetter?.({ ...base, subject: request.subject }, request) ?? base
  // The type may name and title the paper; the facts of the sale are those of its source.
  const letter: LetterData = {
    ...completed,
    recipient: party,
    ...sumsOf(source, to, part),
    ...(to === 'kuitansi' ? { subject: sentenceCase(request.subject) } : {}),
    ...(to === 'invoice' && completed.subject === '' ? { subject: titleCase(matterOf(source)) } : {}),
  }
  const written = composer.writeBody(letter, request)
  const nodes = to === 'kuitansi' ? written : withReference(written, sentenceOf(source, to))
  return withToldBesides({ ...looks, letter, body: { type: 'doc', content: inVoiceOf(letter, nodes) } }, request)
}
