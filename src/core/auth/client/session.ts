import { queryOptions, useQuery } from '@tanstack/react-query'

import { AppError } from '#core/errors/shared/app-error.ts'
import { call, failureOf, reach } from '#core/http/client/call.ts'

import { getSessionState } from '../shared/auth.contract.ts'
import type { User } from '../shared/user.ts'
import { useSignedInPerson } from './signed-in-person.ts'

/** Loading until the first answer, then signed in or signed out only (AUTH-03). */
export interface SessionState {
  readonly phase: 'loading' | 'in' | 'out'
  readonly user: User | null
  /** The server knows this browser as a guest who has chats. */
  readonly isGuest: boolean
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

const sessionQuery = queryOptions({
  queryKey: ['session'] as const,
  queryFn: async ({ signal }) => {
    const { data } = await call(getSessionState, { signal })
    useSignedInPerson.setState({ uid: data.user?.uid ?? null })
    return data
  },
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
})

/** Where the query cache keeps the session: invalidate it when somebody signed in or out elsewhere. */
export const sessionKey = sessionQuery.queryKey

/** Who is signed in here. A server out of reach does not sign anybody out: the last answer stays. */
export const useSession = (): SessionState => {
  const { data, isPending } = useQuery(sessionQuery)
  const user = data?.user ?? null
  return { phase: isPending ? 'loading' : user ? 'in' : 'out', user, isGuest: data?.isGuest ?? false }
}

/** Who is signed in, asked now. */
export const whoIsHere = async (): Promise<User | null> => (await call(getSessionState, {})).data.user

const post = async (path: string, body: object): Promise<void> => {
  const response = await reach(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw await failureOf(response)
}

const signedInUser = async (): Promise<User> => {
  const user = await whoIsHere()
  if (!user) throw new AppError('bad_answer', { message: 'signed in, but the session has nobody: no cookies?' })
  return user
}

/** Signs in with a local account; throws `wrong_credentials`, `invalid_email`, `too_many_requests`. */
export const signIn = async (credentials: Credentials): Promise<User> => {
  await post('/sign-in/email', credentials)
  return signedInUser()
}

/** Makes a local account and signs in to it; throws `email_taken`, `weak_password`, `invalid_email`. */
export const signUp = async (account: Credentials & { readonly name: string }): Promise<User> => {
  await post('/sign-up/email', account)
  return signedInUser()
}

/** Ends this browser's session on the server. */
export const signOut = (): Promise<void> => post('/sign-out', {})
