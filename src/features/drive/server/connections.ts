import { and, eq, isNull } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type ConsentAnswer, createConsent } from '#core/outbound/server/consent.ts'
import type { GoogleAccess } from '#core/outbound/server/google-drive-calls.ts'
import type { GoogleOAuth } from '#core/outbound/server/google-oauth.ts'
import { PassingFailure } from '#core/outbound/server/persistence.ts'
import type { SealedTexts } from '#core/outbound/server/sealed-text.ts'

import { driveConnections } from './drive.tables.ts'

export interface ConnectionDependencies {
  readonly database: Database
  readonly oauth: GoogleOAuth
  readonly seal: SealedTexts
  readonly secretKey: string
  readonly clock: () => Date
}

/** A token that ends within this time is refreshed before it is used. */
const ahead = 60_000

export interface Connection {
  readonly account: string
  readonly connectedAt: Date
  readonly isRevoked: boolean
}

/** Owners' permissions for their Google drives: asked for, kept sealed, refreshed in time, ended. */
export const createConnections = ({ database, oauth, seal, secretKey, clock }: ConnectionDependencies) => {
  const consent = createConsent({ service: 'drive', canceled: 'drive_canceled', secretKey, clock })

  const find = async (ownerId: string) => {
    const [row] = await database.select().from(driveConnections).where(eq(driveConnections.ownerId, ownerId))
    return row ?? null
  }

  const opened = (sealed: string, ownerId: string): string => {
    const text = seal.open(sealed, ownerId)
    // Sealed with a key that is no longer ours: as good as revoked.
    if (text === null) throw new AppError('drive_unauthorized', { message: 'sealed with another key' })
    return text
  }

  const markRevoked = (ownerId: string, refreshToken: string) =>
    database
      .update(driveConnections)
      .set({ revokedAt: clock() })
      .where(
        and(
          eq(driveConnections.ownerId, ownerId),
          eq(driveConnections.refreshToken, refreshToken),
          isNull(driveConnections.revokedAt),
        ),
      )

  /** The owner's connection, as long as it counts. */
  const standing = async (ownerId: string) => {
    const row = await find(ownerId)
    if (!row) throw new AppError('drive_not_connected')
    if (row.revokedAt !== null) throw new AppError('drive_unauthorized', { message: 'revoked before' })
    return row
  }

  const token: GoogleAccess['token'] = async (ownerId, refused) => {
    const row = await standing(ownerId)
    try {
      const known = opened(row.accessToken, ownerId)
      if (known !== refused && row.accessUntil.getTime() - ahead > clock().getTime()) return known
      const fresh = await oauth.refresh(opened(row.refreshToken, ownerId))
      await database
        .update(driveConnections)
        .set({
          accessToken: seal.seal(fresh.accessToken, ownerId),
          accessUntil: new Date(clock().getTime() + fresh.lasts),
          ...(fresh.refreshToken === null ? {} : { refreshToken: seal.seal(fresh.refreshToken, ownerId) }),
        })
        .where(and(eq(driveConnections.ownerId, ownerId), eq(driveConnections.refreshToken, row.refreshToken)))
      return fresh.accessToken
    } catch (error) {
      if (error instanceof AppError && error.code === 'drive_unauthorized') await markRevoked(ownerId, row.refreshToken)
      throw error
    }
  }

  return {
    access: { token, check: async (ownerId: string) => void (await standing(ownerId)) },

    consentUrl: (ownerId: string): string => {
      const { state, challenge } = consent.ask(ownerId)
      return oauth.consentUrl(state, challenge)
    },

    /**
     * Takes what Google sends back and keeps the permission. `accountOf` asks whose drive it is with the new token.
     * Throws `drive_canceled` where the owner said no, `sign_in_forged` for what this owner did not begin.
     */
    finish: async (
      ownerId: string,
      answer: ConsentAnswer,
      accountOf: (access: GoogleAccess) => Promise<string>,
    ): Promise<void> => {
      const { code, verifier } = consent.taken(ownerId, answer)
      const tokens = await oauth.exchange(code, verifier).catch((cause: unknown) => {
        // The owner is at the screen and may try again at once.
        throw cause instanceof PassingFailure ? new AppError('drive_retry_limit', { cause }) : cause
      })
      if (tokens.refreshToken === null) throw new AppError('drive_unreadable', { message: 'no refresh token' })
      const account = await accountOf({ token: async () => tokens.accessToken, check: async () => undefined })
      const now = clock()
      const row = {
        account,
        refreshToken: seal.seal(tokens.refreshToken, ownerId),
        accessToken: seal.seal(tokens.accessToken, ownerId),
        accessUntil: new Date(now.getTime() + tokens.lasts),
        connectedAt: now,
        revokedAt: null,
      }
      await database
        .insert(driveConnections)
        .values({ ownerId, ...row })
        .onConflictDoUpdate({ target: driveConnections.ownerId, set: row })
    },

    read: async (ownerId: string): Promise<Connection | null> => {
      const row = await find(ownerId)
      return row && { account: row.account, connectedAt: row.connectedAt, isRevoked: row.revokedAt !== null }
    },

    /** Forgets the permission here, then ends it at Google as far as Google can be reached. */
    disconnect: async (ownerId: string): Promise<void> => {
      const row = await find(ownerId)
      await database.delete(driveConnections).where(eq(driveConnections.ownerId, ownerId))
      const refreshToken = row && seal.open(row.refreshToken, ownerId)
      if (refreshToken) await oauth.revoke(refreshToken)
    },
  }
}

export type Connections = ReturnType<typeof createConnections>
