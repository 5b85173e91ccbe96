import { createHash, randomBytes } from 'node:crypto'

/** What a call is answered with. */
export interface SupabaseAnswer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export const refusal = (status: number, message: string): SupabaseAnswer => ({ status, body: { message } })

const newToken = (start: string): string => `${start}${randomBytes(20).toString('hex')}`

/**
 * Consent and token endpoint of the stand-in (supabase-server.ts): codes that count once with their verifier and
 * address, the client known by basic authentication or in the form, refresh tokens that count once.
 */
export const createSupabaseConsent = () => {
  const clientId = '66666666-6666-4666-8666-666666666666'
  const clientSecret = 'sba_rahasia_percobaan'
  const codes = new Map<string, { readonly redirectUri: string; readonly challenge: string }>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()
  let consent: 'allow' | 'deny' | 'ask' = 'allow'

  const backTo = (query: URLSearchParams, isAllowed: boolean): string => {
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (isAllowed) {
      const code = newToken('')
      codes.set(code, { redirectUri: query.get('redirect_uri') ?? '', challenge: query.get('code_challenge') ?? '' })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    return back.href
  }

  const authorize = (query: URLSearchParams): SupabaseAnswer => {
    if (query.get('client_id') !== clientId || query.get('response_type') !== 'code')
      return refusal(400, 'client_id or response_type')
    if (!URL.canParse(query.get('redirect_uri') ?? '')) return refusal(400, 'redirect_uri')
    if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge')) return refusal(400, 'PKCE')
    if (consent !== 'ask') return { status: 302, headers: { location: backTo(query, consent === 'allow') } }
    const page = `<!doctype html><title>Supabase</title>
      <a href="${backTo(query, true)}">Authorize</a> <a href="${backTo(query, false)}">Decline</a>`
    return { status: 200, body: page, headers: { 'content-type': 'text/html' } }
  }

  const issue = (): SupabaseAnswer => {
    const [access_token, refresh_token] = [newToken('sbp_oauth_'), newToken('')]
    accessTokens.add(access_token)
    refreshTokens.add(refresh_token)
    return { status: 201, body: { access_token, refresh_token, expires_in: 86_400, token_type: 'Bearer' } }
  }

  const token = (form: URLSearchParams, authorization: string | undefined): SupabaseAnswer => {
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (authorization !== basic && form.get('client_secret') !== clientSecret) return refusal(401, 'the client')
    if (form.get('grant_type') === 'refresh_token')
      return refreshTokens.delete(form.get('refresh_token') ?? '') ? issue() : refusal(400, 'refresh_token')
    const known = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood = known?.redirectUri === form.get('redirect_uri') && known?.challenge === challenge
    return form.get('grant_type') === 'authorization_code' && isGood ? issue() : refusal(400, 'code')
  }

  return {
    clientId,
    clientSecret,
    authorize,
    token,
    /** Tokens without a consent page, for tests of what comes after it. */
    grant: () => issue().body as { readonly access_token: string; readonly refresh_token: string },
    revoke: (body: Readonly<Record<string, unknown>>): SupabaseAnswer => {
      if (body['client_id'] !== clientId || body['client_secret'] !== clientSecret) return refusal(401, 'the client')
      refreshTokens.delete(String(body['refresh_token']))
      return { status: 204 }
    },
    isToken: (authorization: string | undefined): boolean => accessTokens.has((authorization ?? '').slice(7)),
    answerConsent: (how: typeof consent): void => {
      consent = how
    },
    /** Access tokens end; refresh tokens still count. */
    endAccess: (): void => accessTokens.clear(),
    /** The owner took the permission back. */
    revokeAll: (): void => {
      accessTokens.clear()
      refreshTokens.clear()
    },
  }
}
