import { storableText } from '#core/text/shared/storable-text.ts'

import type { Cell, Row } from './sheet.ts'

/** What spreadsheet programs would run as a formula when they open a file. */
const formula = /^'*[=+\-@\t\r]/

/** Text as a cell that no spreadsheet program runs; `unguarded` gives it back letter by letter. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text of a cell; null where it would be a formula. `="0812"`, by which some programs keep zeros, is its text. */
export const unguarded = (cell: Cell): string | null => {
  const text = storableText(String(cell)).trim()
  if (text.startsWith("'") && formula.test(text)) return text.slice(1)
  const quoted = /^="([^"]*)"$/.exec(text)?.[1]
  if (quoted !== undefined) return quoted.trim()
  return text.startsWith('=') ? null : text
}

const csvCell = (cell: Cell): string => {
  const text = typeof cell === 'number' ? String(cell) : guarded(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A CSV file as Excel opens it in Indonesia: semicolons, and a mark that it is UTF-8. */
export const csvText = (rows: readonly Row[]): string =>
  `\ufeff${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
