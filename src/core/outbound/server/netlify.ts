import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import * as z from 'zod/mini'

import type { NetlifySettings } from '#core/config/server/hosting-settings.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import type { HostedFile, HostedSite, SiteHosting } from './site-hosting.ts'

const patience = 20_000
/** So often a deploy is looked at, and for so long, until it is ready. */
const lookEvery = 1_000
const mostLooks = 120

const site = z.object({ id: z.string(), name: z.string() })
const deploy = z.object({ id: z.string(), state: z.string(), required: z.optional(z.nullable(z.array(z.string()))) })

const unavailable = (cause: unknown): AppError => new AppError('hosting_unavailable', { cause })
const refused = (message: string): AppError => new AppError('hosting_refused', { message })

/** The same rules that our own host sends with every page. */
const headersFile: HostedFile = {
  path: '_headers',
  mediaType: 'text/plain',
  bytes: Buffer.from(
    [
      '/*',
      "  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline' 'self'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      '  X-Content-Type-Options: nosniff',
      '  Referrer-Policy: strict-origin-when-cross-origin',
      '',
    ].join('\n'),
  ),
}

const sha1 = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex')

/** The answer of a call that went well, in the shape that is read here. */
const read = async <T extends z.ZodMiniType>(response: Response, schema: T): Promise<z.output<T>> => {
  if (!response.ok) throw refused(`Netlify answered ${response.status}`)
  const answer = schema.safeParse(await response.json().catch((cause: unknown) => Promise.reject(unavailable(cause))))
  if (!answer.success) throw unavailable(answer.error)
  return answer.data
}

export interface NetlifyOptions extends NetlifySettings {
  /** Waiting between two looks at a deploy; tests wait for nothing. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/**
 * Netlify by its API (docs.netlify.com, 'Get started with the Netlify API', file digest deploys; open-api.netlify.com;
 * read 2026-11-21): a site has a name of its own in all of Netlify; a deploy states the SHA-1 of every file, uploads
 * those that are required, and is live when its state is 'ready'. Names are made of the slug and the token, so that a
 * repeated publication finds its site again.
 */
export const createNetlify = ({ token, baseUrl, wait }: NetlifyOptions): SiteHosting => {
  const waiting = wait ?? ((milliseconds, signal) => pause(milliseconds, undefined, { signal }))
  const nameOf = ({ slug }: HostedSite): string =>
    `${slug}-${createHash('sha256').update(`${token} ${slug}`).digest('hex').slice(0, 8)}`

  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: string | Uint8Array,
    signal?: AbortSignal,
  ): Promise<Response> => {
    const response = await fetch(`${baseUrl}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'Juragan (https://juragan.example)',
        ...(body === undefined
          ? {}
          : { 'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
    }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    const { status } = response
    if (status === 401 || status === 403) throw refused(`Netlify answered ${status}`)
    if (status === 429 || status >= 500) throw unavailable(new Error(`Netlify answered ${status}`))
    return response
  }

  const findSite = async (hosted: HostedSite, signal: AbortSignal): Promise<string> => {
    if (hosted.providerId !== null) return hosted.providerId
    const name = nameOf(hosted)
    const found = await call('GET', `/sites/${name}.netlify.app`, undefined, signal)
    if (found.status !== 404) return (await read(found, site)).id
    return (await read(await call('POST', '/sites', JSON.stringify({ name }), signal), site)).id
  }

  const untilReady = async (siteId: string, deployId: string, signal: AbortSignal): Promise<void> => {
    for (let look = 0; look < mostLooks; look += 1) {
      const { state } = await read(await call('GET', `/sites/${siteId}/deploys/${deployId}`, undefined, signal), deploy)
      if (state === 'ready') return
      if (state === 'error' || state === 'rejected') throw unavailable(new Error(`the deploy is ${state}`))
      await waiting(lookEvery, signal)
    }
    throw unavailable(new Error('the deploy is not ready'))
  }

  return {
    name: 'netlify',
    canMove: false,
    addressOf: (hosted) => `https://${nameOf(hosted)}.netlify.app/`,
    async publish(hosted, { files }, signal) {
      const all = [...files, headersFile]
      const siteId = await findSite(hosted, signal)
      const digests = Object.fromEntries(all.map(({ path, bytes }) => [`/${path}`, sha1(bytes)]))
      const order = JSON.stringify({ files: digests })
      const made = await read(await call('POST', `/sites/${siteId}/deploys`, order, signal), deploy)
      const required = new Set(made.required)
      for (const { path, bytes } of all) {
        // Files with the same bytes are asked for once.
        if (!required.delete(sha1(bytes))) continue
        const place = path.split('/').map(encodeURIComponent).join('/')
        const sent = await call('PUT', `/deploys/${made.id}/files/${place}`, bytes, signal)
        if (!sent.ok) throw refused(`Netlify answered ${sent.status} to a file`)
      }
      await untilReady(siteId, made.id, signal)
      return { url: `https://${nameOf(hosted)}.netlify.app/`, deploymentId: made.id, providerId: siteId }
    },
    async restore(hosted, deploymentId) {
      if (hosted.providerId === null) throw refused('the site was never published')
      const back = await call('POST', `/sites/${hosted.providerId}/deploys/${deploymentId}/restore`)
      if (!back.ok) throw refused(`Netlify answered ${back.status}`)
    },
  }
}
