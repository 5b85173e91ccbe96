import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { AnalysisRequest } from '../analysis-request.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { lineOf, toldCount, toldSum } from '../ledger/lines.ts'
import { isHead } from '../ledger/levels/units.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import type { ToldFigure } from '../told-figure.ts'
import { words } from '../whole-words.ts'

/** A number of the message: a sum with the counts it is told for, a share, or so many of something. */
export interface Told {
  readonly kind: 'sum' | 'share' | 'count'
  readonly value: number
  readonly noun: string
  readonly time: string | null
  /** For one of what; as a time where it is one. */
  readonly per: string | null
  readonly way: Entry['way']
  readonly label: string
  /** All words it is told with. */
  readonly said: string
  readonly figure: ToldFigure
  /** Reckoned of a told share: what is left of another count. */
  readonly isLeft: boolean
  /** The counts that the sum is told for, each a factor of it, and where they stand. */
  readonly counts: readonly Counted[]
  readonly entry: Entry | null
}

/** What a question needs to be told: by which words a number is recognised as it. */
export interface Fact {
  readonly kind: Told['kind']
  readonly label: string
  readonly fits: (told: Told) => boolean
  readonly optional?: true
  /** All that fit, together: `sum(id)`. */
  readonly many?: true
  /** The last that fits, where several do. */
  readonly last?: true
  /** The counts beside the sum are facts of their own, and no factors of it. */
  readonly alone?: true
  readonly noun?: string
  /** Where the message does not tell it. */
  readonly assumed?: number
}

export interface Found {
  readonly fact: Fact
  readonly told: readonly Told[]
  readonly value: number
  readonly figures: readonly WorkedFigure[]
  readonly steps: readonly WorkedStep[]
}

type Facts = Readonly<Record<string, Fact>>
type Placed = ReadonlyMap<string, Found>

interface Conditions {
  readonly optional?: true
  readonly many?: true
  readonly last?: true
  readonly alone?: true
  /** In what time or for one of what it is told: none, some time, anything, none or a month, one of these. */
  readonly per?: 'whole' | 'timed' | 'told' | 'monthly' | readonly string[]
  readonly not?: string
  readonly way?: Entry['way']
  /** As the message says it, not what is left of a told share. */
  readonly told?: true
  readonly assumed?: number
}

const common = ({ optional, many, last, alone, assumed }: Conditions): Partial<Fact> => ({
  ...(optional ? { optional } : {}),
  ...(many ? { many } : {}),
  ...(last ? { last } : {}),
  ...(alone ? { alone } : {}),
  ...(assumed === undefined ? {} : { assumed }),
})

const fitting = (list: string, { per, not, way, told: isTold }: Conditions) => {
  const own = list === '' ? null : words(list)
  const others = not === undefined ? null : words(not)
  return ({ said, time, per: unit, way: told, isLeft }: Told): boolean => {
    const isPer =
      per === undefined ||
      (per === 'told'
        ? unit !== null
        : per === 'whole'
          ? unit === null
          : per === 'timed'
            ? time !== null
            : per === 'monthly'
              ? unit === null || unit === 'bulan'
              : unit !== null && per.includes(unit))
    return (
      isPer &&
      (own?.test(said) ?? true) &&
      !others?.test(said) &&
      (way === undefined || told === way) &&
      !(isTold && isLeft)
    )
  }
}

export const sum = (label: string, list = '', conditions: Conditions = {}): Fact => ({
  kind: 'sum',
  label,
  fits: fitting(list, conditions),
  ...common(conditions),
})

export const share = (label: string, list = '', conditions: Conditions = {}): Fact => ({
  kind: 'share',
  label,
  fits: fitting(list, conditions),
  ...common(conditions),
})

/** So many of one of the nouns; `orang` of whoever they are, `''` of anything but time. */
export const count = (label: string, nouns: string, list = '', conditions: Conditions = {}): Fact => {
  const all = nouns.split(' ')
  const fits = fitting(list, conditions)
  const isNamed = (noun: string): boolean =>
    nouns === ''
      ? timeNamed(noun) === null && noun !== 'jam'
      : all.includes(noun) || (all.includes('orang') && isHead(noun))
  return { kind: 'count', label, fits: (told) => isNamed(told.noun) && fits(told), ...common(conditions) }
}

const ofCount = (entry: Entry, one: Counted): Told => {
  const time = one.rate ?? timeNamed(one.per ?? '')
  const told = ofEntry(entry)
  const said = `${told.said} ${one.noun}`
  const isLeft = one.left === true
  return {
    ...told,
    kind: 'count',
    value: one.value,
    noun: one.noun,
    said,
    time,
    per: time,
    isLeft,
    figure: toldCount(one),
  }
}

