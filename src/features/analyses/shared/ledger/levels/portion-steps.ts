import { bind } from '../../draft.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import type { Levels } from './at-level.ts'
import type { Placed } from './placed.ts'
import { type Rate, reach } from './rates.ts'
import { isTimeUnit } from './units.ts'

/** What came of the things that were made, as steps and sentences: how many are left, and what was paid for the others. */
export interface Portions {
  readonly steps: readonly WorkedStep[]
  readonly sentences: readonly string[]
}

const timeOf = ({ per }: Rate): string => per.find(isTimeUnit) ?? ''

/** What the lost ones cost, for their own time and for longer ones that are asked. */
const lostOf = (
  rate: Rate,
  levels: Levels,
  { flows, rates }: Placed,
  times: readonly string[],
): readonly WorkedStep[] => {
  const { from } = rate.counted
  const paid = flows.findIndex(
    ({ way, own, units }) =>
      way === 'out' && from !== undefined && (own.includes(from.count) || units.includes(from.count.noun)),
  )
  const whole = from ? levels.idOf(from.count) : undefined
  if (!from || paid === -1 || whole === undefined || from.share === 100) return []
  const lost = `uang_${paid + 1} * ${whole} * ${100 - from.share} / 100`
  const own = timeOf(rate)
  const longer = times.filter((one) => own !== '' && one !== own)
  return [
    { id: 'terbuang', label: 'Modal yang terbuang', formula: lost, per: own },
    ...longer.flatMap((time): WorkedStep[] => {
      const path = reach([own], time, rates)
      const factors = path?.map((one) =>
        one.kind === 'calendar' ? one.formula : (levels.idOf(one.rate.counted) ?? ''),
      )
      return factors && factors.length > 0
        ? [
            {
              id: `terbuang_${time}`,
              label: 'Modal yang terbuang',
              formula: `terbuang * ${factors.join(' * ')}`,
              per: time,
            },
          ]
        : []
    }),
  ]
}

/** The portions that the placed sums reckon with; `times` are those that are asked for. */
export const portionsAt = (levels: Levels, found: Placed, times: readonly string[]): Portions => {
  const left = found.rates.filter(({ counted }) => counted.left && levels.idOf(counted) !== undefined)
  const lost = left.flatMap((rate) => lostOf(rate, levels, found, times)).slice(0, 3)
  return {
    steps: lost,
    sentences: [
      ...left.map(({ counted }) => {
        const time = counted.per ?? counted.rate
        return `Yang dijual: **${bind(levels.idOf(counted) ?? '')}**${time === null ? '' : ` per ${time}`} (${counted.said}).`
      }),
      ...lost.map(({ id, label, per = '' }) => `${label}${per === '' ? '' : ` per ${per}`}: **${bind(id)}**.`),
    ],
  }
}
