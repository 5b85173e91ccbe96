import { Extension } from '@tiptap/core'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'
import type { Editor } from '@tiptap/react'

import { statedNumber } from '../../shared/articles/articles.ts'
import { clauseStart, followClauses, statedClause } from '../../shared/articles/clauses.ts'
import { articleHeading, followArticles } from '../../shared/articles/references.ts'
import type { LetterBox } from '../letter-box.ts'
import { knownToServer } from '../take-content.ts'

/** A numbered clause (ayat) of an article. */
interface Clause {
  readonly at: number
  readonly node: ProseNode
  readonly stated: number | null
}

interface Article {
  /** Where its heading begins. */
  readonly at: number
  readonly node: ProseNode
  readonly stated: number | null
  readonly clauses: Clause[]
}

const textOf = (node: ProseNode): string => node.textBetween(0, node.content.size, undefined, '\n')

/** As much of a paragraph as says whether it is a clause. */
const beginning = (node: ProseNode): string => node.textBetween(0, Math.min(node.content.size, 12), undefined, '\n')

const articlesIn = (doc: ProseNode): Article[] => {
  const found: Article[] = []
  doc.forEach((node, at) => {
    if (node.type.name === 'heading') {
      const text = textOf(node)
      if (articleHeading.test(text)) found.push({ at, node, stated: statedNumber(text), clauses: [] })
      return
    }
    if (node.type.name !== 'paragraph' || found.length === 0) return
    const stated = statedClause(beginning(node))
    if (stated !== undefined) found.at(-1)?.clauses.push({ at, node, stated })
  })
  return found
}

const isContract = ({ doc }: EditorState): boolean =>
  (doc.attrs['letter'] as LetterBox | undefined)?.letter.documentType === 'kontrak'

/** Which block of the newer document holds the words of an older one now; -1 where they are gone. */
const placeNow = (
  { at, node }: { readonly at: number; readonly node: ProseNode },
  after: readonly { readonly at: number; readonly node: ProseNode }[],
  mapping: Mapping,
): number => {
  // A block lives as long as its words do.
  const start = mapping.mapResult(at + 1, 1)
  const end = mapping.map(at + node.nodeSize - 1, -1)
  const place = after.findIndex(
    (one) => start.pos <= one.at + one.node.nodeSize - 1 && end > one.at && end >= start.pos,
  )
  return node.content.size > 0 && end <= start.pos ? -1 : place
}

interface Changes {
  /** Where each article of the older document went, and which numbers of removed ones have come back. */
  readonly moves: Map<number, number | null>
  readonly back: Map<number, number>
  /** The same of the clauses, by the number that their article had. */
  readonly clauseMoves: Map<number, Map<number, number | null>>
  readonly clausesBack: Map<number, Map<number, number>>
  /** The number that an article of the newer document had. */
  readonly had: Map<Article, number>
}

const changesOf = (before: readonly Article[], after: readonly Article[], mapping: Mapping): Changes => {
  const changes: Changes = {
    moves: new Map(),
    back: new Map(),
    clauseMoves: new Map(),
    clausesBack: new Map(),
    had: new Map(),
  }
  const { moves, back, clauseMoves, clausesBack, had } = changes
  const known = new Set<Article>()
  for (const old of before) {
    const place = placeNow(old, after, mapping)
    const now = after[place]
    if (now) known.add(now)
    if (old.stated === null || moves.has(old.stated)) continue
    moves.set(old.stated, now ? place + 1 : null)
    if (!now) continue
    had.set(now, old.stated)
    const alive = new Set<Clause>()
    const moved = new Map<number, number | null>()
    for (const clause of old.clauses) {
      const at = placeNow(clause, now.clauses, mapping)
      const found = now.clauses[at]
      if (found) alive.add(found)
      if (clause.stated !== null && !moved.has(clause.stated)) moved.set(clause.stated, found ? at + 1 : null)
    }
    clauseMoves.set(old.stated, moved)
    const returned = now.clauses.flatMap((clause, at): [number, number][] =>
      alive.has(clause) || clause.stated === null ? [] : [[clause.stated, at + 1]],
    )
    if (returned.length > 0) clausesBack.set(old.stated, new Map(returned))
  }
  for (const [index, one] of after.entries())
    if (!known.has(one) && one.stated !== null) back.set(one.stated, index + 1)
  return changes
}

const isQuiet = ({ moves, back, clauseMoves, clausesBack }: Changes): boolean =>
  [moves, ...clauseMoves.values()].every((map) => [...map].every(([was, is]) => was === is)) &&
  back.size === 0 &&
  clausesBack.size === 0

interface Edit {
  readonly from: number
  readonly to: number
  readonly with: string
}

/** How a text block at a place, in the article that had the number `own`, follows what it names. */
const followed = (
  node: ProseNode,
  at: number,
  own: number | null,
  { moves, back, clauseMoves, clausesBack }: Changes,
): Edit[] => {
  const text = textOf(node)
  return [...followArticles(text, moves, back), ...followClauses(text, own, clauseMoves, clausesBack)].map(
    ({ from, to, with: words }) => ({ from: at + 1 + from, to: at + 1 + to, with: words }),
  )
}

