import { blankPattern } from '#core/text/shared/blanks.ts'
import type { Run } from './render-tree.ts'

export type RunStyle = Omit<Run, 'text' | 'blank'>

/** Text as runs of one style; blanks inside it become runs of their own. No runs for empty text. */
export const runsWithBlanks = (text: string, style: RunStyle = {}): Run[] => {
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
