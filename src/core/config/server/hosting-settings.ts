import * as z from 'zod/mini'

/** How Netlify knows us. */
export interface NetlifySettings {
  /** Secret; a personal access token or an OAuth token. */
  readonly token: string
  /** Origin of its API. */
  readonly baseUrl: string
}

const apiUrl = 'https://api.netlify.com'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The token travels with every call: plain http is for loopback alone. */
const isSafe = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}

export const hostingSettingShapes = {
  SITES_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i), z.maxLength(190))),
  NETLIFY_TOKEN: z.optional(z.string().check(z.minLength(8), z.maxLength(300))),
  NETLIFY_BASE_URL: z.optional(z.string().check(z.refine(isSafe))),
}

type Name = keyof typeof hostingSettingShapes

export const hostingSettingDemands: Record<Name, string> = {
  SITES_DOMAIN: 'harus berupa nama domain tanpa port, misalnya situs.juragan.example',
  NETLIFY_TOKEN: 'harus berupa token akses dari Netlify',
  NETLIFY_BASE_URL: 'harus berupa alamat https, misalnya https://api.netlify.com',
}

/** Null without a token: then sites live on the embedded host. */
export const readNetlifySettings = (
  values: Readonly<Partial<Record<Name, string | undefined>>>,
): NetlifySettings | null =>
  values.NETLIFY_TOKEN === undefined
    ? null
    : { token: values.NETLIFY_TOKEN, baseUrl: new URL(values.NETLIFY_BASE_URL ?? apiUrl).origin }
