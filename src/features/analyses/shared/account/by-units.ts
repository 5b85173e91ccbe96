import { isMeasure, oneIn, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { bind, onlyIf, p } from '../draft.ts'
import type { Asked } from '../ledger/asked.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isTimeUnit } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import {
  calendar,
  dimensionOf,
  type Factor,
  factorsOf,
  formulaOf,
  isVisit,
  namedUnit,
  ofMonth,
  type Product,
  productTo,
  rupiah,
} from './factors.ts'
import type { Account, Role, Term } from './term.ts'

const ofOthers = words(
  'banding\\p{L}*|kenaikan|penyusutan|residu|\\p{L}{0,2}utang|bon|kasbon|tabungan|retur|pesanan|vs|mending\\p{L}*|mana|naik|turun|diskon|promo|cicil\\p{L}*|pinjam\\p{L}*|bunga|dp|hemat\\p{L}*|susut|sisa\\p{L}*|stok|bep|impas|balik modal|dibagi|hpp|selisih|beda|kalau|kalo|atau',
)

/** What is asked for: Rupiah or so many of something, for one of what. */
interface Target {
  readonly of: string
  readonly per: string | null
}

const targetsOf = ({ words: said, times }: Asked): Target[] => {
  const units = new Set<string>(times)
  const counted = new Set<string>()
  for (const [at, word] of said.entries()) {
    const next = said[at + 1]
    const isUnit = next !== undefined && (unitOf(next) !== null || isVisit(next)) && !isTimeUnit(next)
    if (word === 'berapa' && isUnit) counted.add(namedUnit(next)[0])
    if (['per', 'tiap', 'setiap'].includes(word) && next !== undefined) units.add(namedUnit(unitOf(next) ?? next)[0])
    if (word === 'sekali') units.add('kali')
    const one = oneIn(word)
    if (one !== null && timeNamed(one) === null) units.add(namedUnit(one)[0])
  }
  const wanted = counted.size > 0 ? [...counted] : [rupiah]
  // Nothing is asked for one of anything, and nothing by its name: what the whole comes to is for others.
  if (units.size === 0 && counted.size === 0) return []
  const over = units.size > 0 ? [...units] : [null]
  return wanted.flatMap((of) => over.map((per) => ({ of, per })))
}

const spoken = ({ per }: Target): string =>
  per === null ? ' semuanya' : per === 'kali' ? ' sekali jalan' : timeNamed(per) === null ? ` per ${per}` : ` se${per}`

const paid: readonly Role[] = ['paid', 'unknown', 'cost']

/** What is asked of all sums together: spending where all are paid, takings or gain where there is one. */
const nameOf = (sums: readonly Term[], wantsGain: boolean): string | null => {
  const [only, more] = sums
  if (!only) return null
  if (!more && only.role === 'gain') return 'Untung'
  if (wantsGain) return null
  if (!more && (only.role === 'price' || only.role === 'received')) return 'Pemasukan'
  return sums.every(({ role }) => paid.includes(role)) ? 'Biaya' : null
}

const roleOf = ({ term }: Factor): Role => term?.role ?? 'unknown'

/** So many prices make takings, and so many gains a gain that is wished: null where two sums are neither. */
const wholeOf = (sums: readonly Factor[]): Factor | null => {
  const whole = sums.find((one) => ['target', 'received', 'wish'].includes(roleOf(one)))
  const each = sums.find((one) => one !== whole)
  if (!whole || !each || sums.length !== 2) return null
  const fits = roleOf(whole) === 'wish' ? roleOf(each) === 'gain' : roleOf(each) === 'price'
  return fits ? whole : null
}

/** More numbers than these are a list, and no chain. */
const most = 7

interface Found {
  readonly target: Target
  readonly name: string
  readonly amount: Amount
}

/**
 * What is asked for as a product of the numbers that are told, found by their units alone: kilometres of a day, over
 * kilometres of a litre, times Rupiah of a litre, times days of a month. Every number is used, and in one way only.
 */
