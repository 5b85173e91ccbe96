import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

import { listenOnLoopback, stopServer } from './loopback.ts'

/** What a call may be answered with instead of its own answer. */
export type NetlifyFailure = 401 | 422 | 429 | 500 | 'hang-up' | 'nonsense'

/**
 * A stand-in for Netlify on loopback, from docs.netlify.com ('Get started with the Netlify API', file digest deploys) and
 * open-api.netlify.com, read 2026-11-21: bearer token and User-Agent on every call, site names unique, paths of a deploy
 * begin with a slash, uploads are octet streams with the announced SHA-1 and only of required files, a deploy is ready
 * when all of them have come. Whatever those pages do not have is refused.
 */
export interface NetlifyServer {
  readonly origin: string
  readonly token: string
  /** Path to text of the files that visitors of a site see; null for no such site. */
  live(name: string): Map<string, string> | null
  readonly siteNames: readonly string[]
  /** Calls in the order they came, such as `PUT /deploys/d1/files/index.html`. */
  readonly calls: string[]
  /** The next call whose line begins so fails this way. */
  failNext(start: string, how: NetlifyFailure): void
  /** Deploys end in this state. */
  endIn(state: 'ready' | 'error'): void
  close(): Promise<void>
}

interface Deploy {
  readonly id: string
  readonly siteId: string
  readonly files: ReadonlyMap<string, string>
  readonly missing: Set<string>
  looks: number
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

export const startNetlify = async (): Promise<NetlifyServer> => {
  const token = 'nfp_token_percobaan'
  const sites = new Map<string, { id: string; name: string; live: string | null }>()
  const deploys = new Map<string, Deploy>()
  const blobs = new Map<string, string>()
  const calls: string[] = []
  const failures: { start: string; how: NetlifyFailure }[] = []
  let endState: 'ready' | 'error' = 'ready'

  const stateOf = (deploy: Deploy): string => {
    if (deploy.missing.size > 0) return 'uploading'
    deploy.looks += 1
    // Processing takes a moment after the last file.
    if (deploy.looks < 2) return 'processing'
    if (endState === 'ready') for (const site of sites.values()) if (site.id === deploy.siteId) site.live = deploy.id
    return endState
  }

  const answer = (request: IncomingMessage, line: string, body: Buffer): [number, unknown] => {
    const { headers } = request
    if (headers.authorization !== `Bearer ${token}`) return [401, { message: 'Access Denied' }]
    if (!headers['user-agent']) return [400, { message: 'a User-Agent is required' }]
    const json = (): Record<string, unknown> => {
      if (headers['content-type'] !== 'application/json') throw new Error('not JSON')
      return JSON.parse(body.toString()) as Record<string, unknown>
    }
    if (line === 'POST /sites') {
      const name = json()['name']
      if (typeof name !== 'string' || !/^[a-z0-9-]{1,63}$/.test(name)) return [422, { errors: { name: ['invalid'] } }]
      if (sites.has(name)) return [422, { errors: { subdomain: ['must be unique'] } }]
      sites.set(name, { id: `site-${sites.size + 1}`, name, live: null })
      return [201, sites.get(name)]
    }
    const found = /^GET \/sites\/([\w-]+)\.netlify\.app$/.exec(line)
    if (found) return sites.has(found[1] ?? '') ? [200, sites.get(found[1] ?? '')] : [404, { message: 'Not Found' }]
    const [, siteId, rest] = /^(?:GET|POST) \/sites\/(site-\d+)\/deploys(.*)$/.exec(line) ?? []
    const site = [...sites.values()].find(({ id }) => id === siteId)
    if (line === `POST /sites/${siteId}/deploys` && site) {
      const files = new Map(Object.entries((json()['files'] ?? {}) as Record<string, string>))
      for (const [path, digest] of files)
        if (!path.startsWith('/') || !/^[0-9a-f]{40}$/.test(digest)) return [422, { message: `file ${path}` }]
      const missing = new Set([...files.values()].filter((digest) => !blobs.has(digest)))
      const deploy = { id: `deploy-${deploys.size + 1}`, siteId: site.id, files, missing, looks: 0 }
      deploys.set(deploy.id, deploy)
      return [200, { id: deploy.id, state: missing.size > 0 ? 'uploading' : 'processing', required: [...missing] }]
    }
    const [, deployId, action] = /^\/(deploy-\d+)(\/restore)?$/.exec(rest ?? '') ?? []
    const deploy = deploys.get(deployId ?? '')
    if (site && deploy && deploy.siteId === siteId) {
      if (line.startsWith('GET ') && action === undefined) return [200, { id: deploy.id, state: stateOf(deploy) }]
      if (line.startsWith('POST ') && action === '/restore') {
        site.live = deploy.id
        return [200, { id: deploy.id, state: 'ready' }]
      }
    }
    const [, uploadId, path] = /^PUT \/deploys\/(deploy-\d+)\/files\/(.+)$/.exec(line) ?? []
    const open = deploys.get(uploadId ?? '')
    if (open && path !== undefined) {
      const digest = createHash('sha1').update(body).digest('hex')
      if (headers['content-type'] !== 'application/octet-stream') return [422, { message: 'content type' }]
      if (open.files.get(`/${decodeURIComponent(path)}`) !== digest) return [422, { message: 'another file' }]
      if (!open.missing.delete(digest)) return [422, { message: 'not required' }]
      blobs.set(digest, body.toString())
      return [200, { id: path }]
    }
    return [404, { message: 'Not Found' }]
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const line = `${request.method} ${(request.url ?? '').replace(/^\/api\/v1/, '')}`
    calls.push(line)
    const index = failures.findIndex(({ start }) => line.startsWith(start))
    const [failure] = index < 0 ? [] : failures.splice(index, 1)
    if (failure?.how === 'hang-up') return void request.socket.destroy()
    const known = request.url?.startsWith('/api/v1/') ? answer(request, line, body) : [404, {}]
    const [status, said] = typeof failure?.how === 'number' ? [failure.how, { message: 'told to fail' }] : known
    response.writeHead(Number(status), { 'content-type': 'application/json' })
    response.end(failure?.how === 'nonsense' ? '<html>' : JSON.stringify(said))
  })
  const origin = await listenOnLoopback(server)
  return {
    origin,
    token,
    calls,
    get siteNames() {
      return [...sites.keys()]
    },
    live: (name) => {
      const id = sites.get(name)?.live
      const files = deploys.get(id ?? '')?.files
      return files ? new Map([...files].map(([path, digest]) => [path, blobs.get(digest) ?? ''])) : null
    },
    failNext: (start, how) => void failures.push({ start, how }),
    endIn: (state) => {
      endState = state
    },
    close: () => stopServer(server),
  }
}
