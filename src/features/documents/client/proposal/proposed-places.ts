import { compareTexts } from '#core/items/client/text-comparison.ts'
import type { Block, Run } from '#core/render/shared/render-tree.ts'
import {
  type DocumentContent,
  type DocumentNode,
  letterBlocks,
  type LetterBlock,
} from '../../shared/content/document-content.ts'
import { articleHeading } from '../../shared/articles/references.ts'
import { letterBlock } from '../../shared/letter/letter-blocks.ts'
import { blockRuns } from '../../shared/content/tree-runs.ts'

/** What a proposed change does at one place of the sheet; `at` counts the blocks of the document as it is. */
export type ProposedPlace =
  /** Words of a paragraph: what goes stands from `from` to `to` of its text, what comes stands there behind it. */
  | {
      readonly kind: 'words'
      readonly at: number
      readonly edits: readonly { readonly from: number; readonly to: number; readonly with: string }[]
    }
  | { readonly kind: 'gone'; readonly at: number }
  /** New blocks before the block `at`. */
  | { readonly kind: 'come'; readonly at: number; readonly lines: readonly string[] }
  /** A block that is drawn from the letter's facts, or one with blocks inside: its lines that differ. */
  | { readonly kind: 'facts'; readonly at: number; readonly out: readonly string[]; readonly in: readonly string[] }

const runsText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
const cellsText = (cells: readonly (readonly Run[])[]): string =>
  cells
    .map(runsText)
    .filter((text) => text !== '')
    .join(' · ')

const linesOf = (block: Block): string[] => {
  switch (block.type) {
    case 'table':
      return [
        ...block.rows.map((row) => cellsText(row)),
        ...block.sums.map(({ label, value }) => `${runsText(label)}: ${runsText(value)}`),
      ]
    case 'fields':
      return [
        ...block.rows.map(({ label, runs }) => `${label.trim()}: ${runsText(runs)}`),
        ...(block.aside ? [runsText(block.aside)] : []),
      ]
    case 'letterhead':
      return [runsText(block.name), ...block.lines.map(runsText)]
    case 'columns':
      return block.cells.flat().flatMap(linesOf)
    case 'list':
      return block.items.flat().flatMap(linesOf)
    default: {
      const text = runsText(blockRuns(block))
      return text === '' ? [] : [text]
    }
  }
}

const nodeLines = (node: DocumentNode): string[] =>
  node.type === 'paragraph' || node.type === 'heading' ? [nodeText(node)] : (node.content ?? []).flatMap(nodeLines)

const nodeText = (node: DocumentNode): string =>
  (node.content ?? []).map((child) => (child.type === 'text' ? (child.text ?? '') : '\n')).join('')

const isText = ({ type }: DocumentNode): boolean => type === 'paragraph' || type === 'heading'

/** A line break inside of a word list is one sign, so that places stay places. */
const asLine = (text: string): string => text.replaceAll('\n', '\u2028')
const wordsOf = (text: string): string => (asLine(text).match(/\s*\S+|\s+$/g) ?? []).join('\n')

/** How one text becomes another, word by word; neighbours are one edit. */
export const wordEdits = (before: string, after: string): { from: number; to: number; with: string }[] => {
  const edits: { from: number; to: number; with: string }[] = []
  let at = 0
  let isOpen = false
  for (const { side, text } of compareTexts(wordsOf(before), wordsOf(after))) {
    if (side === 'both') {
      at += text.length
      isOpen = false
      continue
    }
    const last = edits.at(-1)
    const edit = isOpen && last ? last : { from: at, to: at, with: '' }
    if (!isOpen || !last) edits.push(edit)
    isOpen = true
    if (side === 'mine') {
      at += text.length
      edit.to = at
    } else edit.with += text.replaceAll('\u2028', '\n')
  }
  return edits
}

