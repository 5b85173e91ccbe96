import * as z from 'zod/mini'

import type { ToldFacts } from '#core/assistant/shared/kind-skill.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type DocumentRequest, documentRequest, officialForms, type RequestParty } from './document-request.ts'
import { readRequest } from './reading/read-request.ts'
import { usualTax } from './letter/tax-rule.ts'
import { toldBy, type Told } from './reading/told-facts.ts'

const text = z.optional(z.string().check(z.maxLength(500)))
const day = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
const money = z.int().check(z.nonnegative())
const share = z.optional(z.object({ percent: z.optional(z.number()), amount: z.optional(money) }))
const partyShape = z.object({ name: text, company: text, title: text, address: text, phone: text, email: text })
const party = z.optional(partyShape)
const days = z.optional(z.int().check(z.positive(), z.maximum(36_500)))

/** What a model fills in for a document: the facts of the owner's words, all of them optional. */
export const filledDocument = z.object({
  form: z.optional(z.enum(officialForms)),
  sender: party,
  recipient: party,
  parties: z.optional(z.array(partyShape).check(z.maxLength(10))),
  signer: z.optional(z.object({ name: text, title: text })),
  subject: text,
  letterName: text,
  letterNumber: text,
  date: day,
  dueDate: day,
  validityDays: days,
  eventDate: day,
  startDate: day,
  endDate: day,
  times: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  places: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))),
  term: z.optional(
    z.object({ amount: z.number().check(z.positive()), unit: z.enum(['hari', 'minggu', 'bulan', 'tahun']) }),
  ),
  terms: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(30))),
  lines: z.optional(
    z
      .array(
        z.object({
          description: z.string().check(z.minLength(1), z.maxLength(300)),
          quantity: z.optional(z.number().check(z.positive())),
          unit: text,
          price: z.optional(money),
        }),
      )
      .check(z.maxLength(200)),
  ),
  charges: z.optional(z.array(z.object({ label: z.string(), amount: money })).check(z.maxLength(20))),
  discount: share,
  tax: z.optional(z.object({ percent: z.optional(z.number()), included: z.optional(z.boolean()) })),
  downPayment: share,
  bankAccounts: z.optional(
    z.array(z.object({ bank: z.string(), number: z.string(), holder: text })).check(z.maxLength(10)),
  ),
  npwp: text,
})
type Filled = z.infer<typeof filledDocument>

const partyOf = (given: Filled['sender'], told: Told): RequestParty => ({
  name: told.name(given?.name?.trim() ?? ''),
  company: told.name(given?.company?.trim() ?? ''),
  title: told.name(given?.title?.trim() ?? ''),
  address: told.phrase(given?.address?.trim() ?? ''),
  phone: told.digits(given?.phone?.trim() ?? ''),
  email: told.exact(given?.email?.trim() ?? ''),
})

const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

/** The model's party where it names one, the embedded reading's otherwise. */
const either = (given: RequestParty, read: RequestParty): RequestParty => (isNamed(given) ? given : read)

/** The rows that a model states; a figure that the owner did not write is left open. */
const linesOf = (filled: Filled, told: Told): DocumentRequest['lines'] =>
  (filled.lines ?? []).flatMap(({ description, quantity, unit, price }) => {
    const name = told.phrase(description.trim())
    if (name === '') return []
    return [
      {
        description: name,
        quantity: quantity !== undefined && told.number(quantity) ? quantity : null,
        unit: told.phrase(unit?.trim() ?? ''),
        price: price !== undefined && told.number(price) ? price : null,
      },
    ]
  })

const openFigures = (lines: DocumentRequest['lines']): number =>
  lines.filter(({ price }) => price === null).length + lines.filter(({ quantity }) => quantity === null).length

/** The model's rows, or our own reading where it has as many and knows more figures of what was written. */
const chosenLines = (stated: DocumentRequest['lines'], read: DocumentRequest['lines']): DocumentRequest['lines'] =>
  stated.length === 0 || (read.length >= stated.length && openFigures(read) < openFigures(stated)) ? read : stated

