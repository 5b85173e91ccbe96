import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** A puzzle of the embedded proof of work, in the shape of the library that makes and checks it (altcha-lib 2). */
const challenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
})

/** A service of others: which script proves it, and what that script is told. */
const outside = {
  siteKey: z.string(),
  script: z.string(),
  /** Named again by the service when the proof is checked. */
  action: z.string(),
}

const appCheckTask = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('proof-of-work'), challenge }),
  /** `customerData` binds the proof to whom it was made for. */
  z.object({ provider: z.literal('turnstile'), ...outside, customerData: z.string() }),
  z.object({ provider: z.literal('recaptcha'), ...outside }),
])
/** What a browser does to prove that it is the product's own page and no flood of calls. */
export type AppCheckTask = z.infer<typeof appCheckTask>
export type Challenge = z.infer<typeof challenge>

/** GET /api/app-check: what is to be proved, made for the person who asks. */
export const getAppCheckTask = defineContract({
  method: 'get',
  path: '/api/app-check',
  access: 'user',
  summary: 'What an app proves before it may create: a proof of work, or the service set up by the operator',
  response: succeeded(appCheckTask),
})

/**
 * POST /api/app-check/token (P1 §7, app verification): a proof in, a token and its time to live in seconds out. The
 * proof is the service's own token, or for the proof of work base64 of the JSON `{challenge, solution}`. A proof works
 * once; the token works for the person it was given to, as often as needed.
 */
export const exchangeProof = defineContract({
  method: 'post',
  path: '/api/app-check/token',
  access: 'user',
  summary: 'Exchanges a proof for an app-verification token',
  body: z.object({ proof: z.string().check(z.minLength(1), z.maxLength(8_000)) }),
  response: succeeded(z.object({ token: z.string(), ttl: z.int() })),
})
