import { Extension } from '@tiptap/core'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'

import { readSelection } from '../read-selection.ts'
import { gapElement } from './gap-element.ts'
import { type PageStart, pagePlaces } from './page-places.ts'

const key = new PluginKey<DecorationSet>('pageGaps')

const gapsOf = (doc: ProseNode, starts: readonly PageStart[]): DecorationSet =>
  DecorationSet.create(
    doc,
    pagePlaces(doc, starts).map(({ at, kind, page }) =>
      Decoration.widget(at, () => gapElement(kind, page), {
        side: -1,
        key: `page-${kind}-${page}`,
        ignoreSelection: true,
        stopEvent: () => true,
      }),
    ),
  )

/** Draws where the pages begin. Nothing of the document changes; between two answers the gaps move with the text. */
export const pageGaps = Extension.create({
  name: 'pageGaps',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, known, _, { doc }) => {
          const starts = transaction.getMeta(key) as readonly PageStart[] | undefined
          if (starts) return gapsOf(doc, starts)
          return transaction.docChanged ? known.map(transaction.mapping, doc) : known
        },
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})

const placesIn = (set: DecorationSet | undefined): string =>
  (set?.find() ?? []).map(({ from, spec }) => `${from} ${String((spec as { key: string }).key)}`).join()

/** Shows the pages as the layout told them; the caret and the history stay as they are. */
export const showPages = (view: EditorView, starts: readonly PageStart[]): void => {
  readSelection(view)
  const known = key.getState(view.state)
  const next = gapsOf(view.state.doc, starts)
  if (placesIn(known) !== placesIn(next))
    view.dispatch(view.state.tr.setMeta(key, starts).setMeta('addToHistory', false))
}
