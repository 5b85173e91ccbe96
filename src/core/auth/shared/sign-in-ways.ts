import * as z from 'zod/mini'

import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { defineContract, succeeded } from '#core/http/shared/contract.ts'

const wayIds = ['google', 'oidc'] as const
/** An issuer's place in our addresses and settings; there is at most one of each. */
export const wayId = z.enum(wayIds)
export type WayId = z.infer<typeof wayId>

const signInWay = z.object({ id: wayId, name: z.string() })
export type SignInWay = z.infer<typeof signInWay>

/** GET /api/sign-in-ways: the issuers that are set up, besides the local accounts that are always there. */
export const getSignInWays = defineContract({
  method: 'get',
  path: '/api/sign-in-ways',
  access: 'public',
  summary: 'Ways to sign in besides e-mail and password',
  /** `sendsMail`: whether a forgotten password is helped by a mail. */
  response: succeeded(z.object({ ways: z.array(signInWay), sendsMail: z.boolean() })),
})

/** The two addresses of a sign-in through an issuer, as OpenAPI lists them; both answer with a redirect. */
export const issuerContracts = [
  defineContract({
    method: 'get',
    path: '/api/auth/oidc/:provider/start',
    access: 'public',
    summary: 'Sends the browser to the issuer (302); with `popup` the sign-in ends by closing the window',
    params: z.object({ provider: wayId }),
    query: z.object({ popup: z.optional(z.string()) }),
    response: z.unknown(),
  }),
  defineContract({
    method: 'get',
    path: '/api/auth/oidc/:provider/callback',
    access: 'public',
    summary: 'Where the issuer sends the browser back: signs in, then on to the sign-in page (302)',
    params: z.object({ provider: wayId }),
    query: z.object({
      state: z.optional(z.string()),
      code: z.optional(z.string()),
      error: z.optional(z.string()),
    }),
    response: z.unknown(),
  }),
] as const

/** Parameters of the sign-in page's address with which a sign-in through an issuer comes back. */
export const returnParams = { done: 'selesai', failed: 'gagal', popup: 'popup' } as const

/** Where a sign-in through an issuer begins. */
export const signInStart = (way: WayId, isPopup: boolean): string =>
  `/api/auth/oidc/${way}/start${isPopup ? `?${returnParams.popup}` : ''}`

/** Texts that the specification has for failures of sign-in (P1 §8, P2 §8); the owner reads our sentence instead. */
export const specifiedTexts: Partial<Record<ErrorCode, string>> = {
  google_not_configured: 'Firebase not configured',
  oidc_not_configured: 'Firebase not configured',
  sign_in_token_failed: 'Failed to get authentication token',
  sign_in_bad_token: 'No authenticated user found',
}
