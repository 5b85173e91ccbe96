import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'

/** A number of the account, told or reckoned: its id in formulas, and what it is. */
export interface Amount {
  readonly id: string
  readonly value: number
  readonly label: string
}

type Facts = Partial<Pick<WorkedStep, 'unit' | 'per' | 'noun' | 'quiet'>>

/** The figures and steps of an account while they are found. Every told number becomes a figure once. */
export interface Book {
  readonly figures: readonly WorkedFigure[]
  readonly steps: readonly WorkedStep[]
  readonly assumed: readonly string[]
  sum(entry: Entry, label: string, per?: string): Amount
  count(counted: Counted, label: string): Amount
  assume(label: string, value: number, sentence: string, noun?: string): Amount
  plus(label: string, parts: readonly Amount[], facts?: Facts): Amount
  less(label: string, whole: Amount, parts: readonly Amount[], facts?: Facts): Amount
  times(label: string, parts: readonly Amount[], facts?: Facts): Amount
  over(label: string, whole: Amount, by: Amount, facts?: Facts): Amount
  share(label: string, whole: Amount, percent: Amount, facts?: Facts): Amount
  /** So much of the whole, in percent. */
  part(label: string, one: Amount, whole: Amount): Amount
  step(label: string, formula: string, value: number, facts?: Facts): Amount
}

export const openBook = (): Book => {
  const figures: WorkedFigure[] = []
  const steps: WorkedStep[] = []
  const assumed: string[] = []
  const known = new Map<Entry | Counted, Amount>()
  const put = (of: Entry | Counted, value: number, figure: Omit<WorkedFigure, 'id'>): Amount => {
    const told = known.get(of)
    if (told) return told
    const id = `angka_${known.size + assumed.length + 1}`
    figures.push({ id, ...figure, label: sentenceCase(figure.label) })
    const amount = { id, value, label: figure.label }
    known.set(of, amount)
    return amount
  }
  const step = (label: string, formula: string, value: number, facts: Facts = {}): Amount => {
    const id = `hasil_${steps.length + 1}`
    steps.push({ id, label, formula, ...facts })
    return { id, value, label }
  }
  const ids = (parts: readonly Amount[], sign: string): string => parts.map(({ id }) => id).join(` ${sign} `)
  return {
    figures,
    steps,
    assumed,
    sum: (entry, label, per) =>
      put(entry, entry.money ?? entry.percent ?? 0, {
        label,
        told: toldSum(entry),
        ...(per === undefined ? {} : { per }),
      }),
    count: (counted, label) => put(counted, counted.value, { label, told: toldCount(counted), noun: counted.noun }),
    assume: (label, value, sentence, noun = '') => {
      const id = `angka_${known.size + assumed.length + 1}`
      assumed.push(sentence)
      figures.push({ id, label: sentenceCase(label), assumed: value, unit: 'count', noun })
      return { id, value, label }
    },
    plus: (label, parts, facts) => {
      const [only, more] = parts
      return only && !more
        ? only
        : step(
            label,
            ids(parts, '+'),
            parts.reduce((sum, { value }) => sum + value, 0),
            facts,
          )
    },
    less: (label, whole, parts, facts) =>
      step(
        label,
        ids([whole, ...parts], '-'),
        parts.reduce((rest, { value }) => rest - value, whole.value),
        facts,
      ),
    times: (label, parts, facts) =>
      step(
        label,
        ids(parts, '*'),
        parts.reduce((product, { value }) => product * value, 1),
        facts,
      ),
    over: (label, whole, by, facts) => step(label, `${whole.id} / ${by.id}`, whole.value / by.value, facts),
    share: (label, whole, percent, facts) =>
      step(label, `${whole.id} * ${percent.id} / 100`, (whole.value * percent.value) / 100, facts),
    part: (label, one, whole) =>
      step(label, `${one.id} / ${whole.id} * 100`, (one.value / whole.value) * 100, { unit: 'percent' }),
    step,
  }
}
