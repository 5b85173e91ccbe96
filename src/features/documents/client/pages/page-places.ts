import type { Node as ProseNode } from '@tiptap/pm/model'

/** Where a page begins, as the layout tells it: a block of the body, and how much of its text stands before. */
export interface PageStart {
  readonly at: number
  readonly offset: number | null
}

/** A page's beginning in the editor: a place, and whether a row of a table begins there. */
export interface PagePlace {
  /** Which page begins, counted from one. */
  readonly page: number
  readonly at: number
  readonly kind: 'block' | 'row' | 'line'
  /** How much of a letter's own block (its goods) stands on the page before; null where none does. */
  readonly within: number | null
}

type Place = Omit<PagePlace, 'page'>

const before = (doc: ProseNode, index: number): number => {
  let place = 0
  for (let at = 0; at < index; at++) place += doc.child(at).nodeSize
  return place
}

/** Inside a table a page begins with a row; the text before it is that of all its cells. */
const rowPlace = (table: ProseNode, start: number, offset: number): Place | null => {
  let text = 0
  let place = start + 1
  for (let row = 0; row < table.childCount; row++) {
    if (row > 0 && text >= offset) return { at: place, kind: 'row', within: null }
    text += table.child(row).textContent.length
    place += table.child(row).nodeSize
  }
  return null
}

/** Inside prose a page begins with a line, or with the paragraph or list item whose first line it is. */
const linePlace = (block: ProseNode, start: number, offset: number): Place | null => {
  let text = 0
  let found: Place | null = null
  block.descendants((node, inside) => {
    if (found) return false
    if (!node.isText) return true
    const { length } = node.text ?? ''
    if (offset < text + length) {
      const at = start + 1 + inside + (offset - text)
      found = { at, kind: 'line', within: null }
    }
    text += length
    return false
  })
  return found
}

/** The place itself where it is the very beginning of a list item or paragraph: the gap then stands before that. */
const lifted = (doc: ProseNode, place: Place): Place => {
  if (place.kind !== 'line') return place
  const at = doc.resolve(place.at)
  if (at.parentOffset !== 0) return place
  let depth = at.depth
  while (depth > 1 && at.index(depth - 1) === 0 && at.node(depth - 1).type.name === 'listItem') depth -= 1
  return { at: at.before(depth), kind: 'block', within: null }
}

/** The beginnings of the pages as places of a document; those that are no longer in it are left out. */
export const pagePlaces = (doc: ProseNode, starts: readonly PageStart[]): PagePlace[] =>
  starts.flatMap((start, index) => placesOf(doc, start).map((place) => ({ ...place, page: index + 2 })))

const placesOf = (doc: ProseNode, { at, offset }: PageStart): Place[] => {
  if (at < 0 || at >= doc.childCount) return []
  const block = doc.child(at)
  const start = before(doc, at)
  if (offset === null || offset <= 0) return at === 0 ? [] : [{ at: start, kind: 'block', within: null }]
  if (block.type.name === 'table') {
    const row = rowPlace(block, start, offset)
    return row ? [row] : []
  }
  if (block.isAtom) return [{ at: start, kind: 'block', within: offset }]
  const line = linePlace(block, start, offset)
  return line ? [lifted(doc, line)] : []
}
