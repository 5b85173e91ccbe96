import type { AnalysisContent, Figure, Metric } from './analysis-content.ts'
import { blankText } from '#core/text/shared/blanks.ts'
import { type Formula, parseFormula, type Reckoned, reckonFormula, roundsUp, writeFormula } from './formula.ts'
import { fraction, rounded, signOf } from './fraction.ts'
import { numberText } from './number-text.ts'

/** The numbers of an analysis, reckoned from its dataset. Made anew after every change of a figure. */
export interface Numbers {
  readonly figure: (id: string) => Figure | undefined
  readonly metric: (id: string) => Metric | undefined
  /** The result of a figure or metric. */
  readonly of: (id: string) => Reckoned
  /** Whether it is above, below or exactly zero; `unknown` while a figure is missing or no result exists. */
  readonly sign: (id: string) => 'positive' | 'zero' | 'negative' | 'unknown'
  /** As prose writes it: `Rp 5.750.000`, or the blank that is to be filled in first. */
  readonly text: (id: string) => string
  /** With its time: `Rp 5.750.000 per bulan`. */
  readonly full: (id: string) => string
  /** A formula as a plain number, for charts. */
  readonly plot: (formula: string) => number | null
  /** `Biaya tetap ÷ Untung per porsi` and `Rp 6.000.000 ÷ Rp 8.000`. */
  readonly how: (id: string) => { readonly words: string; readonly figures: string } | null
}

const withoutNumber = 'tidak dapat dihitung'
/** A group of more figures is told by its count. */
const shownTerms = 6

/** `Harga jual` inside a sentence or a blank: `harga jual`. Names with capitals of their own (HPP) keep them. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** `Rp 14.500 ÷ (1 − 40% ÷ 100)` and `Rp 18.000 × 1 ÷ 12` as they are read: `Rp 14.500 ÷ (1 − 40%)`, `Rp 18.000 ÷ 12`. */
const asRead = (written: string): string =>
  written
    .replaceAll(/\(100 ([+−]) ([\d.,]+%)\) ÷ 100(?!\d)/g, '(100% $1 $2)')
    .replaceAll(/(?<=%) ÷ 100(?!\d)/g, '')
    .replaceAll(' × 1 ÷ ', ' ÷ ')

