import {
  absolute,
  add,
  ceil,
  compare,
  divide,
  floor,
  fraction,
  type Fraction,
  multiply,
  negate,
  power,
  signOf,
} from './fraction.ts'

type Operator = '+' | '-' | '*' | '/' | '^'
const groupCalls = ['sum', 'avg', 'max', 'min', 'count', 'argmax', 'argmin'] as const
type GroupCall = (typeof groupCalls)[number]
const valueCalls = ['ceil', 'floor', 'abs', 'positive'] as const
type ValueCall = (typeof valueCalls)[number]

/** A formula as read. Names are figures or metrics; `sum(keluar)` and its like take a group of figures. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'group'; readonly call: GroupCall; readonly group: string }
  | { readonly kind: 'call'; readonly call: ValueCall; readonly inner: Formula }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Formula; readonly right: Formula }

/** Nested deeper than any reckoning of ours: an attack on the stack. */
const deepest = 30

/** Reads `ceil(tetap / (harga - variabel))`; null where it is no formula. */
export const parseFormula = (text: string): Formula | null => {
  const tokens = text.match(/[a-z_][a-z0-9_]*|\d+(?:\.\d+)?|[-+*/^()]|\S/gi) ?? []
  let at = 0
  let depth = 0
  let broken = false
  const fail = (): Formula => {
    broken = true
    return { kind: 'number', value: 0 }
  }
  const take = (wanted: string): boolean => {
    if (tokens[at] !== wanted) return false
    at += 1
    return true
  }
  const named = (word: string): Formula => {
    if (!take('(')) return { kind: 'name', name: word }
    const group = groupCalls.find((call) => call === word)
    if (group) {
      const name = tokens[at++] ?? ''
      return take(')') ? { kind: 'group', call: group, group: name } : fail()
    }
    const call = valueCalls.find((known) => known === word)
    const inner = sum()
    return call && take(')') ? { kind: 'call', call, inner } : fail()
  }
  const part = (): Formula => {
    const token = tokens[at++]
    if (token === undefined || broken || depth > deepest) return fail()
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) }
    if (token === '(') {
      depth += 1
      const inner = sum()
      depth -= 1
      return take(')') ? inner : fail()
    }
    if (!/^[a-z_]/i.test(token)) return fail()
    depth += 1
    const found = named(token)
    depth -= 1
    return found
  }
  const chain = (next: () => Formula, operators: readonly Operator[]): Formula => {
    let left = next()
    for (;;) {
      const operator = operators.find((known) => known === tokens[at])
      if (!operator || broken) return left
      at += 1
      left = { kind: 'binary', operator, left, right: next() }
    }
  }
  const raised = (): Formula => chain(part, ['^'])
  const product = (): Formula => chain(raised, ['*', '/'])
  const sum = (): Formula => chain(product, ['+', '-'])
  const formula = sum()
  return broken || at < tokens.length ? null : formula
}

/** What a formula may look up. */
export interface Known {
  value(name: string): Reckoned
  /** The figures of a group in their order. */
  group(name: string): readonly { readonly id: string; readonly label: string; readonly value: number | null }[]
}

/** A result: a number, or names (`argmax`), or nothing and the first figure that is missing for it. */
export interface Reckoned {
  readonly value: Fraction | null
  readonly names?: string
  /** The id of the figure that has to be filled in first; null where nothing is missing but no result exists. */
  readonly missing: string | null
}

const nothing = (missing: string | null): Reckoned => ({ value: null, missing })
const result = (value: Fraction | null): Reckoned => ({ value, missing: null })

