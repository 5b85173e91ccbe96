import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { Asked } from '../../ledger/asked.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, toldSum } from '../../ledger/lines.ts'
import type { ReckonedSides } from '../../ledger/reckoned-sides.ts'
import { inTime } from '../../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import type { Time } from '../../told-figure.ts'

/** A result of the statement that is looked at further: what is left of it all. */
export interface Left {
  readonly id: string
  readonly name: string
}

const nameOf = (one: Entry, fallback: string): string => sentenceCase(one.label || fallback)

/** Shares of a sum: `admin 8% dari omzet`. */
export const shareSteps = (
  entries: readonly Entry[],
  id: string,
  fallback: string,
  whole: string,
  per: string,
): { readonly figures: WorkedFigure[]; readonly steps: WorkedStep[] } => ({
  figures: entries.map((one, at) => ({
    id: `${id}_${at + 1}_persen`,
    label: `${nameOf(one, fallback)} (persen)`,
    told: toldSum(one),
  })),
  steps: entries.map((one, at) => ({
    id: `${id}_${at + 1}`,
    label: nameOf(one, fallback),
    formula: `${whole} * ${id}_${at + 1}_persen / 100`,
    per,
  })),
})

/** A result in another time, and whether that takes the told days. */
export interface Timed {
  readonly step: WorkedStep
  readonly needsDays: boolean
}

/** The result for another time than it was reckoned for: `per hari`, `setahun`; null where it is asked as it is. */
export const inTimeOf = ({ base, days }: ReckonedSides, wanted: Time, of: Left): Timed | null => {
  if (wanted === base) return null
  if (wanted === 'hari' && days !== null)
    return {
      step: { id: 'per_hari', label: `${of.name} per hari`, formula: `${of.id} / ${days.id}`, per: 'hari' },
      needsDays: true,
    }
  const scale = base === null ? null : inTime(base, wanted, days)
  if (!scale) return null
  return {
    step: { id: `se${wanted}`, label: `${of.name} se${wanted}`, formula: `${of.id} * ${scale.formula}`, per: wanted },
    needsDays: scale.needs,
  }
}

/** The result in each time that is asked for, the one asked first leading. */
export const timesOf = (reckoned: ReckonedSides, { per, times }: Asked, left: Left): readonly Timed[] => {
  const first = per === null ? null : timeNamed(per)
  return [...new Set([...(first === null ? [] : [first]), ...times])]
    .map((time) => inTimeOf(reckoned, time, left))
    .filter((one) => one !== null)
}

/** Of how many pieces all of it is told: `bahan 180rb jadi 120 biji, dijual 2.500`, or every cost for each of them. */
const eachOf = (
  { ins, outs, base }: ReckonedSides,
  hasCosts: boolean,
  per: string | null,
): { id: string; noun: string } | null => {
  const [income, more] = ins
  const [, count, third] = income?.figures ?? []
  if (!income || more || !count?.told || third || !hasCosts) return null
  // `untung per cup berapa, sehari berapa`: all of it is of the cups of a day.
  const isOfCount = outs.every(({ figures }) => figures.some(({ told }) => told?.said === count.told?.said))
  if (base !== null && !(per === count.noun && isOfCount)) return null
  const noun = count.noun ?? ''
  return noun !== '' && count.told.value > 1 && !isTime(noun) && !people.has(noun) && outs.length > 0
    ? { id: count.id, noun }
    : null
}

/** What each piece costs and leaves, where all of it is told for so many; null where it is not. */
export const ofEachPiece = (
  reckoned: ReckonedSides,
  { costs, per, taken }: { readonly costs: string; readonly per: string | null; readonly taken: readonly WorkedStep[] },
): { readonly noun: string; readonly steps: readonly WorkedStep[] } | null => {
  const each = eachOf(reckoned, costs !== '' && (taken.length === 0 || per !== null), per)
  return (
    each && {
      noun: each.noun,
      steps: [
        ...taken.map(({ id, label }) => ({
          id: `${id}_tiap`,
          label: `${label} per ${each.noun}`,
          formula: `${id} / ${each.id}`,
          per: '',
        })),
        { id: 'modal_tiap', label: `Biaya per ${each.noun}`, formula: `${costs} / ${each.id}`, per: '' },
        { id: 'untung_tiap', label: `Untung per ${each.noun}`, formula: `bersih / ${each.id}`, per: '' },
      ],
    }
  )
}

/** `2 lapangan 120rb per jam`: how many hours are let in all, and from how many on the costs are covered. */
export const ofHours = ({ ins, base }: ReckonedSides, costs: string): readonly WorkedStep[] => {
  const [rate, more] = ins
  const [price, ...factors] = rate?.figures ?? []
  const [step] = rate?.steps ?? []
  if (!rate || more || !price || !step || costs === '' || price.per !== 'jam' || factors.length === 0) return []
  const hours = { unit: 'count' as const, noun: 'jam', per: base ?? '' }
  return [
    { id: 'jam', label: 'Jam terpakai', formula: step.formula.replace(`${price.id} * `, ''), ...hours },
    { id: 'impas', label: 'Jam sekadar impas', formula: `ceil(${costs} / positive(${price.id}))`, ...hours },
  ]
}
