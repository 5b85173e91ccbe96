import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { readSheet } from '#core/sheets/server/read-sheet.ts'
import { attachSheet, largestSheet, mostSheetLines } from '../shared/sheets.contract.ts'
import { storeSheet } from './sheets.repo.ts'

interface SheetRoutesDependencies {
  readonly database: Database
  readonly clock: () => Date
  /** Who attaches; a stranger becomes a guest, as with a message. */
  readonly askerId: (request: RequestContext) => Promise<string>
}

/** Another ending is another kind of file, whatever may be read out of it. */
const sheetNames = /\.(?:csv|tsv|txt|xlsx)$/i

/** Files that come with messages. */
export const sheetRoutes = ({ database, clock, askerId }: SheetRoutesDependencies): Route[] => [
  route(attachSheet, async ({ query }, request) => {
    if (!sheetNames.test(query.name)) throw new AppError('sheet_file_unreadable')
    const bytes = await request.readBytes(largestSheet).catch((cause: unknown) => {
      throw cause instanceof AppError && cause.code === 'body_too_large'
        ? new AppError('sheet_file_too_large', { cause })
        : cause
    })
    const read = await readSheet(bytes, { largest: largestSheet, mostLines: mostSheetLines })
    const userId = await askerId(request)
    return ok(await database.transaction((tx) => storeSheet(tx, { userId, name: query.name, read, now: clock() })))
  }),
]
