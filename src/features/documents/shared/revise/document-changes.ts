import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

import { anewChange, markOf } from '#core/assistant/shared/revision/anew.ts'

import { documentContent, type DocumentContent } from '../content/document-content.ts'
import { letterData, type LetterData, type LetterLine } from '../letter.ts'
import { p } from '../content/nodes.ts'
import { changedArticles, changedClauses, closedUp } from './article-changes.ts'
import { editRange, findRange, placesOf } from './body-range.ts'
import { wordStyles } from './word-styles.ts'

const { lines, discount, tax, downPayment, validityDays, bankAccounts } = letterData.shape
const line = lines.def.element

/** The facts of a letter that are one text each. */
export const letterTexts = [
  'sender.name',
  'sender.address',
  'sender.phone',
  'sender.email',
  'sender.website',
  'sender.npwp',
  'recipient.name',
  'recipient.title',
  'recipient.company',
  'recipient.address',
  'signer.name',
  'signer.title',
  'counterparty.name',
  'counterparty.title',
  'counterparty.company',
  'counterparty.address',
  'letterNumber',
  'date',
  'place',
  'attachment',
  'subject',
  'title',
  'dueDate',
  'status',
] as const
export type LetterText = (typeof letterTexts)[number]

const place = z.nullable(z.object({ from: z.int().check(z.nonnegative()), to: z.int().check(z.nonnegative()) }))
const words = z.string().check(z.maxLength(20_000))

const change = z.discriminatedUnion('op', [
  anewChange(documentContent),
  z.object({ op: z.literal('text-of'), field: z.enum(letterTexts), value: words }),
  /** A row of the goods, found by its name; `at` decides between rows of one name. */
  z.object({ op: z.literal('line'), name: z.string(), at: z.int(), set: z.partial(line) }),
  z.object({ op: z.literal('line-add'), line }),
  z.object({ op: z.literal('line-remove'), name: z.string(), at: z.int() }),
  /** A sum beside the goods; null takes it out. */
  z.object({ op: z.literal('charge'), label: z.string(), amount: z.nullable(z.int().check(z.nonnegative())) }),
  z.object({
    op: z.literal('terms'),
    set: z.partial(z.object({ discount, tax, downPayment, validityDays, bankAccounts })),
  }),
  /** Words of the prose wherever they stand; those that merely follow a changed fact may be gone. */
  z.object({ op: z.literal('words'), from: z.string().check(z.minLength(1)), to: words, follows: z.boolean() }),
  /** The marked part alone. */
  z.object({ op: z.literal('range'), place, text: words, with: words }),
  z.object({
    op: z.literal('style'),
    place,
    text: words,
    style: z.enum(['formal', 'upper', 'lower', 'title', 'polite', 'concise']),
  }),
  /** One more paragraph above the signature. */
  z.object({ op: z.literal('paragraph'), text: words }),
  /** One more numbered point, the last of the first list of them. */
  z.object({ op: z.literal('point-add'), text: words }),
  /** An article of a contract, before its closing one; the others are numbered anew. */
  z.object({ op: z.literal('article-add'), title: words, clauses: z.array(words) }),
  /** Articles are found by their names: their numbers move. */
  z.object({ op: z.literal('article-remove'), title: words }),
  z.object({ op: z.literal('article-title'), title: words, to: words }),
  /** Clauses are found by their words: their numbers move. */
  z.object({ op: z.literal('clause-add'), title: words, text: words }),
  z.object({ op: z.literal('clause-remove'), title: words, text: words }),
  z.object({ op: z.literal('clause-text'), title: words, text: words, to: words }),
])
export type DocumentChange = z.infer<typeof change>

const changesSchema = z.array(change)

const outdated = (why: string): AppError => new AppError('proposal_outdated', { message: why })

const withText = (letter: LetterData, field: LetterText, value: string): LetterData => {
  const [outer, inner] = field.split('.') as [keyof LetterData, string | undefined]
  if (inner === undefined) return { ...letter, [outer]: value }
  const before = letter[outer]
  if (before === null || typeof before !== 'object') throw outdated(`${outer} is gone`)
  return { ...letter, [outer]: { ...before, [inner]: value } }
}

