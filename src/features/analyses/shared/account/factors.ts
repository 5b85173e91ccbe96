import { conversion, isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { Counted } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isHead, isOccasion, isTimeUnit, levelUnit, wordList } from '../ledger/levels/units.ts'
import type { Amount, Book } from './book.ts'
import type { Term } from './term.ts'

export const rupiah = 'rupiah'

/** What a number counts (1) and what it is for one of (-1): `10rb per liter` is Rupiah over litres. */
export type Dimension = ReadonlyMap<string, number>

/** A number as a factor; in the base of its measure it is `scale` times what was told. */
export interface Factor {
  readonly isSum: boolean
  readonly term: Term | null
  readonly value: number
  readonly scale: number
  readonly dimension: Dimension
  readonly amount: (book: Book) => Amount
}

const visits = wordList('transaksi nota struk')
const bases = ['kg', 'liter', 'meter']

export const isVisit = (unit: string): boolean => isHead(unit) || visits.has(unit)

/** A unit by its one name, and how many of those it is. */
export const namedUnit = (unit: string): readonly [string, number] => {
  if (isVisit(unit)) return ['orang', 1]
  if (isOccasion(unit)) return ['kali', 1]
  const plain = unit === 'kilo' ? 'kg' : unit === 'kilometer' ? 'km' : unit
  if (isTimeUnit(plain)) return [levelUnit(plain), 1]
  const base = isMeasure(plain) ? bases.find((one) => conversion(plain, one) !== null) : undefined
  return base === undefined ? [plain, 1] : [base, conversion(plain, base) ?? 1]
}

export const productOf = (parts: readonly (readonly [Dimension, number])[]): Dimension => {
  const found = new Map<string, number>()
  for (const [dimension, power] of parts)
    for (const [unit, times] of dimension) found.set(unit, (found.get(unit) ?? 0) + times * power)
  return new Map([...found].filter(([, times]) => times !== 0))
}

export const isSameDimension = (one: Dimension, other: Dimension): boolean =>
  one.size === other.size && [...one].every(([unit, times]) => other.get(unit) === times)

export const dimensionOf = (of: string, per: readonly string[]): Dimension =>
  productOf([[new Map([[of, 1]]), 1], ...per.map((unit): readonly [Dimension, number] => [new Map([[unit, 1]]), -1])])

/** `sekali antar 24 km`: for one time that it is done. */
const onceIn = (said: readonly string[]): string | null => {
  const next = said[said.indexOf('sekali') + 1]
  return said.includes('sekali') && (next === undefined || timeNamed(next) === null) ? 'kali' : null
}

const countFactor = (term: Term, count: Counted, time: string | null): Factor => {
  const [of, scale] = namedUnit(count.noun)
  const [per, inside] = count.per === null ? [onceIn(term.entry.words), 1] : namedUnit(count.per)
  const all = [...new Set([per, count.rate, time].filter((one) => one !== null && one !== of))]
  return {
    isSum: false,
    term,
    value: count.value,
    scale: scale / inside,
    dimension: dimensionOf(
      of,
      all.filter((one) => one !== null),
    ),
    amount: (book) => book.count(count, sentenceCase(term.entry.label || count.noun)),
  }
}

const lasting = wordList('cukup tahan awet habis abis')

/** Each number as a factor, in the order they are told; null where the unit of one is not told. */
export const factorsOf = (terms: readonly Term[]): readonly Factor[] | null => {
  const factors: Factor[] = []
  /** What the sum told last is for one of. */
  let held: string | null = null
  for (const term of terms) {
    const { entry, count, many, per, time, value } = term
    if (count?.noun === '' || many.some(({ noun }) => noun === '')) return null
    const [lot, more] = entry.counts
    const pack = entry.per !== null && timeNamed(entry.per) === null ? entry.per : null
    const isPacked = pack === null ? per === null : !isTimeUnit(pack) && pack !== lot?.noun
    const isOfLot = entry.money !== null && lot && !more && many.length === 0 && isPacked && !isTimeUnit(lot.noun)
    // `tandon 1.000 liter 60rb`, `1 pak 12 kg 90rb`: the sum is for all of it.
    const whole = isOfLot ? namedUnit(pack ?? (lot.value === 1 ? lot.noun : entry.said))[0] : null
    if (count) {
      const own = countFactor(term, count, time)
      const of = namedUnit(count.noun)[0]
      // `1 tabung 22rb cukup buat 3 hari`: so many days to one of what is paid for.
      const isLasting = entry.words.some((word) => lasting.has(word)) && !entry.words.includes('berapa')
      const lasts = entry.money === null && isLasting ? held : null
      const over = whole ?? lasts
      factors.push(over === null ? own : { ...own, dimension: dimensionOf(of, [over]) })
      continue
    }
    // `solar 1 liter buat 8 km, solar 6.800`: of one litre.
    const namesake = terms.find((one) => one.entry !== entry && entry.label !== '' && one.entry.label === entry.label)
    const ofOne = per ?? many[0]?.noun ?? (time === null && whole === null ? (namesake?.entry.per ?? null) : null)
    const [unit, scale] = ofOne === null ? [whole, 1] : namedUnit(ofOne)
    held = unit
    const all = [...new Set([unit, time].filter((one) => one !== null))]
    factors.push({
      isSum: true,
      term,
      value,
      scale: 1 / scale,
      dimension: dimensionOf(rupiah, all),
      amount: (book) => book.sum(entry, sentenceCase(entry.label || 'Harga'), time ?? per ?? ''),
    })
    factors.push(...many.map((one) => countFactor(term, one, null)))
  }
  return factors
}

