import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

import { listenOnLoopback, stopServer } from './loopback.ts'

/** What a call may be answered with instead of its own answer. */
export type VerificationFailure = 500 | 'hang-up' | 'nonsense' | 'internal-error'

/** What a widget says of itself when it makes a token. */
export interface Made {
  readonly service: 'turnstile' | 'recaptcha'
  readonly hostname: string
  readonly action: string
  readonly cdata?: string
  readonly score?: number
}

/**
 * A stand-in for Cloudflare Turnstile and Google reCAPTCHA v3 on loopback, from developers.cloudflare.com/turnstile
 * ('Validate the token', last updated 2026-05-05; 'Widget configurations') and developers.google.com/recaptcha/docs
 * ('Verifying the user's response', 'reCAPTCHA v3'), read 2026-11-22: siteverify is a POST with secret, response and
 * perhaps remoteip (Turnstile also idempotency_key and JSON); a token is good once, for 300 s and 120 s, and of at most
 * 2048 characters at Turnstile. Whatever those pages do not have is refused. Its scripts work through a frame of the
 * service, as the real ones do.
 */
export interface VerificationService {
  readonly origin: string
  readonly siteKey: string
  readonly secretKey: string
  /** A token as a widget on a page would get it. */
  token(made: Made): string
  /** What siteverify was asked, newest last. */
  readonly asked: URLSearchParams[]
  /** Lets the tokens that were made become older, in milliseconds. */
  age(milliseconds: number): void
  /** The next call whose path begins so fails this way. */
  failNext(start: string, how: VerificationFailure): void
  /** The score that reCAPTCHA gives to pages from now on. */
  scorePages(score: number): void
  close(): Promise<void>
}

interface Token {
  readonly made: Made
  at: number
  used: boolean
}

const no = (...codes: string[]): object => ({ success: false, 'error-codes': codes })
const lives = { turnstile: 300_000, recaptcha: 120_000 }
const allowed = {
  turnstile: new Set(['secret', 'response', 'remoteip', 'idempotency_key']),
  recaptcha: new Set(['secret', 'response', 'remoteip']),
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The script of a page: a frame of the service makes the token and tells it to the page. */
const frameScript = (origin: string): string => `
  const inFrame = (query) => new Promise((done, fail) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.src = '${origin}/frame?' + new URLSearchParams({ hostname: location.hostname, ...query })
    const hear = ({ origin, data }) => {
      if (origin !== '${origin}' || !data || data.widget !== query.widget) return
      removeEventListener('message', hear)
      frame.remove()
      data.token ? done(data.token) : fail(data.error)
    }
    addEventListener('message', hear)
    document.body.append(frame)
  })`
const turnstileScript = (origin: string): string => `(() => {${frameScript(origin)}
  let count = 0
  window.turnstile = {
    render: (place, { sitekey, action, cData, callback, 'error-callback': failed }) => {
      const widget = 'w' + (count += 1)
      inFrame({ service: 'turnstile', widget, sitekey, action, cdata: cData }).then(callback, failed)
      return widget
    },
    remove: () => {},
  }
})()`
const recaptchaScript = (origin: string): string => `(() => {${frameScript(origin)}
  let count = 0
  window.grecaptcha = {
    ready: (work) => setTimeout(work),
    execute: (sitekey, { action }) => inFrame({ service: 'recaptcha', widget: 'r' + (count += 1), sitekey, action }),
  }
})()`

export const startVerificationService = async (): Promise<VerificationService> => {
  const [siteKey, secretKey] = ['0x4AAAAAAAcontoh', '0x4AAAAAAArahasia']
  const tokens = new Map<string, Token>()
  const asked: URLSearchParams[] = []
  const failures: { start: string; how: VerificationFailure }[] = []
  let pageScore = 0.9

  const token = (made: Made): string => {
    const text = `${made.service}.${randomBytes(60).toString('base64url')}`
    tokens.set(text, { made, at: Date.now(), used: false })
    return text
  }

  const verify = (service: Made['service'], request: IncomingMessage, body: string): object => {
    if (request.method !== 'POST') return no('bad-request')
    const type = request.headers['content-type'] ?? ''
    const isForm = type.startsWith('application/x-www-form-urlencoded')
    if (!isForm && !(service === 'turnstile' && type === 'application/json')) return no('bad-request')
    const given = new URLSearchParams(isForm ? body : (JSON.parse(body) as Record<string, string>))
    asked.push(given)
    if ([...given.keys()].some((name) => !allowed[service].has(name))) return no('bad-request')
    if (!given.get('secret')) return no('missing-input-secret')
    if (given.get('secret') !== secretKey) return no('invalid-input-secret')
    const response = given.get('response')
    if (!response) return no('missing-input-response')
    const known = tokens.get(response)
    if (!known || known.made.service !== service || (service === 'turnstile' && response.length > 2_048))
      return no('invalid-input-response')
    if (known.used || Date.now() - known.at > lives[service]) return no('timeout-or-duplicate')
    known.used = true
    const { hostname, action, cdata, score } = known.made
    const common = { success: true, challenge_ts: new Date(known.at).toISOString(), hostname, action }
    return service === 'turnstile' ? { ...common, 'error-codes': [], cdata: cdata ?? '' } : { ...common, score }
  }

  const frame = (query: URLSearchParams): string => {
    const service = query.get('service') === 'recaptcha' ? 'recaptcha' : 'turnstile'
    const said =
      query.get('sitekey') === siteKey
        ? {
            token: token({
              service,
              hostname: query.get('hostname') ?? '',
              action: query.get('action') ?? '',
              cdata: query.get('cdata') ?? '',
              score: pageScore,
            }),
          }
        : { error: '110100' }
    return `<script>parent.postMessage(${JSON.stringify({ widget: query.get('widget'), ...said })}, '*')</script>`
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
    const index = failures.findIndex(({ start }) => pathname.startsWith(start))
    const [failure] = index < 0 ? [] : failures.splice(index, 1)
    if (failure?.how === 'hang-up') return void request.socket.destroy()
    const say = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'content-type': type })
      response.end(text)
    }
    if (failure?.how === 500) return say(500, 'application/json', '{}')
    if (failure?.how === 'nonsense') return say(200, 'text/html', '<html>')
    if (failure?.how === 'internal-error')
      return say(200, 'application/json', JSON.stringify({ success: false, 'error-codes': ['internal-error'] }))
    const address = `http://${request.headers.host}`
    if (pathname === '/turnstile/v0/siteverify')
      return say(200, 'application/json', JSON.stringify(verify('turnstile', request, body)))
    if (pathname === '/recaptcha/api/siteverify')
      return say(200, 'application/json', JSON.stringify(verify('recaptcha', request, body)))
    if (pathname === '/turnstile/v0/api.js' && searchParams.get('render') === 'explicit')
      return say(200, 'text/javascript', turnstileScript(address))
    if (pathname === '/recaptcha/api.js' && searchParams.get('render') === siteKey)
      return say(200, 'text/javascript', recaptchaScript(`${address}`).replace('/frame?', '/recaptcha/frame?'))
    if (pathname === '/frame' || pathname === '/recaptcha/frame') return say(200, 'text/html', frame(searchParams))
    return say(404, 'text/plain', 'not found')
  })
  const origin = await listenOnLoopback(server)
  return {
    origin,
    siteKey,
    secretKey,
    token,
    asked,
    age: (milliseconds) => {
      for (const one of tokens.values()) one.at -= milliseconds
    },
    failNext: (start, how) => void failures.push({ start, how }),
    scorePages: (score) => {
      pageScore = score
    },
    close: () => stopServer(server),
  }
}
