import type { Block, GridCell } from './render-tree.ts'

/** A cell with its place. Places count from 0. */
export interface PlacedCell {
  readonly cell: GridCell
  readonly row: number
  readonly column: number
  readonly colspan: number
  readonly rowspan: number
}

export interface GridLayout {
  /** Shares of the text width; they total at most 1. */
  readonly columns: readonly number[]
  /** For each row the cells that begin in it, from left to right. Together they cover every place exactly once. */
  readonly rows: readonly (readonly PlacedCell[])[]
  /** As many rows from the top are headings, and are repeated on every page; never all of them. */
  readonly headerRows: number
}

type Grid = Extract<Block, { type: 'grid' }>

/** Word takes no more columns than this. */
export const mostColumns = 63

const emptyCell = (header: boolean): GridCell => ({ blocks: [], colspan: 1, rowspan: 1, header })

/** As many places from `column` on are free, at most `wanted`. */
const freeStretch = (taken: readonly boolean[], column: number, wanted: number): number => {
  let length = 1
  while (length < wanted && column + length < mostColumns && !taken[column + length]) length += 1
  return length
}

/** Each cell in the next free place of its row, as browsers do it; what would overlap is cut, what is too far right joins the last cell. */
const place = (rows: Grid['rows']): { cells: PlacedCell[]; columns: number } => {
  const taken: boolean[][] = rows.map(() => [])
  const cells: PlacedCell[] = []
  rows.forEach((row, at) => {
    let column = 0
    for (const cell of row) {
      const line = taken[at] ?? []
      while (line[column]) column += 1
      const last = cells.at(-1)
      if (column >= mostColumns && last) {
        cells[cells.length - 1] = { ...last, cell: { ...last.cell, blocks: [...last.cell.blocks, ...cell.blocks] } }
        continue
      }
      const colspan = freeStretch(line, column, cell.colspan)
      const rowspan = Math.min(cell.rowspan, rows.length - at)
      for (let y = at; y < at + rowspan; y += 1)
        for (let x = column; x < column + colspan; x += 1) {
          const below = taken[y]
          if (below) below[x] = true
        }
      cells.push({ cell, row: at, column, colspan, rowspan })
      column += colspan
    }
  })
  return { cells, columns: Math.max(1, ...taken.map((line) => line.length)) }
}

/** Places that no cell covers get empty cells. */
const filled = (cells: readonly PlacedCell[], rows: number, columns: number): PlacedCell[][] => {
  const taken = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false))
  const byRow: PlacedCell[][] = Array.from({ length: rows }, () => [])
  for (const placed of cells) {
    byRow[placed.row]?.push(placed)
    for (let y = placed.row; y < placed.row + placed.rowspan; y += 1)
      taken[y]?.fill(true, placed.column, placed.column + placed.colspan)
  }
  return byRow.map((row, at) => {
    const header = row.length > 0 && row.every(({ cell }) => cell.header)
    const holes = (taken[at] ?? []).flatMap((isTaken, column) =>
      isTaken ? [] : [{ cell: emptyCell(header), row: at, column, colspan: 1, rowspan: 1 }],
    )
    return [...row, ...holes].toSorted((a, b) => a.column - b.column)
  })
}

/** Rows of headings from the top, as far as no cell reaches from them into the rows below. */
const headerRowsOf = (rows: readonly (readonly PlacedCell[])[]): number => {
  let count = 0
  while (count < rows.length && rows[count]?.length !== 0 && rows[count]?.every(({ cell }) => cell.header)) count += 1
  while (count > 0 && rows.slice(0, count).some((row) => row.some((placed) => placed.row + placed.rowspan > count)))
    count -= 1
  return count < rows.length ? count : 0
}

/**
 * The places of a grid's cells: every place is covered exactly once, whatever the rows say, so that no file is made of a
 * table that a word processor refuses.
 */
export const layOutGrid = ({ columns: widths, rows }: Grid): GridLayout => {
  const { cells, columns } = place(rows)
  const placed = filled(cells, rows.length, columns)
  const known = Array.from({ length: columns }, (_, at) => Math.max(0, widths[at] ?? 0))
  const total = known.reduce((sum, width) => sum + width, 0)
  const fits = widths.length === columns && total > 0 && total <= 1.0001 && known.every((width) => width > 0)
  return {
    columns: fits ? known : known.map(() => 1 / columns),
    rows: placed,
    headerRows: headerRowsOf(placed),
  }
}
