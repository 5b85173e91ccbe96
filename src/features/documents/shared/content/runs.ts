import { type RunStyle, runsWithBlanks as runs } from '#core/render/shared/blank-runs.ts'
import type { Run } from '#core/render/shared/render-tree.ts'
import { blankText } from '#core/text/shared/blanks.ts'

export { blankText, runs }

/** The fact, or where it is not known the blank that asks for it. */
export const runsOrBlank = (value: string, name: string, style: RunStyle = {}): Run[] =>
  runs(value.trim() === '' ? blankText(name) : value.trim(), style)

/** The same for prose. */
export const textOrBlank = (value: string, name: string): string =>
  value.trim() === '' ? blankText(name) : value.trim()