const shareOf = (given: Filled['discount'], told: Told): DocumentRequest['discount'] => {
  const percent = given?.percent
  if (percent !== undefined && percent > 0 && percent <= 100 && told.number(percent)) return { percent }
  const amount = given?.amount
  return amount !== undefined && amount > 0 && told.number(amount) ? { amount } : null
}

const dayOf = (given: string | undefined, told: Told): string =>
  given !== undefined && parseIsoDay(given) ? told.day(given) : ''

/**
 * The document's request from what a model filled in. Each fact must stand in the owner's words, otherwise it is
 * dropped and becomes a blank; what the model left out and the embedded engine read is kept. Sums are not read at all.
 */
export const readFilledDocument = (given: unknown, facts: ToldFacts): DocumentRequest => {
  const filled = z.parse(filledDocument, given)
  const told = toldBy(facts)
  const read = readRequest(facts.reading, facts.documentType)
  const lines = linesOf(filled, told)
  const bankAccounts = (filled.bankAccounts ?? [])
    .filter(({ bank, number }) => told.phrase(bank) !== '' && told.digits(number) !== '')
    .map(({ bank, number, holder }) => ({ bank, number, holder: told.name(holder ?? '') }))
  const charges = (filled.charges ?? []).filter(({ amount }) => told.number(amount))
  const parties = (filled.parties ?? []).map((one) => partyOf(one, told)).filter(isNamed)
  const terms = (filled.terms ?? []).map((term) => told.phrase(term.trim())).filter((term) => term !== '')
  const places = (filled.places ?? []).map((place) => told.phrase(place.trim())).filter((place) => place !== '')
  const times = (filled.times ?? []).map((time) => told.phrase(time.trim())).filter((time) => time !== '')
  const percent = filled.tax?.percent
  const signer = { name: told.name(filled.signer?.name ?? ''), title: told.name(filled.signer?.title ?? '') }
  return z.parse(documentRequest, {
    ...read,
    form: filled.form ?? read.form,
    sender: either(partyOf(filled.sender, told), read.sender),
    recipient: either(partyOf(filled.recipient, told), read.recipient),
    parties: parties.length > 0 ? parties : read.parties,
    signer: { name: signer.name || read.signer.name, title: signer.title || read.signer.title },
    subject: told.phrase(filled.subject?.trim() ?? '') || read.subject,
    letterName: told.phrase(filled.letterName?.trim() ?? '') || read.letterName,
    letterNumber: told.exact(filled.letterNumber?.trim() ?? '') || read.letterNumber,
    date: dayOf(filled.date, told) || read.date,
    dueDate: dayOf(filled.dueDate, told) || read.dueDate,
    validityDays:
      filled.validityDays !== undefined && told.number(filled.validityDays) ? filled.validityDays : read.validityDays,
    eventDate: dayOf(filled.eventDate, told) || read.eventDate,
    startDate: dayOf(filled.startDate, told) || read.startDate,
    endDate: dayOf(filled.endDate, told) || read.endDate,
    times: times.length > 0 ? times : read.times,
    places: places.length > 0 ? places : read.places,
    term: filled.term && told.number(filled.term.amount) ? filled.term : read.term,
    terms: terms.length > 0 ? terms : read.terms,
    lines: chosenLines(lines, read.lines),
    charges: charges.length > 0 ? charges : read.charges,
    discount: shareOf(filled.discount, told) ?? read.discount,
    // A tax that nobody asked for would be an invention: the reading decides whether there is one.
    tax:
      read.tax && filled.tax
        ? usualTax(percent !== undefined && told.number(percent) ? percent : null, filled.tax.included ?? false)
        : read.tax,
    downPayment: shareOf(filled.downPayment, told) ?? read.downPayment,
    bankAccounts: bankAccounts.length > 0 ? bankAccounts : read.bankAccounts,
    npwp: told.digits(filled.npwp ?? '') || read.npwp,
  })
}
