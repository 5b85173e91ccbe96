import { persons } from '#core/assistant/shared/reading-grammar/reckoning/counted.ts'

import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, onlyIf, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isTimeUnit } from '../ledger/levels/units.ts'
import type { Worked } from '../makers/worked.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import {
  calendar,
  dimensionOf,
  type Factor,
  factorsOf,
  formulaOf,
  isSameDimension,
  namedUnit,
  ofMonth,
  productOf,
  productTo,
  rupiah,
} from './factors.ts'
import { readTerms, type Term } from './term.ts'

/** What is asked for, as it is called, what it counts and in what time; `times` empty where any will do. */
interface Target {
  readonly name: string
  /** What the owner calls it: `murid`; empty where the unit's own name will do. */
  readonly noun: string
  readonly of: string
  readonly times: readonly (string | null)[]
}

const sumsAsked: readonly (readonly [string, RegExp])[] = [
  ['Rugi', words('(?:ke)?rugi(?:an)?(?:nya)?|hilang|susut')],
  ['Omzet', words('(?:omzet|omset)(?:nya)?|penjualan(?:nya)?')],
  ['Pemasukan', words('(?:pemasukan|pendapatan|penghasilan)(?:nya)?')],
  ['Untung', words('(?:untung|laba|cuan|keuntungan)(?:nya)?')],
  ['Biaya', words('(?:biaya|pengeluaran|ongkos|belanja)(?:nya)?|habis(?:nya)?')],
  ['Total', words('total(?:nya)?|semua(?:nya)?')],
]
const asksReturn = words(
  'balik modal(?:nya)?|modal(?:nya)? (?:balik|kembali)|nutup modal(?:nya)?|berapa lama|kembali modal',
)
const asksCount =
  /(?<!\p{L})(?:berapa|brp|minimal|minimum|target (?:jual\p{L}*|laku)|harus (?:laku|jual|terjual))(?!\p{L})/iu
const allTimes = ['hari', 'minggu', 'bulan', 'tahun', null] as const
/** More numbers than these are a list, and no chain. */
const most = 5

/** `30 pekerja sama 10 ibu`: people of whatever sort are counted together. */
const unitOfCount = (unit: string): string => (persons.has(unit) ? 'orang' : unit)

const inOneUnit = (factor: Factor): Factor => ({
  ...factor,
  dimension: productOf([...factor.dimension].map(([unit, power]) => [new Map([[unitOfCount(unit), 1]]), power])),
})

/** Counts of the same unit, each told without a time, as one: added, or what is left of a stock taken off it. */
const together = (factors: readonly Factor[]): readonly Factor[] => {
  const found: Factor[] = []
  for (const factor of factors) {
    const twin = found.findIndex(
      (one) =>
        !one.isSum && !factor.isSum && one.dimension.size === 1 && isSameDimension(one.dimension, factor.dimension),
    )
    const first = found[twin]
    if (!first || first.scale !== factor.scale || [...factor.dimension.keys()].some(isTimeUnit)) {
      found.push(factor)
      continue
    }
    const isLeft = factor.term?.role === 'left' && first.term?.role === 'stock'
    found[twin] = {
      ...first,
      term: null,
      value: isLeft ? first.value - factor.value : first.value + factor.value,
      amount: (book) => {
        const [one, other] = [first.amount(book), factor.amount(book)]
        const facts = { unit: 'count', noun: [...first.dimension.keys()][0] ?? '' } as const
        return isLeft ? book.less('Selisih', one, [other], facts) : book.plus('Semuanya', [one, other], facts)
      },
    }
  }
  return found
}

/** A factor's step is written once, however many products it stands in. */
const onceWritten = (factor: Factor): Factor => {
  const written = new WeakMap<Book, Amount>()
  return {
    ...factor,
    amount: (book) => {
      const known = written.get(book) ?? factor.amount(book)
      written.set(book, known)
      return known
    },
  }
}

const targetsOf = ({ message, ledger }: AnalysisRequest, terms: readonly Term[]): Target[] => {
  const { words: said, times } = ledger.asked
  const timesAsked: readonly (string | null)[] = times.length > 0 ? times : allTimes
  const sums = terms.filter(({ entry, count }) => count === null && entry.money !== null)
  if (sums.length === 1) {
    const [name] = sumsAsked.find(([, pattern]) => pattern.test(message)) ?? []
    const isGain = sums[0]?.role === 'gain'
    if (name === undefined || (name === 'Untung') !== isGain) return []
    return (times.length > 0 ? times : [null]).map((time) => ({
      name,
      noun: '',
      of: rupiah,
      times: time === null ? allTimes : [time],
    }))
  }
  if (asksReturn.test(message)) return [{ name: 'Balik modal', noun: '', of: 'time', times: [null] }]
  if (!asksCount.test(message)) return []
  const next = said[said.indexOf('berapa') + 1] ?? ''
  const noun = said.includes('berapa') && next !== '' && timeNamed(next) === null ? namedUnit(next)[0] : ''
  return [{ name: 'Banyaknya', noun: noun === '' ? '' : next, of: noun, times: timesAsked }]
}

