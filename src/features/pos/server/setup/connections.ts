import { createHash, randomBytes } from 'node:crypto'

import { and, eq, isNull, lt, or } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type ConsentAnswer, createConsent } from '#core/outbound/server/consent.ts'
import type { HostedDatabase, HostedProject, HostedTokens } from '#core/outbound/server/hosted-database.ts'
import type { SealedTexts } from '#core/outbound/server/sealed-text.ts'

import { supabaseConnections } from './supabase.tables.ts'

export interface ConnectionDependencies {
  readonly database: Database
  readonly hosted: HostedDatabase
  readonly seal: SealedTexts
  readonly secretKey: string
  readonly clock: () => Date
}

/** A token that ends within this time is refreshed before it is used. */
const ahead = 60_000

export const handlePrefix = 'sbh_'

const hashOf = (handle: string): string => createHash('sha256').update(handle).digest('base64url')

const own = (ownerId: string) => eq(supabaseConnections.ownerId, ownerId)

/** No set-up runs; one that died holds nothing for longer than it may take. */
const isFree = (now: Date) => or(isNull(supabaseConnections.busyUntil), lt(supabaseConnections.busyUntil, now))

/** Owners' permissions for their Supabase accounts: asked for, kept sealed, refreshed in time, ended. */
export const createConnections = ({ database, hosted, seal, secretKey, clock }: ConnectionDependencies) => {
  const consent = createConsent({ service: 'supabase', canceled: 'supabase_canceled', secretKey, clock })

  const sealedOf = (tokens: HostedTokens, ownerId: string) => ({
    accessToken: seal.seal(tokens.accessToken, ownerId),
    refreshToken: seal.seal(tokens.refreshToken, ownerId),
    accessUntil: new Date(clock().getTime() + tokens.lasts),
  })
  const opened = (sealed: string, ownerId: string): string => {
    const text = seal.open(sealed, ownerId)
    // Sealed with a key that is no longer ours: as good as ended.
    if (text === null) throw new AppError('supabase_expired', { message: 'sealed with another key' })
    return text
  }

  const find = async (ownerId: string) => {
    const [row] = await database.select().from(supabaseConnections).where(own(ownerId))
    return row ?? null
  }

  /**
   * A token that holds for a while yet; `refused` is one that Supabase did not take. A refresh token counts once, so
   * whoever refreshes holds the row meanwhile.
   */
  const readToken = async (ownerId: string, refused?: string): Promise<string> =>
    database.transaction(async (tx) => {
      const [row] = await tx.select().from(supabaseConnections).where(own(ownerId)).for('update')
      if (!row) throw new AppError('supabase_not_connected')
      const known = opened(row.accessToken, ownerId)
      if (known !== refused && row.accessUntil.getTime() - ahead > clock().getTime()) return known
      const fresh = await hosted.refresh(opened(row.refreshToken, ownerId))
      await tx.update(supabaseConnections).set(sealedOf(fresh, ownerId)).where(own(ownerId))
      return fresh.accessToken
    })

  const asked = new Map<string, Promise<string>>()
  /** Calls of one owner that want the same wait for one answer: else each would hold a connection of the pool. */
  const token = (ownerId: string, refused?: string): Promise<string> => {
    const key = JSON.stringify([ownerId, refused])
    const known = asked.get(key)
    if (known) return known
    const fresh = readToken(ownerId, refused).finally(() => asked.delete(key))
    asked.set(key, fresh)
    return fresh
  }

  return {
    consentUrl: (ownerId: string): string => {
      const { state, challenge } = consent.ask(ownerId)
      return hosted.consentUrl(state, challenge)
    },

    /**
     * Takes what Supabase sends back and keeps the permission, with the first project of the account. The handle is for
     * the browser. Throws `sign_in_forged` for what this owner did not begin, `supabase_canceled` for a no.
     */
    finish: async (
      ownerId: string,
      answer: ConsentAnswer,
    ): Promise<{ readonly handle: string; readonly projects: readonly HostedProject[] }> => {
      const { code, verifier } = consent.taken(ownerId, answer)
      const tokens = await hosted.exchange(code, verifier)
      const projects = await hosted.listProjects(tokens.accessToken)
      const handle = `${handlePrefix}${randomBytes(24).toString('base64url')}`
      const row = {
        handleHash: hashOf(handle),
        ...sealedOf(tokens, ownerId),
        projectRef: projects[0]?.ref ?? null,
        projectName: projects[0]?.name ?? null,
        connectedAt: clock(),
      }
      await database
        .insert(supabaseConnections)
        .values({ ownerId, ...row })
        .onConflictDoUpdate({ target: supabaseConnections.ownerId, set: row })
      return { handle, projects }
    },

    find,
    token,

    /** Whose connection a handle is of; null for no such handle. */
    ownerOfHandle: async (handle: string): Promise<string | null> => {
      const [row] = await database
        .select({ ownerId: supabaseConnections.ownerId })
        .from(supabaseConnections)
        .where(eq(supabaseConnections.handleHash, hashOf(handle)))
      return row?.ownerId ?? null
    },

    /** Writes down which project is used, before anything is done with it. */
    useProject: async (ownerId: string, { ref, name }: HostedProject): Promise<void> => {
      await database.update(supabaseConnections).set({ projectRef: ref, projectName: name }).where(own(ownerId))
    },

    /** Does `work` while nobody else sets this owner's project up. Throws `setup_running`. */
    alone: async <T>(ownerId: string, work: () => Promise<T>): Promise<T> => {
      const now = clock()
      const until = new Date(now.getTime() + hosted.longestSetup)
      const taken = await database
        .update(supabaseConnections)
        .set({ busyUntil: until })
        .where(and(own(ownerId), isFree(now)))
        .returning({ ownerId: supabaseConnections.ownerId })
      if (taken.length === 0) throw new AppError((await find(ownerId)) ? 'setup_running' : 'supabase_not_connected')
      try {
        return await work()
      } finally {
        await database
          .update(supabaseConnections)
          .set({ busyUntil: null })
          .where(and(own(ownerId), eq(supabaseConnections.busyUntil, until)))
      }
    },

    /**
     * Forgets the permission here, then ends it at Supabase as far as that can be reached. Not while a set-up uses it:
     * its row is what keeps a second one away. Throws `setup_running`.
     */
    disconnect: async (ownerId: string): Promise<void> => {
      const [row] = await database
        .delete(supabaseConnections)
        .where(and(own(ownerId), isFree(clock())))
        .returning()
      if (!row && (await find(ownerId))) throw new AppError('setup_running')
      const refreshToken = row && seal.open(row.refreshToken, ownerId)
      if (refreshToken) await hosted.revoke(refreshToken)
    },
  }
}

export type Connections = ReturnType<typeof createConnections>
