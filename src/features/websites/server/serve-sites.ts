import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { Logger } from '#core/http/server/logger.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import { getItem } from '#core/items/server/items.repo.ts'

import { parseSiteContent } from '../shared/site-content.ts'
import type { RenderSite } from './build-site.ts'
import { draftPage } from './draft-page.ts'
import { movedTo } from './move-site.ts'
import { isHidden, liveFiles, readBlob, type ServedFile } from './releases.repo.ts'
import {
  fileAt,
  hiddenPage,
  isKnown,
  ownOriginHeaders,
  plainAnswer,
  sandboxedHeaders,
  takesBrotli,
} from './site-answers.ts'
import type { SiteAddresses } from './site-addresses.ts'
import { isSlug } from './slugs.ts'

export interface ServingDependencies {
  readonly database: Database
  readonly addresses: SiteAddresses
  readonly identify: (headers: Headers) => Promise<Identity>
  readonly render: RenderSite
  readonly publicUrl: string
  readonly logger: Logger
}

type HeaderSet = Readonly<Record<string, string>>

/**
 * Answers what is asked of sites: on their own hosts, below `/situs/{slug}/`, and drafts for their owner. Null where
 * the workspace is meant. Nothing of the workspace is reachable through a site's host.
 */
export const createSiteDoor = (deps: ServingDependencies): ((request: Request) => Promise<Response | null>) => {
  const { database, addresses, logger } = deps

  const fileAnswer = async (request: Request, file: ServedFile, status: 200 | 404, headers: HeaderSet) => {
    const form = takesBrotli(request) ? 'brotli' : 'bytes'
    const compressed = form === 'brotli' ? await readBlob(database, file.hash, 'brotli') : null
    const tag = `"${file.hash.slice(0, 32)}${compressed ? '-br' : ''}"`
    const all = {
      ...headers,
      'content-type': file.mediaType,
      // Always asked for anew, answered with a word where nothing changed: going back to an older release shows at once.
      'cache-control': 'no-cache',
      etag: tag,
      vary: 'accept-encoding',
    }
    if (status === 200 && isKnown(request, tag)) return new Response(null, { status: 304, headers: all })
    const bytes = compressed ?? (await readBlob(database, file.hash, 'bytes'))
    if (!bytes) throw new Error(`the bytes of ${file.path} are missing`)
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      status,
      headers: {
        ...all,
        'content-length': String(bytes.byteLength),
        ...(compressed ? { 'content-encoding': 'br' } : {}),
      },
    })
  }

  const siteAnswer = async (request: Request, slug: string, path: string, headers: HeaderSet): Promise<Response> => {
    const isHead = request.method === 'HEAD'
    if (request.method !== 'GET' && !isHead) return plainAnswer(405, headers, isHead)
    const files = isSlug(slug) ? await liveFiles(database, slug) : []
    const found = fileAt(files, path)
    if (found) return fileAnswer(request, found, 200, headers)
    const moved = files.length === 0 && isSlug(slug) ? await movedTo(database, slug) : null
    // For good as far as anybody else is concerned; asked for anew each time, for an owner may go back.
    if (moved !== null)
      return new Response(null, {
        status: 308,
        headers: {
          ...headers,
          'cache-control': 'no-cache',
          location: `${addresses.urlOf(moved)}${path.replace(/^\/+/, '')}`,
        },
      })
    const missing = files.find((file) => file.path === '404.html')
    if (!missing && isSlug(slug) && (await isHidden(database, slug)))
      return plainAnswer(404, headers, isHead, hiddenPage)
    return missing ? fileAnswer(request, missing, 404, headers) : plainAnswer(404, headers, isHead)
  }

  const draftAnswer = async (request: Request, itemId: string, path: string): Promise<Response> => {
    const isHead = request.method === 'HEAD'
    if (request.method !== 'GET' && !isHead) return plainAnswer(405, sandboxedHeaders, isHead)
    const identity = await deps.identify(request.headers)
    if (identity.role !== 'user' || path !== '') return plainAnswer(404, sandboxedHeaders, isHead)
    try {
      const item = await getItem(database, identity.userId, itemId)
      if (item.kind !== 'website') return plainAnswer(404, sandboxedHeaders, isHead)
      const url = new URL(new URL(request.url).pathname, deps.publicUrl).href
      const page = draftPage(deps.render(parseSiteContent(item.content), { url, draft: true }))
      return new Response(isHead ? null : page, {
        headers: {
          ...sandboxedHeaders,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      })
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return plainAnswer(404, sandboxedHeaders, isHead)
      throw error
    }
  }

  const pathAnswer = async (request: Request, pathname: string): Promise<Response> => {
    const [, slug = '', rest] = /^\/situs\/([^/]*)(?:\/(.*))?$/s.exec(pathname) ?? []
    const draft = slug === 'pratinjau' ? /^([^/]+)(?:\/(.*))?$/s.exec(rest ?? '') : null
    // Relative links of a page count from a folder.
    if (rest === undefined || (draft && draft[2] === undefined))
      return new Response(null, { status: 308, headers: { ...sandboxedHeaders, location: `${pathname}/` } })
    if (slug === 'pratinjau') return draftAnswer(request, draft?.[1] ?? '', draft?.[2] ?? '')
    return siteAnswer(request, slug, rest, sandboxedHeaders)
  }

  return async (request) => {
    const url = new URL(request.url)
    const slug = addresses.siteOf(request.headers.get('host') ?? url.host)
    const isPath = url.pathname === '/situs' || url.pathname.startsWith('/situs/')
    if (slug === null && !isPath) return null
    try {
      return slug === null
        ? await pathAnswer(request, url.pathname)
        : await siteAnswer(request, slug, url.pathname.slice(1), ownOriginHeaders)
    } catch (error) {
      logger.error({ err: error }, 'a site could not be answered')
      return plainAnswer(503, slug === null ? sandboxedHeaders : ownOriginHeaders, request.method === 'HEAD')
    }
  }
}