/** What a block means for the numbers: its own beginning where it has one. */
const roleOf = (node: ProseNode): string => {
  if (node.type.name === 'heading') return articleHeading.test(textOf(node)) ? textOf(node) : 'heading'
  return (node.type.name === 'paragraph' ? clauseStart.exec(beginning(node))?.[0] : undefined) ?? node.type.name
}

/** True where nothing that is numbered came, went or changed: nearly every key, and a contract may be long. */
const isSameOrder = (before: ProseNode, after: ProseNode): boolean =>
  before.childCount === after.childCount &&
  before.children.every((node, at) => node === after.child(at) || roleOf(node) === roleOf(after.child(at)))

/** Headings and clauses with the numbers of their order, and every place that names one of them behind it. */
const renumber = (old: EditorState, now: EditorState, mapping: Mapping): Transaction | null => {
  const [before, after] = [articlesIn(old.doc), articlesIn(now.doc)]
  if (after.length === 0 && before.length === 0) return null
  const edits: Edit[] = []
  for (const [index, { at, node, stated, clauses }] of after.entries()) {
    if (stated !== index + 1) {
      const [, word = '', space = '', digits = ''] = articleHeading.exec(textOf(node)) ?? []
      const from = at + 1 + word.length + space.length
      edits.push({ from, to: from + digits.length, with: `${space === '' ? ' ' : ''}${index + 1}` })
    }
    for (const [order, clause] of clauses.entries()) {
      if (clause.stated === order + 1) continue
      const [, open = '', digits = ''] = clauseStart.exec(textOf(clause.node)) ?? []
      const from = clause.at + 1 + open.length
      edits.push({ from, to: from + digits.length, with: String(order + 1) })
    }
  }
  const changes = changesOf(before, after, mapping)
  if (!isQuiet(changes)) {
    const articles = new Map(after.map((one) => [one.node, one]))
    let own: number | null = null
    now.doc.forEach((block, start) => {
      const article = articles.get(block)
      if (article) {
        own = changes.had.get(article) ?? null
        return
      }
      if (block.isTextblock) edits.push(...followed(block, start, own, changes))
      else
        block.descendants((node, at) => {
          if (!node.isTextblock) return true
          edits.push(...followed(node, start + 1 + at, own, changes))
          return false
        })
    })
  }
  if (edits.length === 0) return null
  const { tr } = now
  // From the end, so that the places before stay where they are.
  for (const { from, to, with: words } of edits.sort((a, b) => b.from - a.from)) tr.insertText(words, from, to)
  return tr
}

/** Enter in a clause begins the next one; in one that says nothing yet it ends the numbering. */
const nextClause = (editor: Editor): boolean => {
  const { state } = editor
  const { $from, empty } = state.selection
  const { parent, depth, parentOffset } = $from
  if (!empty || depth !== 1 || parent.type.name !== 'paragraph' || !isContract(state)) return false
  const [start] = clauseStart.exec(textOf(parent)) ?? []
  if (start === undefined || parentOffset < start.length) return false
  if (!articlesIn(state.doc).some(({ clauses }) => clauses.some(({ node }) => node === parent))) return false
  if (textOf(parent).trim() === start.trim())
    return editor.commands.deleteRange({ from: $from.start(), to: $from.end() })
  return editor
    .chain()
    .splitBlock()
    .command(({ tr }) => {
      tr.insertText('() ', tr.selection.$from.start())
      return true
    })
    .scrollIntoView()
    .run()
}

/**
 * Keeps the articles of a contract and their clauses numbered from one on while their owner types: one that comes or goes
 * moves the others, and `Pasal 7 ayat (2)` follows wherever it stands. It is part of the same undo step.
 */
export const articleNumbering = Extension.create({
  name: 'articleNumbering',
  addKeyboardShortcuts: () => ({ Enter: ({ editor }) => nextClause(editor) }),
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, old, now) => {
        const isOurs = transactions.some(
          (one) => one.getMeta('history$') !== undefined || one.getMeta(knownToServer) === true,
        )
        if (isOurs || !isContract(now) || !transactions.some(({ docChanged }) => docChanged)) return null
        if (isSameOrder(old.doc, now.doc)) return null
        const mapping = new Mapping()
        for (const { mapping: steps } of transactions) mapping.appendMapping(steps)
        return renumber(old, now, mapping)
      },
    }),
  ],
})

/** Puts a new article behind the one that the cursor is in, ready to be named. */
export const insertArticle = (editor: Editor): void => {
  const { doc, selection } = editor.state
  const next = articlesIn(doc).find(({ at }) => at > selection.from)?.at
  let end = doc.content.size
  doc.forEach((node, at) => {
    if (node.type.name === 'signature') end = at
  })
  const blank = '[isi judul pasal]'
  const at = next ?? end
  editor
    .chain()
    .focus()
    .insertContentAt(at, [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Pasal' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: blank }] },
      { type: 'paragraph', content: [{ type: 'text', text: '[isi bunyi pasal]' }] },
    ])
    .command(({ tr, commands }) => {
      let place: number | null = null
      tr.doc.nodesBetween(at, Math.min(at + 60, tr.doc.content.size), (node, pos) => {
        if (place === null && node.isTextblock && textOf(node) === blank) place = pos + 1
        return node.isBlock
      })
      return place === null ? true : commands.setTextSelection({ from: place, to: place + blank.length })
    })
    .scrollIntoView()
    .run()
}
