import { createHash, randomBytes } from 'node:crypto'

/** What a call is answered with. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly bytes?: Buffer
}

/** A failure in the shape of Google's APIs. */
export const failed = (status: number, reason: string, message = reason): Answer => ({
  status,
  body: { error: { code: status, message, errors: [{ domain: 'global', reason, message }] } },
})

export const newToken = (start: string): string => `${start}${randomBytes(12).toString('hex')}`

const driveScope = 'https://www.googleapis.com/auth/drive.file'

const invalid = (error: string): Answer => ({ status: 400, body: { error, error_description: 'Bad Request' } })

/**
 * The consent page and the token endpoint of the stand-in (google-drive-server.ts): codes that count once with their
 * verifier and address, refresh tokens, access tokens that end.
 */
export const createGoogleConsent = () => {
  const clientId = 'juragan.apps.googleusercontent.test'
  const clientSecret = 'rahasia-percobaan'
  const codes = new Map<string, { readonly redirectUri: string; readonly challenge: string; readonly scope: string }>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Map<string, string>()
  let consent: 'allow' | 'deny' | 'without-drive' = 'allow'

  const issue = (refreshToken: string): string => {
    const token = newToken('ya29.')
    accessTokens.set(token, refreshToken)
    return token
  }

  const authorize = (query: URLSearchParams): Answer => {
    const need = (name: string): string => query.get(name) ?? ''
    if (need('client_id') !== clientId || need('response_type') !== 'code') return failed(400, 'invalid_request')
    if (need('access_type') !== 'offline' || !need('prompt').includes('consent')) return failed(400, 'invalid_request')
    if (need('scope') !== driveScope || need('code_challenge_method') !== 'S256') return failed(400, 'invalid_scope')
    const back = new URL(need('redirect_uri'))
    back.searchParams.set('state', need('state'))
    if (consent === 'deny') back.searchParams.set('error', 'access_denied')
    else {
      const code = newToken('4/')
      const scope = consent === 'allow' ? driveScope : 'openid'
      codes.set(code, { redirectUri: need('redirect_uri'), challenge: need('code_challenge'), scope })
      back.searchParams.set('code', code)
      back.searchParams.set('scope', scope)
    }
    return { status: 302, headers: { location: back.href } }
  }

  const grantTokens = (form: URLSearchParams): Answer => {
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return { status: 401, body: { error: 'invalid_client' } }
    const usual = { expires_in: 3_599, token_type: 'Bearer' }
    if (form.get('grant_type') === 'refresh_token') {
      const refreshToken = form.get('refresh_token') ?? ''
      if (!refreshTokens.has(refreshToken))
        return {
          status: 400,
          body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
        }
      return { status: 200, body: { access_token: issue(refreshToken), scope: driveScope, ...usual } }
    }
    if (form.get('grant_type') !== 'authorization_code') return invalid('unsupported_grant_type')
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || challenge !== code.challenge) return invalid('invalid_grant')
    if (form.get('redirect_uri') !== code.redirectUri) return invalid('redirect_uri_mismatch')
    const refreshToken = newToken('1//')
    refreshTokens.add(refreshToken)
    return {
      status: 200,
      body: { access_token: issue(refreshToken), refresh_token: refreshToken, scope: code.scope, ...usual },
    }
  }

  const revoke = (form: URLSearchParams): Answer => {
    const token = form.get('token') ?? ''
    const refreshToken = accessTokens.get(token) ?? token
    if (!refreshTokens.delete(refreshToken)) return { status: 400, body: { error: 'invalid_token' } }
    for (const [access, of] of accessTokens) if (of === refreshToken) accessTokens.delete(access)
    return { status: 200, body: {} }
  }

  return {
    keys: { clientId, clientSecret },
    authorize,
    grantTokens,
    revoke,
    opens: (token: string): boolean => accessTokens.has(token),
    answerConsent: (how: typeof consent): void => {
      consent = how
    },
    revokeAll: (): void => {
      refreshTokens.clear()
      accessTokens.clear()
    },
    endAccess: (): void => accessTokens.clear(),
    grant: () => {
      const refreshToken = newToken('1//')
      refreshTokens.add(refreshToken)
      return { accessToken: issue(refreshToken), refreshToken }
    },
  }
}
