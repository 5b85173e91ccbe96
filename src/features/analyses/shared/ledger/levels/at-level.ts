import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import type { Counted } from '../entry.ts'
import { toldCount, toldSum } from '../lines.ts'
import type { Flow } from './flow.ts'
import { isKept } from '../kept.ts'
import type { Placed } from './placed.ts'
import { type Factor, ratesOfWay, reach } from './rates.ts'
import { heldIn, isTimeUnit } from './units.ts'

/** What comes in and goes out at one level, as formulas; `isWhole` where every sum of the message reaches it. */
export interface AtLevel {
  /** `kotak`, `trip`, `hari`; null for all of it. */
  readonly level: string | null
  readonly ins: readonly string[]
  readonly outs: readonly string[]
  /** The sums that are multiplied on their way to it, each with its name. */
  readonly lines: readonly { readonly label: string; readonly formula: string }[]
  readonly isWhole: boolean
  readonly usesCalendar: boolean
}

/** The placed sums as figures, and what they come to at any level. */
export interface Levels {
  readonly figures: readonly WorkedFigure[]
  readonly names: readonly string[]
  at(level: string | null): AtLevel | null
  /** The figure of a count. */
  idOf(count: Counted): string | undefined
}

const scaled = (id: string, holds: number): string =>
  holds === 1 ? id : holds > 1 ? `${id} * ${holds}` : `${id} / ${Math.round(1 / holds)}`

const holdsOf = ({ entry }: Flow, { noun }: Counted): number =>
  entry.per === null || noun === entry.per ? 1 : (heldIn(noun, entry.per) ?? 1)

const nameOf = ({ entry, way }: Flow): string =>
  sentenceCase(entry.label || (way === 'in' ? 'Harga atau pemasukan' : 'Biaya'))

const clockwise = ['jam', 'hari', 'minggu', 'bulan', 'tahun']

/** Reckons placed sums at every level that they reach. */
export const levelsOf = ({ flows, shares, rates }: Placed): Levels => {
  const ids = new Map<object, string>()
  const figures: WorkedFigure[] = []
  flows.forEach((flow, at) => {
    const id = `uang_${at + 1}`
    ids.set(flow, id)
    const unit = flow.own[0]?.noun ?? flow.units[0] ?? ''
    figures.push({ id, label: nameOf(flow), told: toldSum(flow.entry), per: unit })
  })
  shares.forEach((one, at) => {
    ids.set(one, `persen_${at + 1}`)
    figures.push({ id: `persen_${at + 1}`, label: sentenceCase(one.label || 'Potongan'), told: toldSum(one) })
  })
  const counts = [...flows.flatMap(({ own }) => own), ...rates.map(({ counted }) => counted)]
  for (const count of new Set(counts)) {
    const id = `banyak_${ids.size - flows.length - shares.length + 1}`
    ids.set(count, id)
    figures.push({
      id,
      label: sentenceCase(count.noun === '' ? 'Banyaknya' : count.noun),
      told: toldCount(count),
      noun: count.noun,
      per: count.per ?? '',
    })
  }
  const factor = (one: Factor): string => {
    if (one.kind === 'calendar') return ` * ${one.formula}`
    const id = ids.get(one.rate.counted) ?? ''
    return one.kind === 'among' ? ` / ${id}` : ` * ${scaled(id, one.holds)}`
  }
  const pathOf = (flow: Flow, level: string | null): Factor[] | null =>
    reach(flow.units, level, ratesOfWay(flow.way, rates))
  const formula = (flow: Flow, level: string | null): string | null => {
    const path = pathOf(flow, level)
    // `pakan 120 gram per ekor, harga 7.400/kg`
    const own = flow.own.map((count) => scaled(ids.get(count) ?? '', holdsOf(flow, count)))
    return path === null ? null : [ids.get(flow) ?? '', ...own].join(' * ') + path.map(factor).join('')
  }
  const all = [...flows.flatMap(({ units }) => units), ...rates.flatMap(({ per }) => per)]
  const things = [...new Set(all)].filter((one) => !isTimeUnit(one))
  const times = clockwise.filter((one) => all.includes(one))
  return {
    figures,
    names: [...things, ...times],
    idOf: (count) => ids.get(count),
    at: (level) => {
      const income = flows.filter(({ way }) => way === 'in').map((one) => formula(one, level))
      const spent = flows.filter(({ way }) => way === 'out').map((one) => formula(one, level))
      // A day of one of several machines is no day of the house.
      const isPart = rates.some(({ of, per }) => of === level && per.some((one) => !isTimeUnit(one)))
      if (income.length === 0 || income.includes(null) || isPart) return null
      const ins = income.filter((one) => one !== null)
      const whole = ins.length > 1 ? `(${ins.join(' + ')})` : ins[0]
      const taken = shares.map((one) => {
        const id = ids.get(one) ?? ''
        return `${whole} * ${isKept(one) ? `(100 - ${id})` : id} / 100`
      })
      const lines = [
        ...flows.map((one) => ({ label: nameOf(one), formula: formula(one, level) ?? '' })),
        ...shares.map((one, at) => ({
          label: sentenceCase(one.label || 'Potongan'),
          formula: isKept(one) ? `${whole} * ${ids.get(one) ?? ''} / 100` : (taken[at] ?? ''),
        })),
      ].filter((one) => one.formula.includes('*'))
      return {
        level,
        ins,
        lines,
        outs: [...spent.filter((one) => one !== null), ...taken],
        isWhole: !spent.includes(null),
        usesCalendar: flows.some((one) => pathOf(one, level)?.some(({ kind }) => kind === 'calendar') ?? false),
      }
    },
  }
}
