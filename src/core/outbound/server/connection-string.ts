import { AppError } from '#core/errors/shared/app-error.ts'

/** What a connection string says; its password counts for nothing, that one is told by itself. */
export interface DatabaseAddress {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  /** How the way there is kept secret: not at all, from listeners, or also from others who answer in its name. */
  readonly secrecy: 'none' | 'encrypted' | 'verified'
}

const shape = /^postgres(?:ql)?:\/\/([^/?#]*@)?([^/?#@]+)(?:\/([^?#]*))?(?:\?([^#]*))?$/i

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that stands for itself.
    return text
  }
}

const secrecyOf = (mode: string | null): DatabaseAddress['secrecy'] | null => {
  if (mode === 'disable') return 'none'
  if (mode === 'verify-ca' || mode === 'verify-full') return 'verified'
  return mode === null || ['allow', 'prefer', 'require', 'no-verify'].includes(mode) ? 'encrypted' : null
}

const unreadable = (why: string): AppError => new AppError('connection_string_unreadable', { message: why })

/**
 * Reads `postgresql://user[:password]@host[:port]/database[?sslmode=…]`. Of the options only `sslmode` counts: others
 * could name files of this server, or another host. Throws `connection_string_unreadable`.
 */
export const readConnectionString = (given: string): DatabaseAddress => {
  const text = given.trim()
  // The password may hold characters that belong into no address, such as the brackets of `[YOUR-PASSWORD]`.
  const at = text.lastIndexOf('@')
  const start = text.indexOf('://') + 3
  const userInfo = at > start ? text.slice(start, at) : ''
  const bare = at > start ? text.slice(0, start) + text.slice(at + 1) : text
  const [, , place = '', path = '', query = ''] = shape.exec(bare) ?? []
  if (place === '') throw unreadable('no address')
  const port = /:(\d{1,5})$/.exec(place)?.[1]
  const host = (port === undefined ? place : place.slice(0, -port.length - 1)).replace(/^\[(.*)\]$/, '$1')
  if (!/^[\w.:-]+$/.test(host) || (host.includes(':') && !place.startsWith('['))) throw unreadable('no single host')
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) throw unreadable('no port')
  const options = new URLSearchParams(query)
  const secrecy = secrecyOf(options.get('sslmode'))
  if (secrecy === null) throw unreadable('unknown sslmode')
  const user = decoded(userInfo.split(':')[0] ?? '')
  return {
    host,
    port: port === undefined ? 5432 : Number(port),
    user: user === '' ? 'postgres' : user,
    database: decoded(path) === '' ? 'postgres' : decoded(path),
    secrecy,
  }
}
