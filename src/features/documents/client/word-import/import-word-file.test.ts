import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { emptyLetter } from '../../shared/letter-facts.ts'
import { importFailure, importWordFile } from './import-word-file.ts'

const content = {
  schema: 1,
  letter: emptyLetter('surat_resmi', '2026-11-21'),
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi surat' }] }] },
}
const asked: { address: string; method: string; body: unknown }[] = []
let answers: Record<string, Response>

beforeEach(() => {
  asked.length = 0
  answers = {
    '/api/documents/import': Response.json({ success: true, data: { title: 'Surat', content, lostPictures: 1 } }),
    '/api/documents/generate': Response.json({
      success: true,
      data: { documentId: 'itm_1', documentUrl: '/x', title: 'Surat', createdAt: '2026-11-21T00:00:00Z' },
      pointsDeducted: 50,
      balanceAfter: 0,
    }),
    '/api/items/itm_1': Response.json({
      success: true,
      data: { version: 2, lastModified: '2026-11-21T00:00:00Z', title: 'Surat' },
    }),
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push({ address, method, body: typeof body === 'string' ? JSON.parse(body) : body })
    return answers[new URL(address, 'http://x').pathname] ?? Response.json({}, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('DOC-12 ITEM-08 a Word file becomes one document with all of its content, however often it is tried', async () => {
  const file = new File(['x'], 'Surat Toko.docx')
  await expect(importWordFile(file, 'snd_1')).resolves.toEqual({ id: 'itm_1', lostPictures: 1 })
  expect(asked.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST /api/documents/import?title=Surat+Toko',
    'POST /api/documents/generate',
    'PUT /api/items/itm_1',
  ])
  expect(asked[1]?.body).toMatchObject({ title: 'Surat', resultId: 'snd_1' })
  expect(asked[2]?.body).toMatchObject({ baseVersion: 1, content, saveKey: 'snd_1', metadata: { wordCount: 2 } })
})

test('DOC-12 a letter number that is in use already is given anew instead of refusing the file', async () => {
  const saved = answers['/api/items/itm_1']
  let isFirst = true
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://x')
    if (pathname === '/api/items/itm_1') {
      asked.push({ address, method: 'PUT', body: JSON.parse(String(body)) })
      if (isFirst) {
        isFirst = false
        return Response.json({ success: false, error: 'x', code: 'letter_number_used' }, { status: 409 })
      }
      return saved
    }
    return answers[pathname]
  })
  const numbered = { ...content, letter: { ...content.letter, letterNumber: '001/SP/XI/2026' } }
  answers['/api/documents/import'] = Response.json({
    success: true,
    data: { title: 'Surat', content: numbered, lostPictures: 0 },
  })
  await importWordFile(new File(['x'], 'a.docx'), 'snd_2')
  expect(asked.map(({ body }) => (body as { content: typeof content }).content.letter.letterNumber)).toEqual([
    '001/SP/XI/2026',
    '',
  ])
  expect(new Set(asked.map(({ body }) => (body as { saveKey: string }).saveKey)).size).toBe(2)
})

test('DOC-12 a file that is too large is not sent; every failure says what to do', async () => {
  const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'besar.docx')
  await expect(importWordFile(file, 'snd_1')).rejects.toMatchObject({ code: 'body_too_large' })
  expect(asked).toEqual([])
  expect(importFailure(new AppError('body_too_large'))).toContain('10 MB')
  expect(importFailure(new AppError('offline'))).toMatch(/^Berkas Word belum terbuka\. /)
})
