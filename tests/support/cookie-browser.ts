import { AppError } from '#core/errors/shared/app-error.ts'
import { type Auth, type AuthSettings, createAuth } from '#core/auth/server/auth.ts'

export const publicUrl = 'http://juragan.test'
export const serviceKey = 'kunci-layanan-untuk-uji'

/** Sign-in as the product has it, with `change` applied; guests' work is not moved unless `change` says how. */
export const authFor = (database: AuthSettings['database'], change: Partial<AuthSettings> = {}): Auth =>
  createAuth({
    database,
    publicUrl,
    secretKey: 'a-secret-of-more-than-thirty-two-letters',
    serviceKey,
    onGuestMerge: async () => {},
    ...change,
  })

let people = 0
/** An address that no other test has. */
export const newEmail = (): string => `orang${(people += 1)}@contoh.test`

/** A browser in front of `on`: keeps the cookies it is given and sends them back. */
export const openBrowser = (on: Auth) => {
  const jar = new Map<string, string>()
  const keep = (cookies: readonly string[]): void => {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (/max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, pair.slice(name.length + 1))
    }
  }
  const headers = (more: Record<string, string> = {}): Headers => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Headers({ ...(cookie === '' ? {} : { cookie }), ...more })
  }
  const send = async (method: string, path: string, body?: unknown) => {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await on.handle(
      new Request(`${publicUrl}/api/auth${path}`, {
        method,
        headers: headers(json),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      '10.0.0.1',
    )
    keep(response.headers.getSetCookie())
    return response
  }
  return {
    jar,
    keep,
    headers,
    send,
    signUp: (email: string, password = 'sandi-panjang') =>
      send('POST', '/sign-up/email', { name: 'Ibu Contoh', email, password }),
    signIn: (email: string, password = 'sandi-panjang') => send('POST', '/sign-in/email', { email, password }),
    becomeGuest: async (): Promise<string> => {
      const { userId, setCookies } = await on.ensureGuest(headers())
      keep(setCookies)
      return userId
    },
    who: () => on.identify(headers()),
    userId: async (): Promise<string> => {
      const identity = await on.identify(headers())
      return 'userId' in identity ? identity.userId : identity.role
    },
  }
}

/** `done`, or the status and code with which `work` was refused. */
export const outcomeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof AppError ? `${error.status} ${error.code}` : String(error)
  }
}
