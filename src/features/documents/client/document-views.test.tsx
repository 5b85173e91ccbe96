import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { SaverSnapshot } from '#core/items/client/saver.ts'
import type { CanvasType } from '#core/items/shared/kinds.ts'
import { itemOf } from '#tests/support/item-fixtures.ts'
import type { DocumentContent } from '../shared/content/document-content.ts'
import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { DocumentEditor } from './document-editor.tsx'

const goods = [{ description: 'kaos', quantity: 100, unit: 'buah', price: 45_000 }]
const said = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const letter: DocumentContent = {
  schema: 1,
  letter: { ...emptyLetter('surat_penawaran', '2026-11-21'), letterNumber: '001/SP/XI/2026', lines: goods },
  body: {
    type: 'doc',
    content: [
      { type: 'letterhead' },
      { type: 'letterTitle' },
      said('Dengan hormat,'),
      said('Harga 2 * 3 tetap.'),
      { type: 'goodsTable' },
      said('Terima kasih.'),
      { type: 'signature' },
    ],
  },
}
let root: Root
let page: HTMLElement
const changes = vi.fn<(content: unknown) => void>()
const opened = vi.fn<(id: string) => void>()

const open = async (type: CanvasType, content: unknown = letter, phase = 'saved'): Promise<void> => {
  const saving = { phase, savedAt: '2026-11-21T07:00:00.000Z', keptHere: true } as unknown as SaverSnapshot
  await act(async () => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <DocumentEditor
          item={itemOf(content, { type, title: 'Penawaran Kaos' })}
          onContentChange={changes}
          onCounted={() => undefined}
          flush={async () => true}
          barSlot={null}
          saving={saving}
          openItem={opened}
        />
      </QueryClientProvider>,
    )
  })
}

const button = (name: string): HTMLButtonElement | undefined =>
  [...page.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  )
const press = (name: string): Promise<void> => act(async () => button(name)?.click())
const look = async (mode: string): Promise<void> => {
  await press('Tampilan')
  const entries = [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')]
  await act(async () => entries.find(({ textContent }) => textContent === mode)?.click())
}
const fields = (): HTMLTextAreaElement[] => [
  ...page.querySelectorAll<HTMLTextAreaElement>('[aria-label^="Teks dokumen"]'),
]
const type = async (at: number, text: string): Promise<void> => {
  await act(async () => {
    const element = fields()[at]
    if (!element) throw new Error(`no field ${at}`)
    element.focus()
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const choose = async (label: string, value: string): Promise<void> => {
  await act(async () => {
    const element = page.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)
    if (!element) throw new Error(`no ${label}`)
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
const last = (): DocumentContent => changes.mock.calls.at(-1)?.[0] as DocumentContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { pages: 3, breaks: [] } }))
  localStorage.clear()
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  changes.mockReset()
  opened.mockReset()
  vi.unstubAllGlobals()
})

describe('one document, its views', () => {
  test('CANVAS-02 each canvas type opens its own view; the choice stays in this browser and changes no content', async () => {
    await open('document')
    expect(fields()).toHaveLength(0)
    await open('google-docs')
    await act(async () => root.unmount())
    root = createRoot(page)
    await open('workspace-document')
    expect(fields().map(({ value }) => value)).toEqual(['Dengan hormat,\n\nHarga 2 * 3 tetap.', 'Terima kasih.'])
    await look('Halaman')
    expect(fields()).toHaveLength(0)
    await act(async () => root.unmount())
    root = createRoot(page)
    await open('workspace-document')
    expect(fields()).toHaveLength(0)
    expect(changes).not.toHaveBeenCalled()
  })

  test('DOC-01 what is typed as Markdown changes its own block; the letter and all other blocks stay byte for byte', async () => {
    await open('document')
    await look('Markdown')
    await type(0, 'Dengan hormat,\n\nHarga 2 * 3 tetap.\n\n- **satu**\n- dua')
    const { letter: facts, body } = last()
    expect(JSON.stringify(facts)).toBe(JSON.stringify(letter.letter))
    const kept = body.content?.filter(({ type: name }) => name !== 'bulletList')
    expect(JSON.stringify(kept)).toBe(JSON.stringify(letter.body.content))
    expect(body.content?.[4]?.type).toBe('bulletList')
    await type(1, '')
    expect(last().body.content?.map(({ type: name }) => name)).toEqual([
      'letterhead',
      'letterTitle',
      'paragraph',
      'paragraph',
      'bulletList',
      'goodsTable',
      'signature',
    ])
    // A stretch that was emptied stays there to be written again.
    expect(fields()).toHaveLength(2)
    await type(1, 'Salam.')
    expect(last().body.content?.[6]).toEqual(said('Salam.'))
  })

  test('DOC-05 title, counts, unsaved changes, Cancel and undo', async () => {
    await open('workspace-document', letter, 'unsaved')
    expect(page.querySelector('h2')?.textContent).toBe('Penawaran Kaos')
    expect(page.textContent).toMatch(/\d+ karakter, \d+ kata, \d+ baris/)
    expect(page.textContent).toContain('Unsaved changes')
    expect(button('Save')?.disabled).toBe(false)
    expect(button('Cancel')).toBeUndefined()
    await type(1, 'Salah')
    expect(last().body.content?.[5]).toEqual(said('Salah'))
    await press('Cancel')
    expect(last().body).toEqual(letter.body)
    expect(fields()[1]?.value).toBe('Terima kasih.')
    await press('Urungkan')
    expect(fields()[1]?.value).toBe('Salah')
  })

  test('DOC-06 font and size of the whole document are kept in its content and shown on the sheet', async () => {
    await open('google-docs')
    await choose('Huruf', 'Times New Roman')
    await choose('Ukuran huruf', '14')
    expect(last()).toMatchObject({ look: { font: 'Times New Roman', size: 14 }, body: letter.body })
    expect(page.querySelector('[data-sheet]')?.getAttribute('data-font')).toBe('Times New Roman')
    await press('Urungkan')
    expect(last().look).toEqual({ font: 'Times New Roman' })
    expect(page.textContent).toContain('Page 1 of 3')
    expect(page.textContent).toContain('Saved')
  })

  test('DOC-07 DOC-10 an empty draft begins with the generator; an empty document is not downloaded', async () => {
    const empty = { ...letter, body: { type: 'doc', content: [{ type: 'paragraph' }] } }
    await open('workspace-document', empty)
    expect(page.querySelectorAll('input[name="jenis"]')).toHaveLength(5)
    expect(button('Generate Document')?.disabled).toBe(true)
    await press('Kembali ke dokumen')
    await press('Download Professional DOCX')
    expect(page.querySelector('[role="alert"]')?.textContent).toContain('Tidak ada konten')
  })
})
