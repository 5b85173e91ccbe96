import {
  Paragraph,
  ShadingType,
  type Table,
  type TableCell,
  TableRow,
  VerticalAlignTable,
  VerticalMergeType,
  WidthType,
} from 'docx'

import { layOutGrid, type PlacedCell } from '../shared/grid-layout.ts'
import type { Block } from '../shared/render-tree.ts'
import { blockCell, gap, shares, wholeTable } from './docx-parts.ts'

type Grid = Extract<Block, { type: 'grid' }>

/** Room left and right of the words in a cell. */
export const cellSides = 90

const line = { style: 'single', size: 4, color: '7F7F7F' } as const
const lines = { top: line, bottom: line, left: line, right: line }

/**
 * A table of the owner's own: absolute widths in table, grid and cells, merged cells written as Word writes them, heading
 * rows on every page. `cellBlocks` draws what stands in a cell of a width.
 */
export const gridTable = (
  grid: Grid,
  width: number,
  cellBlocks: (placed: PlacedCell, width: number) => (Paragraph | Table)[],
): Table => {
  const layout = layOutGrid(grid)
  const total = layout.columns.reduce((sum, share) => sum + share, 0)
  const widths = shares(
    layout.columns.map((share) => share / total),
    Math.round(width * Math.min(1, total)),
  )
  const widthOf = ({ column, colspan }: PlacedCell): number =>
    widths.slice(column, column + colspan).reduce((sum, one) => sum + one, 0)
  const margins = { top: 30, bottom: 30, left: cellSides, right: cellSides, marginUnitType: WidthType.DXA }
  const merged = (placed: PlacedCell, begins: boolean): TableCell => {
    const inner = widthOf(placed) - 2 * cellSides
    const children = begins ? cellBlocks(placed, inner) : [gap(1)]
    return blockCell(children.at(-1) instanceof Paragraph ? children : [...children, gap(1)], widthOf(placed), {
      borders: lines,
      margins,
      verticalAlign: VerticalAlignTable.TOP,
      ...(placed.colspan > 1 ? { columnSpan: placed.colspan } : {}),
      ...(placed.rowspan > 1 ? { verticalMerge: begins ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE } : {}),
      ...(placed.cell.header ? { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'EFEFEF' } } : {}),
    })
  }
  const all = layout.rows.flat()
  return wholeTable(
    widths,
    layout.rows.map(
      (_, row) =>
        new TableRow({
          cantSplit: true,
          ...(row < layout.headerRows ? { tableHeader: true } : {}),
          children: all
            .filter((placed) => placed.row <= row && row < placed.row + placed.rowspan)
            .toSorted((a, b) => a.column - b.column)
            .map((placed) => merged(placed, placed.row === row)),
        }),
    ),
  )
}
