import type { Block, Run } from '../shared/render-tree.ts'

/** A place of a document that may begin a page. */
export interface Place {
  /** Which of the lists of blocks it stands in: the node of the body. */
  readonly at: number
  /** Which block of that list; `null` for the first thing in it. */
  readonly block: number | null
  /** The row of a table, counted from 0 without its headings. */
  readonly row: number | null
  /** How many characters of the node's text stand before it; `null` where nothing does. */
  readonly offset: number | null
}

export interface Mark extends Place {
  /** The paragraph that it stands in, and whether it stands at its end. */
  readonly leaf: number
  readonly isEnd: boolean
}

export interface MarkedBlocks {
  readonly blocks: readonly Block[]
  readonly marks: readonly Mark[]
}

const piece = /\s+|\S+/g

/**
 * Puts a mark at the beginning and end of every paragraph, and in the paragraphs of `whole` before every word. The
 * template asks on which page each mark came to stand.
 */
export const markPlaces = (lists: readonly (readonly Block[])[], whole: ReadonlySet<number>): MarkedBlocks => {
  const marks: Mark[] = []
  let leaf = -1
  let at = 0
  let offset = 0
  let isFirst = true
  let block: number | null = null
  let row: number | null = null

  const mark = (isEnd: boolean): number => {
    const place = { at, block: isFirst ? null : block, row: isFirst ? null : row, offset: offset === 0 ? null : offset }
    return marks.push({ ...place, leaf, isEnd }) - 1
  }

  /** A mark follows its word: before the word it would stay at the end of the line above. */
  const words = (run: Run): Run[] =>
    (run.text.match(piece) ?? []).flatMap((text): Run[] => {
      const place = /\S/.test(text) ? [{ text: '', mark: mark(false) }] : []
      offset += text.length
      return [{ ...run, text }, ...place]
    })

  const markRuns = (runs: readonly Run[]): Run[] => {
    leaf += 1
    const isWhole = whole.has(leaf)
    const first = { text: '', mark: mark(false) }
    isFirst = false
    const inner = runs.flatMap((run) => {
      if (isWhole) return words(run)
      offset += run.text.length
      return [run]
    })
    return [first, ...inner, { text: '', mark: mark(true) } as Run]
  }

  const one = (given: Block): Block => {
    switch (given.type) {
      case 'letterhead':
        return { ...given, name: markRuns(given.name) }
      case 'title':
        return { ...given, runs: markRuns(given.runs) }
      case 'heading':
      case 'paragraph':
        return { ...given, runs: markRuns(given.runs) }
      case 'list':
        return { ...given, items: given.items.map((item) => item.map(one)) }
      case 'fields':
        return {
          ...given,
          rows: given.rows.map((line) => {
            offset = line.from ?? offset
            return { ...line, runs: markRuns(line.runs) }
          }),
        }
      case 'table':
        return {
          ...given,
          rows: given.rows.map((cells, index) => {
            row = index
            return cells.map((runs, column) => (column === 0 ? markRuns(runs) : runs))
          }),
          sums: given.sums.map((sum, index) => {
            row = given.rows.length + index
            return { ...sum, label: markRuns(sum.label) }
          }),
        }
      case 'grid':
        return {
          ...given,
          rows: given.rows.map((cells, index) => {
            row = index
            return cells.map((cell) => ({ ...cell, blocks: cell.blocks.map(one) }))
          }),
        }
      case 'columns':
        return { ...given, cells: given.cells.map((cell) => cell.map(one)) }
      case 'picture':
      case 'pageBreak':
      case 'box': {
        leaf += 1
        const marked = { ...given, mark: mark(false) }
        isFirst = false
        return marked
      }
      case 'figures':
      case 'chart':
      case 'space':
        return given
    }
  }

  const blocks = lists.flatMap((list, index) => {
    at = index
    offset = 0
    isFirst = true
    return list.map((given, position) => {
      block = position
      row = null
      return one(given)
    })
  })
  return { blocks, marks }
}
