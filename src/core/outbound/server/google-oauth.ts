import * as z from 'zod/mini'

import type { GoogleDriveSettings } from '#core/config/server/drive-settings.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { googleFailure, unanswered } from './google-failures.ts'
import type { PassingFailure } from './persistence.ts'

/** Lets us reach the files that we made ourselves, and no other file of the account. */
export const driveScope = 'https://www.googleapis.com/auth/drive.file'

export interface GoogleTokens {
  readonly accessToken: string
  /** Milliseconds from now until it ends. */
  readonly lasts: number
  /** Given at the first consent; null at a refresh that keeps the old one. */
  readonly refreshToken: string | null
}

const patience = 15_000

const tokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  scope: z.optional(z.string()),
  token_type: z.string(),
})

const refusal = z.object({ error: z.string(), error_description: z.optional(z.string()) })

const refused = async (response: Response): Promise<AppError | PassingFailure> => {
  if (response.status >= 500 || response.status === 429) return googleFailure(response)
  const parsed = refusal.safeParse(await response.json().catch(() => null))
  const said = parsed.success ? `${parsed.data.error} ${parsed.data.error_description ?? ''}`.slice(0, 200) : ''
  const isRevoked = parsed.success && parsed.data.error === 'invalid_grant'
  return new AppError(isRevoked ? 'drive_unauthorized' : 'drive_refused', {
    message: `Google's token endpoint answered ${response.status} ${said}`,
  })
}

/**
 * The consent of an owner by Google's OAuth 2.0 for web servers (developers.google.com, 'Using OAuth 2.0 for Web Server
 * Applications', read 2026-11-21): offline access with consent asked anew, so that a refresh token always comes.
 */
export const createGoogleOAuth = (settings: GoogleDriveSettings, redirectUri: string) => {
  const { clientId, clientSecret, accountsUrl, tokenUrl } = settings

  const ask = async (fields: Readonly<Record<string, string>>): Promise<GoogleTokens> => {
    const response = await fetch(`${tokenUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw unanswered(cause)
    })
    if (!response.ok) throw await refused(response)
    const parsed = tokens.safeParse(await response.json().catch(() => null))
    if (!parsed.success || parsed.data.token_type.toLowerCase() !== 'bearer') throw new AppError('drive_unreadable')
    const { access_token, expires_in, refresh_token, scope } = parsed.data
    // Owners may untick single permissions.
    if (scope !== undefined && !scope.split(' ').includes(driveScope))
      throw new AppError('drive_unauthorized', { message: 'the drive scope was not granted' })
    return { accessToken: access_token, lasts: expires_in * 1_000, refreshToken: refresh_token ?? null }
  }

  return {
    consentUrl: (state: string, challenge: string): string => {
      const url = new URL(`${accountsUrl}/o/oauth2/v2/auth`)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: driveScope,
        access_type: 'offline',
        prompt: 'select_account consent',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    exchange: (code: string, verifier: string): Promise<GoogleTokens> =>
      ask({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    /** Throws `drive_unauthorized` where the owner has taken the permission back. */
    refresh: (refreshToken: string): Promise<GoogleTokens> =>
      ask({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    /** Ends the permission at Google; one that has ended already is as good. */
    revoke: async (token: string): Promise<void> => {
      const response = await fetch(`${tokenUrl}/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ token }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch((cause: unknown) => {
        throw unanswered(cause)
      })
      if (!response.ok && response.status !== 400) throw await googleFailure(response)
    },
  }
}

export type GoogleOAuth = ReturnType<typeof createGoogleOAuth>
