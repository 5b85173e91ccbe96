import type { Run } from '#core/render/shared/render-tree.ts'

import { blankPattern } from './document-content.ts'

type Style = Omit<Run, 'text' | 'blank'>

/** A visible blank: `[isi alamat usaha]`. `name` says in the owner's words what belongs there. */
export const blankText = (name: string): string => `[isi ${name}]`

/** Text as runs of one style; blanks inside it become runs of their own. No runs for empty text. */
export const runs = (text: string, style: Style = {}): Run[] => {
  const found: Run[] = []
  let from = 0
  for (const match of text.matchAll(blankPattern)) {
    if (match.index > from) found.push({ ...style, text: text.slice(from, match.index) })
    found.push({ ...style, text: match[0], blank: true })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ ...style, text: text.slice(from) })
  return found
}

/** The fact, or where it is not known the blank that asks for it. */
export const runsOrBlank = (value: string, name: string, style: Style = {}): Run[] =>
  runs(value.trim() === '' ? blankText(name) : value.trim(), style)

/** The same for prose. */
export const textOrBlank = (value: string, name: string): string =>
  value.trim() === '' ? blankText(name) : value.trim()
