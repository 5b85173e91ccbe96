import { Editor, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'

import { emptyLetter } from '../../shared/letter/letter-facts.ts'
import { documentExtensions } from '../document-schema.ts'
import { type EditorDocument, fromEditor, toEditor } from '../editor-json.ts'
import { columnWidths, moveEdge, narrowest, textWidth } from './column-widths.ts'
import { evenColumns, widenColumn } from './table-nodes.ts'

let open: Editor | null = null
const openEditor = (): Editor => {
  open = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions(null, 'blank'),
    content: toEditor({
      schema: 1,
      letter: emptyLetter('surat_resmi', '2026-11-21'),
      body: { type: 'doc', content: [{ type: 'paragraph' }] },
    }) as JSONContent,
    injectCSS: false,
  })
  return open
}
afterEach(() => {
  open?.destroy()
  open = null
})
const tableOf = (editor: Editor) =>
  fromEditor(editor.state.doc.toJSON() as EditorDocument).body.content?.find(({ type }) => type === 'table')

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

test('DOC-06 moving an edge never changes the width of the table or hides a column', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: narrowest, max: 300 }), { minLength: 2, maxLength: 6 }),
      fc.nat(6),
      fc.integer({ min: -700, max: 700 }),
      (widths, edge, by) => {
        const moved = moveEdge(widths, edge, by)
        expect(sum(moved)).toBe(sum(widths))
        expect(Math.min(...moved)).toBeGreaterThanOrEqual(narrowest)
      },
    ),
  )
})

test('DOC-06 columns are widened by the keyboard, made even, and their widths are stored with every cell', () => {
  const editor = openEditor()
  editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true })
  expect(tableOf(editor)?.content?.[0]?.content?.map(({ type }) => type)).toEqual(['tableHeader', 'tableHeader'])
  expect(widenColumn(editor, 60)).toBe(true)
  const widths = tableOf(editor)?.content?.map((row) => row.content?.map(({ attrs }) => attrs?.['colwidth']))
  expect(widths).toEqual([
    [[361], [241]],
    [[361], [241]],
  ])
  evenColumns(editor)
  const found = editor.state.doc.children.find(({ type }) => type.name === 'table')
  expect(found && columnWidths(found)).toEqual([textWidth / 2, textWidth / 2])
  expect(editor.commands.undo()).toBe(true)
})

test('DOC-06 cells are merged and split, rows and columns come and go', () => {
  const editor = openEditor()
  editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: false })
  editor.commands.addColumnAfter()
  editor.commands.addRowAfter()
  expect(tableOf(editor)?.content?.map(({ content }) => content?.length)).toEqual([3, 3, 3])
  const places: number[] = []
  editor.state.doc.descendants((node, at) => void (node.type.name === 'tableCell' && places.push(at)))
  editor.commands.setCellSelection({ anchorCell: places[0] ?? 0, headCell: places[4] ?? 0 })
  editor.commands.mergeCells()
  expect(tableOf(editor)?.content?.[0]?.content?.[0]?.attrs).toMatchObject({ colspan: 2, rowspan: 2 })
  editor.commands.splitCell()
  expect(tableOf(editor)?.content?.map(({ content }) => content?.length)).toEqual([3, 3, 3])
  editor.commands.deleteRow()
  editor.commands.deleteColumn()
  expect(tableOf(editor)).toBeDefined()
  editor.commands.deleteTable()
  expect(tableOf(editor)).toBeUndefined()
})
