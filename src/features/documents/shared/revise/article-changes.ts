import { AppError } from '#core/errors/shared/app-error.ts'

import { articlePlaces, clausePlaces, renumberArticles, renumberClauses } from '../articles/articles.ts'
import { clauseStart } from '../articles/clauses.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { heading, p } from '../content/nodes.ts'

export type ArticleChange =
  | { readonly op: 'article-add'; readonly title: string; readonly clauses: readonly string[] }
  | { readonly op: 'article-remove'; readonly title: string }
  | { readonly op: 'article-title'; readonly title: string; readonly to: string }

/** Changes of one clause (ayat): the article is found by its name, the clause by its words. */
export type ClauseChange =
  | { readonly op: 'clause-add'; readonly title: string; readonly text: string }
  | { readonly op: 'clause-remove'; readonly title: string; readonly text: string }
  | { readonly op: 'clause-text'; readonly title: string; readonly text: string; readonly to: string }

/** An article of a contract: its place among the nodes, where it ends, and its name. */
export interface PlacedArticle {
  readonly from: number
  readonly to: number
  readonly title: string
}

const textOf = (node: DocumentNode | undefined): string =>
  (node?.content ?? []).map((child) => child.text ?? '').join('')

const ends: ReadonlySet<string> = new Set(['signature'])

/** The articles of a body in order; a name is the heading below the number. */
export const articlesOf = (body: DocumentNode): PlacedArticle[] => {
  const nodes = body.content ?? []
  const starts = articlePlaces(nodes)
  return starts.map((from, index) => {
    const end = nodes.findIndex((node, at) => at > from && ends.has(node.type))
    const to = starts[index + 1] ?? (end === -1 ? nodes.length : end)
    const named = nodes[from + 1]
    return { from, to, title: named?.type === 'heading' && from + 1 < to ? textOf(named) : '' }
  })
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const found = (body: DocumentNode, title: string): PlacedArticle => {
  const article = articlesOf(body).find((one) => isSame(one.title, title))
  if (!article) throw new AppError('proposal_outdated', { message: `the article ${title} is gone` })
  return article
}

const nodesOf = ({ title, clauses }: Extract<ArticleChange, { op: 'article-add' }>): DocumentNode[] => [
  heading(2, 'Pasal'),
  heading(3, title),
  ...clauses.map((clause, at) => p(clauses.length > 1 ? `(${at + 1}) ${clause}` : clause)),
]

/** A contract's last article closes it: what is added stands before. */
const closing = /^(?:ketentuan )?(?:penutup|lain-lain)$/i

const changed = (body: DocumentNode, change: ArticleChange): DocumentNode[] => {
  const nodes = body.content ?? []
  switch (change.op) {
    case 'article-add': {
      const all = articlesOf(body)
      const last = all.at(-1)
      const end = nodes.findIndex((node) => ends.has(node.type))
      const at = last && closing.test(last.title) ? last.from : (last?.to ?? (end === -1 ? nodes.length : end))
      return [...nodes.slice(0, at), ...nodesOf(change), ...nodes.slice(at)]
    }
    case 'article-remove': {
      const { from, to } = found(body, change.title)
      return [...nodes.slice(0, from), ...nodes.slice(to)]
    }
    case 'article-title': {
      const { from } = found(body, change.title)
      return nodes.map((node, at) =>
        at === from + 1 ? { ...node, content: [{ type: 'text', text: change.to }] } : node,
      )
    }
  }
}

/** A contract's body with an article added, removed or renamed; numbers and whatever names them follow. */
export const changedArticles = (body: DocumentNode, change: ArticleChange): DocumentNode => ({
  ...body,
  content: renumberArticles(body.content ?? [], changed(body, change)),
})

/** The clauses by the node of their article's heading. */
const clausesByArticle = (body: DocumentNode): Map<DocumentNode | undefined, DocumentNode[]> => {
  const nodes = body.content ?? []
  return new Map(
    articlesOf(body).map(({ from, to }) => [
      nodes[from],
      clausePlaces(nodes, from, to).flatMap((at) => nodes[at] ?? []),
    ]),
  )
}

/**
 * A contract's body after some words of it went, whichever they were: the clauses and articles that are left close up,
 * and whatever names them follows. What stands untouched must be the same node in both.
 */
export const closedUp = (before: DocumentNode, after: DocumentNode): DocumentNode => {
  const were = clausesByArticle(before)
  let nodes = after.content ?? []
  for (const [index, [heading, left]] of [...clausesByArticle(after)].entries()) {
    const had = were.get(heading) ?? []
    if (left.length >= had.length) continue
    const moves = new Map(had.map((node, at) => [at + 1, left.includes(node) ? left.indexOf(node) + 1 : null] as const))
    nodes = renumberClauses(nodes, index + 1, moves)
  }
  const isWhole = articlePlaces(before.content ?? []).length === articlePlaces(nodes).length
  return { ...after, content: isWhole ? nodes : renumberArticles(before.content ?? [], nodes) }
}

/** The clauses of an article: the numbered ones, else every paragraph that says something. */
export const clausesOf = (body: DocumentNode, { from, to }: PlacedArticle): { at: number; text: string }[] => {
  const nodes = body.content ?? []
  const numbered = clausePlaces(nodes, from, to)
  const places =
    numbered.length > 0
      ? numbered
      : nodes.flatMap((node, at) =>
          at > from && at < to && node.type === 'paragraph' && textOf(node).trim() !== '' ? [at] : [],
        )
  return places.map((at) => ({ at, text: textOf(nodes[at]).replace(clauseStart, '') }))
}

/** A contract's body with one clause added, removed or put in other words; numbers and whatever names them follow. */
export const changedClauses = (body: DocumentNode, change: ClauseChange): DocumentNode => {
  const nodes = body.content ?? []
  const article = found(body, change.title)
  const number = articlesOf(body).findIndex(({ from }) => from === article.from) + 1
  const clauses = clausesOf(body, article)
  const numbered = clausePlaces(nodes, article.from, article.to).length > 0
  if (change.op === 'clause-add') {
    const at = (clauses.at(-1)?.at ?? article.to - 1) + 1
    // A single clause bears no number until it has company.
    const first = clauses[0]
    const counted =
      numbered || first === undefined || clauses.length > 1
        ? nodes
        : nodes.map((node, place) =>
            place === first.at ? { ...node, content: [{ type: 'text', text: '() ' }, ...(node.content ?? [])] } : node,
          )
    const added = numbered || clauses.length === 1 ? `() ${change.text}` : change.text
    return {
      ...body,
      content: renumberClauses([...counted.slice(0, at), p(added), ...counted.slice(at)], number, new Map()),
    }
  }
  const place = clauses.findIndex(({ text }) => isSame(text, change.text))
  const clause = clauses[place]
  if (!clause) throw new AppError('proposal_outdated', { message: 'the clause is gone' })
  if (change.op === 'clause-text') {
    const next = numbered ? `(${place + 1}) ${change.to}` : change.to
    const rewritten = nodes.map((node, at) =>
      at === clause.at ? { ...node, content: [{ type: 'text', text: next }] } : node,
    )
    return { ...body, content: rewritten }
  }
  const moves = new Map(clauses.map((_, at) => [at + 1, at === place ? null : at > place ? at : at + 1] as const))
  return {
    ...body,
    content: renumberClauses(
      nodes.filter((_, at) => at !== clause.at),
      number,
      moves,
    ),
  }
}
