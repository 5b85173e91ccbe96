import type { ServedFile } from './releases.repo.ts'

/**
 * Sites show words and pictures and run nothing: whatever an owner, or whoever writes for them, gets into a page stays
 * without a script, a form or a request to others.
 */
const policy = (...more: readonly string[]): string =>
  [
    ...more,
    "default-src 'none'",
    "style-src 'unsafe-inline' 'self' data:",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** A page on the workspace's own host loses that host's origin: no cookie, no storage, no call reaches the workspace. */
const sandbox = 'sandbox allow-scripts allow-popups allow-forms allow-popups-to-escape-sandbox'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  // A sandboxed page has no origin, so its own pictures are somebody else's to the browser.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Headers of a site on an origin of its own. */
export const ownOriginHeaders: Readonly<Record<string, string>> = {
  ...common,
  'content-security-policy': policy("frame-ancestors 'none'"),
}

/** Headers of a site, or of a draft, below a path of the workspace's host; only the workspace may frame it. */
export const sandboxedHeaders: Readonly<Record<string, string>> = {
  ...common,
  'content-security-policy': policy(sandbox, "frame-ancestors 'self'"),
}

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{font-family:system-ui,sans-serif;margin:0;padding:20vh 1rem 1rem;line-height:1.5;color:#2b2622;background:#efe9dd}main{box-sizing:border-box;max-width:26rem;margin:0 auto;padding:1.5rem;border:1px solid #ddd3c2;border-radius:1rem;background:#fffefb}h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}p{margin:0;color:#5a524a}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`

/** What visitors read of a site that its owner has taken down. */
export const hiddenPage = page(
  'Situs sedang tidak tersedia',
  'Pemiliknya menutup situs ini untuk sementara. Coba lagi lain waktu.',
)

/** An answer of ours where there is no site, or not what was asked for. */
export const plainAnswer = (
  status: 404 | 405 | 503,
  headers: Readonly<Record<string, string>>,
  isHead: boolean,
  missing = page(
    'Halaman tidak ditemukan',
    'Alamat ini tidak ada, atau situsnya belum tayang. Periksa lagi alamatnya.',
  ),
): Response => {
  const words = {
    404: missing,
    405: page('Tidak bisa', 'Situs ini hanya bisa dibaca.'),
    503: page('Sebentar ya', 'Situs ini sedang tidak bisa dibuka. Coba lagi sebentar.'),
  }
  return new Response(isHead ? null : words[status], {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
      ...(status === 503 ? { 'retry-after': '5' } : {}),
    },
  })
}

/** The file an address below a site's root names: itself, a folder's first page, or a page without its ending. */
export const fileAt = (files: readonly ServedFile[], path: string): ServedFile | null => {
  let name: string
  try {
    name = decodeURIComponent(path)
  } catch {
    // A half-written escape names no file.
    return null
  }
  const wanted = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`]
  return files.find((file) => wanted.includes(file.path) && file.path !== '404.html') ?? null
}

/** Whether a browser may be answered with brotli. */
export const takesBrotli = (request: Request): boolean =>
  (request.headers.get('accept-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .some(([name, weight = 'q=1']) => name === 'br' && !/^q=0(?:\.0*)?$/.test(weight))

/** Whether the caller has these bytes already. */
export const isKnown = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
