import { sql } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { Cell, ReadSheet, Row } from '#core/sheets/shared/sheet.ts'

import { type GoodsColumns, type GoodsField, goodsFields, planSheet } from '../../shared/import/goods-columns.ts'
import { type ImportReport, mostGoods } from '../../shared/import/import.contract.ts'
import { toldFact } from '../../shared/import/goods-table.ts'
import { planImport, type PlannedLine } from '../../shared/import/plan-import.ts'
import { readGoodsLines } from '../../shared/import/read-goods-lines.ts'
import type { PosIntent } from '../../shared/pos-content.ts'
import { habitOf, startingStock } from '../../shared/stock-counting.ts'
import { atPlace } from '../locations/place-goods.ts'
import { holdPlaces, listPlaceIds } from '../place-stock.ts'
import { addProducts, changeProducts, listOwnProducts, lockProducts } from '../products.repo.ts'
import type { ShopRow } from '../shops.repo.ts'

/** As many lines that add something are shown, and as many that change something. */
const mostExamples = 100

const letterOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26)

const wordsOf = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .trim()
    .slice(0, 60)

/** The columns as the owner chooses among them. */
const headingsOf = (rows: readonly Row[], headingRow: number): ImportReport['headings'] => {
  const below = rows.slice(headingRow + 1, headingRow + 51)
  const width = Math.max(rows[headingRow]?.length ?? 0, ...below.map((row) => row.length))
  return Array.from({ length: width }, (_, column) => ({
    name: wordsOf(rows[headingRow]?.[column]) || `Kolom ${letterOf(column)}`,
    sample: below.map((row) => wordsOf(row[column])).find((words) => words !== '') ?? '',
  }))
}

/** `name:0,price:2` as columns; throws `invalid_request` for a field or a column that is not there. */
const chosenColumns = (text: string, width: number): GoodsColumns => {
  const columns: { [Field in GoodsField]?: number } = {}
  for (const part of text.split(',')) {
    const [name, column] = part.split(':')
    const field = goodsFields.find((one) => one === name)
    if (!field || Number(column) >= width) throw new AppError('invalid_request', { details: { fields: ['columns'] } })
    columns[field] = Number(column)
  }
  return columns
}

const exampleOf = (planned: PlannedLine): ImportReport['examples'][number][] => {
  if (planned.kind === 'same') return []
  const { line, kind } = planned
  const facts =
    planned.kind === 'changed'
      ? planned.changes.map(({ field, before, after }) => ({
          field,
          before: toldFact(field, before),
          after: toldFact(field, after) ?? '',
        }))
      : goodsFields.flatMap((field) => {
          const after = line[field]
          return field === 'name' || after === undefined
            ? []
            : [{ field, before: null, after: toldFact(field, after) ?? '' }]
        })
  return [{ line: line.line, name: line.name, kind, facts }]
}

const ofKind = <Kind extends PlannedLine['kind']>(planned: readonly PlannedLine[], kind: Kind) =>
  planned.filter((one): one is Extract<PlannedLine, { kind: Kind }> => one.kind === kind)

interface ReadGoods extends ReadSheet {
  /** The columns chosen by hand; guessed where absent. */
  readonly columns: string | undefined
  readonly posIntent: PosIntent | null
}

/** What a file would do to a shop as it stands, and what is planned line by line. */
const lookAt = async (
  reader: Reader,
  posId: string,
  { rows, sheet, columns: chosen, posIntent }: ReadGoods,
): Promise<{ readonly report: ImportReport; readonly planned: readonly PlannedLine[] }> => {
  const guessed = planSheet(rows)
  const headings = headingsOf(rows, guessed.headingRow)
  const columns = chosen === undefined ? guessed.columns : chosenColumns(chosen, headings.length)
  const read =
    columns.name === undefined ? { lines: [], problems: [] } : readGoodsLines(rows, guessed.headingRow, columns)
  if (read.lines.length > mostGoods)
    throw new AppError('sheet_file_too_many_lines', { details: { lines: read.lines.length } })
  const [usual] = await listPlaceIds(reader, posId)
  const shelf = await atPlace(reader, posId, usual ?? null, await listOwnProducts(reader, posId))
  const counting = { posIntent, wish: habitOf(shelf) }
  const plan = planImport(read.lines, shelf)
  // A list without stocks begins as the shop counts.
  const planned = plan.planned.map((one): PlannedLine =>
    one.kind === 'new' && one.line.stock === undefined && startingStock(one.line.name, null, counting) === null
      ? { ...one, line: { ...one.line, stock: null } }
      : one,
  )
  const problems = [...read.problems, ...plan.problems].toSorted((one, two) => one.line - two.line)
  const wrong = [...new Set(problems.map(({ line }) => line))]
  const added = ofKind(planned, 'new')
  const changed = ofKind(planned, 'changed')
  return {
    planned,
    report: {
      taken: false,
      sheet,
      headings,
      columns: Object.fromEntries(
        goodsFields.map((field) => [field, columns[field] ?? null]),
      ) as ImportReport['columns'],
      counts: {
        added: added.length,
        changed: changed.length,
        same: planned.length - added.length - changed.length,
        wrong: wrong.length,
        rounded: planned.filter(({ line }) => line.isRounded).length,
      },
      examples: [...changed.slice(0, mostExamples), ...added.slice(0, mostExamples)].flatMap(exampleOf),
      problems,
      wrongLines: wrong.map((line) => ({ line, cells: [...(rows[line - 1] ?? [])] })),
    },
  }
}

/** What an import would do; nothing is written. */
export const previewImport = async (reader: Reader, posId: string, goods: ReadGoods): Promise<ImportReport> =>
  (await lookAt(reader, posId, goods)).report

/** Takes the good lines of a file, all of them or nothing; what is planned is planned against the locked shelf. */
export const takeImport = async (tx: Tx, shop: ShopRow, goods: ReadGoods, now: Date): Promise<ImportReport> => {
  // Two imports at once would each add what the other has not written yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pos-import:${shop.id}`}, 0))`)
  await holdPlaces(tx, shop.id)
  await lockProducts(tx, shop.id)
  const { report, planned } = await lookAt(tx, shop.id, goods)
  await changeProducts(
    tx,
    shop,
    ofKind(planned, 'changed').map(({ id, changes }) => ({
      id,
      change: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
    })),
    now,
  )
  await addProducts(
    tx,
    shop,
    ofKind(planned, 'new').map(({ line }) => ({ ...line, stock: line.stock === undefined ? 0 : line.stock })),
    now,
  )
  return { ...report, taken: true }
}
