import type { AnalysisType } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { onlyIf, p } from '../draft.ts'
import type { Worked, WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { type Fact, type Found, placed } from './facts.ts'

type Sign = 'positive' | 'zero' | 'negative' | 'unknown'
type Details = Partial<Pick<WorkedStep, 'unit' | 'noun' | 'per' | 'quiet'>>

/** Its name, its formula (the first of which everything is told), and what it counts. */
export type Step = readonly [label: string, formula: string | readonly string[], details?: Details]

/** A sentence; with the number whose sign it is for. What stands in `[ ]` falls away where a number of it is not told. */
export type Sentence = string | readonly [text: string, of: string, ...is: Sign[]]

/**
 * A question that a few told facts answer. Every number of the message is one of the facts, or the question is another
 * one. A step, a sentence or a part of one falls away where a fact it needs is not told, so that one question holds for
 * all its shorter forms. `$fact` stands for the noun or time that a fact is told in, `$fact:waktu` for the
 * time of a count.
 */
export interface Question {
  readonly type: AnalysisType
  readonly title: string
  /** All of these are in the message. */
  readonly asks: readonly RegExp[]
  readonly unless?: RegExp
  readonly facts: Readonly<Record<string, Fact>>
  /** The fact of which each is reckoned by itself: `_n` in steps, sentences and results stands for its place, `@` for its name. */
  readonly each?: string
  /** Its sums are told for different times, which the formulas know. */
  readonly mixesTimes?: true
  /** What the numbers must be for the question to make sense. */
  readonly holds?: (value: Readonly<Record<string, number>>) => boolean
  readonly steps: Readonly<Record<string, Step>>
  readonly answer: readonly Sentence[]
  /** The results shown large, the one that is asked for first; those that are not told fall away. */
  readonly shown: readonly string[]
  readonly assumptions?: readonly string[]
  readonly next?: readonly string[]
}

/** `$fact`, `$fact:waktu`. */
const place = /\$([a-z_]+)(:waktu)?/g

const idsIn = (text: string): string[] => [...text.matchAll(/\{\{([a-z_0-9]+)/g)].map(([, id = '']) => id)
const operandsIn = (formula: string): string[] => [...formula.matchAll(/[a-z_][a-z_0-9]*(?!\w|\()/g)].map(([id]) => id)

const optional = /\[((?!isi )[^\]]*)\]/g

/** The sentence without the parts that need what is not told; null where all of it does. */
const spoken = (text: string, isKnown: (id: string) => boolean, named: (text: string) => string): string | null => {
  const isTold = (part: string): boolean =>
    idsIn(part).every(isKnown) && [...part.matchAll(place)].every(([one]) => named(one) !== '')
  const rest = text.replaceAll(optional, (_, part: string) => (isTold(part) ? part : ''))
  return isTold(rest) ? named(rest) : null
}

/** The noun of a count, and what a sum is told for: `per hari`, or as another sum of the message is. */
const nounOf = (id: string, all: ReadonlyMap<string, Found>): string => {
  const told = all.get(id)?.told[0]
  if (!told) return ''
  if (told.kind === 'count') return told.noun
  const others = [...all.values()].flatMap(({ told: own }) => own)
  return told.per ?? others.find(({ time }) => time !== null)?.time ?? ''
}

/** The question with a step and a sentence for each of several. */
const forEach = (question: Question, found: ReadonlyMap<string, Found>): Question => {
  const { figures = [], steps: made = [] } = found.get(question.each ?? '') ?? {}
  const names = (found.get(question.each ?? '')?.told ?? []).map(
    (_, at) => [...made, ...figures].find(({ id }) => id === `${question.each ?? ''}_${at + 1}`)?.label ?? '',
  )
  const spread = <Text extends string>(text: Text): string[] =>
    text.includes('_n') ? names.map((name, at) => text.replaceAll('_n', `_${at + 1}`).replaceAll('@', name)) : [text]
  const steps = Object.entries(question.steps).flatMap(([id, [label, formula, details = {}]]): [string, Step][] =>
    id.endsWith('_n')
      ? names.map((name, at) => [
          id.replace('_n', `_${at + 1}`),
          [label.replaceAll('@', name), [formula].flat().map((one) => one.replaceAll('_n', `_${at + 1}`)), details],
        ])
      : [[id, [label, formula, details]]],
  )
  return {
    ...question,
    steps: Object.fromEntries(steps),
    answer: question.answer.flatMap((one): Sentence[] => (typeof one === 'string' ? spread(one) : [one])),
    shown: question.shown.flatMap(spread),
  }
}

const workedOf = (row: Question, found: ReadonlyMap<string, Found>): Worked | null => {
  const question = row.each === undefined ? row : forEach(row, found)
  const known = new Set<string>()
  const figures: WorkedFigure[] = []
  const steps: WorkedStep[] = []
  const groups: Record<string, string> = {}
  for (const [id, { fact, figures: own, steps: made }] of found) {
    for (const one of [id, ...[...own, ...made].map((part) => part.id)]) known.add(one)
    figures.push(...own)
    steps.push(...made)
    if (fact.many) groups[id] = fact.label.toLowerCase()
  }
  /** Of several of which some are told by count and price, each as it comes. */
  const summed = (formula: string): string =>
    formula.replaceAll(/sum\(([a-z_]+)\)/g, (whole, id: string) => {
      const { told = [], steps: made = [] } = found.get(id) ?? {}
      return made.length > 0 ? `(${told.map((_, at) => `${id}_${at + 1}`).join(' + ')})` : whole
    })
  const named = (text: string): string =>
    text.replaceAll(place, (_, id: string, ofTime?: string) =>
      ofTime ? (found.get(id)?.told[0]?.time ?? '') : nounOf(id, found),
    )
  for (const [id, [label, formulas, details = {}]] of Object.entries(question.steps)) {
    const formula = [formulas].flat().find((one) => operandsIn(one).every((operand) => known.has(operand)))
    const { noun, per, unit, quiet } = details
    // So many of what is not told are no answer, and what is told is not reckoned.
    if (formula === undefined || known.has(id) || (noun !== undefined && named(noun) === '')) continue
    known.add(id)
    steps.push({
      id,
      label: named(label),
      formula: summed(formula),
      ...(noun === undefined ? {} : { unit: 'count' as const, noun: named(noun) }),
      ...(unit === undefined ? {} : { unit }),
      ...(per === undefined ? {} : { per: named(per) }),
      ...(quiet ? { quiet } : {}),
    })
  }
  const isKnown = (id: string): boolean => known.has(id)
  const answer = question.answer.flatMap((sentence) => {
    const [text, of, ...is] = typeof sentence === 'string' ? [sentence] : sentence
    const said = spoken(text, isKnown, named)
    if (said === null || (of !== undefined && !isKnown(of))) return []
    return [of === undefined ? p(said) : p(said, onlyIf(of, ...is))]
  })
  const shown = question.shown.filter(isKnown)
  const [key] = shown
  return key === undefined
    ? null
    : {
        type: question.type,
        title: question.title,
        groups,
        figures,
        steps,
        answer,
        key,
        shown,
        assumptions: (question.assumptions ?? []).flatMap((one) => spoken(one, isKnown, named) ?? []),
        next: question.next ?? [],
      }
}

/** What a message comes to by one question; null where it asks or tells something else. */
export const answered = (question: Question, request: AnalysisRequest): Worked | null => {
  const { message, figures } = request
  const { asks, unless, facts, holds } = question
  if (
    !asks.every((one) => one.test(message)) ||
    unless?.test(message) ||
    figures.some(({ range }) => range !== undefined)
  )
    return null
  const found = placed(facts, request)
  if (!found) return null
  const sums = [...found.values()].flatMap(({ told }) => told).filter(({ kind }) => kind === 'sum')
  if (!question.mixesTimes && new Set(sums.flatMap(({ time }) => time ?? [])).size > 1) return null
  const values = Object.fromEntries([...found].map(([id, { value }]) => [id, value]))
  return holds && !holds(values) ? null : workedOf(question, found)
}
