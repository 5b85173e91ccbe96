import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'

import { listenOnLoopback, stopServer } from './loopback.ts'

export interface ForgedToken {
  /** Changes to the claims of a right token; undefined takes a claim away. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** How it is signed; `right` is the key the issuer publishes. */
  readonly signature?: 'right' | 'otherKey' | 'none' | 'clientSecret' | 'cut'
}

/** What the token address does next. */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: ForgedToken }
  | { readonly kind: 'refusal'; readonly status: number; readonly error: string }
  | { readonly kind: 'silence' }
  | { readonly kind: 'noise' }

export interface ForgingIssuer {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Decides over the next answers of the token address; the nonce is the one our side sent. */
  answer(next: TokenAnswer, nonce: string): void
  stop(): Promise<void>
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed = (body: string, key: KeyObject): string => sign('sha256', Buffer.from(body), key).toString('base64url')
const json = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

/** An issuer on loopback that publishes one key and then hands out whatever a test wants to see refused. */
export const startForgingIssuer = async (): Promise<ForgingIssuer> => {
  const [right, other] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2_048 }))
  if (!right || !other) throw new Error('no keys')
  const [clientId, clientSecret] = ['juragan-uji', 'rahasia-uji-yang-panjang-sekali-12345']
  let next: TokenAnswer = { kind: 'silence' }
  let nonce = ''
  const held = new Set<ServerResponse>()
  const server = createServer()
  const url = await listenOnLoopback(server)

  const tokenOf = ({ claims = {}, signature = 'right' }: ForgedToken): string => {
    const alg = signature === 'none' ? 'none' : signature === 'clientSecret' ? 'HS256' : 'RS256'
    const now = Math.floor(Date.now() / 1_000)
    const body = `${encoded({ alg, kid: 'uji' })}.${encoded({
      iss: url,
      aud: clientId,
      sub: 'orang-1',
      nonce,
      iat: now,
      exp: now + 300,
      email: 'orang-1@penyedia.example',
      email_verified: true,
      name: 'Orang Satu',
      ...claims,
    })}`
    if (signature === 'none') return `${body}.`
    if (signature === 'clientSecret')
      return `${body}.${createHmac('sha256', clientSecret).update(body).digest('base64url')}`
    const text = signed(body, signature === 'otherKey' ? other.privateKey : right.privateKey)
    return `${body}.${signature === 'cut' ? text.slice(0, -8) : text}`
  }
  const answerToken = (response: ServerResponse): void => {
    if (next.kind === 'silence') held.add(response)
    else if (next.kind === 'noise') response.end('<html>bukan JSON</html>')
    else if (next.kind === 'refusal') json(response, next.status, { error: next.error })
    else
      json(response, 200, {
        access_token: 'kartu',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: tokenOf(next.token),
      })
  }
  server.on('request', ({ url: path }, response: ServerResponse) => {
    if (path === '/token') answerToken(response)
    else if (path === '/keys')
      json(response, 200, {
        keys: [{ ...right.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'uji' }],
      })
    else if (path === '/.well-known/openid-configuration')
      json(response, 200, {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      })
    else json(response, 404, {})
  })
  return {
    url,
    clientId,
    clientSecret,
    answer: (answer, asked) => {
      next = answer
      nonce = asked
    },
    stop: async () => {
      for (const response of held) response.destroy()
      await stopServer(server)
    },
  }
}
