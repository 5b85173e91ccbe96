import * as z from 'zod/mini'

/** The mail server that takes our mails; never logged, never sent to a browser. */
export interface MailSettings {
  readonly host: string
  readonly port: number
  /** `implicit`: TLS from the first byte; `starttls`: demanded before anything is said; `none`: loopback alone. */
  readonly tls: 'implicit' | 'starttls' | 'none'
  /** Null where the server asks for no password. */
  readonly login: { readonly user: string; readonly password: string } | null
  /** Whom mails come from. */
  readonly from: { readonly name: string; readonly address: string }
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])
const usualPort = { 'smtp:': 587, 'smtps:': 465 } as const
const sender = /^(?:([^<>"\p{Cc}]{1,80}?)\s*<([^<>\s]+)>|([^<>\s]+))$/u
const address = z.string().check(z.maxLength(254), z.email())

const isScheme = (protocol: string): protocol is keyof typeof usualPort => Object.hasOwn(usualPort, protocol)

const isSmtpUrl = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value)
  const isBare = /^\/?$/.test(pathname) && search === '' && hash === ''
  return isScheme(protocol) && hostname !== '' && isBare && (username === '') === (password === '') && isText(value)
}

/** Escapes that stand for no text would only show when the first mail goes out. */
const isText = (value: string): boolean => {
  try {
    const { username, password } = new URL(value)
    decodeURIComponent(username + password)
    return true
  } catch {
    // The runtime throws URIError for a broken escape.
    return false
  }
}

const readSender = (value: string): MailSettings['from'] => {
  const [, name = '', inBrackets, alone] = sender.exec(value) ?? []
  return { name: name.trim(), address: inBrackets ?? alone ?? '' }
}

const text = z.optional(z.string().check(z.minLength(1), z.maxLength(1_000)))

export const mailSettingShapes = {
  SMTP_URL: z.optional(z.string().check(z.refine(isSmtpUrl))),
  SMTP_HOST: z.optional(z.string().check(z.regex(/^[\w.:[\]-]{1,253}$/))),
  SMTP_PORT: z.optional(
    z.string().check(
      z.regex(/^\d{1,5}$/),
      z.refine((value) => Number(value) > 0 && Number(value) <= 65_535),
    ),
  ),
  SMTP_USER: text,
  SMTP_PASSWORD: text,
  MAIL_FROM: z.optional(z.string().check(z.refine((value) => address.safeParse(readSender(value).address).success))),
}

type Name = keyof typeof mailSettingShapes
type Values = Readonly<Partial<Record<Name, string | undefined>>>

export const mailSettingDemands: Record<Name, string> = {
  SMTP_URL: 'harus berupa alamat server email, misalnya smtps://nama:sandi@smtp.example:465',
  SMTP_HOST: 'harus berupa nama atau alamat host, misalnya smtp.example',
  SMTP_PORT: 'harus berupa angka dari 1 sampai 65535',
  SMTP_USER: 'harus paling banyak 1000 karakter',
  SMTP_PASSWORD: 'harus paling banyak 1000 karakter',
  MAIL_FROM: 'harus berupa alamat email, misalnya Juragan <kirim@juragan.example>',
}

/** The settings that are missing or in the way of each other, each with its demand. */
export const missingMailSettings = (values: Values): (readonly [string, string])[] => {
  const { SMTP_URL: url, SMTP_HOST: host } = values
  const parts = (['SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD'] as const).filter((name) => values[name] !== undefined)
  if (url !== undefined && (host !== undefined || parts.length > 0))
    return [[host === undefined ? (parts[0] ?? '') : 'SMTP_HOST', 'tidak dipakai bersama SMTP_URL']]
  const missing: (readonly [string, string])[] = []
  const given = [...parts, ...(values.MAIL_FROM === undefined ? [] : ['MAIL_FROM'])][0]
  if (url === undefined && host === undefined && given !== undefined)
    missing.push([given === 'MAIL_FROM' ? 'SMTP_URL' : 'SMTP_HOST', `harus diisi bersama ${given}`])
  if (values.SMTP_USER !== undefined && values.SMTP_PASSWORD === undefined)
    missing.push(['SMTP_PASSWORD', 'harus diisi bersama SMTP_USER'])
  if (values.SMTP_PASSWORD !== undefined && values.SMTP_USER === undefined)
    missing.push(['SMTP_USER', 'harus diisi bersama SMTP_PASSWORD'])
  if ((url ?? host) !== undefined && values.MAIL_FROM === undefined)
    missing.push(['MAIL_FROM', `harus diisi bersama ${url === undefined ? 'SMTP_HOST' : 'SMTP_URL'}`])
  return missing
}

const serverOf = (values: Values): Pick<MailSettings, 'host' | 'port' | 'tls' | 'login'> | null => {
  if (values.SMTP_URL !== undefined) {
    const { protocol, hostname, port, username, password } = new URL(values.SMTP_URL)
    const scheme = isScheme(protocol) ? protocol : 'smtps:'
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? usualPort[scheme] : Number(port),
      tls: scheme === 'smtps:' ? 'implicit' : loopback.has(hostname) ? 'none' : 'starttls',
      login: username === '' ? null : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    }
  }
  if (values.SMTP_HOST === undefined) return null
  const port = Number(values.SMTP_PORT ?? usualPort['smtp:'])
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password } = values
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port,
    tls: port === usualPort['smtps:'] ? 'implicit' : loopback.has(host) ? 'none' : 'starttls',
    login: user === undefined || password === undefined ? null : { user, password },
  }
}

/** Null without a mail server: then mails are laid down in the data folder. */
export const readMailSettings = (values: Values): MailSettings | null => {
  const server = serverOf(values)
  return server === null ? null : { ...server, from: readSender(values.MAIL_FROM ?? '') }
}
