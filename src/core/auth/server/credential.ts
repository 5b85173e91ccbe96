import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a request shows to say who it is: a session token, or something that only looks like one. */
export type Credential =
  { readonly kind: 'none' } | { readonly kind: 'broken' } | { readonly kind: 'token'; readonly token: string }

const longestCredential = 512

/** The stored form of a session token: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** True where both texts are equal; takes the same time wherever they differ. */
export const equalSecrets = (left: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())

/** A token as the session cookie carries it, so that `readCredential` and the sign-in library know it again. */
export const signToken = (token: string, secretKey: string): string =>
  encodeURIComponent(`${token}.${createHmac('sha256', secretKey).update(token).digest('base64')}`)

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    // A value that cannot be decoded is no token; it is compared as it stands and found nowhere.
    return value
  }
}

/**
 * A cookie carries `token.signature`; a bearer client may send that or the token alone, which is a secret of
 * 190 bits by itself. A signature that is there must be right.
 */
const readToken = (value: string, secretKey: string): Credential => {
  if (value.length > longestCredential) return { kind: 'broken' }
  const text = decoded(value)
  const dot = text.indexOf('.')
  if (dot < 0) return text === '' ? { kind: 'none' } : { kind: 'token', token: text }
  const token = text.slice(0, dot)
  const expected = createHmac('sha256', secretKey).update(token).digest()
  const given = Buffer.from(text.slice(dot + 1), 'base64')
  const right = given.length === expected.length && timingSafeEqual(given, expected)
  return right && token !== '' ? { kind: 'token', token } : { kind: 'broken' }
}

/** The cookie `name` of a Cookie header. */
export const cookieValue = (header: string, name: string): string | null => {
  for (const part of header.split(';')) {
    const [key = '', ...rest] = part.split('=')
    if (key.trim() === name) return rest.join('=').trim()
  }
  return null
}

/** Reads the bearer token, else the session cookie. A header of another scheme counts as nothing. */
export const readCredential = (headers: Headers, cookieName: string, secretKey: string): Credential => {
  const bearer = /^bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) return readToken(bearer, secretKey)
  const cookie = cookieValue(headers.get('cookie') ?? '', cookieName)
  if (cookie === null || cookie === '') return { kind: 'none' }
  return cookie.includes('.') || cookie.includes('%2E') ? readToken(cookie, secretKey) : { kind: 'broken' }
}
