import type { Node as ProseNode } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

import { AppError } from '#core/errors/shared/app-error.ts'
import { applyDocumentChanges } from '../../shared/revise/document-changes.ts'
import { contentOf } from '../content-of.ts'
import s from './proposal-marks.module.css'
import { type ProposedPlace, proposedPlaces } from './proposed-places.ts'

/** Under which the marks of a waiting change are kept. */
export const proposalMarkingKey = new PluginKey<DecorationSet>('proposalMarking')

const element = (tag: string, className: string | undefined, text = ''): HTMLElement => {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  made.contentEditable = 'false'
  return made
}

const inserted = (text: string): HTMLElement => element('ins', s.in, text)

const list = (out: readonly string[], come: readonly string[]): HTMLElement => {
  const box = element('div', s.lines)
  for (const text of out) box.append(element('del', s.outLine, text))
  for (const text of come) box.append(element('ins', s.inLine, text))
  return box
}

/** Where the keys of the change are put: by portal, above the first place that it touches. */
const keysPlace = (host: HTMLElement) => (): HTMLElement => host

const startsOf = (doc: ProseNode): number[] => {
  const starts: number[] = []
  doc.forEach((_, offset) => starts.push(offset))
  return [...starts, doc.content.size]
}

const marksOf = (place: ProposedPlace, doc: ProseNode, starts: readonly number[]): Decoration[] => {
  const start = starts[place.at] ?? doc.content.size
  const end = starts[place.at + 1] ?? doc.content.size
  switch (place.kind) {
    case 'words':
      return place.edits.flatMap(({ from, to, with: words }) => [
        ...(to > from
          ? [Decoration.inline(start + 1 + from, start + 1 + to, { nodeName: 'del', class: s.out ?? '' })]
          : []),
        ...(words === ''
          ? []
          : [Decoration.widget(start + 1 + to, () => inserted(words), { side: 1, key: `in-${to}-${words}` })]),
      ])
    case 'gone':
      return [Decoration.node(start, end, { class: s.gone ?? '' })]
    case 'come':
      return [
        Decoration.widget(start, () => list([], place.lines), { side: -1, key: `come-${place.lines.join('\n')}` }),
      ]
    case 'facts':
      return [
        Decoration.node(start, end, { class: s.changed ?? '' }),
        Decoration.widget(end, () => list(place.out, place.in), {
          side: -1,
          key: `facts-${place.out.join('\n')}→${place.in.join('\n')}`,
        }),
      ]
  }
}

const drawn = ({ doc }: Pick<EditorState, 'doc'>, changes: unknown, host: HTMLElement): DecorationSet => {
  try {
    const before = contentOf(doc)
    const places = proposedPlaces(before, applyDocumentChanges(before, changes))
    const [first] = places
    if (!first) return DecorationSet.empty
    const starts = startsOf(doc)
    return DecorationSet.create(doc, [
      Decoration.widget(starts[first.at] ?? 0, keysPlace(host), { side: -2, key: 'keys', stopEvent: () => true }),
      ...places.flatMap((place) => marksOf(place, doc, starts)),
    ])
  } catch (error) {
    // What is proposed no longer fits what is typed: accepting says so, the sheet shows nothing.
    if (error instanceof AppError) return DecorationSet.empty
    throw error
  }
}

/** Shows on the sheet what a waiting change would do, as long as it waits; typing goes on beneath it. */
export const proposalMarking = (changes: unknown, host: HTMLElement): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: proposalMarkingKey,
    state: {
      init: (_, state) => drawn(state, changes, host),
      apply: (transaction, known) => (transaction.docChanged ? drawn(transaction, changes, host) : known),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