const reckonGroup = (call: GroupCall, members: ReturnType<Known['group']>): Reckoned => {
  if (call === 'count') return result(fraction(members.length))
  const open = members.find(({ value }) => value === null)
  if (open) return nothing(open.id)
  const values = members.map(({ value }) => fraction(value ?? 0))
  const [first, ...rest] = values
  if (!first) return nothing(null)
  if (call === 'sum' || call === 'avg') {
    const total = rest.reduce(add, first)
    return result(call === 'sum' ? total : divide(total, fraction(values.length)))
  }
  const wanted = call === 'max' || call === 'argmax' ? 1 : -1
  const best = rest.reduce((found, value) => (compare(value, found) === wanted ? value : found), first)
  if (call === 'max' || call === 'min') return result(best)
  const labels = members.filter((_, index) => compare(values[index] ?? best, best) === 0).map(({ label }) => label)
  return { value: null, missing: null, names: labels.join(' dan ') }
}

const reckonCall = (call: ValueCall, value: Fraction): Fraction | null => {
  if (call === 'positive') return signOf(value) > 0 ? value : null
  return { ceil, floor, abs: absolute }[call](value)
}

/** The exact result; never throws, and a division by zero has none. */
export const reckonFormula = (formula: Formula, known: Known): Reckoned => {
  switch (formula.kind) {
    case 'number':
      return result(fraction(formula.value))
    case 'name':
      return known.value(formula.name)
    case 'group':
      return reckonGroup(formula.call, known.group(formula.group))
    case 'call': {
      const inner = reckonFormula(formula.inner, known)
      return inner.value === null ? nothing(inner.missing) : result(reckonCall(formula.call, inner.value))
    }
    case 'binary': {
      const left = reckonFormula(formula.left, known)
      const right = reckonFormula(formula.right, known)
      if (left.value === null || right.value === null) return nothing(left.missing ?? right.missing)
      if (formula.operator === '*') return result(multiply(left.value, right.value))
      if (formula.operator === '/') return result(divide(left.value, right.value))
      if (formula.operator === '^') return result(power(left.value, right.value))
      return result(add(left.value, formula.operator === '+' ? right.value : negate(right.value)))
    }
  }
}

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷', '^': 'pangkat' } as const

/** How a formula is written out: `name` and `group` say what stands for each part. */
export interface Wording {
  name(name: string): string
  group(call: GroupCall, group: string): string
  number(value: number): string
}

const binds = (formula: Formula): number =>
  formula.kind === 'call' && formula.call !== 'abs'
    ? binds(formula.inner)
    : formula.kind !== 'binary' || formula.operator === '^'
      ? 3
      : formula.operator === '+' || formula.operator === '-'
        ? 1
        : 2

/** The formula in words or in figures, with the signs of a school book: `Biaya tetap ÷ (Harga jual − HPP)`. */
export const writeFormula = (formula: Formula, wording: Wording): string => {
  switch (formula.kind) {
    case 'number':
      return wording.number(formula.value)
    case 'name':
      return wording.name(formula.name)
    case 'group':
      return wording.group(formula.call, formula.group)
    case 'call':
      return writeFormula(formula.inner, wording)
    case 'binary': {
      const own = binds(formula)
      const write = (part: Formula, least: number): string => {
        const text = writeFormula(part, wording)
        // `sum(biaya)` is written out as a sum of its own.
        const isSum = / [+−] /.test(text) && part.kind !== 'binary' && (own === 2 || least > own)
        return binds(part) < least || isSum ? `(${text})` : text
      }
      const strict = formula.operator === '-' || formula.operator === '/' ? own + 1 : own
      return `${write(formula.left, own)} ${signs[formula.operator]} ${write(formula.right, strict)}`
    }
  }
}

/** The names that a formula looks up, groups included as `@group`. */
export const namesIn = (formula: Formula): string[] => {
  switch (formula.kind) {
    case 'number':
      return []
    case 'name':
      return [formula.name]
    case 'group':
      return [`@${formula.group}`]
    case 'call':
      return namesIn(formula.inner)
    case 'binary':
      return [...namesIn(formula.left), ...namesIn(formula.right)]
  }
}

/** True where the outermost step rounds up, which the reckoning then says. */
export const roundsUp = (formula: Formula): boolean => formula.kind === 'call' && formula.call === 'ceil'
