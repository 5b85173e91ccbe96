import type { ExportedFile } from '#core/items/server/kind-store.ts'
import { csvText, guarded } from '#core/sheets/shared/text-cells.ts'

/** A day stands as a date (midnight UTC), money and counts as numbers. */
export type BookCell = string | number | Date

export interface BookSheet {
  readonly name: string
  /** The first row holds the headings. */
  readonly rows: readonly (readonly BookCell[])[]
}

const dayText = (day: Date): string => day.toISOString().slice(0, 10)

const excelCell = (value: BookCell, isHeading: boolean) => {
  if (value instanceof Date) return { value, type: Date, format: 'dd/mm/yyyy' }
  if (typeof value === 'number') return { value, type: Number, format: '#,##0' }
  return { value: guarded(value), type: String, ...(isHeading ? { fontWeight: 'bold' as const } : {}) }
}

/** As wide as the longest of the first texts in each column, within reason. */
const columnsOf = ({ rows }: BookSheet) =>
  (rows[0] ?? []).map((_, at) => ({
    width: Math.min(
      40,
      Math.max(
        11,
        ...rows
          .slice(0, 200)
          .map((row) => String(row[at] ?? '').length + 2)
          .filter((width) => width < 60),
      ),
    ),
  }))

const workbook = async (sheets: readonly BookSheet[]): Promise<Uint8Array> => {
  // Loaded with the first file: a server that writes none keeps its megabytes free.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile(
    sheets.map((sheet) => ({
      data: sheet.rows.map((row, at) => row.map((value) => excelCell(value, at === 0))),
      sheet: sheet.name,
      columns: columnsOf(sheet),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
}

const plainRows = ({ rows }: BookSheet) =>
  rows.map((row) => row.map((value) => (value instanceof Date ? dayText(value) : value)))

/** Sheets as one file: in CSV one below the other, each under its name where there are several. */
export const bookFile = async (
  name: string,
  sheets: readonly BookSheet[],
  format: 'csv' | 'xlsx',
): Promise<ExportedFile> =>
  format === 'csv'
    ? {
        name: `${name}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        bytes: new TextEncoder().encode(
          csvText(
            sheets.flatMap((sheet) =>
              sheets.length === 1 ? plainRows(sheet) : [[sheet.name], ...plainRows(sheet), ['']],
            ),
          ),
        ),
      }
    : {
        name: `${name}.xlsx`,
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: await workbook(sheets),
      }
