import type { Block, GridCell } from '#core/render/shared/render-tree.ts'

import { cellSpan, type DocumentNode } from './document-content.ts'

const isCell = ({ type }: DocumentNode): boolean => type === 'tableCell' || type === 'tableHeader'

/** No column is narrower than this share of the text: a letter with the room around it. */
const narrowest = 0.025

/** Widths as the editor keeps them: pixels for each column that a cell covers, null where nobody set them. */
const pixelWidths = (rows: readonly DocumentNode[]): (number | null)[] => {
  const widths: (number | null)[] = []
  // Only the first row is read: a cell there stands in the columns from the left, one after the other.
  for (const cell of rows[0]?.content ?? []) {
    const colwidth: unknown = cell.attrs?.['colwidth']
    for (let at = 0; at < cellSpan(cell.attrs, 'colspan'); at += 1) {
      const width: unknown = Array.isArray(colwidth) ? colwidth[at] : null
      widths.push(typeof width === 'number' && width > 0 && Number.isFinite(width) ? width : null)
    }
  }
  return widths
}

/** Shares of the text's width; the table is as wide as the text. Columns without a width share what is usual in it. */
const columnShares = (rows: readonly DocumentNode[]): number[] => {
  const pixels = pixelWidths(rows)
  const known = pixels.filter((width) => width !== null)
  const usual = known.length > 0 ? known.reduce((sum, width) => sum + width, 0) / known.length : 1
  const widths = pixels.map((width) => width ?? usual)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const floored = widths.map((width) => Math.max(narrowest, width / total))
  const whole = floored.reduce((sum, width) => sum + width, 0)
  return floored.map((width) => width / whole)
}

/** A table of the body with its merged cells. `blocksOf` draws what stands in a cell. */
export const gridBlock = (table: DocumentNode, blocksOf: (node: DocumentNode) => readonly Block[]): Block[] => {
  const rows = (table.content ?? []).filter(({ type }) => type === 'tableRow')
  if (rows.length === 0) return []
  const cells = rows.map((row) =>
    (row.content ?? []).filter(isCell).map((cell): GridCell => ({
      blocks: (cell.content ?? []).flatMap(blocksOf),
      colspan: cellSpan(cell.attrs, 'colspan'),
      rowspan: cellSpan(cell.attrs, 'rowspan'),
      header: cell.type === 'tableHeader',
    })),
  )
  return [{ type: 'grid', columns: columnShares(rows), rows: cells }]
}