const differing = (before: readonly string[], after: readonly string[]): { out: string[]; in: string[] } => {
  const compared = compareTexts(before.map(asLine).join('\n'), after.map(asLine).join('\n'))
  const only = (side: 'mine' | 'theirs') =>
    compared.filter((line) => line.side === side && line.text !== '').map(({ text }) => text.replaceAll('\u2028', ' '))
  return { out: only('mine'), in: only('theirs') }
}

const pairPlace = (at: number, before: DocumentNode, after: DocumentNode): ProposedPlace[] => {
  if (isText(before) && isText(after)) {
    const edits = wordEdits(nodeText(before), nodeText(after))
    return edits.length === 0 ? [] : [{ kind: 'words', at, edits }]
  }
  const lines = differing(nodeLines(before), nodeLines(after))
  return lines.out.length + lines.in.length === 0 ? [] : [{ kind: 'facts', at, ...lines }]
}

/** The number of an article follows its place: with another one it is the same heading. */
const keyOf = (node: DocumentNode): string =>
  node.type === 'heading' && articleHeading.test(nodeText(node)) ? 'article' : JSON.stringify(node)

const bodyPlaces = (before: readonly DocumentNode[], after: readonly DocumentNode[]): ProposedPlace[] => {
  const [was, is] = [before.map(keyOf), after.map(keyOf)]
  // The end first: what is added stands before what closes the letter.
  let end = 0
  while (end < Math.min(was.length, is.length) && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const places: ProposedPlace[] = []
  let [at, next] = [0, 0]
  let gone: number[] = []
  let come: DocumentNode[] = []
  const same = (): void => {
    const [old, fresh] = [before[at], after[next]]
    if (old && fresh && old !== fresh) places.push(...pairPlace(at, old, fresh))
    at += 1
    next += 1
  }
  const settle = (): void => {
    const isPaired = gone.length === come.length
    for (const [index, place] of gone.entries()) {
      const [old, fresh] = [before[place], come[index]]
      if (isPaired && old && fresh) places.push(...pairPlace(place, old, fresh))
      else places.push({ kind: 'gone', at: place })
    }
    const lines = come.flatMap(nodeLines).filter((line) => line !== '')
    if (!isPaired && lines.length > 0) places.push({ kind: 'come', at, lines })
    gone = []
    come = []
  }
  const middle = [was.slice(0, was.length - end), is.slice(0, is.length - end)] as const
  const compared = middle.every(({ length }) => length === 0)
    ? []
    : compareTexts(middle[0].join('\n'), middle[1].join('\n'))
  for (const { side, text } of compared) {
    if (text === '') continue
    if (side === 'both') {
      settle()
      same()
    } else if (side === 'mine') gone.push(at++)
    else {
      const node = after[next++]
      if (node) come.push(node)
    }
  }
  settle()
  while (at < before.length && next < after.length) same()
  return places
}

const isLetterBlock = (type: string): type is LetterBlock => (letterBlocks as readonly string[]).includes(type)

const factPlaces = (before: DocumentContent, after: DocumentContent): ProposedPlace[] =>
  (before.body.content ?? []).flatMap(({ type }, at): ProposedPlace[] => {
    if (!isLetterBlock(type)) return []
    const lines = differing(
      letterBlock(before.letter, type).flatMap(linesOf),
      letterBlock(after.letter, type).flatMap(linesOf),
    )
    return lines.out.length + lines.in.length === 0 ? [] : [{ kind: 'facts', at, ...lines }]
  })

/** More blocks than this are not compared at each key: the strip and the chat tell the change all the same. */
const mostBlocks = 1_200

/** Where on the sheet a proposed change would be seen, from top to bottom. */
export const proposedPlaces = (before: DocumentContent, after: DocumentContent): ProposedPlace[] => {
  const nodes = before.body.content ?? []
  if (nodes.length > mostBlocks) return []
  return [...bodyPlaces(nodes, after.body.content ?? []), ...factPlaces(before, after)].sort((a, b) => a.at - b.at)
}
