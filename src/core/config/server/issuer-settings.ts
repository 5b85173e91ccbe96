import * as z from 'zod/mini'

/** A way to sign in through somebody else: an OpenID Connect issuer and how it knows us. */
export interface IssuerSettings {
  readonly id: 'google' | 'oidc'
  /** As it stands on the key, after 'Masuk dengan'. */
  readonly name: string
  /** Where its discovery document is found. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const googleIssuer = 'https://accounts.google.com'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Plain http would show codes and tokens to the network; on loopback there is none. */
const isIssuer = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, search, hash } = new URL(value)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
  return isSafe && username === '' && search === '' && hash === ''
}

const text = z.optional(z.string().check(z.maxLength(2_000)))

export const issuerSettingShapes = {
  OIDC_ISSUER: z.optional(z.string().check(z.refine(isIssuer))),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: z.optional(z.string().check(z.maxLength(40))),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
}

type Name = keyof typeof issuerSettingShapes
type Values = Readonly<Partial<Record<Name, string | undefined>>>

export const issuerSettingDemands: Record<Name, string> = {
  OIDC_ISSUER: 'harus berupa alamat https (http hanya untuk 127.0.0.1), misalnya https://masuk.example',
  OIDC_CLIENT_ID: 'harus paling banyak 2000 karakter',
  OIDC_CLIENT_SECRET: 'harus paling banyak 2000 karakter',
  OIDC_NAME: 'harus paling banyak 40 karakter',
  GOOGLE_CLIENT_ID: 'harus paling banyak 2000 karakter',
  GOOGLE_CLIENT_SECRET: 'harus paling banyak 2000 karakter',
}

const groups: readonly { readonly needed: readonly Name[]; readonly all: readonly Name[] }[] = [
  {
    needed: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    all: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  },
  {
    needed: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    all: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  },
]

/** The settings that are missing beside those that are given, each with its demand. */
export const missingIssuerSettings = (values: Values): (readonly [string, string])[] =>
  groups.flatMap(({ needed, all }) => {
    const given = all.find((name) => values[name] !== undefined)
    if (given === undefined) return []
    return needed
      .filter((name) => values[name] === undefined)
      .map((name) => [name, `harus diisi bersama ${given}`] as const)
  })

/** The issuers that are set up, Google first; none is usual. */
export const readIssuers = (values: Values): readonly IssuerSettings[] => {
  const issuers: IssuerSettings[] = []
  if (values.GOOGLE_CLIENT_ID !== undefined && values.GOOGLE_CLIENT_SECRET !== undefined)
    issuers.push({
      id: 'google',
      name: 'Google',
      issuer: googleIssuer,
      clientId: values.GOOGLE_CLIENT_ID,
      clientSecret: values.GOOGLE_CLIENT_SECRET,
    })
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    issuers.push({ id: 'oidc', name: values.OIDC_NAME ?? new URL(issuer).host, issuer, clientId, clientSecret })
  return issuers
}
