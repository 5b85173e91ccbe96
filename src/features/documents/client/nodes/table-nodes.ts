import type { Editor } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { findTable, selectedRect } from '@tiptap/pm/tables'

import { columnWidths, moveEdge, setColumnWidths } from './column-widths.ts'
import { TableView } from './table-view.ts'

const cellContent = '(paragraph | bulletList | orderedList)+'

const widthList = (value: string | null): number[] | null => {
  const widths = (value ?? '').split(',').map(Number)
  return widths.length > 0 && widths.every((one) => Number.isFinite(one) && one > 0) ? widths : null
}

const cellAttributes = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: {
    default: null,
    parseHTML: (element: HTMLElement) => widthList(element.dataset['colwidth'] ?? null),
    renderHTML: ({ colwidth }: Record<string, unknown>) =>
      Array.isArray(colwidth) ? { 'data-colwidth': colwidth.join(',') } : {},
  },
})

/** Whether the edge of the cursor's column can be moved, and the table it belongs to. */
const columnAt = (editor: Editor): { table: ProseNode; at: number; edge: number; sign: 1 | -1 } | null => {
  const found = findTable(editor.state.selection.$from)
  if (!found) return null
  const { right, map } = selectedRect(editor.state)
  if (map.width < 2) return null
  // The last column has no edge to its right: its left one moves the other way.
  const isLast = right === map.width
  return { table: found.node, at: found.pos, edge: isLast ? map.width - 2 : right - 1, sign: isLast ? -1 : 1 }
}

/** Makes the cursor's column wider (or narrower, below zero) by a stretch of the text's width. */
export const widenColumn = (editor: Editor, by: number): boolean => {
  const column = columnAt(editor)
  if (!column) return false
  const { table, at, edge, sign } = column
  editor.view.dispatch(setColumnWidths(editor.state.tr, at, table, moveEdge(columnWidths(table), edge, by * sign)))
  return true
}

/** All columns of the cursor's table the same. */
export const evenColumns = (editor: Editor): boolean => {
  const found = findTable(editor.state.selection.$from)
  if (!found) return false
  const { length } = columnWidths(found.node)
  const even = Array.from({ length }, () => 602 / length)
  editor.view.dispatch(setColumnWidths(editor.state.tr, found.pos, found.node, even))
  return true
}

const step = 18

const table = Table.extend({
  group: 'part',
  // Without the widths that the extension writes as styles, which our security policy forbids.
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView() {
    return ({ node, view, getPos }) => new TableView(node, view, getPos)
  },
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      'Alt-Shift-ArrowRight': () => widenColumn(this.editor, step),
      'Alt-Shift-ArrowLeft': () => widenColumn(this.editor, -step),
    }
  },
}).configure({ resizable: false })

/** Tables with cells that span, a header row and columns of chosen widths; cells hold paragraphs and lists. */
export const tableNodes = [
  table,
  TableRow,
  TableCell.extend({ content: cellContent, addAttributes: cellAttributes }),
  TableHeader.extend({ content: cellContent, addAttributes: cellAttributes }),
]
