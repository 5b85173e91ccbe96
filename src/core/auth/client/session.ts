import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { AppError } from '#core/errors/shared/app-error.ts'
import { call, failureOf, reach } from '#core/http/client/call.ts'

import { getSessionState } from '../shared/auth.contract.ts'
import type { User } from '../shared/user.ts'
import { useSignedInPerson } from './signed-in-person.ts'

/** As often as it is asked again who is here, as long as that was never answered, in milliseconds. */
const askAgainEvery = 5_000

/** Loading until the first answer, then signed in or signed out only (AUTH-03). */
export interface SessionState {
  readonly phase: 'loading' | 'in' | 'out'
  readonly user: User | null
  /** The server knows this browser as a guest who has chats. */
  readonly isGuest: boolean
  /** Why it is not known who is here: it was asked, and never answered. */
  readonly failure: Error | null
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
  refetchInterval: ({ state }) => (state.data === undefined && state.status === 'error' ? askAgainEvery : false),
})

/** Where the query cache keeps the session: invalidate it when somebody signed in or out elsewhere. */
export const sessionKey = sessionQuery.queryKey

/**
 * Who is signed in here. A server that does not answer signs nobody out: the last answer stays, and before the first one
 * an owner is no guest.
 */
export const useSession = (): SessionState => {
  const { data, error } = useQuery(sessionQuery)
  // The query forgets its failure as often as it asks again; what is said of it stays until there is an answer.
  const [failure, setFailure] = useState(error)
  if (error !== null && error !== failure) setFailure(error)
  if (data === undefined) return { phase: 'loading', user: null, isGuest: false, failure }
  return { phase: data.user ? 'in' : 'out', user: data.user, isGuest: data.isGuest, failure: null }
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
