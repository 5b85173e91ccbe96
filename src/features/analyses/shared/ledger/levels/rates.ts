import { isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import type { Time } from '../../told-figure.ts'
import type { Counted, Entry } from '../entry.ts'
import { timeNamed } from '../ledger-words.ts'
import { inTime } from '../sides.ts'
import { heldIn, isOccasion, isTimeUnit, levelUnit, standsForAny } from './units.ts'

/** So many of one thing in one of others: `7 jam` per TV and day, `14 trip` per month, `24 kotak` in all. */
export interface Rate {
  readonly counted: Counted
  readonly of: string
  readonly per: readonly string[]
  /** Counted beside a cost, so for that cost first of all. */
  readonly ofCost: boolean
}

/**
 * The rates that hold for what comes in, or for what is spent: of 300 that were made 276 are sold, and all 300 were paid
 * for.
 */
export const ratesOfWay = (way: 'in' | 'out', rates: readonly Rate[]): readonly Rate[] => {
  const parts = rates.filter(({ counted }) => counted.from !== undefined)
  const wholes = new Set(parts.map(({ counted }) => counted.from?.count))
  return way === 'in'
    ? rates.filter(({ counted }) => !wholes.has(counted))
    : rates.filter((rate) => !parts.includes(rate))
}

/** One factor on the way from a unit to a level: a rate of the message, with what one of it holds, or a calendar's. */
export type Factor =
  | { readonly kind: 'rate'; readonly rate: Rate; readonly holds: number }
  /** `8 ekor per kg`: what is told for a kilo is told for so many of them. */
  | { readonly kind: 'among'; readonly rate: Rate }
  | { readonly kind: 'calendar'; readonly formula: string; readonly from: string }

const namedIn = ({ label }: Entry): string => label.split(' ').at(-1)?.toLowerCase() || 'pcs'

/** What a count without a time of its own is told for: the days of a month, or of the whole. */
const timesOf = ({ noun, value }: Counted, isMonthly: boolean): readonly string[] => {
  const isOfMonth = noun === 'minggu' ? value === 4 : levelUnit(noun) === 'hari' && value <= 31 && value > 3
  return isMonthly && isOfMonth ? ['bulan'] : []
}

/** All that was counted, and for one of what; `marks` are the occasions that an entry is told for. */
export const ratesOf = (
  entries: readonly Entry[],
  marks: ReadonlyMap<Entry, readonly string[]>,
  isMonthly: boolean,
): Rate[] =>
  entries.flatMap((entry) => {
    const isPriced = entry.money !== null
    const own = entry.each || entry.counts.some(({ noun }) => noun === entry.per)
    // `gula 1 kg 17.500`: paid for as a whole.
    if (isPriced && !own && entry.counts.every(({ times }) => !times)) {
      return entry.counts
        .filter(({ value, noun, per }) => value > 1 && (per !== null || (noun !== '' && !isMeasure(noun))))
        .map((counted) => ({
          counted,
          of: levelUnit(counted.noun),
          per: perOf(counted, entry, [], isMonthly),
          ofCost: entry.way !== 'in',
        }))
    }
    return entry.counts
      .filter(({ value }) => value !== 1 || entry.counts.length > 1)
      .map((counted) => ({
        counted,
        of: counted.noun === '' ? namedIn(entry) : levelUnit(counted.noun),
        per: perOf(counted, entry, marks.get(entry) ?? [], isMonthly),
        ofCost: isPriced && entry.way !== 'in',
      }))
  })

const perOf = (counted: Counted, entry: Entry, marks: readonly string[], isMonthly: boolean): readonly string[] => {
  const told = [
    counted.per === null || (isOccasion(counted.noun) && isOccasion(counted.per)) ? null : levelUnit(counted.per),
    counted.rate,
    entry.money === null && isOccasion(counted.noun) ? entry.rate : null,
    // `tiap motor jalan 18 hari sebulan`
    entry.money === null && isTimeUnit(counted.noun) && entry.per !== null && !isTimeUnit(entry.per) ? entry.per : null,
    entry.each && !isTimeUnit(counted.noun) ? (entry.rate ?? (entry.per === null ? null : timeNamed(entry.per))) : null,
    ...(isTimeUnit(counted.noun) || isOccasion(counted.noun) ? [] : marks),
  ].filter((one): one is string => one !== null && one !== counted.noun)
  return told.length > 0 ? [...new Set(told)] : timesOf(counted, isMonthly)
}

const values = (rates: readonly Rate[]): number => new Set(rates.map(({ counted }) => counted.value)).size

/** The one rate that counts a unit; what was counted beside a cost counts only where nothing else does. */
const rateFor = (unit: string, target: string | null, rates: readonly Rate[]): Rate | null =>
  foundFor(
    unit,
    target,
    rates.filter(({ ofCost }) => !ofCost),
  ) ?? foundFor(unit, target, rates)

/** The one of these rates that counts a unit; null where none does, or several that differ. */
const foundFor = (unit: string, target: string | null, rates: readonly Rate[]): Rate | null => {
  const exact = rates.filter(({ of }) => of === unit)
  const held = exact.length > 0 ? exact : rates.filter(({ of }) => heldIn(of, unit) !== null)
  const any = held.length > 0 ? held : rates.filter(({ of }) => standsForAny(unit, of))
  // `sekali cukur 25rb`, `6 kepala sehari`: the one thing that was counted at all.
  const counted = rates.filter(({ of }) => !isTimeUnit(of))
  const found = any.length > 0 || !isOccasion(unit) ? any : values(counted) === 1 ? counted : []
  const near = target === null ? [] : found.filter(({ per }) => per.includes(target))
  const best = near.length > 0 ? near : found
  return values(best) === 1 ? (best[0] ?? null) : null
}

/** The one rate that tells how many of something make one of `unit`, where those are counted elsewhere. */
const amongFor = (unit: string, rates: readonly Rate[], used: ReadonlySet<Rate>): Rate | null => {
  const [only, more] = rates.filter((rate) => {
    const { of, per } = rate
    const isOfUnit = per.length === 1 && heldIn(per[0] ?? '', unit) === 1 && !isTimeUnit(of) && of !== unit
    // How many were bought says nothing of how many live.
    return isOfUnit && !used.has(rate) && rates.some((other) => other !== rate && other.of === of && !other.ofCost)
  })
  return only && !more ? only : null
}

/**
 * The factors that turn a sum for `units` into one for `target` (null: the whole); null where the message does not tell
 * them for certain.
 */
export const reach = (units: readonly string[], target: string | null, rates: readonly Rate[]): Factor[] | null => {
  const path: Factor[] = []
  let left = [...new Set(units)]
  for (let turn = 0; turn < 8; turn += 1) {
    const open = left.find((one) => one !== target && !isTimeUnit(one)) ?? left.find((one) => one !== target)
    if (open === undefined) return left.length === (target === null ? 0 : 1) ? path : null
    const used = new Set(path.flatMap((one) => (one.kind === 'calendar' ? [] : [one.rate])))
    const rate = rateFor(
      open,
      target,
      rates.filter((one) => !used.has(one)),
    )
    const from = timeNamed(open)
    const to = target === null ? null : timeNamed(target)
    if (rate && !(from !== null && to !== null && !rate.per.some((one) => isTimeUnit(one)))) {
      path.push({ kind: 'rate', rate, holds: heldIn(rate.of, open) ?? 1 })
      left = [...new Set([...left.filter((one) => one !== open), ...rate.per])]
      continue
    }
    const among = from === null ? amongFor(open, rates, used) : null
    if (among) {
      path.push({ kind: 'among', rate: among })
      left = [...new Set([...left.filter((one) => one !== open), among.of])]
      continue
    }
    const scale = from === null || to === null ? null : larger(from, to)
    if (scale === null || to === null) return null
    path.push({ kind: 'calendar', formula: scale, from: open })
    left = [...new Set([...left.filter((one) => one !== open), to])]
  }
  return null
}

const order: readonly string[] = ['hari', 'minggu', 'bulan', 'tahun']

/** The calendar's factor from a time to a larger one, and from a year to its months. */
const larger = (from: Time, to: Time): string | null =>
  order.indexOf(to) > order.indexOf(from) || (from === 'tahun' && to === 'bulan')
    ? (inTime(from, to, null)?.formula ?? null)
    : null
