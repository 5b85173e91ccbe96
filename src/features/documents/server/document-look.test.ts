import JSZip from 'jszip'
import { expect, test } from 'vitest'

import { renderDocx } from '#core/render/server/docx.ts'
import { renderPdf } from '#core/render/server/pdf.ts'

import type { DocumentContent } from '../shared/content/document-content.ts'
import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'

const content: DocumentContent = {
  schema: 1,
  letter: emptyLetter('surat_resmi', '2026-11-21'),
  look: { font: 'Times New Roman', size: 11 },
  body: {
    type: 'doc',
    content: [
      { type: 'letterTitle' },
      {
        type: 'paragraph',
        attrs: { textAlign: 'right' },
        content: [
          { type: 'text', text: 'biasa' },
          { type: 'text', text: 'besar', marks: [{ type: 'textStyle', attrs: { font: 'Arial', size: 24 } }] },
          { type: 'text', text: 'asing', marks: [{ type: 'textStyle', attrs: { font: 'Comic Sans MS', size: 200 } }] },
        ],
      },
      { type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [{ type: 'text', text: 'Syarat' }] },
    ],
  },
}

test('DOC-06 fonts, sizes and alignment are kept in the Word file', async () => {
  const zip = await JSZip.loadAsync(await renderDocx(toRenderTree(content, 'Surat')))
  const styles = (await zip.file('word/styles.xml')?.async('string')) ?? ''
  const document = (await zip.file('word/document.xml')?.async('string')) ?? ''
  expect(styles).toMatch(/<w:docDefaults>.*w:ascii="Times New Roman".*<w:sz w:val="22"\/>/s)
  const run = (word: string): string => document.split('<w:r>').find((part) => part.includes(`>${word}<`)) ?? ''
  expect(run('besar')).toContain('w:ascii="Arial"')
  expect(run('besar')).toContain('<w:sz w:val="48"/>')
  expect(run('asing')).not.toMatch(/Comic|w:sz/)
  const aligned = document.split('<w:p>').filter((part) => /<w:jc w:val="(?:right|center)"\/>/.test(part))
  expect(aligned.filter((part) => part.includes('besar') || part.includes('Syarat'))).toHaveLength(2)
})

/** The faces that a PDF carries. */
const fonts = async (tree: DocumentContent): Promise<string[]> => {
  const pdf = new TextDecoder('latin1').decode(await renderPdf(toRenderTree(tree, '')))
  return [...new Set([...pdf.matchAll(/\/BaseFont \/[A-Z]+\+(\w+)/g)].map(([, name = '']) => name))].toSorted()
}

test('DOC-06 the PDF embeds the chosen faces and no others', async () => {
  const plain: DocumentContent = { schema: 1, letter: content.letter, body: content.body }
  expect((await fonts(content)).map((name) => name.replace(/(Bold|Regular).*$/, ''))).toEqual(
    expect.arrayContaining(['Arimo', 'Tinos']),
  )
  expect((await fonts(content)).join(' ')).not.toContain('Carlito')
  expect((await fonts(plain)).join(' ')).toContain('Carlito')
})
