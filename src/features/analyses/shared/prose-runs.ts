import { runsWithBlanks } from '#core/render/shared/blank-runs.ts'
import type { Run } from '#core/render/shared/render-tree.ts'

/** Prose as runs: `**tebal**` is bold, blanks are runs of their own. */
export const proseRuns = (text: string): Run[] => {
  const runs: Run[] = []
  let from = 0
  for (const match of text.matchAll(/\*\*([^*\n]+)\*\*/g)) {
    runs.push(...runsWithBlanks(text.slice(from, match.index)), ...runsWithBlanks(match[1] ?? '', { bold: true }))
    from = match.index + match[0].length
  }
  return [...runs, ...runsWithBlanks(text.slice(from))]
}
