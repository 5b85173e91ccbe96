import { equalSecrets } from '#core/auth/server/credential.ts'
import type { Database } from '#core/db/server/database.ts'
import type { CrowdLimit } from '#core/http/server/crowd-limit.ts'
import { openStreams } from '#core/http/server/events.ts'
import { addProcessMetrics } from '#core/metrics/server/process-metrics.ts'
import { createRegistry, metricsMediaType } from '#core/metrics/server/registry.ts'
import { waitingDocuments } from '#core/render/server/pdf.ts'

import { addDatabaseMetrics } from './database-metrics.ts'
import { version } from './version.ts'

export const metricsPath = '/metrics'

interface MetricsDependencies {
  readonly database: Database
  /** Whoever shows it may read; null lets in only who asks from this machine. */
  readonly token: string | null
  readonly publicUrl: string
  readonly assistant: string
  readonly crowds: Readonly<Record<'requests' | 'heavy_calls' | 'replies', CrowdLimit>>
}

export interface Metrics {
  /** Says by which pattern a request is answered; the request's own path is never told. */
  noteRoute(request: Request, pattern: string): void
  /** Counts and times whatever answers a request. */
  watch(request: Request, answer: () => Promise<Response>): Promise<Response>
  noteModelCall(outcome: string, seconds: number): void
  /** The numbers, for whom they are; null for everybody else. */
  show(request: Request, address: string): Promise<Response | null>
}

const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const modelBounds = [0.25, 0.5, 1, 2, 5, 10, 20, 40, 60]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What is answered without a contract, by the beginning of its path. */
const families = ['/api/auth/', '/api/', '/lihat/', '/kasir/', '/drive/', '/assets/', '/oauth/'] as const

const familyOf = (request: Request): string => {
  const { pathname } = new URL(request.url)
  const family = families.find((start) => pathname.startsWith(start))
  return family === undefined ? 'pages' : `${family}*`
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLoopback = /^(?:127\.|::1$|::ffff:127\.)/
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Asked on this machine, for this machine: no proxy that brings the question of somebody else, no page of another name. */
const isLocal = (request: Request, address: string, publicUrl: string): boolean =>
  isLoopback.test(address) &&
  loopbackHosts.has(new URL(publicUrl).hostname) &&
  loopbackHosts.has(new URL(request.url).hostname) &&
  !proxyHeaders.some((name) => request.headers.has(name))

/** Numbers about how the server does, for whoever runs it (OPS-04): no person, no id, no word of an owner is in them. */
export const createMetrics = (deps: MetricsDependencies): Metrics => {
  const { database, token, publicUrl, assistant, crowds } = deps
  const registry = createRegistry()
  const patterns = new WeakMap<Request, string>()
  const countRequest = registry.counter('juragan_http_requests_total', 'Answered requests.')
  const timeRequest = registry.histogram('juragan_http_request_seconds', 'Time until the answer began.', requestBounds)
  const countModelCall = registry.counter('juragan_model_calls_total', 'Calls of the language model.')
  const timeModelCall = registry.histogram('juragan_model_call_seconds', 'Time of the model’s calls.', modelBounds)
  registry.reading('gauge', 'juragan_build_info', 'What runs here.', () => [
    { labels: { version, node: process.versions.node, assistant }, value: 1 },
  ])
  registry.reading('gauge', 'juragan_running', 'What is being answered, made or written now.', () =>
    Object.entries(crowds).map(([what, crowd]) => ({ labels: { what }, value: crowd.size() })),
  )
  registry.reading('gauge', 'juragan_streams_open', 'Open event streams.', () => [{ value: openStreams() }])
  registry.reading(
    'gauge',
    'juragan_render_queue',
    'Documents that wait to be drawn, with the one being drawn.',
    () => [{ value: waitingDocuments() }],
  )
  addDatabaseMetrics(registry, database)
  addProcessMetrics(registry)

  const mayRead = (request: Request, address: string): boolean => {
    const shown = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (token !== null && shown !== undefined) return equalSecrets(shown, token)
    return isLocal(request, address, publicUrl)
  }

  return {
    noteRoute: (request, pattern) => void patterns.set(request, pattern),
    noteModelCall: (outcome, seconds) => {
      countModelCall({ outcome })
      timeModelCall({ outcome }, seconds)
    },
    watch: async (request, answer) => {
      const started = performance.now()
      let status = 500
      try {
        const response = await answer()
        ;({ status } = response)
        return response
      } finally {
        const route = patterns.get(request) ?? familyOf(request)
        const method = methods.has(request.method) ? request.method : 'other'
        countRequest({ route, method, status: String(status) })
        timeRequest({ route, method }, (performance.now() - started) / 1_000)
      }
    },
    show: async (request, address) => {
      if (request.method !== 'GET' || new URL(request.url).pathname !== metricsPath) return null
      if (!mayRead(request, address)) return null
      patterns.set(request, metricsPath)
      return new Response(await registry.write(), {
        headers: { 'content-type': metricsMediaType, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      })
    },
  }
}
