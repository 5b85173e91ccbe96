import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Context, interactionPolicy, Provider } from 'oidc-provider'

import { listenOnLoopback, stopServer } from './loopback.ts'

/** Somebody with an account at the issuer. */
export interface IssuerAccount {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

export interface OidcIssuer {
  /** Without a slash at the end. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  /** Accounts that can be chosen; more may be added while it runs. */
  readonly accounts: Map<string, IssuerAccount>
  /** How often somebody was asked to choose an account. */
  choices(): number
  stop(): Promise<void>
}

export interface OidcIssuerOptions {
  readonly accounts?: readonly IssuerAccount[]
  /** As Google does it: e-mail and profile stand in the ID token, not only at the userinfo address. */
  readonly profileInToken?: boolean
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return new URLSearchParams(body)
}

/**
 * A certified OpenID Connect issuer on loopback. Redirects to any port of 127.0.0.1 are allowed, as for native apps.
 * Its own page lists the accounts; whoever is chosen is signed in there without a password.
 */
export const startOidcIssuer = async (options: OidcIssuerOptions = {}): Promise<OidcIssuer> => {
  const accounts = new Map((options.accounts ?? []).map((account) => [account.sub, account]))
  const [clientId, clientSecret] = ['juragan-uji', randomBytes(24).toString('base64url')]
  let choices = 0
  const server = createServer()
  const url = await listenOnLoopback(server)

  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  policy.get('consent').checks.remove('native_client_prompt')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'uji' }

  const provider: Provider = new Provider(url, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        application_type: 'native',
        redirect_uris: ['google', 'oidc'].map((way) => `http://127.0.0.1/api/auth/oidc/${way}/callback`),
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: options.profileInToken !== true,
    pkce: { required: () => true },
    ttl: { Interaction: 3_600, Session: 86_400, Grant: 86_400, AccessToken: 3_600, IdToken: 3_600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => `/pilih/${uid}` },
    findAccount: (_: unknown, id: string) => {
      const account = accounts.get(id)
      return account && { accountId: id, claims: () => account }
    },
    // Nobody is asked for consent: everything that is asked for is granted.
    loadExistingGrant: async ({ oidc: { client, session } }: Context) => {
      const known = session.grantIdFor(client.clientId)
      const found = known === undefined ? undefined : await provider.Grant.find(known)
      if (found) return found
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  const choose = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { session } = await provider.interactionDetails(request, response)
    if (request.method === 'POST') {
      const accountId = (await readForm(request)).get('account') ?? ''
      const result = accounts.has(accountId)
        ? { select_account: {}, login: { accountId } }
        : { error: 'access_denied', error_description: 'the person went back' }
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
      return
    }
    choices += 1
    const keys = [...accounts.values()].map(
      ({ sub, name }) => `<button name="account" value="${escaped(sub)}">${escaped(name ?? sub)}</button>`,
    )
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="id"><meta name="viewport" content="width=device-width">
      <title>Penyedia</title><h1>Pilih akun di penyedia</h1>
      <p>${session ? `Masuk sebagai ${escaped(session.accountId)}` : 'Belum masuk'}</p>
      <form method="post">${keys.join('')}<button name="account" value="">Batal</button></form></html>`)
  }

  const callback = provider.callback()
  server.on('request', (request, response) => {
    const answering = request.url?.startsWith('/pilih/') ? choose(request, response) : callback(request, response)
    answering.catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  return { url, clientId, clientSecret, accounts, choices: () => choices, stop: () => stopServer(server) }
}
