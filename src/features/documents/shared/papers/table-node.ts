import type { DocumentNode } from '../content/document-content.ts'
import { p } from '../content/nodes.ts'

/** Width of the text in the editor, which counts columns in its pixels. */
const textWidth = 640

const cell = (type: 'tableHeader' | 'tableCell', text: string, width: number, isHigh = false): DocumentNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: [Math.round(width * textWidth)] },
  content: [p(text), ...(isHigh ? [p('')] : [])],
})

/** A table with a row of heads; `shares` are the columns' parts of the text's width. Rows for a pen are higher. */
export const tableNode = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  shares: readonly number[],
  isForPen = false,
): DocumentNode => {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const row = (type: 'tableHeader' | 'tableCell', texts: readonly string[]): DocumentNode => ({
    type: 'tableRow',
    content: heads.map((_, at) =>
      cell(type, texts[at] ?? '', (shares[at] ?? 1) / total, isForPen && at === 0 && type === 'tableCell'),
    ),
  })
  return { type: 'table', content: [row('tableHeader', heads), ...rows.map((texts) => row('tableCell', texts))] }
}

/** Rows that are filled in by hand. */
export const emptyRows = (count: number, columns: number): string[][] =>
  Array.from({ length: count }, (_, at) => [String(at + 1), ...Array.from({ length: columns - 1 }, () => '')])
