import * as z from 'zod/mini'

import { documentTypes } from '#core/items/shared/kinds.ts'

import { documentContent, type DocumentContent } from './document-content.ts'
import { paragraphs } from './inline-text.ts'
import type { LetterData } from '../letter.ts'
import { emptyLetter } from '../letter/letter-facts.ts'

/** A document of plain text, as P2 §3 describes `content.documentContent`. */
const textContent = z.object({
  documentContent: z.string(),
  documentType: z.optional(z.enum(documentTypes)),
  date: z.optional(z.string()),
})

/** No letter nests deeper than lists in lists; deeper content is an attack on the stack of whoever reads it. */
const deepest = 40

const isTooDeep = (value: unknown): boolean => {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  }
  return false
}

/** Letters of earlier days kept a tax that the payer keeps back as a discount under its name. */
const withTaxApart = (letter: LetterData): LetterData => {
  if (letter.discountName === undefined) return letter
  const { discountName: name, ...others } = letter
  const { discount } = others
  return name === '' || discount === null ? others : { ...others, discount: null, withheld: { name, share: discount } }
}

/**
 * Stored or posted content in the newest schema; null where it is no document. Text becomes paragraphs with
 * DOC-12's styles, as an official letter where no type is named (P2 §3).
 */
export const readContent = (value: unknown): DocumentContent | null => {
  if (isTooDeep(value)) return null
  const current = z.safeParse(documentContent, value)
  if (current.success)
    return current.data.body.type === 'doc' ? { ...current.data, letter: withTaxApart(current.data.letter) } : null
  const text = z.safeParse(textContent, value)
  if (!text.success) return null
  const { documentContent: words, documentType = 'surat_resmi', date = '' } = text.data
  return { schema: 1, letter: emptyLetter(documentType, date), body: { type: 'doc', content: paragraphs(words) } }
}