/** The days that are told are those of the month. */
export const ofMonth = (factor: Factor): Factor => {
  const { dimension } = factor
  const isSpan = dimension.size === 1 && (dimension.get('hari') === 1 || dimension.get('minggu') === 1)
  return isSpan
    ? {
        ...factor,
        dimension: productOf([
          [dimension, 1],
          [new Map([['bulan', 1]]), -1],
        ]),
      }
    : factor
}

/** Days of a month and months of a year, where the message tells none. */
export const calendar: readonly Factor[] = [
  {
    isSum: false,
    term: null,
    value: 30,
    scale: 1,
    dimension: dimensionOf('hari', ['bulan']),
    amount: (book) => book.assume('Hari', 30, 'Sebulan dihitung 30 hari; ubah kalau berbeda.', 'hari'),
  },
  {
    isSum: false,
    term: null,
    value: 12,
    scale: 1,
    dimension: dimensionOf('bulan', ['tahun']),
    amount: (book) => book.assume('Bulan', 12, 'Setahun dihitung 12 bulan.', 'bulan'),
  },
]

/** A product of factors, each once: multiplied (1) or divided by (-1). */
export type Product = readonly (readonly [Factor, 1 | -1])[]

/** The one product of factors, as few as can be, that has a dimension; null where there is none or a second one. */
export const productTo = (wanted: Dimension, start: Factor | null, free: readonly Factor[]): Product | null => {
  const all = start ? [start, ...free] : free
  const units = [...new Set([wanted, ...all.map(({ dimension }) => dimension)].flatMap((one) => [...one.keys()]))]
  const powersOf = (of: Dimension): number[] => units.map((unit) => of.get(unit) ?? 0)
  const powers = all.map(({ dimension }) => powersOf(dimension))
  const found: Product[] = []
  const own: (readonly [Factor, 1 | -1])[] = []
  /** Tries the factors from `at` on; `left` are the powers that are still to be made. */
  const walk = (at: number, left: readonly number[]): void => {
    const least = found[0]?.length ?? Infinity
    const factor = all[at]
    if (own.length > least) return
    if (factor === undefined) {
      if (own.length === 0 || left.some((power) => power !== 0)) return
      if (own.length < least) found.length = 0
      found.push([...own])
      return
    }
    const isGiven = start !== null && at === 0
    if (!isGiven) walk(at + 1, left)
    for (const power of isGiven ? ([1] as const) : ([1, -1] as const)) {
      own.push([factor, power])
      walk(
        at + 1,
        left.map((one, unit) => one - power * (powers[at]?.[unit] ?? 0)),
      )
      own.pop()
    }
  }
  walk(0, powersOf(wanted))
  const [only, more] = found
  return only && !more ? only : null
}

/** `10.000 * 60 * 26 / 40`, and what it comes to. */
export const formulaOf = (product: Product, book: Book): { readonly formula: string; readonly value: number } => {
  const ordered = product.toSorted(([, one], [, other]) => other - one)
  const parts = ordered.flatMap(([factor, power]) => {
    const { id } = factor.amount(book)
    const { scale } = factor
    // `250 gram` of a price per kilo: divided by 1000.
    const measure =
      scale === 1
        ? []
        : [{ power: scale > 1 ? power : -power, text: String(Math.round(scale > 1 ? scale : 1 / scale)) }]
    return [{ power: power as number, text: id }, ...measure]
  })
  const [first, ...others] = parts
  const ahead = first?.power === 1 ? first.text : `1 / ${first?.text ?? '1'}`
  return {
    formula: [ahead, ...others.map(({ power, text }) => `${power === 1 ? '*' : '/'} ${text}`)].join(' '),
    value: product.reduce((all, [{ value, scale }, power]) => all * (value * scale) ** power, 1),
  }
}