/** A sum that is told for nothing may be the price of each of what is asked for, or of what else is counted. */
const repaired = (factors: readonly Factor[], asked: string): (readonly Factor[])[] => {
  const counted = factors.filter(({ isSum }) => !isSum).flatMap(({ dimension }) => [...dimension.keys()])
  const units = [...new Set([asked, ...counted])].filter((unit) => unit !== '' && !isTimeUnit(unit))
  const bare = factors.filter(
    ({ isSum, dimension }) => isSum && [...dimension.keys()].every((unit) => unit === rupiah || isTimeUnit(unit)),
  )
  return [
    factors,
    ...bare.flatMap((one) =>
      units.map((unit) =>
        factors.map((factor) =>
          factor === one
            ? {
                ...one,
                dimension: productOf([
                  [one.dimension, 1],
                  [new Map([[unit, 1]]), -1],
                ]),
              }
            : factor,
        ),
      ),
    ),
  ]
}

const isWholeCount = (of: string): boolean => !['kg', 'liter', 'meter', 'km'].includes(of)
const spoken = (time: string | null): string => (time === null ? '' : ` se${time}`)

interface Found {
  readonly amount: Amount
  readonly text: string
}

const foundIn = (
  target: Target,
  factors: readonly Factor[],
  book: Book,
): (Found & { used: readonly Factor[] }) | null => {
  const sums = factors.filter(({ isSum }) => isSum)
  const units =
    target.of === 'time'
      ? sums.flatMap(({ dimension }) => [...dimension.keys()].filter(isTimeUnit))
      : target.of === ''
        ? sums.flatMap(({ dimension }) => [...dimension.keys()].filter((unit) => unit !== rupiah && !isTimeUnit(unit)))
        : [target.of]
  for (const free of [factors, [...factors, ...calendar]])
    for (const of of new Set(units))
      for (const time of target.times) {
        const product = productTo(dimensionOf(of, time === null ? [] : [time]), null, free)
        if (product === null || product.length < 2) continue
        if (!sums.every((sum) => product.some(([factor]) => factor === sum))) continue
        const { formula, value } = formulaOf(product, book)
        const used = product.map(([factor]) => factor)
        const per = time ?? ''
        if (of === rupiah)
          return {
            used,
            text: `${target.name}${spoken(time)}`,
            amount: book.step(`${target.name}${spoken(time)}`, formula, value, { per }),
          }
        const noun = target.noun || of
        const name = target.of === 'time' ? target.name : `${target.name} ${noun}${spoken(time)}`
        const isWhole = isWholeCount(of)
        const amount = book.step(name, isWhole ? `ceil(${formula})` : formula, isWhole ? Math.ceil(value) : value, {
          unit: 'count',
          noun,
          per,
        })
        return { used, text: name, amount }
      }
  return null
}

/**
 * What is asked for where no account and no kind of analysis answers: of all told numbers the one product whose unit is
 * that of the question. A sum that is told for nothing is tried as the price of each; every number is used, or nothing
 * is said.
 */
export const byDimension = (request: AnalysisRequest): Worked | null => {
  const terms = readTerms(request.ledger.entries)
  if (
    terms.length < 2 ||
    terms.length > most ||
    terms.some(({ entry, isMarked }) => entry.percent !== null || isMarked)
  )
    return null
  const targets = targetsOf(request, terms)
  const told = factorsOf(terms)
  if (!told || targets.length === 0) return null
  const isMonthly = terms.some(({ time }) => time === 'bulan') || targets.some(({ times }) => times.includes('bulan'))
  // `satu murid bayar 300rb`: what the sum is for one of.
  const many = told.filter(({ isSum, value }) => isSum || value !== 1)
  const factors = together(many.map((one) => inOneUnit(isMonthly ? ofMonth(one) : one))).map(onceWritten)
  for (const tried of repaired(
    factors,
    targets[0]?.of === rupiah || targets[0]?.of === 'time' ? '' : (targets[0]?.of ?? ''),
  )) {
    const book = openBook()
    const results = targets.flatMap((target) =>
      target.of !== rupiah && target.of !== 'time' && target.times !== allTimes
        ? target.times.map((time) => foundIn({ ...target, times: [time] }, tried, book))
        : [foundIn(target, tried, book)],
    )
    const found = results.filter((one) => one !== null)
    const [first] = found
    if (!first || found.length < results.length || tried.some((one) => !found.some(({ used }) => used.includes(one))))
      continue
    return {
      type: 'umum',
      title: 'Analisis',
      figures: book.figures,
      steps: book.steps,
      answer: found.map(({ amount, text }) => p(`${text}: **${bind(amount.id)}**.`, onlyIf(amount.id, 'positive'))),
      key: first.amount.id,
      shown: found.map(({ amount }) => amount.id).slice(0, 4),
      assumptions: book.assumed,
      next: ['Yang belum disebut dan bisa mengubah hasilnya: [isi hal lain].'],
    }
  }
  return null
}
