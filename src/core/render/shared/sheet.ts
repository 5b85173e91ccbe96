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

/** A table as it stands in a document, on a sheet of its own: no titles, no sums, cells merged as they are there. */
export interface PlainSheet {
  /** At most 31 characters, as spreadsheets have it, and no other sheet's. */
  readonly name: string
  /** In characters. */
  readonly widths: readonly number[]
  readonly rows: readonly (readonly (string | number | null)[])[]
  readonly headerRows: number
  readonly merged: readonly {
    readonly row: number
    readonly column: number
    readonly rows: number
    readonly columns: number
  }[]
}

/** The row in which the first row of the table stands: title, an empty row, the heading. */
export const firstSheetRow = 4

/** `A`, `B`, … `Z`, `AA` of a column counted from 0. */
export const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
