import { afterEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import { askPoints, pointsErrorText } from './points-service.ts'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (status: number, body: unknown): void => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  vi.stubGlobal('fetch', async () => new Response(text, { status }))
}

const failed = async (): Promise<{ code: string; text: string }> => {
  try {
    await askPoints({ action: 'deduct', target: 'document_create' })
    return { code: 'none', text: '' }
  } catch (error) {
    return { code: error instanceof AppError ? error.code : 'unknown', text: pointsErrorText(error) }
  }
}

test('POINT-01 an answer comes back with its fields', async () => {
  answerWith(200, { success: true, pointsDeducted: 50, balanceAfter: 450, action: 'document_create' })
  const answer = await askPoints({ action: 'deduct', target: 'surat_create' })
  expect(answer).toEqual({ success: true, pointsDeducted: 50, balanceAfter: 450, action: 'document_create' })
})

test.each([
  ['no JSON', 200, '<html>', 'bad_answer', 'Invalid JSON response from server'],
  ['JSON of another shape', 200, { balance: 'banyak' }, 'bad_answer', 'Invalid JSON response from server'],
  ['an error page', 502, '<html>', 'bad_answer', 'Point HTTP error status=502'],
  ['an empty error', 500, '', 'bad_answer', 'Point HTTP error status=500'],
  [
    'too few points',
    402,
    { success: false, error: 'Insufficient points', code: 'insufficient_points' },
    'insufficient_points',
    'Insufficient points',
  ],
  [
    'the code failed-precondition',
    400,
    { success: false, error: 'x', code: 'failed-precondition' },
    'insufficient_points',
    'Insufficient points',
  ],
  [
    'the code unauthenticated',
    401,
    { success: false, error: 'x', code: 'functions/unauthenticated' },
    'not_signed_in',
    'Please login to continue',
  ],
])('POINT-04, POINT-13 %s is told with its own text', async (_, status, body, code, text) => {
  answerWith(status, body)
  expect(await failed()).toEqual({ code, text })
})

test('POINT-13 a server out of reach, and a failure of unknown kind, have a sentence', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await failed()).toMatchObject({ code: 'offline', text: expect.stringContaining('Periksa koneksi') })
  expect(pointsErrorText(new Error('x'))).toBe('Terjadi kesalahan saat memeriksa poin. Silakan coba lagi.')
})
