import { strToU8, zip } from 'fflate'

import { type listSessions, type revokeSession } from '#core/auth/server/account-data.ts'
import type { DataFile, PersonalData } from '#core/auth/server/personal-data.ts'
import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { fileAnswer } from '#core/items/server/file-answer.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'

import * as contracts from '../shared/account.contract.ts'

/** Where people are signed in; given by the sign-in room. */
export interface Places {
  readonly list: (userId: string) => ReturnType<typeof listSessions>
  readonly revoke: (userId: string, sessionId: string) => ReturnType<typeof revokeSession>
  /** The session that a request shows. */
  readonly current: (headers: Headers) => Promise<string | null>
}

export interface AccountRoutesDependencies {
  readonly database: Database
  readonly places: Places
  /** Everything that is kept about a person, in the order in which it can be taken away. */
  readonly personalData: readonly PersonalData[]
  readonly readUser: (userId: string) => Promise<{ readonly displayName: string; readonly email: string } | null>
  readonly clock: () => Date
}

const zipped = (files: readonly DataFile[]): Promise<Uint8Array> =>
  new Promise((done, fail) => {
    const tree = Object.fromEntries(files.map((file) => [file.path, 'text' in file ? strToU8(file.text) : file.bytes]))
    zip(tree, { level: 6 }, (error, bytes) => (error ? fail(error) : done(bytes)))
  })

/** What the owner decides about the account itself: sessions, all data, the end. */
export const accountRoutes = (deps: AccountRoutesDependencies): Route[] => {
  const { database, places, personalData, readUser, clock } = deps
  return [
    route(contracts.listPlaces, async (_input, request) => {
      const [rows, current] = await Promise.all([places.list(askingUser(request)), places.current(request.headers)])
      const sessions = rows.map(({ signedInAt, lastSeenAt, ...place }) => ({
        ...place,
        signedInAt: signedInAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isThis: place.id === current,
      }))
      return ok({ sessions })
    }),
    route(contracts.endPlace, async ({ params }, request) => {
      await places.revoke(askingUser(request), params.id)
      return ok({ id: params.id })
    }),
    route(contracts.exportAccount, async (_input, request) => {
      const userId = askingUser(request)
      const files: DataFile[] = []
      for (const part of personalData) files.push(...(await part.read(database, userId)))
      return fileAnswer({
        name: `Data Juragan ${dayIn(clock())}.zip`,
        mediaType: 'application/zip',
        bytes: await zipped(files),
      })
    }),
    route(contracts.deleteAccount, async ({ body }, request) => {
      const userId = askingUser(request)
      const user = await readUser(userId)
      if (user?.email.toLowerCase() !== body.email.trim().toLowerCase()) throw new AppError('email_does_not_match')
      await database.transaction(async (tx) => {
        for (const part of personalData) await part.erase(tx, userId)
      })
      return ok({ deleted: true as const })
    }),
  ]
}