const rowOf = (rows: readonly LetterLine[], name: string, at: number): number => {
  if (rows[at]?.description === name) return at
  const found = rows.flatMap(({ description }, index) => (description === name ? [index] : []))
  if (found.length !== 1) throw outdated(`the row ${name} is gone`)
  return found[0] ?? 0
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const withCharge = (charges: LetterData['charges'], label: string, amount: number | null): LetterData['charges'] => {
  const known = charges.some((charge) => isSame(charge.label, label))
  if (amount === null) {
    if (!known) throw outdated(`${label} is gone`)
    return charges.filter((charge) => !isSame(charge.label, label))
  }
  return known
    ? charges.map((charge) => (isSame(charge.label, label) ? { ...charge, amount } : charge))
    : [...charges, { label, amount }]
}

const changedLetter = (letter: LetterData, one: DocumentChange): LetterData => {
  switch (one.op) {
    case 'text-of':
      return withText(letter, one.field, one.value)
    case 'line': {
      const row = rowOf(letter.lines, one.name, one.at)
      return {
        ...letter,
        lines: letter.lines.map((old, at) => (at === row ? ({ ...old, ...one.set } as LetterLine) : old)),
      }
    }
    case 'line-add':
      return { ...letter, lines: [...letter.lines, one.line] }
    case 'line-remove': {
      const row = rowOf(letter.lines, one.name, one.at)
      return { ...letter, lines: letter.lines.filter((_, at) => at !== row) }
    }
    case 'charge':
      return { ...letter, charges: withCharge(letter.charges, one.label, one.amount) }
    case 'terms':
      return { ...letter, ...(one.set as Partial<LetterData>) }
    default:
      return letter
  }
}

type Body = DocumentContent['body']

const changedBody = (body: Body, one: DocumentChange): Body => {
  switch (one.op) {
    case 'words': {
      const places = placesOf(body, one.from, one.follows)
      if (places.length === 0 && !one.follows) throw outdated('the words are gone')
      return places.reduce((made, range) => editRange(made, range, { with: one.to }), body)
    }
    case 'range':
    case 'style': {
      const range = findRange(body, one.place, one.text)
      if (range === null) throw outdated('the marked part is gone')
      if (one.op === 'style') return editRange(body, range, { each: wordStyles[one.style] })
      return closedUp(body, editRange(body, range, { with: one.with }))
    }
    case 'paragraph': {
      const content = body.content ?? []
      const signature = content.findIndex(({ type }) => type === 'signature')
      const at = signature === -1 ? content.length : signature
      return { ...body, content: [...content.slice(0, at), p(one.text), ...content.slice(at)] }
    }
    case 'point-add': {
      const content = body.content ?? []
      const at = content.findIndex(({ type }) => type === 'orderedList')
      if (at === -1) throw outdated('the points are gone')
      const item = { type: 'listItem', content: [p(one.text)] }
      return {
        ...body,
        content: content.map((node, place) =>
          place === at ? { ...node, content: [...(node.content ?? []), item] } : node,
        ),
      }
    }
    case 'article-add':
    case 'article-remove':
    case 'article-title':
      return changedArticles(body, one)
    case 'clause-add':
    case 'clause-remove':
    case 'clause-text':
      return changedClauses(body, one)
    default:
      return body
  }
}

/** A letter keeps its number and its day, whatever it tells. */
const kept = ({ letter: { letterNumber, date } }: DocumentContent, content: DocumentContent): DocumentContent => ({
  ...content,
  letter: { ...content.letter, letterNumber, date },
})

/** By what a letter is known again, whichever number it was given. */
export const matterOf = ({ letter, body }: DocumentContent): number =>
  markOf([{ ...letter, letterNumber: '', date: '' }, body])

/**
 * A document with a proposed change applied to it as it stands now; what the change does not name stays as it is. Throws
 * `proposal_outdated` where the changed place is gone, `invalid_content` for what is no change of a document.
 */
export const applyDocumentChanges = (content: DocumentContent, changes: unknown): DocumentContent => {
  const parsed = changesSchema.safeParse(changes)
  if (!parsed.success) throw new AppError('invalid_content', { message: 'no changes of a document' })
  return parsed.data.reduce<DocumentContent>((made, one) => {
    if (one.op === 'anew') {
      if (matterOf(made) !== one.of) throw outdated('it was changed meanwhile')
      return kept(made, one.content)
    }
    return { ...made, letter: changedLetter(made.letter, one), body: changedBody(made.body, one) }
  }, content)
}