export const byUnits: Account = (terms, { message, ledger }) => {
  if (ofOthers.test(message) || terms.length < 2 || terms.length > most) return null
  if (terms.some(({ entry, role }) => entry.percent !== null || entry.period !== '' || role === 'opening')) return null
  // One number at two times is a change, and no two numbers.
  if (terms.some(({ isMarked }) => isMarked) || ledger.asked.wanted.includes('gap')) return null
  const targets = targetsOf(ledger.asked)
  const isMonthly =
    targets.some(({ per }) => per === 'bulan' || per === 'tahun') || terms.some(({ time }) => time === 'bulan')
  const factors = factorsOf(terms)?.map((one) => (isMonthly ? ofMonth(one) : one))
  if (!factors || factors.length > most) return null
  const sums = factors.filter(({ isSum }) => isSum)
  const counts = factors.filter(({ isSum }) => !isSum)
  const used = new Set<Factor>()
  const book: Book = openBook()
  /** The way by the told numbers alone, else by the calendar. */
  const wayTo = (target: Target, start: Factor | null, free: readonly Factor[]): Product | null => {
    const wanted = dimensionOf(target.of, target.per === null ? [] : [target.per])
    const product = productTo(wanted, start, free) ?? productTo(wanted, start, [...free, ...calendar])
    for (const [factor] of product ?? []) used.add(factor)
    return product
  }
  const stepOf = (product: Product, label: string, target: Target): Amount => {
    const { formula, value } = formulaOf(product, book)
    const per = target.per ?? ''
    if (target.of === rupiah) return book.step(label, formula, value, { per })
    const isWhole = !isMeasure(target.of)
    const count = { unit: 'count' as const, noun: target.of, per }
    return book.step(label, isWhole ? `ceil(${formula})` : formula, isWhole ? Math.ceil(value) : value, count)
  }
  const results: Found[] = []
  for (const target of targets) {
    if (target.of === rupiah) {
      const told = sums.flatMap(({ term }) => term ?? [])
      const name = nameOf(told, ledger.asked.wanted.includes('profit'))
      // What is counted beside one sum is counted for that one.
      const ways = sums.map((start) =>
        wayTo(
          target,
          start,
          counts.filter(({ term }) => term === start.term || term?.count !== null),
        ),
      )
      if (name === null || !ways.some((way) => way !== null && way.length > 1)) return null
      const parts: Amount[] = []
      for (const [at, way] of ways.entries()) {
        if (way === null) return null
        const label = ways.length === 1 ? name : told[at]?.entry.label || name
        parts.push(stepOf(way, `${label}${spoken(target)}`, target))
      }
      const amount = book.plus(`${name}${spoken(target)}`, parts, { per: target.per ?? '' })
      results.push({ target, name, amount })
      continue
    }
    const whole = wholeOf(sums)
    if (sums.length > 1 && whole === null) return null
    const takings: Target = { of: rupiah, per: target.per }
    const part = whole && target.per !== null && target.per !== whole.term?.time ? wayTo(takings, whole, counts) : null
    const way = wayTo(target, null, whole ? factors : counts)
    if (way === null) return null
    const name = `Banyaknya ${target.of}`
    if (part) stepOf(part, `${whole?.term?.role === 'wish' ? 'Untung' : 'Omzet'}${spoken(target)}`, takings)
    results.push({ target, name, amount: stepOf(way, `${name}${spoken(target)}`, target) })
  }
  const [first] = results
  // `biaya per paket`, `kerja 25 hari`: the days of a month are in none of what is asked for one piece.
  const isIdle = (one: Factor): boolean => !isMonthly && one.term?.role === 'days'
  if (!first || factors.some((one) => !used.has(one) && !isIdle(one)) || book.steps.length === 0) return null
  return {
    type: 'umum',
    title: first.target.of === rupiah ? `Analisis ${first.name}` : 'Analisis Target',
    figures: book.figures,
    steps: book.steps,
    answer: results.map(({ target, amount, name }) =>
      p(`${name}${spoken(target)} **${bind(amount.id)}**.`, onlyIf(amount.id, 'positive')),
    ),
    key: first.amount.id,
    shown: results.map(({ amount }) => amount.id).slice(0, 4),
    assumptions: book.assumed,
    next: ['Hari sepi dan hari libur, kalau tidak sama setiap hari: [isi bedanya].'],
  }
}
