import type { Hono } from 'hono'

import type { IssuerAccount } from './oidc-issuer.ts'

/** Where a browser stands after all redirects. */
export interface Standing {
  readonly url: URL
  readonly status: number
  readonly html: string
}

const isCallback = (url: URL): boolean => url.pathname.endsWith('/callback')

/** A browser without a screen that walks between the product and issuers, each with its own cookies. */
export const createIssuerVisitor = (http: Hono, publicUrl: string) => {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = ({ origin }: URL): Map<string, string> => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const send = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const jar = jarOf(url)
    const headers = new Headers({ accept: 'text/html', ...(init.headers as Record<string, string>) })
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const request = { ...init, headers, redirect: 'manual' as const }
    const response = await (url.origin === publicUrl ? http.request(url.href, request) : fetch(url, request))
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined || value === undefined) continue
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  /** Goes to an address and follows redirects, until a page stands there or `until` says so. */
  const go = async (
    address: string,
    until: (url: URL) => boolean = () => false,
    init: RequestInit = {},
  ): Promise<Standing> => {
    let url = new URL(address, publicUrl)
    let response = await send(url, init)
    for (let hops = 0; hops < 12; hops++) {
      const location = response.headers.get('location')
      if (location === null) break
      url = new URL(location, url)
      if (until(url) || url.pathname === '/masuk') return { url, status: response.status, html: '' }
      response = await send(url)
    }
    const html = await response.text()
    // The issuer asks to leave the account it knows before it takes another one; a browser's script sends that form.
    if (html.includes('name="logout"')) return submit({ url, status: response.status, html }, {}, until)
    return { url, status: response.status, html }
  }

  const submit = (at: Standing, fields: Record<string, string>, until?: (url: URL) => boolean): Promise<Standing> => {
    const action = /<form[^>]*action="([^"]*)"/.exec(at.html)?.[1] ?? at.url.href
    const hidden = [...at.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const body = new URLSearchParams({
      ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
      ...fields,
    })
    return go(new URL(action.replaceAll('&amp;', '&'), at.url).href, until, {
      method: 'POST',
      body: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }

  const api = async (method: string, path: string, body?: unknown) => {
    const response = await send(new URL(path, publicUrl), {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json', origin: publicUrl }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  return {
    jarOf: (origin: string) => jarOf(new URL(origin)),
    go,
    submit,
    api,
    /** The whole sign-in; answers where it ends on our side. */
    signIn: async (way: 'google' | 'oidc', account: IssuerAccount, more = ''): Promise<Standing> =>
      submit(await go(`/api/auth/oidc/${way}/start${more}`), { account: account.sub }),
    /** The sign-in up to the issuer's answer, which is not delivered. */
    signInUpToCallback: async (way: 'google' | 'oidc', account: IssuerAccount): Promise<Standing> =>
      submit(await go(`/api/auth/oidc/${way}/start`), { account: account.sub }, isCallback),
    session: async () =>
      (await api('GET', '/api/session')).body.data as {
        user: { uid: string; email: string; displayName: string; emailVerified: boolean } | null
        isGuest: boolean
      },
  }
}

/** What the sign-in page is told: `done google`, `failed sign_in_late`, and whether it is in the popup. */
export const outcomeAt = ({ url }: Standing): string => {
  const { searchParams: told } = url
  const outcome = told.has('selesai') ? `done ${told.get('selesai')}` : `failed ${told.get('gagal')}`
  return `${url.pathname} ${outcome}${told.has('popup') ? ' popup' : ''}`
}
