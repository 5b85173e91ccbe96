import { queryOptions, useQuery } from '@tanstack/react-query'

import { AppError } from '#core/errors/shared/app-error.ts'
import { getSessionState } from '#core/auth/shared/auth.contract.ts'
import type { User } from '#core/auth/shared/user.ts'
import { call, failureOf, reach } from '#core/http/client/call.ts'
import { pointsCall } from '#core/points/shared/points.contract.ts'

export const sessionKey = ['session'] as const
export const pointsKey = ['points'] as const

/** Loading until the first answer, then signed in or signed out only (AUTH-03). */
export interface SessionState {
  readonly phase: 'loading' | 'in' | 'out'
  readonly user: User | null
  /** The server knows this browser as a guest who has chats. */
  readonly isGuest: boolean
}

const readSession = async (signal?: AbortSignal): Promise<{ user: User | null; isGuest: boolean }> =>
  (await call(getSessionState, signal ? { signal } : {})).data

export const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: ({ signal }) => readSession(signal) })

/** Who is signed in here. */
export const useSession = (): SessionState => {
  const { data, isPending } = useQuery(sessionQuery)
  const user = data?.user ?? null
  return { phase: isPending ? 'loading' : user ? 'in' : 'out', user, isGuest: data?.isGuest ?? false }
}

/** The owner's points; null while they are not known. */
export const useBalance = (uid: string | null): number | null => {
  const { data } = useQuery({
    queryKey: [...pointsKey, uid],
    queryFn: async ({ signal }) => {
      const answer = await call(pointsCall, { body: { action: 'getBalance' }, signal })
      return answer.balance ?? answer.pointsBalance ?? null
    },
    enabled: uid !== null,
  })
  return data ?? null
}

/** The first call after a sign-in (P1 §4): opens the account and tells once that the bonus has come. */
export const initializePoints = async (user: User): Promise<{ balance: number | null; isNew: boolean }> => {
  const answer = await call(pointsCall, {
    body: { action: 'initialize', email: user.email, displayName: user.displayName },
  })
  return { balance: answer.balance ?? answer.pointsBalance ?? null, isNew: (answer.bonusReceived ?? 0) > 0 }
}

const post = async (path: string, body: object): Promise<void> => {
  const response = await reach(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw await failureOf(response)
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs in, or makes an account and signs in to it; answers with who that is. */
export const signIn = async (credentials: Credentials, newName: string | null): Promise<User> => {
  if (newName === null) await post('/sign-in/email', credentials)
  else await post('/sign-up/email', { ...credentials, name: newName })
  const { user } = await readSession()
  if (!user) throw new AppError('bad_answer', { message: 'signed in, but the session has nobody' })
  return user
}

/** Who is signed in, asked now. */
export const whoIsHere = async (): Promise<User | null> => (await readSession()).user

export const signOut = (): Promise<void> => post('/sign-out', {})
