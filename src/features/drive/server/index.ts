import type { DirectOrders } from '#core/assistant/server/direct-orders.ts'
import type { DriveSettings } from '#core/config/server/drive-settings.ts'
import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { Logger } from '#core/http/server/logger.ts'
import type { Route } from '#core/http/server/router.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import type { Drive } from '#core/outbound/server/drive.ts'
import type { GoogleAccess } from '#core/outbound/server/google-drive-calls.ts'
import { createGoogleDrive } from '#core/outbound/server/google-drive.ts'
import { createGoogleOAuth } from '#core/outbound/server/google-oauth.ts'
import type { Persistence } from '#core/outbound/server/persistence.ts'
import { createSealedTexts } from '#core/outbound/server/sealed-text.ts'

import type { DriveName } from '../shared/drive-names.ts'
import { createConnections } from './connections.ts'
import { driveOwner } from './drive-owner.ts'
import { driveRoutes } from './drive.routes.ts'
import { createEmbeddedDrive } from './embedded-drive.ts'
import { contentAnswer } from './file-content.ts'
import { createSaveCopies } from './save-copies.ts'
import { tellingKinds } from './storage-kinds.ts'
import { type ScriptMakers, scriptingRoutes } from './scripting.routes.ts'

export interface DriveDependencies {
  readonly database: Database
  readonly kinds: KindStores
  readonly settings: DriveSettings
  readonly secretKey: string
  readonly publicUrl: string
  readonly identify: (headers: Headers) => Promise<Identity>
  readonly orders: DirectOrders
  readonly makers: ScriptMakers
  readonly logger: Logger
  readonly clock?: () => Date
  /** How waiting for Google goes; tests wait for nothing. */
  readonly persistence?: Persistence
}

export interface DriveFeature {
  readonly routes: Route[]
  /**
   * Answers `/drive/:id` with the file itself for callers that want no page; null where the workspace's page is meant,
   * which opens the drive at that file. `?unduh` always answers with the file.
   */
  answerLink(request: Request): Promise<Response | null>
  stop(): Promise<void>
}

const linkPath = /^\/drive\/(drv_[a-z0-9]{1,40})$/

/** The server side of the drives: the embedded one, Google's by configuration, and the copies of items in both. */
export const createDrive = (deps: DriveDependencies): DriveFeature => {
  const { database, kinds, settings, secretKey, publicUrl, logger, clock = () => new Date() } = deps
  const { google: googleSettings, quota } = settings
  const embedded = createEmbeddedDrive({ database, publicUrl, quota, clock })
  const persistence = deps.persistence === undefined ? {} : { persistence: deps.persistence }
  const google =
    googleSettings &&
    (() => {
      const oauth = createGoogleOAuth(googleSettings, `${publicUrl}/api/drive/google/callback`)
      const seal = createSealedTexts(secretKey, 'drive tokens')
      const connections = createConnections({ database, oauth, seal, secretKey, clock })
      const reach = (access: GoogleAccess) => createGoogleDrive({ settings: googleSettings, access, ...persistence })
      return {
        connections,
        drive: reach(connections.access),
        // The owner waits at the screen: no longer than this.
        accountOf: async (ownerId: string, access: GoogleAccess): Promise<string> => {
          try {
            return await reach(access).accountOf({ ownerId, signal: AbortSignal.timeout(30_000) })
          } catch (cause) {
            throw cause instanceof AppError ? cause : new AppError('drive_retry_limit', { cause })
          }
        },
      }
    })()
  const driveOf = (name: DriveName): Drive => {
    if (name === 'embedded') return embedded
    if (!google) throw new AppError('drive_not_configured')
    return google.drive
  }
  const usual: DriveName = google ? 'google' : 'embedded'
  const copies = createSaveCopies({ database, kinds, driveOf, usual, logger, clock })

  return {
    routes: [
      ...driveRoutes({ database, copies, driveOf, usual, google, publicUrl, quota, logger, clock }),
      ...scriptingRoutes({ database, orders: deps.orders, makers: deps.makers, copies, usual }),
    ].map(tellingKinds),
    answerLink: async (request) => {
      const url = new URL(request.url)
      const id = linkPath.exec(url.pathname)?.[1]
      if (id === undefined) return null
      const wantsPage = request.headers.get('accept')?.includes('text/html') === true
      if (wantsPage && !url.searchParams.has('unduh') && !url.searchParams.has('lihat')) return null
      const ownerId = driveOwner({ identity: await deps.identify(request.headers) })
      return contentAnswer(database, ownerId, id, url.searchParams.has('lihat'))
    },
    stop: () => copies.stop(),
  }
}

export { driveData } from './drive-data.ts'
export type { ScriptMakers } from './scripting.routes.ts'
