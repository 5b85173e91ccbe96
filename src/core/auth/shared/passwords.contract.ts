import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** Fewer letters are refused as `weak_password`, by server and form alike. */
export const shortestPassword = 8
export const longestPassword = 1_024

/** How long the link of a mail works. */
export const resetMinutes = 30
export const verificationHours = 48

/** What the link of a mail carries in its fragment, where no log of a server sees it: `/masuk#sandi={token}`. */
export const linkParams = { reset: 'sandi', verification: 'bukti' } as const

const email = z.string().check(z.trim(), z.maxLength(254))
const password = z.string().check(z.maxLength(4_000))
const token = z.string().check(z.minLength(1), z.maxLength(200))
const done = succeeded(z.object({ done: z.literal(true) }))

/** POST /api/account/password-reset: the same answer, whether the address has an account or not. */
export const askPasswordReset = defineContract({
  method: 'post',
  path: '/api/account/password-reset',
  access: 'public',
  summary: 'Sends a link that sets a new password, where the address has an account',
  body: z.object({ email }),
  response: succeeded(z.object({ minutes: z.int() })),
})

/** POST /api/account/password-reset/finish: takes the link's token, once; everybody who was signed in signs in anew. */
export const finishPasswordReset = defineContract({
  method: 'post',
  path: '/api/account/password-reset/finish',
  access: 'public',
  summary: 'Sets a new password with the token of a link',
  body: z.object({ token, password }),
  response: done,
})

export const changePassword = defineContract({
  method: 'put',
  path: '/api/account/password',
  access: 'user',
  summary: 'Changes the password of the account that asks',
  body: z.object({ current: password, next: password, endOthers: z.boolean() }),
  response: done,
})

/** GET /api/account/sign-in: how the owner signs in, and whether the e-mail is proved. */
export const readSignIn = defineContract({
  method: 'get',
  path: '/api/account/sign-in',
  access: 'user',
  summary: 'How the account signs in',
  response: succeeded(z.object({ hasPassword: z.boolean(), emailVerified: z.boolean(), sendsMail: z.boolean() })),
})

export const sendVerification = defineContract({
  method: 'post',
  path: '/api/account/verification',
  access: 'user',
  summary: 'Sends a link that proves the e-mail of the account',
  response: done,
})

/** POST /api/account/verification/finish: only the account that the link was made for proves its e-mail with it. */
export const finishVerification = defineContract({
  method: 'post',
  path: '/api/account/verification/finish',
  access: 'user',
  summary: 'Proves the e-mail of the account with the token of a link',
  body: z.object({ token }),
  response: done,
})
