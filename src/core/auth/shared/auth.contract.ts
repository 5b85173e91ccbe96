import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'
import { user } from './user.ts'

/** GET /api/session: who is asking. `user` is null for guests and strangers; never an error. */
export const getSessionState = defineContract({
  method: 'get',
  path: '/api/session',
  access: 'public',
  summary: 'Who is signed in',
  response: succeeded(z.object({ user: z.nullable(user), isGuest: z.boolean() })),
})

const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
})
const password = z.string().check(z.minLength(8), z.maxLength(128))

/**
 * The sign-in library's own paths, as OpenAPI lists them. A sign-in sets the session cookie; API clients take `token`
 * and send it as bearer.
 */
export const signInContracts = [
  defineContract({
    method: 'post',
    path: '/api/auth/sign-up/email',
    access: 'public',
    summary: 'Makes a local account and signs in',
    body: z.object({ name: z.string(), email: z.string(), password }),
    response: z.object({ token: z.string(), user: account }),
  }),
  defineContract({
    method: 'post',
    path: '/api/auth/sign-in/email',
    access: 'public',
    summary: 'Signs in to a local account',
    body: z.object({ email: z.string(), password: z.string() }),
    response: z.object({ token: z.string(), user: account }),
  }),
  defineContract({
    method: 'post',
    path: '/api/auth/sign-in/anonymous',
    access: 'public',
    summary: 'Gives a stranger the identity of a guest',
    response: z.object({ token: z.string(), user: account }),
  }),
  defineContract({
    method: 'post',
    path: '/api/auth/sign-out',
    access: 'public',
    summary: 'Ends the session that the call shows',
    response: z.object({ success: z.boolean() }),
  }),
  defineContract({
    method: 'post',
    path: '/api/auth/revoke-sessions',
    access: 'user',
    summary: 'Ends every session of the account',
    response: z.object({ status: z.boolean() }),
  }),
  defineContract({
    method: 'get',
    path: '/api/auth/get-session',
    access: 'public',
    summary: 'The session that the call shows, or null',
    response: z.nullable(z.object({ user: account })),
  }),
] as const
