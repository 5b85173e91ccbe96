import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { inIndonesian } from '#core/assistant/shared/regional-words.ts'
import { blankPattern } from '#core/text/shared/blanks.ts'

import { clauseStart } from '../articles/clauses.ts'
import type { DocumentContent } from '../content/document-content.ts'
import { composeDocument } from '../letter/compose-document.ts'
import type { LetterData } from '../letter.ts'
import { readRequest } from '../reading/read-request.ts'
import { articlesOf, clausesOf } from './article-changes.ts'
import { blockTexts } from './body-range.ts'
import { type DifferingRun, differingRuns } from './differing-runs.ts'
import { type DocumentChange, letterTexts } from './document-changes.ts'

interface Block {
  readonly text: string
  /** The article that it is a clause of; null outside of articles. */
  readonly article: string | null
}

const blocksOf = ({ body }: DocumentContent): readonly Block[] => {
  const within = new Map(
    articlesOf(body).flatMap((article) => clausesOf(body, article).map(({ text }) => [text, article.title] as const)),
  )
  return blockTexts(body).map((said) => {
    const text = said.replace(clauseStart, '')
    return { text, article: within.get(text) ?? null }
  })
}

const textOf = ({ text }: Block): string => text
const isOpen = (text: string): boolean => text.match(blankPattern) !== null

const composed = (words: string, { documentType }: OpenItem, { today }: AssistantContext): DocumentContent =>
  composeDocument(readRequest(readMessage(inIndonesian(words), today), documentType))

const wordsIn = (text: string): readonly string[] =>
  Array.from(text.toLowerCase().matchAll(/\p{L}{3,}|\d[\d.]*/gu), ([word]) =>
    word.replace(/^(?:di|pem)(?=\p{L}{4})/u, ''),
  )

/** A clause that says with fewer words what another one says is no clause more. */
const withoutRepeats = (changes: readonly DocumentChange[]): readonly DocumentChange[] =>
  changes.filter(
    (one) =>
      one.op !== 'clause-add' ||
      !changes.some((other) => {
        if (other === one || (other.op !== 'clause-add' && other.op !== 'clause-text')) return false
        const said = wordsIn(other.op === 'clause-add' ? other.text : other.to)
        return wordsIn(one.text).every((word) => said.some((known) => known.startsWith(word)))
      }),
  )

/** The changes of one place; null where something is touched that was settled before. */
const changesOf = (
  { was: gone, is: come }: DifferingRun<Block>,
  there: ReadonlySet<string>,
): DocumentChange[] | null => {
  if (gone.some(({ text }) => !isOpen(text) || !there.has(text))) return null
  const title = [...gone, ...come].find(({ article }) => article !== null)?.article ?? null
  if (title === null && gone.length === 0) return []
  if (title === null)
    return gone.length === come.length
      ? gone.map(({ text }, at) => ({ op: 'words', from: text, to: come[at]?.text ?? '', follows: false }))
      : null
  return [
    ...gone.map(({ text }, at): DocumentChange => {
      const to = come[at]?.text
      return to === undefined ? { op: 'clause-remove', title, text } : { op: 'clause-text', title, text, to }
    }),
    ...come.slice(gone.length).map(({ text }): DocumentChange => ({ op: 'clause-add', title, text })),
  ]
}

/** A row, or one more clause, is told of something settled too. */
const fills: ReadonlySet<DocumentChange['op']> = new Set(['words', 'clause-text', 'text-of', 'terms'])

export const fieldOf = (letter: LetterData, field: string): string => {
  const [outer = '', inner = ''] = field.split('.')
  const value: unknown = Reflect.get(letter, outer)
  const said: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, inner) : value
  return typeof said === 'string' ? said : ''
}

/** What the facts of a letter were and are; null where one that was told is another now. */
const factChanges = (was: LetterData, is: LetterData, now: LetterData): DocumentChange[] | null => {
  const changed = letterTexts.filter((field) => fieldOf(was, field) !== fieldOf(is, field))
  if (changed.some((field) => fieldOf(was, field) !== '' || fieldOf(now, field) !== '')) return null
  const isFirst = was.lines.length === 0 && now.lines.length === 0
  const sums = ({ lines, charges, discount, tax, downPayment }: LetterData): string =>
    JSON.stringify([isFirst ? [] : lines, charges, discount, tax, downPayment])
  if (sums(was) !== sums(is)) return null
  return [
    ...changed.map((field): DocumentChange => ({ op: 'text-of', field, value: fieldOf(is, field) })),
    ...(isFirst ? is.lines : []).map((line): DocumentChange => ({ op: 'line-add', line })),
    ...(was.validityDays === is.validityDays || now.validityDays !== null
      ? []
      : [{ op: 'terms' as const, set: { validityDays: is.validityDays } }]),
  ]
}

/**
 * What a message adds to the order that a letter was made of (`sewanya 2 juta sebulan, setahun`, `mulai 1 januari`): both
 * are read together once more, and only what stands open is filled. Null where nothing open is filled, or where anything
 * that was settled would become another.
 */
export const readToldSince = (
  message: string,
  content: DocumentContent,
  orders: readonly string[],
  item: OpenItem,
  context: AssistantContext,
): readonly DocumentChange[] | null => {
  const now = blocksOf(content)
  const there = new Set(now.map(({ text }) => text))
  for (const order of orders) {
    const [was, is] = [composed(order, item, context), composed(`${order}. ${message}`, item, context)]
    const facts = factChanges(was.letter, is.letter, content.letter)
    if (facts === null) continue
    const runs = differingRuns(blocksOf(was), blocksOf(is), textOf).map((run) => changesOf(run, there))
    if (runs.includes(null)) continue
    const changes = [...facts, ...withoutRepeats(runs.flatMap((found) => found ?? []))]
    if (changes.some(({ op }) => fills.has(op))) return changes
  }
  return null
}
