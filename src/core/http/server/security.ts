import { AppError } from '#core/errors/shared/app-error.ts'

/** What a verification service set up by the operator needs in our pages; none is usual. */
export interface OtherSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
}

const noOthers: OtherSources = { scripts: [], frames: [] }

/**
 * The content security policy of the workspace, from the first day strict: only our own files, no inline script or
 * style, no frame around us; inside only what we serve ourselves (drafts of sites, which come without any rights)
 * and an owner's own decks at Google Slides (DRIVE-04).
 */
const contentSecurityPolicy = ({ scripts, frames }: OtherSources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self' https://docs.google.com/presentation/", ...frames].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Headers of every answer. `secure` is true where PUBLIC_URL is https. */
export const securityHeaders = (secure: boolean, others = noOthers): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(others),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // Our own pages scan barcodes; what stands in a frame inside them does not.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  // Popups at other sites (an owner's consent there) keep their tie to us, nobody who opens us gets one.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

const changes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses changing requests that a browser sends from another page (AUTH-08). Calls without Origin and without
 * Sec-Fetch-Site are API clients, which carry no ambient cookie of the owner.
 */
export const refuseForeignOrigin = (request: Request, ownOrigins: ReadonlySet<string>): void => {
  if (!changes.has(request.method)) return
  const origin = request.headers.get('origin')
  if (origin !== null) {
    if (ownOrigins.has(origin) || origin === new URL(request.url).origin) return
    throw new AppError('forbidden_origin')
  }
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('forbidden_origin')
}
