/** A cell of a sheet as it was read: Excel keeps numbers as numbers, a CSV file knows only text. */
export type Cell = string | number
export type Row = readonly Cell[]

/** The first sheet of a file that has anything in it, as rows of text and numbers. */
export interface ReadSheet {
  readonly rows: readonly Row[]
  /** Its name and how many others there are; null for a CSV file. */
  readonly sheet: { readonly name: string; readonly others: number } | null
}

/** A sheet that its owner attached to a message. */
export interface AttachedSheet extends ReadSheet {
  /** The file's name, with its ending. */
  readonly name: string
}

const isBlank = (cell: Cell | undefined): boolean => cell === undefined || String(cell).trim() === ''

/** True for a row in which nothing is written. */
export const isBlankRow = (row: Row): boolean => row.every(isBlank)
