import { textWidth } from '../nodes/column-widths.ts'
import { alignOf, styleOf } from './pasted-style.ts'

const pixels = (text: string | null): number | null => {
  const found = /^([\d.]+)(px|pt)?$/.exec((text ?? '').trim())
  if (!found) return null
  const value = Number(found[1]) * (found[2] === 'pt' ? 4 / 3 : 1)
  return value > 0 ? value : null
}

const widthOf = (element: Element): number | null =>
  pixels(element.getAttribute('width')) ?? pixels(styleOf(element, 'width'))

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(60, Math.max(1, Math.trunc(Number(cell.getAttribute(name))) || 1))

const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')

/** The columns' widths: of `col`, or of a row whose every cell is one column wide. */
const columnsOf = (table: Element, rows: readonly Element[]): number[] | null => {
  const columns = [...table.querySelectorAll('col')].flatMap((column) => {
    const width = widthOf(column)
    return Array.from({ length: spanOf(column, 'colspan') * (Number(column.getAttribute('span')) || 1) }, () => width)
  })
  const single = rows.find(
    (row) => cellsOf(row).length > 0 && cellsOf(row).every((cell) => spanOf(cell, 'colspan') === 1),
  )
  const found = columns.length > 0 ? columns : single ? cellsOf(single).map(widthOf) : []
  if (found.length === 0 || !found.every((width) => width !== null)) return null
  const sum = found.reduce((total, width) => total + width, 0)
  return found.map((width) => Math.round((width * textWidth) / sum))
}

/** What stands in a cell: words in a paragraph that stands as the cell says; headings are words in bold. */
const readCell = (cell: Element): void => {
  const page = cell.ownerDocument
  for (const heading of cell.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const words = page.createElement('p')
    const strong = page.createElement('strong')
    strong.append(...heading.childNodes)
    words.append(strong)
    heading.replaceWith(words)
  }
  if (/^(?:bold|[6-9]00)/.test(styleOf(cell, 'font-weight')) && cell.localName === 'td') {
    const strong = page.createElement('strong')
    if (!cell.querySelector('p, div, ul, ol')) {
      strong.append(...cell.childNodes)
      cell.append(strong)
    }
  }
  const align = alignOf(cell)
  if (align === null) return
  const blocks = [...cell.querySelectorAll('p, div')]
  if (blocks.length === 0) {
    const words = page.createElement('p')
    words.append(...cell.childNodes)
    cell.append(words)
    blocks.push(words)
  }
  for (const block of blocks) if (alignOf(block) === null) block.setAttribute('align', align)
}

/** A table in a cell cannot be kept as one; its rows become lines of the cell. */
const flatten = (table: Element): void => {
  const lines = rowsOf(table).map((row) => {
    const line = table.ownerDocument.createElement('p')
    line.textContent = cellsOf(row)
      .map((cell) => (cell.textContent ?? '').trim())
      .filter((words) => words !== '')
      .join('  ')
    return line
  })
  table.replaceWith(...lines)
}

/** Tables of Word, Excel, Sheets and pages as tables of ours: spans, header cells, and the shares of their columns. */
export const readTables = (root: Element): void => {
  for (const inner of [...root.querySelectorAll('table table')].toReversed()) flatten(inner)
  for (const table of root.querySelectorAll('table')) {
    const rows = rowsOf(table)
    const columns = columnsOf(table, rows)
    const hanging: number[] = []
    for (const row of rows) {
      let column = 0
      for (const cell of cellsOf(row)) {
        while ((hanging[column] ?? 0) > 0) {
          hanging[column] = (hanging[column] ?? 0) - 1
          column += 1
        }
        const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
        const widths = columns?.slice(column, column + across)
        if (widths?.length === across) cell.setAttribute('data-colwidth', widths.join(','))
        if (down > 1) for (let at = column; at < column + across; at++) hanging[at] = down - 1
        column += across
        readCell(cell)
      }
      for (; column < hanging.length; column++)
        if ((hanging[column] ?? 0) > 0) hanging[column] = (hanging[column] ?? 0) - 1
    }
  }
}
