import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Item } from '#core/items/shared/item.ts'
import { type DocumentType, documentTypes } from '#core/items/shared/kinds.ts'
import { itemOf } from '#tests/support/item-fixtures.ts'
import { listBlanks } from '../shared/content/blanks.ts'
import { composeDocument } from '../shared/letter/compose-document.ts'
import type { DocumentContent } from '../shared/content/document-content.ts'
import type { DocumentRequest } from '../shared/document-request.ts'
import { DocumentEditor } from './document-editor.tsx'

const nobody = { name: '', company: '', title: '', address: '', phone: '', email: '' }

const request = (documentType: DocumentType, facts: Partial<DocumentRequest> = {}): DocumentRequest => ({
  documentType,
  form: 'umum',
  sender: nobody,
  recipient: nobody,
  parties: [],
  signer: { name: '', title: '' },
  subject: '',
  letterName: '',
  letterNumber: '',
  date: '2026-11-21',
  dueDate: '',
  validityDays: null,
  eventDate: '',
  startDate: '',
  endDate: '',
  times: [],
  places: [],
  term: null,
  terms: [],
  lines: [],
  charges: [],
  discount: null,
  tax: null,
  downPayment: null,
  statedTotal: null,
  bankAccounts: [],
  npwp: '',
  ...facts,
})

let root: Root
let page: HTMLElement
const changes = vi.fn<(content: unknown, metadata: Item['metadata']) => void>()

const open = async (content: DocumentContent): Promise<void> => {
  await act(async () => {
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <DocumentEditor
          item={itemOf(content, { url: 'https://contoh.id/berkas.docx' })}
          onContentChange={changes}
          onCounted={() => undefined}
          flush={async () => true}
          barSlot={null}
        />
      </QueryClientProvider>,
    )
  })
}

const field = (label: string): HTMLTextAreaElement => {
  const found = page.querySelector<HTMLTextAreaElement>(`[aria-label="${label}"]`)
  if (!found) throw new Error(`no field ${label}`)
  return found
}

/** Types as React sees it: through the element's own setter, then the event. */
const fill = async (label: string, text: string): Promise<void> => {
  await act(async () => {
    const element = field(label)
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const press = (name: string): Promise<void> =>
  act(async () => {
    const key = [...page.querySelectorAll('button')].find(
      (button) => button.getAttribute('aria-label') === name || button.textContent === name,
    )
    key?.click()
  })

const lastContent = (): DocumentContent => changes.mock.calls.at(-1)?.[0] as DocumentContent
const footOf = (): string => page.querySelector('tfoot')?.textContent ?? ''

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { pages: 1, breaks: [] } }))
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  changes.mockReset()
  vi.unstubAllGlobals()
})

describe('a letter on its sheet', () => {
  test.each(documentTypes)('DOC-02 every blank of an empty %s has its place on the sheet', async (documentType) => {
    const content = composeDocument(request(documentType))
    await open(content)
    const shown = [...page.querySelectorAll<HTMLElement>('[data-blank]')].map(({ dataset }) => dataset['blank'] ?? '')
    const prose = page.querySelector('.tiptap')?.textContent ?? ''
    const missing = listBlanks(content).filter(({ text }) => !shown.includes(text) && !prose.includes(text))
    expect(missing).toEqual([])
  })

  test.each(documentTypes)('DOC-02 every field of a %s has a name of its own', async (documentType) => {
    await open(composeDocument(request(documentType)))
    const fields = [...page.querySelectorAll('[data-sheet] textarea, [data-sheet] input')]
    expect(fields.length).toBeGreaterThan(2)
    expect(fields.filter((one) => !one.getAttribute('aria-label'))).toEqual([])
  })

  test('CANVAS-05 opening a document changes nothing', async () => {
    await open(composeDocument(request('surat_penawaran')))
    expect(changes).not.toHaveBeenCalled()
  })

  test('DOC-12 the link to the stored file stands where the item has one', async () => {
    await open(composeDocument(request('surat_resmi')))
    expect(page.querySelector('a')?.getAttribute('href')).toBe('https://contoh.id/berkas.docx')
  })
})