/** What all numbers of an entry share. */
const ofEntry = (entry: Entry): Told => {
  const { said, words: own, label, context, per, rate, way, money, percent } = entry
  const time = rate ?? timeNamed(per ?? '')
  return {
    kind: percent === null ? 'sum' : 'share',
    value: money ?? percent ?? 0,
    noun: '',
    time,
    per: time ?? per,
    way,
    label,
    said: [said, label, ...own, ...context].join(' '),
    figure: toldSum(entry),
    isLeft: false,
    counts: [],
    entry,
  }
}

const toldIn = (entry: Entry): Told[] => {
  const { money, percent, counts, each } = entry
  const held = money !== null && each ? counts : []
  const one = ofEntry(entry)
  const value = held.reduce((all, { value: times }) => all * times, one.value)
  return [
    ...(money === null && percent === null ? [] : [{ ...one, value, counts: held }]),
    ...counts
      .filter((other) => !held.includes(other) && (other.value !== 1 || money === null))
      .map((other) => ofCount(entry, other)),
  ]
}

const kinds = { money: 'sum', percent: 'share', count: 'count' } as const

/** The same of a figure, whose reading knows counts that stand in the middle of a sentence. */
const ofFigure = (figure: ToldFigure): Told => ({
  kind: kinds[figure.kind],
  value: figure.value,
  noun: figure.noun,
  time: figure.per,
  per: figure.per,
  way: null,
  label: figure.label,
  said: `${figure.label} ${figure.said} ${figure.noun}`,
  figure,
  isLeft: false,
  counts: [],
  entry: null,
})

const linesOf = (id: string, fact: Fact, told: readonly Told[]): Pick<Found, 'figures' | 'steps'> => {
  const figures: WorkedFigure[] = []
  const steps: WorkedStep[] = []
  for (const [at, { kind, entry, counts, noun, label, figure }] of told.entries()) {
    const own = fact.many ? `${id}_${at + 1}` : id
    if (entry && counts.length > 0) {
      const line = lineOf(entry, own, fact.label, counts)
      figures.push(...line.figures)
      steps.push(...line.steps)
      continue
    }
    const named = fact.many && label !== '' ? sentenceCase(label) : fact.label
    const ofCounted = kind === 'count' ? { noun } : {}
    figures.push({ id: own, label: named, told: figure, ...ofCounted, ...(fact.many ? { group: id } : {}) })
  }
  return { figures, steps }
}

/** Every number in the place of one fact, in the order of the facts; null where one has no place or a fact is missing. */
const placedIn = (facts: Facts, all: readonly Told[]): Placed | null => {
  let rest = all
  const found = new Map<string, Found>()
  for (const [id, fact] of Object.entries(facts)) {
    const fitting = rest.filter((one) => one.kind === fact.kind && fact.fits(one))
    const taken = fact.many ? fitting : fact.last ? fitting.slice(-1) : fitting.slice(0, 1)
    if (taken.length === 0) {
      const { assumed, label, noun = '' } = fact
      if (assumed !== undefined) {
        const figures = [{ id, label, assumed, unit: 'count' as const, noun }]
        found.set(id, { fact, told: [], value: assumed, figures, steps: [] })
      } else if (!fact.optional) return null
      continue
    }
    const apart = fact.alone
      ? taken.flatMap(({ entry, counts }) => (entry ? counts.map((one) => ofCount(entry, one)) : []))
      : []
    rest = [...rest.filter((one) => !taken.includes(one)), ...apart]
    const told = fact.alone ? taken.map((one) => ({ ...one, counts: [], value: one.figure.value })) : taken
    found.set(id, {
      fact,
      told,
      value: told.reduce((whole, { value }) => whole + value, 0),
      ...linesOf(id, fact, told),
    })
  }
  return rest.length === 0 ? found : null
}

/** `tahan 5 tahun, … kalau dihitung 5 tahun`: a length of time told twice is one. */
const onceEach = (all: readonly Told[]): readonly Told[] =>
  all.filter(
    (one, at) =>
      one.kind !== 'count' ||
      timeNamed(one.noun) === null ||
      all.findIndex(
        ({ kind, value, noun, per }) => kind === 'count' && value === one.value && noun === one.noun && per === one.per,
      ) === at,
  )

/** The facts as the ledger tells them, else as the figures do, where those hold every sum too. */
export const placed = (facts: Facts, { ledger, figures }: AnalysisRequest): Placed | null => {
  const sums = ledger.entries.filter(({ money }) => money !== null).length
  const told = placedIn(facts, onceEach(ledger.entries.flatMap(toldIn)))
  return (
    told ??
    (figures.filter(({ kind }) => kind === 'money').length === sums ? placedIn(facts, figures.map(ofFigure)) : null)
  )
}
