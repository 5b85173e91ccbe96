import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import type { Quantity } from './quantity.ts'

/** The figures and steps of one way while they are found: every number becomes a figure once, every result a step. */
export interface Chain {
  readonly figures: readonly WorkedFigure[]
  readonly steps: readonly WorkedStep[]
  readonly assumed: readonly string[]
  /** The id of a told quantity as a factor, with the count beside it: `biaya_1 * banyak_1`. */
  figure(one: Quantity, label: string): string
  step(id: string, label: string, formula: string, facts?: Partial<Pick<WorkedStep, 'unit' | 'per' | 'noun'>>): string
  assume(sentence: string): void
  has(id: string): boolean
  idOf(id: string): string
  uses(one: Quantity): boolean
}

/** `suffix` tells the ways of one analysis apart; `name` stands before what their steps are called. */
export const startChain = (
  suffix: string,
  name: string,
  known: Map<Quantity, string>,
  isShared: (one: Quantity) => boolean,
): Chain => {
  const figures: WorkedFigure[] = []
  const steps: WorkedStep[] = []
  const assumed: string[] = []
  const used = new Set<Quantity>()
  const named = (label: string): string =>
    name === '' || label.toLowerCase() === name.toLowerCase()
      ? label
      : `${name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`
  const put = (one: Quantity, label: string): string => {
    const { entry, role, many } = one
    const id = `angka_${known.size + 1}`
    known.set(one, id)
    const isCount = ['sold', 'made', 'packed', 'days', 'weeks', 'held'].includes(role) && one.count !== null
    const told = isCount && one.count ? toldCount(one.count) : toldSum(entry)
    const noun = isCount ? (one.count?.noun ?? '') : ''
    const own = isShared(one) ? sentenceCase(label) : named(sentenceCase(label))
    figures.push({ id, label: own, told, noun, per: one.time ?? one.per ?? '' })
    const beside = isCount ? null : (many ?? (role === 'cost' ? one.count : null))
    if (beside)
      figures.push({
        id: `${id}_banyak`,
        label: `${own}, banyaknya`,
        told: toldCount(beside),
        noun: beside.noun,
      })
    return id
  }
  return {
    figures,
    steps,
    assumed,
    figure: (one, label) => {
      used.add(one)
      const id = known.get(one) ?? put(one, label)
      return one.many ? `${id} * ${id}_banyak` : id
    },
    step: (id, label, formula, facts = {}) => {
      steps.push({ id: `${id}${suffix}`, label: named(label), formula, ...facts })
      return `${id}${suffix}`
    },
    assume: (sentence) => {
      if (!assumed.includes(sentence)) assumed.push(sentence)
    },
    has: (id) => steps.some((one) => one.id === `${id}${suffix}`),
    idOf: (id) => `${id}${suffix}`,
    uses: (one) => used.has(one),
  }
}
