import type { Database } from '#core/db/server/database.ts'
import { AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { errorCodes } from '#core/errors/shared/error-codes.ts'
import type { Logger } from '#core/http/server/logger.ts'
import { type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { fileAnswer } from '#core/items/server/file-answer.ts'
import type { Drive } from '#core/outbound/server/drive.ts'
import type { GoogleAccess } from '#core/outbound/server/google-drive-calls.ts'

import * as contracts from '../shared/drive.contract.ts'
import type { DriveName } from '../shared/drive-names.ts'
import type { Connections } from './connections.ts'
import { findByFile, listCopies } from './copies.repo.ts'
import { driveOwner } from './drive-owner.ts'
import { entryOf } from './entries.ts'
import { contentAnswer } from './file-content.ts'
import * as files from './files.repo.ts'
import type { SaveCopies } from './save-copies.ts'

export interface DriveRoutesDependencies {
  readonly database: Database
  readonly copies: SaveCopies
  readonly driveOf: (name: DriveName) => Drive
  /** Where 'Save to Drive' saves where the caller names nothing. */
  readonly usual: DriveName
  readonly google: {
    readonly connections: Connections
    readonly accountOf: (ownerId: string, access: GoogleAccess) => Promise<string>
  } | null
  readonly publicUrl: string
  readonly quota: number
  readonly logger: Pick<Logger, 'error' | 'warn'>
  readonly clock: () => Date
}

const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })

/** Ends a talk with a drive when its caller goes. */
export const canceledWith = (signal: AbortSignal): AbortSignal => {
  const controller = new AbortController()
  const cancel = (): void => controller.abort(new AppError('drive_canceled', { message: 'the caller has gone' }))
  if (signal.aborted) cancel()
  else signal.addEventListener('abort', cancel, { once: true })
  return controller.signal
}

/** Everything of the drives that callers ask for; every call is about the asking owner's own files only. */
export const driveRoutes = (deps: DriveRoutesDependencies): Route[] => {
  const { database, copies, driveOf, usual, google, publicUrl, quota, logger, clock } = deps
  const tell = (row: files.FileRow) => entryOf(row, publicUrl)

  const connect = () => {
    if (!google) throw new AppError('drive_not_configured')
    return google
  }

  return [
    route(contracts.readDrive, async (_input, request) => {
      const ownerId = driveOwner(request)
      const [connection, used] = await Promise.all([
        google?.connections.read(ownerId) ?? null,
        files.usedBytes(database, ownerId),
      ])
      return ok({
        drive: usual,
        google: connection && {
          account: connection.account,
          connectedAt: connection.connectedAt.toISOString(),
          isRevoked: connection.isRevoked,
        },
        used,
        quota,
      })
    }),
    route(contracts.listFiles, async ({ query }, request) => {
      const ownerId = driveOwner(request)
      if (query.trash === 'true') return ok({ files: (await files.listTrash(database, ownerId)).map(tell), path: [] })
      const words = query.search?.trim() ?? ''
      if (words !== '') return ok({ files: (await files.searchFiles(database, ownerId, words)).map(tell), path: [] })
      const folder = query.folder ?? null
      const path = await files.pathTo(database, ownerId, folder)
      return ok({ files: (await files.listFolder(database, ownerId, folder)).map(tell), path })
    }),
    route(contracts.getFile, async ({ params }, request) => {
      const ownerId = driveOwner(request)
      const row = await files.getFile(database, ownerId, params.id)
      return ok({ file: tell(row), path: await files.pathTo(database, ownerId, row.isFolder ? row.id : row.parentId) })
    }),
    route(contracts.readContent, async ({ params, query }, request) =>
      contentAnswer(database, driveOwner(request), params.id, query.inline === 'true'),
    ),
    route(contracts.createFolder, async ({ body }, request) => {
      const given = { ownerId: driveOwner(request), name: body.name, parentId: body.parentId ?? null, now: clock() }
      return ok({ file: tell(await database.transaction((tx) => files.insertFolder(tx, given))) })
    }),
    route(contracts.changeFile, async ({ params, body }, request) => {
      const ownerId = driveOwner(request)
      return ok({ file: tell(await database.transaction((tx) => files.changeFile(tx, ownerId, params.id, body))) })
    }),
    route(contracts.deleteFile, async ({ params }, request) => {
      const ownerId = driveOwner(request)
      await database.transaction((tx) => files.throwAway(tx, ownerId, params.id, clock()))
      return ok({ id: params.id })
    }),
    route(contracts.restoreFile, async ({ params }, request) => {
      const ownerId = driveOwner(request)
      return ok({ file: tell(await database.transaction((tx) => files.takeBack(tx, ownerId, params.id))) })
    }),
    route(contracts.emptyTrash, async ({ query }, request) => {
      const ownerId = driveOwner(request)
      return ok({ removed: await database.transaction((tx) => files.removeForGood(tx, ownerId, query.id ?? null)) })
    }),
    route(contracts.saveCopy, async ({ body }, request) => {
      const ownerId = driveOwner(request)
      if (body.drive === 'google') connect()
      return ok(await copies.save({ ...body, ownerId, drive: body.drive ?? usual }, request.signal))
    }),
    route(contracts.listCopies, async ({ params }, request) =>
      ok({ copies: await copies.list(driveOwner(request), params.itemId) }),
    ),
    route(contracts.cancelSave, async ({ params }, request) => {
      const ownerId = driveOwner(request)
      await copies.cancel(ownerId, params.itemId)
      return ok({ copies: await copies.list(ownerId, params.itemId) })
    }),
    route(contracts.startConnection, async (_input, request) =>
      redirect(connect().connections.consentUrl(driveOwner(request))),
    ),
    route(contracts.endConnection, async ({ query }, request) => {
      try {
        const ownerId = driveOwner(request)
        const { connections, accountOf } = connect()
        await connections.finish(ownerId, query, (access) => accountOf(ownerId, access))
        return redirect('/?drive=terhubung')
      } catch (thrown) {
        const error = toAppError(thrown)
        // A browser comes back here: it is shown the sentence in the workspace.
        if (errorCodes[error.code].report)
          logger.error({ code: error.code, err: error.cause ?? error }, 'connecting Google Drive failed')
        return redirect(`/?drive=gagal&sebab=${error.code}`)
      }
    }),
    route(contracts.disconnect, async (_input, request) => {
      try {
        await connect().connections.disconnect(driveOwner(request))
      } catch (error) {
        if (error instanceof AppError) throw error
        // Forgotten here, which is what counts; Google's own page lists it until its owner ends it there.
        logger.warn({ err: error }, 'the permission at Google could not be ended')
      }
      return ok({ disconnected: true as const })
    }),
    route(contracts.exportCloudDocument, async ({ params }, request) => {
      const ownerId = driveOwner(request)
      const copy =
        (await findByFile(database, ownerId, params.documentId)) ??
        (await listCopies(database, ownerId, params.documentId)).find(
          ({ fileId, format }) => fileId && format === 'docx',
        )
      const name: DriveName = copy?.drive ?? (params.documentId.startsWith('drv_') ? 'embedded' : usual)
      const call = { ownerId, signal: canceledWith(request.signal) }
      return fileAnswer(await driveOf(name).exportDocx(call, copy?.fileId ?? params.documentId))
    }),
  ]
}
