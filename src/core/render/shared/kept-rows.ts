import type { Block } from './render-tree.ts'

type Table = Extract<Block, { type: 'table' }>

/** A table of so many rows is not spread over two pages. */
const shortTable = 8

/** Rows of more letters, or more sums, than this may not all fit on one page. */
const longText = 600
const manySums = 12

const letters = (cells: Table['rows'][number]): number => cells.flat().reduce((sum, { text }) => sum + text.length, 0)

/**
 * How many of a table's last rows stay on one page with each other and with the sums below them, so that no page begins
 * with a sum or a single row: all of a short table, two of a long one, none where they would fill the page.
 */
export const keptRows = ({ rows, sums }: Table): number => {
  if (sums.length > manySums) return 0
  const kept = rows.length <= shortTable ? rows.length : 2
  return rows.slice(rows.length - kept).reduce((sum, cells) => sum + letters(cells), 0) > longText ? 0 : kept
}
