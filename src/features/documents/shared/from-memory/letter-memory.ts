import type { RememberedLetter, UsedFact } from '#core/assistant/shared/memory/owner-memory.ts'
import { type OpenInvoice, recallDebt } from '#core/assistant/shared/memory/debts.ts'
import { recallGoods } from '#core/assistant/shared/memory/recall-goods.ts'
import { recallLetter, recallLetterhead } from '#core/assistant/shared/memory/recall-letter.ts'
import { recallSales } from '#core/assistant/shared/memory/recall-sales.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { formatDay } from '#core/text/shared/dates.ts'
import { addToDay, daysBetween, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest, RequestParty } from '../document-request.ts'
import { dayText } from '../letter/letter-facts.ts'
import type { LetterLine } from '../letter.ts'
import { isUnnamed } from '../profile-facts.ts'
import { moneyText } from '../letter/wording.ts'
import { nothingRemembered, type Remembered } from './remembered.ts'
import { salesLines } from './sales-report.ts'

/** A request with what was found for it, or a word about what was not. */
type Step = (request: DocumentRequest, text: string, context: AssistantContext) => DocumentRequest

const remember = (
  request: DocumentRequest,
  { used = [], notes = [], ...more }: Partial<Remembered>,
): DocumentRequest => {
  const known = request.remembered ?? nothingRemembered
  return {
    ...request,
    remembered: {
      ...known,
      ...more,
      used: [...known.used, ...used],
      notes: [...known.notes, ...notes.filter((one) => one !== '')],
    },
  }
}

const hasFigures = ({ lines, charges }: DocumentRequest): boolean => lines.length > 0 || charges.length > 0

/** A letter that nobody else writes comes from the shop whose figures it tells. */
const fromShop = (
  asked: RequestParty,
  { name, address, phone }: { readonly name: string; readonly address: string; readonly phone: string },
): RequestParty =>
  isUnnamed(asked) ? { ...asked, company: name, address: asked.address || address, phone: asked.phone || phone } : asked

const withSales: Step = (request, text, context) => {
  if (request.documentType !== 'laporan' || hasFigures(request)) return request
  const recalled = recallSales(text, context)
  if (recalled === null || 'ask' in recalled) return request
  if ('none' in recalled) return remember(request, { notes: [recalled.none] })
  const { found, used } = recalled
  const [shop] = found.shops
  const alone = found.shops.length === 1 ? shop : undefined
  const sender = fromShop(request.sender, {
    name: found.shopName,
    address: alone?.address ?? '',
    phone: alone?.phone ?? '',
  })
  return remember({ ...request, sender, lines: salesLines(found.sales.period) }, { used, sales: found })
}

const readerOf = (letter: RememberedLetter, asked: RequestParty): RequestParty => ({
  ...asked,
  name: letter.recipient.name || asked.name,
  title: asked.title || letter.recipient.title,
  company: letter.recipient.company || asked.company,
  address: asked.address || letter.recipient.address,
})

const senderOf = ({ sender }: RememberedLetter, asked: RequestParty): RequestParty =>
  isUnnamed(asked)
    ? { ...asked, company: sender.name, address: sender.address, phone: sender.phone, email: sender.email }
    : asked

const nameOf = ({ letter, isTill }: OpenInvoice): string => {
  if (isTill) return `kasbon di ${letter.sender.name}`
  const day = dayText(letter.date)
  return `Invoice${letter.number === '' ? '' : ` ${letter.number}`}${day === '' ? '' : ` tanggal ${day}`}`
}

const repeats = ({ isTill }: OpenInvoice): string => (isTill ? 'menurut catatan' : 'mengulang')

const dueWords = ({ letter }: OpenInvoice, today: string): string[] => {
  const due = parseIsoDay(letter.dueDate)
  if (due === null) return []
  const late = daysBetween(due, today)
  return late > 0 ? [`jatuh tempo ${formatDay(due)}, sudah lewat ${late} hari`] : [`jatuh tempo ${formatDay(due)}`]
}

const leftLine = (invoice: OpenInvoice, lead: string): LetterLine => ({
  description: `${lead} ${nameOf(invoice)}`,
  quantity: null,
  unit: '',
  price: invoice.left,
})

/** What is billed anew: the rows of an invoice of which nothing was paid yet, else what is left of each. */
const billedLines = (open: readonly OpenInvoice[]): Partial<DocumentRequest> => {
  const [first] = open
  if (first === undefined) return {}
  if (open.length > 1 || first.paid > 0) return { lines: open.map((one) => leftLine(one, 'Sisa tagihan')) }
  const { lines, charges, discount, withheld, tax, downPayment } = first.letter
  return { lines: [...lines], charges: [...charges], discount, ...(withheld ? { withheld } : {}), tax, downPayment }
}

const paidWords = (open: readonly OpenInvoice[]): string[] =>
  open.filter(({ paid }) => paid > 0).map((one) => `${nameOf(one)} sudah dibayar ${moneyText(one.paid)}`)

