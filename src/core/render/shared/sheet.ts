/** What a cell holds: words, a number, or a number that the sheet reckons itself from its formula. */
export type SheetCell = string | number | null | { readonly formula: string; readonly value: number }

export interface SheetColumn {
  readonly label: string
  /** In characters, as spreadsheets measure. */
  readonly width: number
  readonly format: 'text' | 'general' | 'rupiah'
}

/** One table as a spreadsheet: a title, headed columns, rows, and sums under the last column. */
export interface Sheet {
  readonly title: string
  readonly author: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly SheetCell[])[]
  readonly sums: readonly { readonly label: string; readonly value: SheetCell; readonly strong: boolean }[]
}

/** The row in which the first row of the table stands: title, an empty row, the heading. */
export const firstSheetRow = 4

/** `A`, `B`, … of a column counted from 0; tables here have no more than 26. */
export const columnName = (at: number): string => String.fromCharCode(65 + at)
