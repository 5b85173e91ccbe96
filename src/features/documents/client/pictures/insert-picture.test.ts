import type { JSONContent } from '@tiptap/core'
import { Editor } from '@tiptap/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { emptyLetter } from '../../shared/letter/letter-facts.ts'
import { contentOf } from '../content-of.ts'
import { documentExtensions } from '../document-schema.ts'
import { toEditor } from '../editor-json.ts'
import { insertPictures } from './insert-picture.ts'
import { runUpload } from './uploads.ts'

let editor: Editor
let answers: (() => Promise<Response>)[]
const stored = async (): Promise<Response> =>
  Response.json({ success: true, data: { id: 'ast_1a', width: 301, height: 10, mediaType: 'image/png' } })

beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', async () => answers.shift()?.())
  vi.stubGlobal('createImageBitmap', async () => ({ width: 301, height: 10 }))
  editor = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(null, 'blank'),
    content: toEditor({
      schema: 1,
      letter: emptyLetter('surat_resmi', '2026-11-21'),
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Awal' }] }] },
    }) as JSONContent,
    injectCSS: false,
  })
  editor.commands.focus('end')
})
afterEach(() => {
  editor.destroy()
  vi.unstubAllGlobals()
})

const body = () => contentOf(editor.state.doc).body.content
const picture = () => new Blob(['x'], { type: 'image/png' })
const passingId = (): string => {
  let id = ''
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image') id = String(node.attrs['asset'])
  })
  return id
}

test('DOC-06 a picture stands at once, writing goes on below it, and it is stored as soon as the server has it', async () => {
  const gate = new EventTarget()
  answers = [() => new Promise((resolve) => gate.addEventListener('open', () => void stored().then(resolve)))]
  insertPictures(editor, [picture()])
  editor.commands.insertContent('Sesudah')
  expect(body()?.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
  expect(editor.state.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'image', 'paragraph'])
  await vi.waitFor(() => {
    gate.dispatchEvent(new Event('open'))
    expect(body()?.[1]).toEqual({ type: 'image', attrs: { asset: 'ast_1a', alt: '', width: 50, align: 'center' } })
  })
  expect(body()?.[2]?.content?.[0]?.text).toBe('Sesudah')
})

test('DOC-06 a picture that was not sent stays where it is, with nothing stored, until it is sent again', async () => {
  answers = [async () => Response.json({ success: false, error: 'x', code: 'internal' }, { status: 500 }), stored]
  insertPictures(editor, [picture()])
  const id = passingId()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(editor.state.doc.children.map(({ type }) => type.name)).toContain('image')
  expect(body()?.some(({ type }) => type === 'image')).toBe(false)
  const found: string[] = []
  await runUpload(id, (asset) => found.push(asset))
  expect(found).toEqual(['ast_1a'])
  expect(body()?.find(({ type }) => type === 'image')?.attrs?.['asset']).toBe('ast_1a')
})