const withDebt: Step = (request, text, context) => {
  const { documentType } = request
  const bills = documentType === 'invoice' || documentType === 'kuitansi' || request.form === 'tagihan'
  if (!bills || hasFigures(request)) return request
  const recalled = recallDebt(text, context)
  if (recalled === null || 'ask' in recalled) return request
  if ('none' in recalled) return remember(request, { notes: [recalled.none] })
  const { found, used } = recalled
  const [first] = found
  if (first === undefined) return request
  const { letter } = first
  const known = {
    ...request,
    sender: senderOf(letter, request.sender),
    recipient: readerOf(letter, request.recipient),
    bankAccounts: request.bankAccounts.length > 0 ? request.bankAccounts : [...letter.bankAccounts],
    signer: request.signer.name === '' ? letter.signer : request.signer,
  }
  if (documentType === 'surat_resmi')
    return remember(
      {
        ...known,
        lines: found.map((one) => leftLine(one, one.paid > 0 ? 'Sisa tagihan' : 'Tagihan')),
        terms: [
          ...request.terms,
          ...found.map((one) => `tagihan atas ${[nameOf(one), ...dueWords(one, context.today)].join(', ')}`),
          ...paidWords(found),
        ],
      },
      { used },
    )
  if (documentType === 'kuitansi')
    return remember({ ...known, lines: found.map((one) => leftLine(one, 'Pembayaran')) }, { used })
  return remember(
    {
      ...known,
      ...billedLines(found),
      subject: 'Penagihan',
      terms: [
        ...request.terms,
        ...found.map(
          (one) => `tagihan ini ${repeats(one)} ${[nameOf(one), ...dueWords(one, context.today)].join(', ')}`,
        ),
        ...paidWords(found),
      ],
    },
    { used },
  )
}

/** How many days lay between two days of the earlier letter; null where it names none. */
const termOf = ({ date, dueDate }: RememberedLetter): number | null => {
  const [from, to] = [parseIsoDay(date), parseIsoDay(dueDate)]
  return from && to && to >= from ? daysBetween(from, to) : null
}

const withEarlierLetter: Step = (request, text, context) => {
  const recalled = recallLetter(text, request.documentType, context)
  if (recalled === null || 'ask' in recalled) return request
  if ('none' in recalled) return remember(request, { notes: [recalled.none] })
  const { letter, isSameReader } = recalled.found
  const term = termOf(letter)
  const day = parseIsoDay(request.date)
  const keepsOwn = hasFigures(request)
  return remember(
    {
      ...request,
      sender: senderOf(letter, request.sender),
      recipient: isSameReader ? readerOf(letter, request.recipient) : request.recipient,
      signer: request.signer.name === '' ? letter.signer : request.signer,
      subject: request.subject === '' || keepsOwn ? letter.subject : request.subject,
      ...(keepsOwn
        ? {}
        : {
            lines: [...letter.lines],
            charges: [...letter.charges],
            discount: request.discount ?? letter.discount,
            ...(letter.withheld ? { withheld: request.withheld ?? letter.withheld } : {}),
            downPayment: request.downPayment ?? letter.downPayment,
          }),
      tax: request.tax ?? letter.tax,
      validityDays: request.validityDays ?? letter.validityDays,
      dueDate: request.dueDate || (term === null || day === null ? '' : addToDay(day, { days: term })),
      bankAccounts: request.bankAccounts.length > 0 ? request.bankAccounts : [...letter.bankAccounts],
      npwp: request.npwp || letter.sender.npwp,
    },
    { used: recalled.used },
  )
}

const withUsualHead: Step = (request, text, context) => {
  if (!isUnnamed(request.sender)) return request
  const recalled = recallLetterhead(text, context)
  if (recalled === null || 'ask' in recalled) return request
  if ('none' in recalled) return remember(request, { notes: [recalled.none] })
  const { name, address, phone, email, website, npwp, signer } = recalled.found
  return remember(
    {
      ...request,
      sender: { ...request.sender, company: name, address, phone, email },
      npwp: request.npwp || npwp,
      signer: request.signer.name === '' ? signer : request.signer,
      ...(website === '' ? {} : { website }),
    },
    { used: recalled.used },
  )
}

/** The till's goods as the rows of an offer: a price list, for nobody ordered a number of them. */
const withTillGoods: Step = (request, text, context) => {
  if (hasFigures(request) || !['surat_penawaran', 'proposal', 'laporan'].includes(request.documentType)) return request
  if (request.remembered?.sales) return request
  const recalled = recallGoods(text, context)
  if (recalled === null || 'ask' in recalled) return request
  if ('none' in recalled) return remember(request, { notes: [recalled.none] })
  const lines = recalled.found.products.map(({ name, price, stock }) => ({
    description: name,
    quantity: request.documentType === 'laporan' && stock !== null && stock > 0 ? stock : null,
    unit: '',
    price,
  }))
  const sender = fromShop(request.sender, recalled.found.shop)
  return remember({ ...request, sender, lines }, { used: recalled.used })
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase().replaceAll(/\s+/g, ' ') === other.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Prices that the message leaves open, where exactly one thing of the owner's till has that very name. */
const withTillPrices: Step = (request, _text, { memory }) => {
  if (!['invoice', 'surat_penawaran', 'kuitansi'].includes(request.documentType)) return request
  const products = (memory?.shops ?? []).flatMap((shop) => shop.products ?? [])
  const used: UsedFact[] = []
  const lines = request.lines.map((line) => {
    if (line.price !== null || line.description === '') return line
    const named = products.filter(({ name }) => sameName(name, line.description))
    const [product] = named
    if (product === undefined || named.some(({ price }) => price !== product.price)) return line
    used.push({ source: 'catalogue', label: `harga ${product.name} dari kasir` })
    return { ...line, price: product.price }
  })
  return used.length === 0 ? request : remember({ ...request, lines }, { used })
}

const steps: readonly Step[] = [withSales, withDebt, withEarlierLetter, withUsualHead, withTillGoods, withTillPrices]

/**
 * The request with what the owner's own things know and the message left open (ASSIST-06). What the message says always
 * stands; each fact that is taken is named, and so is what was looked for and not found.
 */
export const withMemory = (request: DocumentRequest, text: string, context: AssistantContext): DocumentRequest =>
  context.memory === undefined ? request : steps.reduce((known, step) => step(known, text, context), request)
