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
