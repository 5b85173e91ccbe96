import type { Run } from '#core/render/shared/render-tree.ts'

import { blankPattern } from './analysis-content.ts'

type Style = Omit<Run, 'text' | 'blank'>

const withBlanks = (text: string, style: Style): Run[] => {
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

/** Prose as runs: `**tebal**` is bold, blanks are runs of their own. */
export const proseRuns = (text: string): Run[] => {
  const runs: Run[] = []
  let from = 0
  for (const match of text.matchAll(/\*\*([^*\n]+)\*\*/g)) {
    runs.push(...withBlanks(text.slice(from, match.index), {}), ...withBlanks(match[1] ?? '', { bold: true }))
    from = match.index + match[0].length
  }
  return [...runs, ...withBlanks(text.slice(from), {})]
}
