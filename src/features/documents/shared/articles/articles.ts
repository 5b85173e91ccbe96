import type { DocumentContent, DocumentNode } from '../content/document-content.ts'
import { clauseReferencesIn, clauseStart, followClauses, statedClause } from './clauses.ts'
import { articleHeading, followArticles, type Moves, referencesIn, type TextEdit } from './references.ts'

const textOf = (node: DocumentNode): string =>
  (node.content ?? []).map((child) => (child.type === 'text' ? (child.text ?? '') : '\n')).join('')

const isArticle = (node: DocumentNode): boolean => node.type === 'heading' && articleHeading.test(textOf(node))

/** Where the articles of a body begin, as places of its top-level nodes, in order. */
export const articlePlaces = (nodes: readonly DocumentNode[]): number[] =>
  nodes.flatMap((node, at) => (isArticle(node) ? [at] : []))

/** Text nodes with some stretches of their joined text replaced; marks stay with what was there. */
const withEdits = (nodes: readonly DocumentNode[], edits: readonly TextEdit[]): DocumentNode[] => {
  const written = new Set<TextEdit>()
  let at = 0
  return nodes.flatMap((node): DocumentNode[] => {
    const start = at
    const own = node.type === 'text' ? (node.text ?? '') : '\n'
    at += own.length
    if (node.type !== 'text') return [node]
    let text = ''
    let from = 0
    for (const edit of edits) {
      const [cut, end] = [Math.max(edit.from - start, 0), Math.min(edit.to - start, own.length)]
      const isPoint = edit.from === edit.to
      if (isPoint ? cut !== end || written.has(edit) : end <= cut) continue
      // What reaches over several text nodes is written into the first of them.
      text += own.slice(from, cut) + (written.has(edit) ? '' : edit.with)
      written.add(edit)
      from = end
    }
    const next = text + own.slice(from)
    return next === own ? [node] : next === '' ? [] : [{ ...node, text: next }]
  })
}

const textBlocks: ReadonlySet<string> = new Set(['paragraph', 'heading'])

const editText = (node: DocumentNode, edit: (text: string) => readonly TextEdit[]): DocumentNode => {
  if (!node.content) return node
  if (!textBlocks.has(node.type)) {
    const content = node.content.map((child) => editText(child, edit))
    return content.every((child, at) => child === node.content?.[at]) ? node : { ...node, content }
  }
  const edits = edit(textOf(node))
  return edits.length === 0 ? node : { ...node, content: withEdits(node.content, edits) }
}

const numbered = (node: DocumentNode, number: number): DocumentNode =>
  editText(node, (text) => {
    const [, word = '', space = '', digits = ''] = articleHeading.exec(text) ?? []
    if (digits === String(number)) return []
    const from = word.length + space.length
    return [{ from, to: from + digits.length, with: `${space === '' ? ' ' : ''}${number}` }]
  })

/** The number that a heading states; null where it only begins to. */
export const statedNumber = (text: string): number | null => {
  const digits = articleHeading.exec(text)?.[3] ?? ''
  return digits === '' ? null : Number(digits)
}

/**
 * Numbers the articles of a body from one on, and lets every place that names one follow. `before` are the nodes as they
 * were: an article is the same where its heading is the same node.
 */
export const renumberArticles = (before: readonly DocumentNode[], after: readonly DocumentNode[]): DocumentNode[] => {
  const places = articlePlaces(after)
  const order = new Map(places.map((place, index) => [after[place], index + 1]))
  const known = new Set<DocumentNode | undefined>()
  const moves = new Map<number, number | null>()
  for (const place of articlePlaces(before)) {
    const heading = before[place]
    known.add(heading)
    const was = heading ? statedNumber(textOf(heading)) : null
    if (was !== null && !moves.has(was)) moves.set(was, order.get(heading) ?? null)
  }
  const back = new Map<number, number>()
  for (const place of places) {
    const heading = after[place]
    const was = heading && !known.has(heading) ? statedNumber(textOf(heading)) : null
    if (was !== null) back.set(was, order.get(heading) ?? 0)
  }
  return after.map((node) => {
    const number = order.get(node)
    return number === undefined ? follow(node, moves, back) : numbered(node, number)
  })
}

const follow = (node: DocumentNode, moves: Moves, back: ReadonlyMap<number, number>): DocumentNode =>
  editText(node, (text) => followArticles(text, moves, back))

/** The numbered clauses of an article as places of the body's nodes; `from` and `to` bound the article. */
export const clausePlaces = (nodes: readonly DocumentNode[], from: number, to: number): number[] =>
  nodes.flatMap((node, at) =>
    at > from && at < to && node.type === 'paragraph' && statedClause(textOf(node)) !== undefined ? [at] : [],
  )

/** A clause with another number, its words as they are. */
const withNumber = (node: DocumentNode, number: number): DocumentNode =>
  editText(node, (text) => {
    const [, open = '', digits = ''] = clauseStart.exec(text) ?? []
    if (digits === String(number)) return []
    return [{ from: open.length, to: open.length + digits.length, with: String(number) }]
  })

/**
 * Numbers the clauses of the article with this number from one on; every place of the body that names one of them follows
 * `moves`, where each went by the number that it had.
 */
export const renumberClauses = (nodes: readonly DocumentNode[], article: number, moves: Moves): DocumentNode[] => {
  const all = new Map([[article, moves]])
  let own = 0
  let count = 0
  return nodes.map((node) => {
    if (isArticle(node)) {
      own += 1
      return node
    }
    const followed = editText(node, (text) => followClauses(text, own === 0 ? null : own, all, new Map()))
    const isClause = own === article && node.type === 'paragraph' && statedClause(textOf(node)) !== undefined
    return isClause ? withNumber(followed, (count += 1)) : followed
  })
}

const bodyTexts = (node: DocumentNode): string[] =>
  textBlocks.has(node.type) ? [textOf(node)] : (node.content ?? []).flatMap(bodyTexts)

/** How many clauses each article of a body has, in order: an article without numbers is one. */
const clauseCounts = (nodes: readonly DocumentNode[]): number[] => {
  const counts: number[] = []
  for (const node of nodes) {
    if (isArticle(node)) counts.push(0)
    else if (node.type === 'paragraph' && counts.length > 0 && statedClause(textOf(node)) !== undefined)
      counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
  }
  return counts.map((count) => Math.max(count, 1))
}

/** Articles and clauses that a contract names and does not have: `Pasal 12`, `Pasal 3 ayat (4)`; none in other papers. */
export const danglingArticles = ({ letter, body }: DocumentContent): string[] => {
  if (letter.documentType !== 'kontrak') return []
  const nodes = body.content ?? []
  const counts = clauseCounts(nodes)
  const articles = new Set<number>()
  const clauses = new Set<string>()
  let own: number | null = null
  for (const node of nodes) {
    if (isArticle(node)) {
      own = (own ?? 0) + 1
      continue
    }
    for (const text of bodyTexts(node)) {
      for (const { number } of referencesIn(text)) if (number < 1 || number > counts.length) articles.add(number)
      for (const { article, number, isGone } of clauseReferencesIn(text)) {
        const place: number | null = article ?? own
        const count = place === null ? undefined : counts[place - 1]
        if (!isGone && count !== undefined && (number < 1 || number > count))
          clauses.add(`Pasal ${place} ayat (${number})`)
      }
    }
  }
  return [...[...articles].sort((a, b) => a - b).map((number) => `Pasal ${number}`), ...clauses]
}
