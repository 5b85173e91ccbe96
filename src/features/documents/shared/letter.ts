import * as z from 'zod/mini'

import { documentTypes } from '#core/items/shared/kinds.ts'

/** Whole Rupiah as stored in JSON; never negative. */
const money = z.int().check(z.nonnegative())

/** A part of a sum, as it was told. */
const share = z.union([z.object({ percent: z.number() }), z.object({ amount: money })])

/** One row of the goods table. `price` is for one `unit`; null means a visible blank. */
const line = z.object({
  description: z.string(),
  quantity: z.nullable(z.number().check(z.positive())),
  unit: z.string(),
  price: z.nullable(money),
})
export type LetterLine = z.infer<typeof line>

/** Empty text means 'not known': it is shown as a blank to fill and never exported as invented text. */
const business = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  npwp: z.string(),
  /** The picture of the letterhead: the id of a stored picture; until the letter is stored the profile's own (`data:`). */
  logo: z.optional(z.string()),
})
export type LetterBusiness = z.infer<typeof business>

const person = z.object({ name: z.string(), title: z.string(), company: z.string(), address: z.string() })
export type LetterPerson = z.infer<typeof person>

/**
 * The facts of a letter that are not prose (P2 §3 'Letter generation input'): letterhead, number, parties, goods, sums.
 * Everything that can be reckoned from them (totals, terbilang, due date) is reckoned, never stored.
 */
export const letterData = z.object({
  documentType: z.enum(documentTypes),
  /** The letter's own title where it has one besides its type's (`SURAT KETERANGAN`); absent means the type's (P2 §9). */
  title: z.optional(z.string()),
  sender: business,
  recipient: person,
  /** Empty until the server allocates it on the first save (resolutions 24). */
  letterNumber: z.string(),
  /** ISO day. */
  date: z.string(),
  /** The town that stands before the date; may stay empty. */
  place: z.string(),
  attachment: z.string(),
  subject: z.string(),
  lines: z.array(line),
  charges: z.array(z.object({ label: z.string(), amount: money })),
  discount: z.nullable(share),
  /** The tax that the payer keeps back of what is billed (`PPh 23`); absent where none is. */
  withheld: z.optional(z.object({ name: z.string(), share })),
  /** Of letters of earlier days alone: by this name their discount is such a tax (`upgrade-content.ts`). */
  discountName: z.optional(z.string()),
  /** Null unless the owner says PKP or asks for PPN. Percent is the nominal rate; the base is 11/12 where `otherBase`. */
  tax: z.nullable(
    z.object({
      percent: z.number(),
      otherBase: z.boolean(),
      included: z.boolean(),
      /** Names of lines and charges that bear no PPN; absent where all of them do. */
      exempt: z.optional(z.array(z.string())),
    }),
  ),
  downPayment: z.nullable(share),
  validityDays: z.nullable(z.int()),
  /** ISO day or empty. */
  dueDate: z.string(),
  /** What an invoice says of its payment (`Lunas`); absent or empty while it is to be paid. */
  status: z.optional(z.string()),
  bankAccounts: z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })),
  signer: z.object({ name: z.string(), title: z.string() }),
  /** The second party of a contract; null in letters with one sender. */
  counterparty: z.nullable(z.extend(person, { role: z.string() })),
})
export type LetterData = z.infer<typeof letterData>
