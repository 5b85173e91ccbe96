import type { Block, RenderTree } from '../shared/render-tree.ts'
import { markPlaces, type Mark, type Place } from './page-marks.ts'
import { findMarks } from './pdf.ts'

/** Where a page begins. */
export interface PageBreak extends Place {
  /** From 2: the first page begins with the document. */
  readonly page: number
}

export interface Layout {
  readonly pages: number
  /** In order. A page on which nothing of the text begins has none. */
  readonly breaks: readonly PageBreak[]
}

interface Found {
  readonly mark: Mark
  readonly page: number
}

/** For every page but the first the first mark on it. */
const firstMarks = (found: readonly Found[], pages: number): Found[] => {
  const first: Found[] = []
  let at = 0
  for (let page = 2; page <= pages; page += 1) {
    while (at < found.length && (found[at]?.page ?? 0) < page) at += 1
    const one = found[at]
    if (one?.page === page) first.push(one)
  }
  return first
}

/** Headings that are repeated on every page say their marks again; the first time counts. */
const inOrder = (answer: readonly (readonly [number, number])[], marks: readonly Mark[]): Found[] => {
  const pages = new Map<number, number>()
  for (const [mark, page] of answer) if (!pages.has(mark)) pages.set(mark, page)
  return marks.flatMap((mark, at) => {
    const page = pages.get(at)
    return page === undefined ? [] : [{ mark, page }]
  })
}

/**
 * Where the pages of a document begin, as the PDF's own layout has it. `lists` are the blocks of the tree, one list for
 * each node of the body. Paragraphs that reach over a page's end are looked at word by word.
 */
export const layOutPages = async (
  tree: Omit<RenderTree, 'blocks'>,
  lists: readonly (readonly Block[])[],
): Promise<Layout> => {
  const look = async (whole: ReadonlySet<number>) => {
    const { blocks, marks } = markPlaces(lists, whole)
    const { pages, found } = await findMarks({ ...tree, blocks })
    return { pages, first: firstMarks(inOrder(found, marks), pages) }
  }
  const rough = await look(new Set())
  const reaching = new Set(rough.first.filter(({ mark }) => mark.isEnd).map(({ mark }) => mark.leaf))
  const { pages, first } = reaching.size > 0 ? await look(reaching) : rough
  return {
    pages,
    breaks: first.map(({ page, mark: { at, block, row, offset } }) => ({ page, at, block, row, offset })),
  }
}
