import { afterEach, beforeEach, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { type NetlifyFailure, type NetlifyServer, startNetlify } from '#tests/support/netlify-server.ts'

import { createNetlify } from './netlify.ts'
import type { HostedFile, HostedSite, SiteHosting } from './site-hosting.ts'

let netlify: NetlifyServer
let hosting: SiteHosting
beforeEach(async () => {
  netlify = await startNetlify()
  hosting = createNetlify({ token: netlify.token, baseUrl: netlify.origin, wait: async () => undefined })
})
afterEach(() => netlify.close())

const site: HostedSite = { slug: 'warung-bu-sari', providerId: null }
const file = (path: string, text: string): HostedFile => ({ path, mediaType: 'text/html', bytes: Buffer.from(text) })
const files = [file('index.html', '<h1>Satu</h1>'), file('gambar/1 a.svg', '<svg/>'), file('salinan.svg', '<svg/>')]
const never = new AbortController().signal
const publish = (given: readonly HostedFile[] = files, on: HostedSite = site, signal = never) =>
  hosting.publish(on, { releaseId: 'rel_1', files: given }, signal)
const nameOf = (url: string): string => new URL(url).hostname.replace('.netlify.app', '')
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}

test('WEB-04 Netlify: exactly these files are live, with the rules that keep pages from running anything', async () => {
  const { url, deploymentId, providerId } = await publish()
  expect(url).toBe(hosting.addressOf(site))
  expect([deploymentId, providerId]).toEqual(['deploy-1', 'site-1'])
  const live = netlify.live(nameOf(url))
  expect([...(live?.keys() ?? [])].sort()).toEqual(['/_headers', '/gambar/1 a.svg', '/index.html', '/salinan.svg'])
  expect(live?.get('/index.html')).toBe('<h1>Satu</h1>')
  expect(live?.get('/_headers')).toContain("default-src 'none'")
  // Two files with the same bytes are sent once.
  expect(netlify.calls.filter((line) => line.startsWith('PUT '))).toHaveLength(3)
})

test('WEB-04 Netlify: a repeated publication finds its site, sends only what has changed, and can go back', async () => {
  const first = await publish()
  const uploads = netlify.calls.length
  const second = await publish([file('index.html', '<h1>Dua</h1>'), ...files.slice(1)])
  expect(netlify.calls.slice(uploads).filter((line) => line.startsWith('PUT '))).toEqual([
    'PUT /deploys/deploy-2/files/index.html',
  ])
  expect(netlify.siteNames).toHaveLength(1)
  expect(netlify.live(nameOf(second.url))?.get('/index.html')).toBe('<h1>Dua</h1>')
  await hosting.restore({ ...site, providerId: first.providerId }, first.deploymentId)
  expect(netlify.live(nameOf(first.url))?.get('/index.html')).toBe('<h1>Satu</h1>')
})

test.each<[string, NetlifyFailure, string]>([
  ['POST /sites', 401, 'hosting_refused'],
  ['POST /sites', 422, 'hosting_refused'],
  ['POST /sites/', 429, 'hosting_unavailable'],
  ['POST /sites/', 500, 'hosting_unavailable'],
  ['PUT /deploys/', 'hang-up', 'hosting_unavailable'],
  ['PUT /deploys/', 422, 'hosting_refused'],
  ['POST /sites', 'nonsense', 'hosting_unavailable'],
  ['GET /sites/site-1/deploys/', 'nonsense', 'hosting_unavailable'],
])('WEB-04 Netlify: %s answered with %s is %s, and the next try goes through', async (start, how, code) => {
  netlify.failNext(start, how)
  expect(await codeOf(publish())).toBe(code)
  const { url } = await publish()
  expect(netlify.live(nameOf(url))?.get('/index.html')).toBe('<h1>Satu</h1>')
  expect(netlify.siteNames).toHaveLength(1)
})

test('WEB-04 Netlify: a wrong token is refused, a deploy that fails or is never ready is told', async () => {
  const stranger = createNetlify({ token: 'salah-sekali', baseUrl: netlify.origin })
  expect(await codeOf(stranger.publish(site, { releaseId: 'rel_1', files }, never))).toBe('hosting_refused')
  netlify.endIn('error')
  expect(await codeOf(publish())).toBe('hosting_unavailable')
  const stopped = new AbortController()
  stopped.abort(new Error('the server stops'))
  expect(await codeOf(publish(files, site, stopped.signal))).toBe('hosting_unavailable')
})
