import { afterEach, expect, test, vi } from 'vitest'

import { testService } from './service-tests.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (respond: (path: string, init: RequestInit) => Response): string[] => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path}`)
    return respond(path, init)
  })
  return asked
}
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

test('SIDE-09 Test Documents asks the service alone, makes nothing, and says that it works', async () => {
  const asked = answer((path) =>
    json({ success: true, data: path.endsWith('/health') ? { status: 'ok' } : [{ id: 'invoice' }, { id: 'kontrak' }] }),
  )
  const result = await testService('documents')
  expect(result).toMatchObject({ works: true, alert: 'Document service working!' })
  expect(result.seen).toContain('2 jenis')
  expect(asked).toEqual(['GET /api/workspace/api/workspace/health', 'GET /api/workspace/api/workspace/document-types'])
})

test('SIDE-09 Test Documents tells why the service does not work', async () => {
  answer(() => json({ success: false, error: 'x', code: 'database_unavailable' }, 503))
  const result = await testService('documents')
  expect(result.works).toBe(false)
  expect(result.alert).toMatch(/^Document service error: Penyimpanan sedang tidak bisa dihubungi/)
})

test('SIDE-09, POINT-09 Test Points reads the balance and says that it works', async () => {
  const asked = answer((_path, { body }) => {
    expect(JSON.parse(String(body))).toEqual({ action: 'getBalance' })
    return json({ success: true, balance: 499_950 })
  })
  const result = await testService('points')
  expect(result).toMatchObject({ works: true, alert: 'Point service working!' })
  expect(result.seen).toContain('499.950')
  expect(asked).toEqual(['POST /api/points'])
})

test.each([
  [() => new Response('<html>', { status: 200 }), 'Point service error: Invalid JSON response from server'],
  [() => new Response('x', { status: 502 }), 'Point service error: Point HTTP error status=502'],
  [
    () => json({ success: false, error: 'x', code: 'unauthenticated' }, 401),
    'Point service error: Please login to continue',
  ],
])('SIDE-09, POINT-04 Test Points tells why the service does not work', async (respond, alert) => {
  answer(respond)
  expect(await testService('points')).toMatchObject({ works: false, alert })
})
