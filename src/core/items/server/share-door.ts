import { createHash } from 'node:crypto'

import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { callersOf, type CrowdLimit } from '#core/http/server/crowd-limit.ts'
import { createRateLimit } from '#core/http/server/rate-limit.ts'

import type { Item } from '../shared/item.ts'
import { fileAnswer } from './file-answer.ts'
import type { KindStores } from './kind-store.ts'
import css from './share-page.css?raw'
import { closedPage, sharedPage } from './share-page.ts'
import { countView, readShared, type SharedItem } from './shares.repo.ts'

export interface ShareDoorDependencies {
  readonly database: Database
  readonly kinds: KindStores
  /** The name of an owner's business, for items that name none themselves; null where nothing was told. */
  readonly businessOf: (userId: string) => Promise<string | null>
  /** The room of calls that keep the machine at work: drawing pages and making files take a place in it. */
  readonly heavy?: CrowdLimit
  readonly clock?: () => Date
}

/**
 * No script, no form, no frame: only our own pictures and our own style. What owners wrote can do nothing here, also
 * where it is not what it seems.
 */
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-downloads allow-same-origin',
].join('; ')

const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const

const page = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })

/** Pictures carry styles of their own, which an image may have and a page may not. */
const picture = (svg: string): Response =>
  new Response(svg, {
    headers: {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
    },
  })

const styleTag = `"${createHash('sha256').update(css).digest('base64url').slice(0, 16)}"`

const style = (request: Request): Response => {
  const same = request.headers.get('if-none-match') === styleTag
  return new Response(same ? null : css, {
    status: same ? 304 : 200,
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
      etag: styleTag,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** A version never changes, so what was drawn of it is kept: as many items as this, and no more letters than this. */
const mostDrawn = 30
const largestDrawn = 24_000_000

interface Drawn {
  readonly svgs: readonly string[]
  readonly size: number
}

/** Programs that look at a link for its preview are no readers. */
const isPreviewer = (agent: string | null): boolean =>
  agent !== null &&
  /bot|crawler|spider|preview|facebookexternalhit|whatsapp|telegram|slack|discord|curl|wget/i.test(agent)

const sizeOf = (svg: string): { width: number; height: number } => {
  const found = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 2_000))
  return { width: Math.round(Number(found?.[1] ?? 595)), height: Math.round(Number(found?.[2] ?? 842)) }
}

type Open = Extract<SharedItem, { state: 'open' }>

/** Why somebody is asked to come back in a moment. */
const isCrowded = (error: unknown): error is AppError =>
  error instanceof AppError &&
  (error.code === 'too_many_requests' || error.code === 'too_many_at_once' || error.code === 'server_busy')

/**
 * Answers what is asked below `/lihat`: the shared page, its pictures, its file. Nobody has to be signed in; the token
 * in the path is the only key. One address may look often, but not guess.
 */
export const createShareDoor = (
  deps: ShareDoorDependencies,
): ((request: Request, address: string) => Promise<Response>) => {
  const { database, kinds, businessOf, clock = () => new Date() } = deps
  const limit = createRateLimit(Date.now, { burst: 150, perSecond: 5 })
  const drawn = new Map<string, Drawn>()
  const drawing = new Map<string, Promise<readonly string[]>>()

  /** Pages that cannot be drawn are told as text: the reader gets the words and the file all the same. */
  const pagesOf = async (item: Item): Promise<readonly string[]> => {
    try {
      return (await kinds[item.kind].pages?.(item, database)) ?? []
    } catch (error) {
      if (error instanceof AppError && error.code === 'export_failed') return []
      throw error
    }
  }

  const atWork = async <Made>(address: string, make: () => Promise<Made>): Promise<Made> => {
    const leave = deps.heavy?.enter(callersOf(address))
    try {
      return await make()
    } finally {
      leave?.()
    }
  }

  const drawAnew = async ({ shareId, item }: Open): Promise<readonly string[]> => {
    const svgs = await pagesOf(item)
    drawn.set(shareId, { svgs, size: svgs.reduce((sum, svg) => sum + svg.length, 0) })
    const total = (): number => [...drawn.values()].reduce((sum, { size }) => sum + size, 0)
    while (drawn.size > 1 && (drawn.size > mostDrawn || total() > largestDrawn))
      drawn.delete(drawn.keys().next().value ?? '')
    return svgs
  }

  /** A link that goes round is opened by many at once: what is being drawn is waited for, not drawn again. */
  const draw = (open: Open, address: string): Promise<readonly string[]> => {
    const { shareId } = open
    const known = drawn.get(shareId)
    if (known) {
      drawn.delete(shareId)
      drawn.set(shareId, known)
      return Promise.resolve(known.svgs)
    }
    const begun = drawing.get(shareId) ?? atWork(address, () => drawAnew(open)).finally(() => drawing.delete(shareId))
    drawing.set(shareId, begun)
    return begun
  }

  const show = async (path: string, open: Open, address: string, isReader: boolean): Promise<Response> => {
    const { item, shareId, expiresAt } = open
    const { exports, sharing } = kinds[item.kind]
    const [svgs, text, business] = await Promise.all([
      draw(open, address),
      exports.txt?.(item, database),
      businessOf(item.userId),
    ])
    if (isReader) await countView(database, shareId, clock())
    return page(
      sharedPage({
        path,
        title: item.title,
        sender: sharing?.sender(item.content) || business || '',
        expiresAt,
        pages: svgs.map(sizeOf),
        text: text ? new TextDecoder().decode(text.bytes) : '',
      }),
    )
  }

  const answer = async (request: Request, address: string, token: string, rest: string): Promise<Response> => {
    const shared = await readShared(database, token, clock())
    if (shared.state !== 'open') return page(closedPage(shared), 404)
    const store = kinds[shared.item.kind]
    const open = { ...shared, item: { ...shared.item, content: store.parseContent(shared.item.content) } }
    const isReader = request.method === 'GET' && !isPreviewer(request.headers.get('user-agent'))
    if (rest === '') return show(`/lihat/${token}`, open, address, isReader)
    const { pdf } = store.exports
    if (rest === '/unduh' && pdf) {
      const file = fileAnswer(await atWork(address, () => pdf(open.item, database)))
      for (const [name, value] of Object.entries(headers)) file.headers.set(name, value)
      return file
    }
    const at = /^\/halaman\/([1-9]\d{0,3})\.svg$/.exec(rest)?.[1]
    const svg = at === undefined ? undefined : (await draw(open, address))[Number(at) - 1]
    return svg === undefined ? page(closedPage({ state: 'unknown' }), 404) : picture(svg)
  }

  return async (request, address) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('method_not_allowed')
    if (pathname === '/lihat/-/gaya.css') return style(request)
    const [, token = '', rest = ''] = /^\/lihat\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
    try {
      limit(address)
      return await answer(request, address, token, rest === '/' ? '' : rest)
    } catch (error) {
      if (isCrowded(error)) return page(closedPage({ state: 'busy' }), error.status)
      throw error
    }
  }
}
