import { Extension } from '@tiptap/core'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import { blankPattern } from '../shared/document-content.ts'

export interface FoundBlank {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** The blanks `[isi …]` in the prose of a document, in reading order. */
export const blanksIn = (doc: ProseNode): FoundBlank[] => {
  const found: FoundBlank[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, '\n', '\ufffc')
    for (const match of text.matchAll(blankPattern)) {
      const from = position + 1 + match.index
      found.push({ text: match[0], from, to: from + match[0].length })
    }
    return false
  })
  return found
}

const marked = (doc: ProseNode, className: string): DecorationSet =>
  DecorationSet.create(
    doc,
    blanksIn(doc).map(({ from, to }) => Decoration.inline(from, to, { class: className })),
  )

/** Shows every blank of the prose as one: yellow with a dashed line. */
export const blankMarking = (className: string) =>
  Extension.create({
    name: 'blankMarking',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key: new PluginKey('blankMarking'),
        state: {
          init: (_, { doc }) => marked(doc, className),
          apply: (transaction, known) => (transaction.docChanged ? marked(transaction.doc, className) : known),
        },
        props: {
          decorations(state) {
            return this.getState(state)
          },
        },
      }),
    ],
  })
