import type * as Threads from 'node:worker_threads'

import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'

import { readSheet } from './read-sheet.ts'

const threads = vi.hoisted(() => ({ now: 0, most: 0 }))
vi.mock('node:worker_threads', async (original) => {
  const { Worker, ...others } = await original<typeof Threads>()
  class CountedWorker extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      threads.now += 1
      threads.most = Math.max(threads.most, threads.now)
      this.once('exit', () => (threads.now -= 1))
    }
  }
  return { ...others, Worker: CountedWorker }
})

const limits = { largest: 10_000_000, mostLines: 10_000 }
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const outcome = (text: string | Uint8Array): Promise<string> =>
  readSheet(typeof text === 'string' ? bytesOf(text) : text, limits).then(
    () => 'read',
    ({ code }: { readonly code: string }) => code,
  )

const letter = (column: number) =>
  `${column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26))}${String.fromCharCode(65 + (column % 26))}`

/** A workbook in which one shared text stands in every cell. */
const repeated = (text: string, rows: number, columns: number): Uint8Array => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const parts = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const row = (at: number) =>
    `<row r="${at}">${Array.from({ length: columns }, (_, column) => `<c r="${letter(column)}${at}" t="s"><v>0</v></c>`).join('')}</row>`
  const sheet = Array.from({ length: rows }, (_, at) => row(at + 1)).join('')
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${parts}"><sheets><sheet name="Barang" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${parts}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${parts}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>${text}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, words]) => [name, strToU8(words)])))
}

test('POS-08, ANALYSIS-02, OPS-05 a long text that stands in very many cells never leaves its thread', async () => {
  const small = await readSheet(repeated('kopi', 2, 3), limits)
  expect(small.rows).toEqual(Array.from({ length: 2 }, () => ['kopi', 'kopi', 'kopi']))
  const file = repeated('x'.repeat(30_000), 1_000, 30)
  expect(file.byteLength).toBeLessThan(2_000_000)
  expect(await outcome(file)).toBe('sheet_file_too_large')
})

test('POS-08, ANALYSIS-02 a cell is cut where it is too long for anything, and stays too long', async () => {
  const { rows } = await readSheet(bytesOf(`nama;keterangan\nKopi;${' '.repeat(9_000)}${'x '.repeat(9_000)}\n`), limits)
  expect(rows[1]?.[1]).toMatch(/^(?:x ){1000,1004}x?…$/)
  expect(String(rows[1]?.[1]).trim().length).toBeGreaterThan(2_001)
})

test('POS-08, ANALYSIS-02 blank ends are left away; a sheet that is nearly all blank is refused', async () => {
  const { rows } = await readSheet(bytesOf(`nama;harga;;\n\nKopi;5000;;\n${';;\n'.repeat(60_000)}`), limits)
  expect(rows).toEqual([['nama', 'harga'], [], ['Kopi', '5000']])
  expect(await outcome(`nama;harga\n${'\n'.repeat(60_000)}Kopi;5000\n`)).toBe('sheet_file_too_large')
})

test('POS-08, ANALYSIS-02, OPS-05 two files are read at a time, and every one is read', async () => {
  threads.most = 0
  const files = Array.from({ length: 5 }, (_, at) => (at === 1 ? '' : `nama;harga\nKopi ${at};5000\n`))
  expect(await Promise.all(files.map(outcome))).toEqual(['read', 'sheet_file_empty', 'read', 'read', 'read'])
  expect(threads).toEqual({ now: 0, most: 2 })
})
