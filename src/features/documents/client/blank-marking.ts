import { Extension } from '@tiptap/core'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import { blankPattern } from '#core/text/shared/blanks.ts'

export interface FoundBlank {
  readonly text: string
  readonly from: number
  readonly to: number
}

const blanksInBlock = (block: ProseNode, position: number): FoundBlank[] =>
  [...block.textBetween(0, block.content.size, '\n', '\ufffc').matchAll(blankPattern)].map((match) => {
    const from = position + 1 + match.index
    return { text: match[0], from, to: from + match[0].length }
  })

/** The blanks `[isi …]` in the prose of a document, in reading order. */
export const blanksIn = (doc: ProseNode): FoundBlank[] => {
  const found: FoundBlank[] = []
  doc.descendants((node, position) => {
    if (node.isTextblock) found.push(...blanksInBlock(node, position))
    return !node.isTextblock
  })
  return found
}

const markOf = ({ from, to }: FoundBlank, className: string): Decoration =>
  Decoration.inline(from, to, { class: className })

const marked = (doc: ProseNode, className: string): DecorationSet =>
  DecorationSet.create(
    doc,
    blanksIn(doc).map((blank) => markOf(blank, className)),
  )

/** Only the paragraphs that a change touched are read again: a long document has thousands of others. */
const markedAfter = ({ doc, mapping }: Transaction, known: DecorationSet, className: string): DecorationSet => {
  let set = known.map(mapping, doc)
  mapping.maps.forEach((step, index) => {
    step.forEach((_, __, from, to) => {
      const rest = mapping.slice(index + 1)
      const start = Math.max(0, rest.map(from, -1) - 1)
      const end = Math.min(doc.content.size, rest.map(to, 1) + 1)
      doc.nodesBetween(start, end, (node, position) => {
        if (!node.isTextblock) return true
        const old = set.find(position, position + node.nodeSize)
        set = set.remove(old).add(
          doc,
          blanksInBlock(node, position).map((blank) => markOf(blank, className)),
        )
        return false
      })
    })
  })
  return set
}

/** Under which the marks are kept. */
export const blankMarkingKey = new PluginKey<DecorationSet>('blankMarking')

/** Shows every blank of the prose as one: yellow with a dashed line. */
export const blankMarking = (className: string) =>
  Extension.create({
    name: 'blankMarking',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key: blankMarkingKey,
        state: {
          init: (_, { doc }) => marked(doc, className),
          apply: (transaction, known) => (transaction.docChanged ? markedAfter(transaction, known, className) : known),
        },
        props: {
          decorations(state) {
            return this.getState(state)
          },
        },
      }),
    ],
  })
