import * as client from 'openid-client'
import * as z from 'zod/mini'

import type { IssuerSettings } from '#core/config/server/issuer-settings.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import { issuerFailure } from './issuer-failures.ts'
import type { Flow } from './sign-in-flows.ts'

/** Who an issuer says somebody is. */
export interface ExternalIdentity {
  /** The issuer's own identifier, as it stands in its tokens; with `subject` it names one person for good. */
  readonly issuer: string
  readonly subject: string
  /** In lower case; null where the issuer gave none that is an address. */
  readonly email: string | null
  /** The issuer has checked that the address is theirs. */
  readonly emailVerified: boolean
  readonly name: string
  readonly picture: string | null
}

/** How long the whole talk with an issuer may take for one call of the browser. */
export const issuerPatience = 10_000
/** Discovery documents change rarely; new signing keys are looked up without this. */
const discoveryMilliseconds = 60 * 60 * 1_000

const profile = z.object({
  email: z.optional(z.unknown()),
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
  preferred_username: z.optional(z.unknown()),
  picture: z.optional(z.unknown()),
})
type Profile = z.infer<typeof profile>

const address = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
const pictureAddress = z.string().check(z.maxLength(2_000), z.regex(/^https:\/\//))

const cleanName = (value: unknown): string =>
  typeof value === 'string' ? [...value.replaceAll(/\p{Cc}+/gu, ' ').trim()].slice(0, 100).join('') : ''

/** The parts of a profile that we keep; whatever has the wrong shape counts as not given. */
export const identityFrom = (issuer: string, subject: string, given: Profile): ExternalIdentity => {
  const email = address.safeParse(given.email).data ?? null
  const name = [given.name, given.preferred_username, email?.split('@')[0]].map(cleanName).find((text) => text !== '')
  return {
    issuer,
    subject,
    email,
    emailVerified: email !== null && (given.email_verified === true || given.email_verified === 'true'),
    name: name ?? 'Pemilik usaha',
    picture: pictureAddress.safeParse(given.picture).data ?? null,
  }
}

const withinPatience = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('issuer_unreachable', { message: 'issuer too slow' })), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw issuerFailure(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The secret goes the way the issuer names, in the header where it leaves the choice. */
const clientSecret =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = ways.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
    way(secret)(server, ...rest)
  }

/**
 * One issuer: authorization code with PKCE, state and nonce, the account always chosen anew (AUTH-01). Tokens are
 * checked in full, signature included, used once and kept nowhere. Every wait together is at most `patience`.
 */
export const createIssuer = (settings: IssuerSettings, publicUrl: string, patience = issuerPatience) => {
  const redirectUri = `${publicUrl}/api/auth/oidc/${settings.id}/callback`
  let known: { readonly until: number; readonly configuration: Promise<client.Configuration> } | null = null

  const discover = async (): Promise<client.Configuration> => {
    const issuer = new URL(settings.issuer)
    const configuration = await client.discovery(
      issuer,
      settings.clientId,
      undefined,
      clientSecret(settings.clientSecret),
      {
        timeout: patience / 1_000,
        // Settings let only loopback issuers speak plain http.
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    configuration.timeout = patience / 1_000
    return configuration
  }

  const configured = async (): Promise<client.Configuration> => {
    known =
      known && known.until > Date.now()
        ? known
        : { until: Date.now() + discoveryMilliseconds, configuration: discover() }
    const asked = known
    try {
      return await asked.configuration
    } catch (error) {
      if (known === asked) known = null
      throw error
    }
  }

  const authorizationUrl = async ({ state, nonce, verifier }: Flow): Promise<URL> =>
    client.buildAuthorizationUrl(await configured(), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      prompt: 'select_account',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })

  const identify = async (search: string, { state, nonce, verifier }: Flow): Promise<ExternalIdentity> => {
    const configuration = await configured()
    const tokens = await client.authorizationCodeGrant(configuration, new URL(redirectUri + search), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new AppError('sign_in_bad_token', { message: 'no ID token' })
    const { issuer, userinfo_endpoint: hasUserInfo } = configuration.serverMetadata()
    const told = profile.parse(claims)
    const isEnough = (told.email !== undefined && told.name !== undefined) || hasUserInfo === undefined
    if (isEnough) return identityFrom(issuer, claims.sub, told)
    // Issuers that follow the letter of the standard tell profiles only here.
    const more = profile.parse(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub))
    // An address and the word that it is verified belong together.
    const source = told.email === undefined ? more : told
    const { email, email_verified } = source
    return identityFrom(issuer, claims.sub, { ...more, ...told, email, email_verified })
  }

  return {
    id: settings.id,
    name: settings.name,
    /** Where the browser goes to sign in. Throws `issuer_unreachable`, `sign_in_bad_token`. */
    authorizationUrl: (flow: Flow): Promise<URL> => withinPatience(authorizationUrl(flow), patience),
    /** Who came back with the query `search`, such as `?code=…&state=…`. Throws the codes of issuer-failures.ts. */
    identify: (search: string, flow: Flow): Promise<ExternalIdentity> =>
      withinPatience(identify(search, flow), patience),
  }
}

export type Issuer = ReturnType<typeof createIssuer>
