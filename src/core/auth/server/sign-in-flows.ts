import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import type { WayId } from '../shared/sign-in-ways.ts'
import { flows } from './auth.tables.ts'
import { cookieValue } from './credential.ts'

export interface FlowSettings {
  readonly database: Database
  readonly publicUrl: string
  readonly secretKey: string
}

/** What one sign-in shows the issuer and must see again. */
export interface Flow {
  readonly state: string
  readonly nonce: string
  /** The PKCE secret. */
  readonly verifier: string
}

/** So long somebody may take at the issuer. */
const flowSeconds = 10 * 60
/** Ended flows are kept this long, so that a late or repeated answer is told as such. */
const keptMilliseconds = 24 * 60 * 60 * 1_000
const longestState = 200

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Sign-ins under way. Each is known by its state, belongs to the browser that holds its cookie, and is taken once.
 * Nonce and PKCE secret are made from the state with the secret key: the table holds nothing to sign in with, and any
 * server can finish what another began. A cookie for each flow, so that two tabs do not take it from each other.
 */
export const createFlows = ({ database, publicUrl, secretKey }: FlowSettings) => {
  const secure = publicUrl.startsWith('https:')
  const derived = (use: string, state: string): string =>
    createHmac('sha256', secretKey).update(`sign-in ${use} ${state}`).digest('base64url')
  const flowOf = (state: string): Flow => ({
    state,
    nonce: derived('nonce', state),
    verifier: derived('verifier', state),
  })
  const cookieName = (id: string): string => `${secure ? '__Secure-' : ''}juragan.flow.${id.slice(0, 10)}`
  const cookie = (id: string, value: string, seconds: number): string =>
    `${cookieName(id)}=${value}; Max-Age=${seconds}; Path=/api/auth/oidc; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  return {
    /** Writes a new flow down; the cookie binds it to the browser. */
    begin: async (provider: WayId, isPopup: boolean): Promise<{ readonly flow: Flow; readonly setCookie: string }> => {
      const [state, browser] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
      const id = hash(state)
      await database.delete(flows).where(lt(flows.expiresAt, new Date(Date.now() - keptMilliseconds)))
      await database.insert(flows).values({
        id,
        provider,
        browser: hash(browser),
        isPopup,
        expiresAt: new Date(Date.now() + flowSeconds * 1_000),
      })
      return { flow: flowOf(state), setCookie: cookie(id, browser, flowSeconds) }
    },

    /** Whether the flow of an answer, if there is one, began in a popup. */
    isPopup: async (state: string | null): Promise<boolean> => {
      if (state === null || state.length > longestState) return false
      const [row] = await database
        .select({ isPopup: flows.isPopup })
        .from(flows)
        .where(eq(flows.id, hash(state)))
      return row?.isPopup ?? false
    },

    /**
     * Takes the flow an answer belongs to, for good. Throws `sign_in_forged` where it did not begin in this browser,
     * `sign_in_replayed` where it was taken before, `sign_in_late` after its time.
     */
    take: async (
      provider: WayId,
      state: string | null,
      headers: Headers,
    ): Promise<{ readonly flow: Flow; readonly endedCookie: string }> => {
      if (state === null || state.length > longestState) throw new AppError('sign_in_forged')
      const id = hash(state)
      const [row] = await database.select().from(flows).where(eq(flows.id, id))
      if (!row || row.provider !== provider) throw new AppError('sign_in_forged')
      if (row.usedAt) throw new AppError('sign_in_replayed')
      if (row.expiresAt.getTime() <= Date.now()) throw new AppError('sign_in_late')
      const browser = cookieValue(headers.get('cookie') ?? '', cookieName(id))
      if (browser === null || hash(browser) !== row.browser) throw new AppError('sign_in_forged')
      const taken = await database
        .update(flows)
        .set({ usedAt: new Date() })
        .where(and(eq(flows.id, id), isNull(flows.usedAt)))
        .returning({ id: flows.id })
      if (taken.length === 0) throw new AppError('sign_in_replayed')
      return { flow: flowOf(state), endedCookie: cookie(id, '', 0) }
    },
  }
}
