import type { Figure } from './figures.ts'
import type { Reckoned } from './way.ts'

const written = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g
const valuesIn = (text: string): ReadonlySet<number> =>
  new Set((text.match(written) ?? []).map((one) => Number(one.replaceAll('.', '').replace(',', '.'))))

/**
 * Whether a sum or a share that the owner told is nowhere in what was reckoned: half a reckoning is a wrong one. A share
 * may stand as what is left of it (`÷ 80%`).
 */
export const leavesOut = (figures: readonly Figure[], { text }: Reckoned): boolean => {
  const values = valuesIn(text)
  return figures.some(
    ({ shape, value }) => shape !== 'count' && !values.has(value) && !(shape === 'share' && values.has(100 - value)),
  )
}
