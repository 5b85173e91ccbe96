import type { Run } from '../shared/render-tree.ts'

/** Letters that are written from right to left: Hebrew, Arabic and their kin. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** A stretch of such letters with what stands between them. */
export const rightToLeftStretch =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc](?:[\s\d.,:;()'"\u060c-]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])*)/

/** Whether the first letter of a paragraph is written from right to left. */
export const isRightToLeft = (runs: readonly Run[]): boolean =>
  rightToLeft.test(/\p{L}/u.exec(runs.map(({ text }) => text).join(''))?.[0] ?? '')
