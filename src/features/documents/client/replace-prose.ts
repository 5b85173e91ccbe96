import type { Editor } from '@tiptap/react'

import type { DocumentNode } from '../shared/content/document-content.ts'

/** A stretch of the document's own blocks, by their places. */
export interface ProsePlace {
  readonly from: number
  readonly nodes: readonly DocumentNode[]
}

const positionOf = (editor: Editor, index: number): number => {
  const { doc } = editor.state
  let position = 0
  for (let at = 0; at < Math.min(index, doc.childCount); at++) position += doc.child(at).nodeSize
  return position
}

/**
 * Puts other prose in the place of a stretch, as one step of the editor's history. Nodes that are the same objects stay
 * untouched in the document.
 */
export const replaceProse = (editor: Editor, { from, nodes }: ProsePlace, next: readonly DocumentNode[]): void => {
  let head = 0
  while (head < nodes.length && head < next.length && nodes[head] === next[head]) head++
  let tail = 0
  while (
    tail < nodes.length - head &&
    tail < next.length - head &&
    nodes[nodes.length - 1 - tail] === next[next.length - 1 - tail]
  )
    tail++
  const start = positionOf(editor, from + head)
  const end = positionOf(editor, from + nodes.length - tail)
  const added = next.slice(head, next.length - tail).map((node) => editor.schema.nodeFromJSON(node))
  const emptied = added.length === 0 && end - start === editor.state.doc.content.size
  const filler = emptied ? [editor.schema.nodeFromJSON({ type: 'paragraph' })] : added
  if (filler.length === 0 && start === end) return
  editor.view.dispatch(editor.state.tr.replaceWith(start, end, filler))
}
