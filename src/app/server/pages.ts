import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

import { tillManifest } from '#features/pos/server/index.ts'

/** Where the browser build lies beside the server build. */
const clientFolder = fileURLToPath(new URL('../client', import.meta.url))

const aYear = 'public, max-age=31536000, immutable'

/** What reads codes in pictures runs beside the page, compiles its own megabyte, and may do nothing else. */
const codeReader = /[\\/]assets[\\/]code-reader\.worker-[^\\/]+\.js(?:\.\w+)?$/
const codeReaderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/**
 * Serves the browser's files: pages are always asked for anew, files with a hash in their name are kept for a year.
 * The build leaves compressed twins beside them (`precompressed`). Who opens an address that leads nowhere reads so.
 */
export const servePages = (app: Hono): void => {
  if (!existsSync(clientFolder)) return
  const pages: Readonly<Record<string, string>> = {
    '/': '/index.html',
    '/masuk': '/masuk.html',
    '/pembicara': '/pembicara.html',
  }
  // One page for every till, and the workspace for every link of the drive; both read from their address what is meant.
  const pageOf = (path: string): string => {
    // Addresses of tills have no dot; the till's service worker lies beside them.
    if (/^\/kasir\/[^/.]+\/?$/.test(path)) return '/kasir.html'
    return /^\/drive\/[^/]+$/.test(path) ? '/index.html' : (pages[path] ?? path)
  }
  app.get('/kasir/:slug/kasir.webmanifest', (c) => {
    c.header('cache-control', 'no-cache')
    c.header('content-type', 'application/manifest+json')
    return c.body(JSON.stringify(tillManifest(c.req.param('slug'))))
  })
  app.use(
    '*',
    serveStatic({
      root: clientFolder,
      precompressed: true,
      rewriteRequestPath: pageOf,
      onFound: (path, c) => {
        c.header('cache-control', /[\\/]assets[\\/]/.test(path) ? aYear : 'no-cache')
        if (codeReader.test(path)) c.header('content-security-policy', codeReaderPolicy)
      },
    }),
  )
  const unknownPage = readFileSync(join(clientFolder, 'tidak-ada.html'), 'utf8')
  app.get('*', (c, next) => {
    // Whoever asks for a file of a page, or by a program, gets the bare status.
    if (!c.req.header('accept')?.includes('text/html')) return next()
    return c.html(unknownPage, 404, { 'cache-control': 'no-cache' })
  })
}