describe('the goods table', () => {
  const goods = request('invoice', {
    lines: [
      { description: 'kaos polo', quantity: 100, unit: 'buah', price: 45_000 },
      { description: 'topi', quantity: 50, unit: 'buah', price: 25_000 },
    ],
  })

  test('DOC-03 totals and Terbilang follow every figure that is typed', async () => {
    await open(composeDocument(goods))
    expect(footOf()).toContain('Rp 5.750.000')
    await fill('Harga baris 2', '30rb')
    expect(footOf()).toContain('Rp 6.000.000')
    expect(page.textContent).toContain('enam juta rupiah')
    await fill('Jumlah baris 1', '2,5')
    expect(footOf()).toContain('Rp 1.612.500')
    expect(lastContent().letter.lines).toMatchObject([{ quantity: 2.5 }, { price: 30_000 }])
    expect(changes.mock.calls.at(-1)?.[1]).toMatchObject({
      wordCount: expect.any(Number) as number,
      charCount: expect.any(Number) as number,
    })
  })

  test('DOC-03 what is no figure changes nothing and is marked', async () => {
    await open(composeDocument(goods))
    await fill('Harga baris 1', 'murah')
    expect(field('Harga baris 1').getAttribute('aria-invalid')).toBe('true')
    expect(footOf()).toContain('Rp 5.750.000')
    expect(changes).not.toHaveBeenCalled()
  })

  test('DOC-03 rows are added, moved and removed', async () => {
    await open(composeDocument(goods))
    await press('Turunkan baris 1')
    expect(lastContent().letter.lines.map(({ description }) => description)).toEqual(['topi', 'kaos polo'])
    await press('Baris')
    expect(lastContent().letter.lines).toHaveLength(3)
    expect(footOf()).toContain('[isi harga yang belum ada]')
    await press('Hapus baris 3')
    await press('Diskon')
    await fill('Diskon', '10%')
    expect(footOf()).toContain('Rp 5.175.000')
    await press('PPN')
    expect(lastContent().letter.tax).toMatchObject({ percent: 12, otherBase: true })
    expect(footOf()).toContain('DPP nilai lain')
  })

  test('DOC-03, DOC-08 a pay slip adds up each column below itself, shows what was counted, and offers no tax', async () => {
    const message = 'slip gaji Rini, gaji 2jt, lembur 6 jam x 15rb, potongan kasbon 100rb'
    await open(composeDocument(request('laporan', { message, today: '2026-11-21' })))
    expect(page.querySelector('tbody')?.textContent).toMatch(/Lembur \(.*jam.* × /)
    expect(field('Jumlah baris 2').value).toBe('6')
    const sums = [...(page.querySelector('tfoot tr')?.children ?? [])].map(({ textContent }) => textContent)
    expect(sums).toEqual(['', 'Jumlah', '2.090.000', '100.000', ''])
    const offered = [...page.querySelectorAll('fieldset button')].map(({ textContent }) => textContent)
    expect(offered).toContain('Potongan')
    for (const key of ['PPN', 'Uang muka', 'Biaya']) expect(offered).not.toContain(key)
  })

  test('DOC-03 an amount that was paid stands once, where amounts stand; as a percentage behind its name', async () => {
    await open(composeDocument(goods))
    await press('Uang muka')
    await fill('Uang muka', '300.000')
    const cellOf = (): HTMLTableCellElement | null => field('Uang muka').closest('td')
    expect(cellOf()?.cellIndex).toBe(1)
    expect(cellOf()?.previousElementSibling?.textContent).toBe('Uang muka')
    await fill('Uang muka', '30%')
    expect(cellOf()?.cellIndex).toBe(0)
    expect(document.activeElement).toBe(field('Uang muka'))
    expect(footOf()).toContain('1.725.000')
  })
})
