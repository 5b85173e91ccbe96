import type { Node as ProseNode } from '@tiptap/pm/model'

/** Where a page begins, as the layout tells it (`layOutDocument`). */
export interface PageStart {
  /** Counted from one. */
  readonly page: number
  /** The block of the body. */
  readonly at: number
  /** How much of its text stands on the pages before; null where the block itself begins the page. */
  readonly offset: number | null
  /** The row of a table that begins the page. */
  readonly row: number | null
}

/** A page's beginning in the editor: a place, and whether a row of a table begins there. */
interface PagePlace {
  readonly page: number
  readonly at: number
  readonly kind: 'block' | 'row' | 'line'
}

type Place = Omit<PagePlace, 'page'>

const placeBefore = (parent: ProseNode, start: number, index: number): number => {
  let place = start
  for (let at = 0; at < index; at++) place += parent.child(at).nodeSize
  return place
}

/** Inside prose a page begins with a line, or with the paragraph or list item whose first line it is. */
const linePlace = (block: ProseNode, start: number, offset: number): Place | null => {
  let text = 0
  let found: Place | null = null
  block.descendants((node, inside) => {
    if (found) return false
    if (!node.isText) return true
    const { length } = node.text ?? ''
    if (offset < text + length) found = { at: start + 1 + inside + (offset - text), kind: 'line' }
    text += length
    return false
  })
  return found
}

/** The place itself where it is the very beginning of a list item or paragraph: the gap then stands before that. */
const lifted = (doc: ProseNode, place: Place): Place => {
  const at = doc.resolve(place.at)
  if (at.parentOffset !== 0 || at.depth < 2) return place
  let depth = at.depth
  while (depth > 1 && at.index(depth - 1) === 0 && at.node(depth - 1).type.name === 'listItem') depth -= 1
  return { at: at.before(depth), kind: 'block' }
}

const placeOf = (doc: ProseNode, { at, offset, row }: PageStart): Place | null => {
  if (at < 0 || at >= doc.childCount) return null
  const block = doc.child(at)
  const start = placeBefore(doc, 0, at)
  if (offset === null || offset <= 0) return at === 0 ? null : { at: start, kind: 'block' }
  if (block.type.name === 'table') {
    const isRow = row !== null && row > 0 && row < block.childCount
    return isRow ? { at: placeBefore(block, start + 1, row), kind: 'row' } : null
  }
  // What is drawn from letter data draws its own pages (page-starts.ts).
  if (block.isAtom) return null
  const line = linePlace(block, start, offset)
  return line ? lifted(doc, line) : null
}

/** The beginnings of the pages as places of a document; those that are no longer in it are left out. */
export const pagePlaces = (doc: ProseNode, starts: readonly PageStart[]): PagePlace[] =>
  starts.flatMap((start) => {
    const place = placeOf(doc, start)
    return place ? [{ ...place, page: start.page }] : []
  })
