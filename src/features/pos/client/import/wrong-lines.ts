import { handOver } from '#core/http/client/take-file.ts'
import type { Row } from '#core/sheets/shared/sheet.ts'
import { csvText } from '#core/sheets/shared/text-cells.ts'

import type { ImportReport } from '../../shared/import/import.contract.ts'

type Wrong = Pick<ImportReport, 'headings' | 'problems' | 'wrongLines'>

/** The wrong lines as they stand in the file, each with what is wrong and what to do, in the file's own columns. */
export const wrongLinesTable = ({ headings, problems, wrongLines }: Wrong): readonly Row[] => [
  [...headings.map(({ name }) => name), 'Baris', 'Yang salah', 'Yang perlu dilakukan'],
  ...wrongLines.map(({ line, cells }) => {
    const mine = problems.filter((problem) => problem.line === line)
    return [
      ...headings.map((_, column) => cells[column] ?? ''),
      line,
      mine.map(({ column, what }) => `${column}: ${what}`).join(' '),
      [...new Set(mine.map(({ todo }) => todo))].join(' '),
    ]
  }),
]

/** Hands the wrong lines to the browser as a file: once mended, the same file can be taken. */
export const downloadWrongLines = (wrong: Wrong): void =>
  handOver(new Blob([csvText(wrongLinesTable(wrong))], { type: 'text/csv;charset=utf-8' }), 'baris-yang-salah.csv')
