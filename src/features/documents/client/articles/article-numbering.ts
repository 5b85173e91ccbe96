import { Extension } from '@tiptap/core'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import { Mapping } from '@tiptap/pm/transform'
import type { Editor } from '@tiptap/react'

import { statedNumber } from '../../shared/articles/articles.ts'
import { articleHeading, followArticles } from '../../shared/articles/references.ts'
import type { LetterBox } from '../letter-box.ts'
import { knownToServer } from '../take-content.ts'

interface Article {
  /** Where its heading begins. */
  readonly at: number
  readonly node: ProseNode
  readonly stated: number | null
}

const textOf = (node: ProseNode): string => node.textBetween(0, node.content.size, undefined, '\n')

const articlesIn = (doc: ProseNode): Article[] => {
  const found: Article[] = []
  doc.forEach((node, at) => {
    if (node.type.name !== 'heading') return
    const text = textOf(node)
    if (articleHeading.test(text)) found.push({ at, node, stated: statedNumber(text) })
  })
  return found
}

const isContract = ({ doc }: EditorState): boolean =>
  (doc.attrs['letter'] as LetterBox | undefined)?.letter.documentType === 'kontrak'

/** Where each article of the older document went, and which numbers of removed ones have come back. */
const changesOf = (
  before: readonly Article[],
  after: readonly Article[],
  mapping: Mapping,
): { moves: Map<number, number | null>; back: Map<number, number> } => {
  const moves = new Map<number, number | null>()
  const known = new Set<Article>()
  for (const { at, node, stated } of before) {
    // An article lives as long as the word of its heading does.
    const start = mapping.mapResult(at + 1, 1)
    const end = mapping.map(at + node.nodeSize - 1, -1)
    const place = after.findIndex(
      (one) => start.pos <= one.at + one.node.nodeSize - 1 && end > one.at && end >= start.pos,
    )
    const isGone = place === -1 || (node.content.size > 0 && end <= start.pos)
    if (!isGone) known.add(after[place] as Article)
    if (stated !== null && !moves.has(stated)) moves.set(stated, isGone ? null : place + 1)
  }
  const back = new Map<number, number>()
  for (const [index, one] of after.entries())
    if (!known.has(one) && one.stated !== null) back.set(one.stated, index + 1)
  return { moves, back }
}

/** Headings with the numbers of their order, and every place that names an article behind it. */
const renumber = (old: EditorState, now: EditorState, mapping: Mapping): Transaction | null => {
  const [before, after] = [articlesIn(old.doc), articlesIn(now.doc)]
  if (after.length === 0 && before.length === 0) return null
  const { moves, back } = changesOf(before, after, mapping)
  const edits: { from: number; to: number; with: string }[] = []
  for (const [index, { at, node, stated }] of after.entries()) {
    if (stated === index + 1) continue
    const [, word = '', space = '', digits = ''] = articleHeading.exec(textOf(node)) ?? []
    const from = at + 1 + word.length + space.length
    edits.push({ from, to: from + digits.length, with: `${space === '' ? ' ' : ''}${index + 1}` })
  }
  const headings = new Set(after.map(({ node }) => node))
  const isQuiet = [...moves].every(([was, is]) => was === is) && back.size === 0
  if (!isQuiet) {
    now.doc.descendants((node, at) => {
      if (!node.isTextblock) return true
      if (!headings.has(node))
        for (const { from, to, with: words } of followArticles(textOf(node), moves, back))
          edits.push({ from: at + 1 + from, to: at + 1 + to, with: words })
      return false
    })
  }
  if (edits.length === 0) return null
  const { tr } = now
  // From the end, so that the places before stay where they are.
  for (const { from, to, with: words } of edits.sort((a, b) => b.from - a.from)) tr.insertText(words, from, to)
  return tr
}

/**
 * Keeps the articles of a contract numbered from one on while their owner types: an article that comes or goes moves the
 * others, and `Pasal 7 ayat (2)` follows wherever it stands. It is part of the same undo step.
 */
export const articleNumbering = Extension.create({
  name: 'articleNumbering',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, old, now) => {
        const isOurs = transactions.some(
          (one) => one.getMeta('history$') !== undefined || one.getMeta(knownToServer) === true,
        )
        if (isOurs || !isContract(now) || !transactions.some(({ docChanged }) => docChanged)) return null
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
