import { AppError } from '#core/errors/shared/app-error.ts'
import type { RequestContext } from '#core/http/server/router.ts'
import { joinGuests } from './join-guests.ts'

/** What chat needs to know of people; sign-in gives it. */
export interface People {
  ensureGuest(headers: Headers): Promise<{ readonly userId: string; readonly setCookies: readonly string[] }>
  /** True where a session is shown that has ended. */
  hasStaleSession(headers: Headers): Promise<boolean>
}

export interface Asker {
  readonly userId: string
  readonly signedIn: boolean
}

/**
 * Who sends. The body's userId never decides; it only tells whether a person whose session has ended believes to be
 * signed in: then nothing may be written under a guest unnoticed. A stranger becomes a guest.
 */
export const createAskerReader = (people: People) => {
  const newGuest = joinGuests((headers) => people.ensureGuest(headers))
  return async (
    request: RequestContext,
    claimed: string | undefined,
    clientMessageId: string | null,
  ): Promise<Asker> => {
    const { identity } = request
    if (identity.role === 'user' || identity.role === 'guest')
      return { userId: identity.userId, signedIn: identity.role === 'user' }
    if (identity.role === 'service') throw new AppError('not_signed_in')
    const hasEndedSession = await people.hasStaleSession(request.headers)
    if (claimed !== 'anonymous' && hasEndedSession) throw new AppError('session_expired')
    const guest = await newGuest(request.headers, hasEndedSession ? clientMessageId : null)
    for (const cookie of guest.setCookies) request.setHeader('set-cookie', cookie)
    return { userId: guest.userId, signedIn: false }
  }
}
