import { layOutGrid, type PlacedCell } from '../shared/grid-layout.ts'
import type { Block } from '../shared/render-tree.ts'

type Grid = Extract<Block, { type: 'grid' }>
type Write = (block: Block) => string[]

/** Wider tables than this are written cell by cell: lines that wrap line up with nothing. */
const widestTable = 100

const cellText = ({ cell }: PlacedCell, write: Write): string =>
  cell.blocks
    .flatMap(write)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' / ')

/** Each row as `Heading: words` lines, for tables that are too wide for lines of text. */
const asRecords = (rows: readonly (readonly PlacedCell[])[], headings: readonly string[], write: Write): string[] =>
  rows.flatMap((row) => [
    ...row.flatMap((placed) => {
      const text = cellText(placed, write)
      const heading = headings[placed.column] ?? ''
      return text === '' ? [] : [heading === '' ? text : `${heading}: ${text}`]
    }),
    '',
  ])

/**
 * A table in a fixed-width face: columns as wide as their words, a rule below the headings. A merged cell stands where it
 * begins.
 */
export const gridLines = (grid: Grid, write: Write): string[] => {
  const { columns, rows, headerRows } = layOutGrid(grid)
  const texts = rows.map((row) => row.map((placed) => ({ placed, text: cellText(placed, write) })))
  const widths = columns.map((_, column) =>
    Math.max(
      1,
      ...texts.flatMap((row) =>
        row
          .filter(({ placed }) => placed.column === column && placed.colspan === 1)
          .map(({ text }) => [...text].length),
      ),
    ),
  )
  for (const { placed, text } of texts.flat()) {
    const covered = widths.slice(placed.column, placed.column + placed.colspan)
    const room = covered.reduce((sum, width) => sum + width + 3, -3)
    const last = placed.column + placed.colspan - 1
    widths[last] = (widths[last] ?? 1) + Math.max(0, [...text].length - room)
  }
  const total = widths.reduce((sum, width) => sum + width + 3, -3)
  if (total > widestTable) {
    const headings = columns.map(
      (_, column) =>
        texts
          .slice(0, headerRows)
          .flatMap((row) =>
            row.filter(({ placed }) => placed.column <= column && column < placed.column + placed.colspan),
          )
          .at(-1)?.text ?? '',
    )
    return asRecords(rows.slice(headerRows), headings, write)
  }
  const lines = texts.map((row) => {
    let line = ''
    for (const { placed, text } of row) {
      const from = widths.slice(0, placed.column).reduce((sum, width) => sum + width + 3, 0)
      const separator = placed.column === 0 ? '' : '| '
      line = line.padEnd(from - separator.length) + separator + text
    }
    return line.trimEnd()
  })
  const rule = '-'.repeat(total)
  return [...lines.slice(0, headerRows), ...(headerRows > 0 ? [rule] : []), ...lines.slice(headerRows), '']
}
