import { layOutGrid } from '#core/render/shared/grid-layout.ts'
import type { Block } from '#core/render/shared/render-tree.ts'
import type { PlainSheet } from '#core/render/shared/sheet.ts'

import type { DocumentContent } from './document-content.ts'
import { nodeBlockLists } from './to-render-tree.ts'
import { blockRuns } from './tree-runs.ts'

type Grid = Extract<Block, { type: 'grid' }>

/** A sheet as wide as a page of text, in characters. */
const textCharacters = 88

const sum = /^(\()?-?(?:Rp\s?\.?\s?)?(-?\d{1,3}(?:\.\d{3})+|\d{1,3})(,\d+)?(\))?$/i

/** What reads as a number in Indonesian writing, as a number; a telephone number, a date or a code stays words. */
export const cellValue = (text: string): string | number | null => {
  const words = text.trim()
  if (words === '') return null
  const found = sum.exec(words)
  if (!found) return words
  const [, open, whole = '', part = '', close] = found
  // Of a number that begins with zero the zero is part of it: 007.
  if (/^0\d/.test(whole) || (open === undefined) !== (close === undefined)) return words
  const value = Number(`${whole.replaceAll('.', '')}${part.replace(',', '.')}`)
  return open !== undefined || (words.startsWith('-') && value > 0) ? -value : value
}

const textOf = (block: Block): string =>
  block.type === 'list'
    ? block.items.map((item) => item.map(textOf).join('\n')).join('\n')
    : blockRuns(block)
        .map(({ text }) => text)
        .join('')

const sheetOf = (grid: Grid, name: string): PlainSheet => {
  const { columns, rows, headerRows } = layOutGrid(grid)
  const total = columns.reduce((all, share) => all + share, 0)
  return {
    name,
    headerRows,
    widths: columns.map((share) => Math.max(8, Math.round((share / total) * textCharacters))),
    rows: rows.map((row) => {
      const cells: (string | number | null)[] = columns.map(() => null)
      for (const { column, cell } of row) cells[column] = cellValue(cell.blocks.map(textOf).join('\n'))
      return cells
    }),
    merged: rows
      .flat()
      .flatMap(({ row, column, rowspan, colspan }) =>
        rowspan > 1 || colspan > 1 ? [{ row, column, rows: rowspan, columns: colspan }] : [],
      ),
  }
}

/** The tables that stand in a document's body, each as a sheet: `Tabel 1`, `Tabel 2`. */
export const tableSheets = (content: DocumentContent): PlainSheet[] =>
  nodeBlockLists(content)
    .flat()
    .filter((block) => block.type === 'grid')
    .map((grid, at) => sheetOf(grid, `Tabel ${at + 1}`))
