import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { verifyAppWith } from '#core/http/client/app-check-port.ts'
import {
  generationFailed,
  isBackendFailure,
  presentationFailed,
  streamFailed,
  streamRefused,
} from './generation-failure.ts'
import { makePresentation, plainSlides, streamDocument } from './generator-calls.ts'

const order = { prompt: 'Profil Kopi Senja. Menu kopi susu 18.000. Buka tiap hari.', documentType: 'x', resultId: 'r1' }
const stub = (
  answer: (url: string, body: unknown) => Response | Promise<Response>,
): { url: string; body: unknown }[] => {
  const calls: { url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    const body: unknown = JSON.parse(init.body)
    calls.push({ url, body })
    return answer(url, body)
  })
  return calls
}
const refused = (status: number, code: string): Response =>
  Response.json({ success: false, error: 'x', code }, { status })
const made = { presentationId: 'itm_1', presentationUrl: '/x', title: 'T', slideCount: 3, createdAt: '2026-11-21' }
const stored = () => Response.json({ success: true, data: made, pointsDeducted: 8_000, balanceAfter: 0 })
const rejected = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(() => null).catch((thrown: unknown) => thrown)

beforeEach(() => verifyAppWith(async () => 'tanda'))
afterEach(() => {
  vi.unstubAllGlobals()
  verifyAppWith(null)
})

test('SLIDE-08 a backend that fails falls back to the description’s own lines under the same result id, and says so', async () => {
  const calls = stub((url) => (url.includes('generate-presentation') ? refused(500, 'making_failed') : stored()))
  const result = await makePresentation(order)
  expect(result.note).toMatch(/^Backend generation failed: /)
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/workspace/api/workspace/generate-presentation',
    '/api/documents/presentation',
  ])
  expect(calls[1]?.body).toEqual({ ...plainSlides(order.prompt), resultId: 'r1' })
  expect(plainSlides(order.prompt).slides).toHaveLength(3)
})

test('SLIDE-08 a refusal is no backend failure: no fallback, and its own words', async () => {
  const calls = stub(() => refused(402, 'insufficient_points'))
  const thrown = await rejected(makePresentation(order))
  expect(calls).toHaveLength(1)
  expect(presentationFailed(thrown).text).toMatch(/^Failed to create presentation: /)
})

test.each([
  new AppError('app_check_not_initialized'),
  new AppError('app_check_failed', { details: { kind: 'recaptcha-error', status: 403 } }),
  new AppError('app_check_unavailable', { details: { status: 503 } }),
  new AppError('offline', { details: { kind: 'fetch-network-error' } }),
])('SLIDE-08 AUTH-06 a hiccup of verification ($code) stores and charges nothing plain', async (hiccup) => {
  const calls = stub(stored)
  let asked = 0
  verifyAppWith(async () => {
    asked += 1
    if (asked === 1) throw hiccup
    return 'tanda'
  })
  expect(await rejected(makePresentation(order))).toBe(hiccup)
  expect(calls).toEqual([])
  expect(isBackendFailure(hiccup)).toBe(false)
})

test('SLIDE-08 where the fallback fails too: Failed to create presentation', async () => {
  stub(() => refused(503, 'database_unavailable'))
  expect(presentationFailed(await rejected(makePresentation(order))).text).toMatch(/^Failed to create presentation: /)
})

test('DOC-11 DOC-13 the failure texts carry the status, the sentence and the message', () => {
  const error = new AppError('making_failed', { details: { status: 500 } })
  expect(generationFailed('Document', error).text).toMatch(/^Document generation failed: 500 \S/)
  expect(streamRefused(error).text).toBe('HTTP error! status: 500')
  expect(streamFailed('poin kurang').text).toBe('Error: poin kurang')
})

const eventsOf = async (chunks: readonly string[]): Promise<unknown[]> => {
  stub(() => {
    const encoder = new TextEncoder()
    const body = new ReadableStream({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  const events: unknown[] = []
  for await (const event of streamDocument(order, new AbortController().signal)) events.push(event)
  return events
}

test('DOC-07 events are read from data lines however the network cuts them; other lines are left out', async () => {
  const events = [
    { type: 'status', message: 'Membaca', progress: 5 },
    { type: 'typing', content: 'Halo\n“kutip”', progress: 50 },
    { type: 'complete', documentId: 'itm_1', fullContent: 'Halo', progress: 100 },
  ]
  const text = [
    ': tetap tersambung\n\n',
    ...events.map((one) => `id: 1\nevent: message\ndata: ${JSON.stringify(one)}\n\n`),
  ].join('')
  const cuts = Array.from({ length: Math.ceil(text.length / 7) }, (_, at) => text.slice(at * 7, at * 7 + 7))
  expect(await eventsOf(cuts)).toEqual(events)
  expect(await eventsOf(['data: {"type":"lain"}\n\n'])).toEqual([])
})