export const reckonNumbers = ({ dataset, metrics }: AnalysisContent): Numbers => {
  const figures = new Map(dataset.figures.map((one) => [one.id, one]))
  const byId = new Map(metrics.map((one) => [one.id, one]))
  const groups = new Map<string, Figure[]>()
  for (const one of dataset.figures) groups.set(one.group, [...(groups.get(one.group) ?? []), one])
  const formulas = new Map<string, Formula | null>()
  const formulaOf = (text: string): Formula | null => {
    const known = formulas.get(text)
    if (known !== undefined) return known
    const parsed = parseFormula(text)
    formulas.set(text, parsed)
    return parsed
  }
  const results = new Map<string, Reckoned>()
  const running = new Set<string>()
  const none: Reckoned = { value: null, missing: null }

  /** Members of a group are figures; where no figure is in it, metrics of that name with a number: `sebulan_1`. */
  const members = (name: string): { id: string; label: string; value: number | null }[] =>
    groups.get(name) ??
    metrics
      .filter(({ id }) => id.startsWith(`${name}_`) && /^\d+$/.test(id.slice(name.length + 1)))
      .map(({ id, label }) => {
        const { value } = of(id)
        return { id, label, value: value === null ? null : rounded(value, 6) }
      })
  const reckon = (formula: string): Reckoned => {
    const parsed = formulaOf(formula)
    return parsed ? reckonFormula(parsed, { value: of, group: members }) : none
  }
  const of = (id: string): Reckoned => {
    const done = results.get(id)
    if (done) return done
    const own = figures.get(id)
    if (own) return own.value === null ? { value: null, missing: id } : { value: fraction(own.value), missing: null }
    const found = byId.get(id)
    // A formula that leads back to itself has no result.
    if (!found || running.has(id)) return none
    running.add(id)
    const reckoned = reckon(found.formula)
    running.delete(id)
    results.set(id, reckoned)
    return reckoned
  }
  const written = (id: string, withTime: boolean): string => {
    const { value, names, missing } = of(id)
    if (names !== undefined) return names
    if (value === null) {
      const open = missing === null ? undefined : figures.get(missing)
      return open ? blankText(inSentence(open.label)) : withoutNumber
    }
    const own = figures.get(id)
    const { unit, noun, per } = own ?? byId.get(id) ?? { unit: 'count', noun: '', per: '' }
    return numberText(value, { unit, noun, per: withTime ? per : '' }, own !== undefined)
  }
  const text = (id: string): string => written(id, false)
  const writtenOf = (call: 'max' | 'min', all: ReturnType<typeof members>): string => {
    const known = all.filter((one) => one.value !== null).toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))
    const found = call === 'max' ? known.at(-1) : known[0]
    return found ? text(found.id) : ''
  }
  /** `abs(a - b)` as it is read: the smaller taken from the larger. */
  const asGap = (formula: Formula | null): Formula | null => {
    if (formula?.kind !== 'call' || formula.call !== 'abs' || formula.inner.kind !== 'binary') return formula
    const { operator, left, right } = formula.inner
    const { value } = reckonFormula(formula.inner, { value: of, group: members })
    return operator === '-' && value !== null && signOf(value) === -1
      ? { ...formula, inner: { kind: 'binary', operator, left: right, right: left } }
      : formula
  }
  const groupName = (name: string): string => dataset.groups[name] ?? name
  const how: Numbers['how'] = (id) => {
    const found = byId.get(id)
    const formula = found ? asGap(formulaOf(found.formula)) : null
    if (!found || !formula || found.unit === 'name' || formula.kind === 'name') return null
    const number = (value: number): string =>
      numberText(fraction(value), { unit: 'count', noun: '', per: '' }, true) +
      (found.unit === 'percent' && value === 100 ? '%' : '')
    const nameOf = (name: string): string => figures.get(name)?.label ?? byId.get(name)?.label ?? name
    const calls = {
      sum: 'Jumlah',
      avg: 'Rata-rata',
      max: 'Tertinggi dari',
      min: 'Terendah dari',
      count: 'Banyaknya',
      argmax: '',
      argmin: '',
    } as const
    const words = writeFormula(formula, {
      number,
      name: nameOf,
      group: (call, name) => `${calls[call]} ${inSentence(groupName(name))}`.trim(),
    })
    const inFigures = writeFormula(formula, {
      number,
      name: text,
      group: (call, name) => {
        const all = members(name)
        if (call === 'count') return String(all.length)
        if (call === 'max' || call === 'min') return writtenOf(call, all)
        if (call !== 'sum' && call !== 'avg') return ''
        if (all.length > shownTerms) return `jumlah ${all.length} angka`
        const sum = all.map((one) => text(one.id)).join(' + ')
        return call === 'avg' ? `(${sum}) ÷ ${all.length}` : sum
      },
    })
    // A sum of one figure is that figure.
    if (inFigures === text(id) || inFigures === `-${text(id)}`) return null
    return { words: roundsUp(formula) ? `${words}, dibulatkan ke atas` : words, figures: asRead(inFigures) }
  }
  return {
    figure: (id) => figures.get(id),
    metric: (id) => byId.get(id),
    of,
    sign: (id) => {
      const { value } = of(id)
      return value === null ? 'unknown' : ({ 1: 'positive', 0: 'zero', '-1': 'negative' } as const)[signOf(value)]
    },
    text,
    full: (id) => written(id, true),
    plot: (formula) => {
      const { value } = reckon(formula)
      return value === null ? null : rounded(value, 3)
    },
    how,
  }
}

const binding = /\{\{([a-z][a-z0-9_]*)((?:\|[^{}|]*)*)\}\}/g

/** The text with its numbers in place. */
export const boundText = (text: string, numbers: Numbers): string =>
  text.replaceAll(binding, (_, id: string, choices: string) => {
    if (choices === '') return numbers.text(id)
    const [positive = '', zero = '', negative = ''] = choices.slice(1).split('|')
    const sign = numbers.sign(id)
    return sign === 'unknown' ? numbers.text(id) : { positive, zero, negative }[sign]
  })
