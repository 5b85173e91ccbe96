import * as z from 'zod/mini'

import { documentTypes } from '#core/items/shared/kinds.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { paragraphs } from '../content/inline-text.ts'
import { emptyLetter } from './letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { block } from '../content/nodes.ts'
import { blankText } from '../content/runs.ts'

const text = z._default(z.string(), '')

/** Letter generation input (P2 §3): a written text with the facts around it. */
export const letterInput = z.object({
  documentType: z._default(z.enum(documentTypes), 'surat_resmi'),
  companyName: text,
  companyAddress: text,
  companyPhone: text,
  companyEmail: text,
  companyWebsite: text,
  recipientName: text,
  recipientCompany: text,
  content: text,
  letterNumber: text,
  /** ISO day; empty means the day of the call. */
  date: text,
  signerName: text,
  signerTitle: text,
})
export type LetterInput = z.infer<typeof letterInput>

/**
 * The defaults that P2 §9 gives to this input: placeholders for the business as visible blanks, the recipient and
 * the signer's office as the specification words them. The number is allocated when the letter is stored.
 */
const letterOf = (input: LetterInput, today: string): LetterData => ({
  ...emptyLetter(input.documentType, input.date || today),
  sender: {
    name: input.companyName,
    address: input.companyAddress,
    phone: input.companyPhone,
    email: input.companyEmail || blankText('email usaha'),
    website: input.companyWebsite || blankText('website usaha'),
    npwp: '',
  },
  recipient: {
    name: input.recipientName || 'Bapak/Ibu Direktur',
    title: '',
    company: input.recipientCompany,
    address: '',
  },
  letterNumber: input.letterNumber,
  signer: { name: input.signerName, title: input.signerTitle || 'Direktur' },
})

/** A letter around a written text; its paragraphs carry DOC-12's styles. */
export const letterFromInput = (input: LetterInput, today: string): DocumentContent => ({
  schema: 1,
  letter: letterOf(input, today),
  body: {
    type: 'doc',
    content: [
      block('letterhead'),
      block('letterTitle'),
      block('letterInfo'),
      block('recipient'),
      ...paragraphs(input.content),
      block('signature'),
    ],
  },
})
