import { closeHistory } from '@tiptap/pm/history'
import type { Node as ProseNode } from '@tiptap/pm/model'
import type { Editor, JSONContent } from '@tiptap/react'

import type { DocumentContent } from '../shared/content/document-content.ts'
import { type EditorDocument, toEditor } from './editor-json.ts'
import { LetterBox } from './letter-box.ts'
import { letterOf } from './letter-editing.ts'
import { readSelection } from './read-selection.ts'

/** Marks a change that the server knows already: it is shown, not sent. */
export const knownToServer = 'knownToServer'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const commonStart = (a: readonly ProseNode[], b: readonly ProseNode[]): number => {
  let count = 0
  while (count < a.length && count < b.length && b[count]?.eq(a[count] as ProseNode)) count++
  return count
}

const sizeOf = (nodes: readonly ProseNode[]): number => nodes.reduce((sum, node) => sum + node.nodeSize, 0)

/**
 * Puts what the server has (a change of the assistant that was accepted, a version that was brought back) into the open
 * document as one step of its history: one undo takes back the whole of it, and what was typed before can still be undone
 * after it. Blocks that are the same stay untouched, and with them the cursor.
 */
export const takeContent = (editor: Editor, content: DocumentContent): void => {
  readSelection(editor.view)
  const { attrs, content: blocks } = toEditor(content)
  const before = editor.state.doc.children
  const next = blocks.map((block) => editor.schema.nodeFromJSON(block as JSONContent))
  const head = commonStart(before, next)
  const tail = Math.min(commonStart(before.toReversed(), next.toReversed()), before.length - head, next.length - head)
  const tr = closeHistory(editor.state.tr)
  const from = sizeOf(before.slice(0, head))
  const to = editor.state.doc.content.size - sizeOf(before.slice(before.length - tail))
  if (head + tail < Math.max(before.length, next.length)) tr.replaceWith(from, to, next.slice(head, next.length - tail))
  const { look, page } = editor.state.doc.attrs as EditorDocument['attrs']
  if (!same(letterOf(editor), content.letter)) tr.setDocAttribute('letter', new LetterBox(content.letter))
  if (!same(look, attrs.look)) tr.setDocAttribute('look', attrs.look)
  if (!same(page, attrs.page)) tr.setDocAttribute('page', attrs.page ?? null)
  if (!tr.docChanged) return
  editor.view.dispatch(tr.setMeta(knownToServer, true))
  // What is typed next is a step of its own.
  editor.view.dispatch(closeHistory(editor.state.tr))
}
