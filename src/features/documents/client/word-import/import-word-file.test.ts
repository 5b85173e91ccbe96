import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { importFailure, importWordFile } from './import-word-file.ts'

const asked: { address: string; method: string; body: unknown }[] = []
let answers: Record<string, Response>

beforeEach(() => {
  asked.length = 0
  answers = {
    '/api/documents/import': Response.json({
      success: true,
      data: { title: 'Surat', content: {}, documentId: 'itm_1', lostPictures: 1 },
    }),
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ address, method, body: typeof body === 'string' ? JSON.parse(body) : body })
    return answers[new URL(address, 'http://x').pathname] ?? Response.json({}, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('DOC-12 a Word file becomes one document, however often it is tried', async () => {
  const file = new File(['x'], 'Surat Toko.docx')
  await expect(importWordFile(file, 'snd_1')).resolves.toEqual({ id: 'itm_1', lostPictures: 1 })
  expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST /api/documents/import?title=Surat+Toko&resultId=snd_1',
  ])
})

test('DOC-12 an answer without a document is told, not taken for success', async () => {
  answers['/api/documents/import'] = Response.json({
    success: true,
    data: { title: 'Surat', content: {}, documentId: null, lostPictures: 0 },
  })
  await expect(importWordFile(new File(['x'], 'a.docx'), 'snd_2')).rejects.toMatchObject({ code: 'bad_answer' })
})

test('DOC-12 a file that is too large is not sent; every failure says what to do', async () => {
  const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'besar.docx')
  await expect(importWordFile(file, 'snd_1')).rejects.toMatchObject({ code: 'body_too_large' })
  expect(asked).toEqual([])
  expect(importFailure(new AppError('body_too_large'))).toContain('10 MB')
  expect(importFailure(new AppError('offline'))).toMatch(/^Berkas Word belum terbuka\. /)
})
