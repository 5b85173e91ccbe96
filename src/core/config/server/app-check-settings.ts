import * as z from 'zod/mini'

/** Who proves that calls come from an app of ours. */
export const appChecks = ['embedded', 'turnstile', 'recaptcha'] as const

/** How a verification service knows us. */
export interface OutsideCheckSettings {
  readonly provider: 'turnstile' | 'recaptcha'
  /** Public; stands in our pages. */
  readonly siteKey: string
  /** Secret; shown to the service with every proof. */
  readonly secretKey: string
  /** Origin of its script and of its API. */
  readonly baseUrl: string
}

const recaptchaUrl = 'https://www.google.com'
const turnstileUrl = 'https://challenges.cloudflare.com'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is on this very computer: a stand-in for a service, in tests. */
export const isLoopback = (address: string): boolean => loopback.has(new URL(address).hostname)

/** The secret travels with every call, and its script runs in our pages: plain http is for loopback alone. */
const isSafe = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(value))
}

const key = z.optional(z.string().check(z.regex(/^[\w.-]{8,200}$/)))
const address = z.optional(z.string().check(z.refine(isSafe)))

export const appCheckSettingShapes = {
  APP_CHECK: z._default(z.enum(appChecks), 'embedded'),
  TURNSTILE_SITE_KEY: key,
  TURNSTILE_SECRET_KEY: key,
  TURNSTILE_BASE_URL: address,
  RECAPTCHA_SITE_KEY: key,
  RECAPTCHA_SECRET_KEY: key,
  RECAPTCHA_BASE_URL: address,
}

type Name = keyof typeof appCheckSettingShapes
type Values = Readonly<Partial<Record<Name, string | undefined>>>

export const appCheckSettingDemands: Record<Name, string> = {
  APP_CHECK: `harus salah satu dari ${appChecks.join(', ')}`,
  TURNSTILE_SITE_KEY: 'harus berupa Site Key dari Turnstile',
  TURNSTILE_SECRET_KEY: 'harus berupa Secret Key dari Turnstile',
  TURNSTILE_BASE_URL: `harus berupa alamat https, misalnya ${turnstileUrl}`,
  RECAPTCHA_SITE_KEY: 'harus berupa Site Key reCAPTCHA v3',
  RECAPTCHA_SECRET_KEY: 'harus berupa Secret Key reCAPTCHA v3',
  RECAPTCHA_BASE_URL: `harus berupa alamat https, misalnya ${recaptchaUrl}`,
}

const needed: Readonly<Record<string, readonly Name[]>> = {
  turnstile: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  recaptcha: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
}

/** The settings that are missing for the service that was chosen, each with its demand. */
export const missingAppCheckSettings = (values: Values): (readonly [string, string])[] =>
  (needed[values.APP_CHECK ?? ''] ?? [])
    .filter((name) => values[name] === undefined)
    .map((name) => [name, `harus diisi bersama APP_CHECK=${values.APP_CHECK}`] as const)

/** The service that was chosen; null for the embedded proof of work. */
export const readAppCheckSettings = (values: Values): OutsideCheckSettings | null => {
  if (values.APP_CHECK === 'turnstile')
    return {
      provider: 'turnstile',
      siteKey: values.TURNSTILE_SITE_KEY ?? '',
      secretKey: values.TURNSTILE_SECRET_KEY ?? '',
      baseUrl: new URL(values.TURNSTILE_BASE_URL ?? turnstileUrl).origin,
    }
  if (values.APP_CHECK === 'recaptcha')
    return {
      provider: 'recaptcha',
      siteKey: values.RECAPTCHA_SITE_KEY ?? '',
      secretKey: values.RECAPTCHA_SECRET_KEY ?? '',
      baseUrl: new URL(values.RECAPTCHA_BASE_URL ?? recaptchaUrl).origin,
    }
  return null
}
