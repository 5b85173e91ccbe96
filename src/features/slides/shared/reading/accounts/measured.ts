import { anyMonth } from '#core/text/shared/calendar-words.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { Account, KeyFigure } from '../../deck-request.ts'
import { figuresIn, moneyText } from '../told-figures.ts'
import { joinWords, trimmed } from '../told-words.ts'

/** One thing with several sums of its own: `cabang Kediri omzet 64jt biaya 51jt`. */
export interface Measured {
  readonly name: string
  readonly sums: readonly { readonly metric: string; readonly value: number }[]
}

const takings = /^(?:omzet|omset|penjualan|pendapatan|pemasukan)$/i
const costs = /^(?:biaya|beban|pengeluaran|modal|belanja|operasional)$/i
const isMonth = new RegExp(`^(?:${anyMonth})$`, 'i')
const metrics = `${anyMonth}|omzet|omset|penjualan|pendapatan|pemasukan|biaya|beban|pengeluaran|belanja|operasional|modal|laba|untung`
const sum = '(?:rp\\.?\\s*)?\\d[\\d.,]*(?:\\s?(?:rb|ribu|jt|juta|miliar|milyar))?(?![\\p{L}\\d])'
const measure = `(?<!\\p{L})(?:${metrics})(?:nya)?\\s*:?\\s*${sum}`
const pair = new RegExp(`(.{0,60}?)(?<!\\p{L})(${metrics})(?:nya)?\\s*:?\\s*(${sum})`, 'giu')

const ofPlace = /^(?:cabang|outlet|gerai|kios|toko|warung|unit|depo|divisi|produk|menu)\s/i

const metricOf = (word: string): string => sentenceCase(word.toLowerCase().replace('omset', 'omzet'))

/** Null where a clause does not name one thing and then nothing but two or three measures, each with its sum. */
export const measuredIn = (clause: string): Measured | null => {
  const pairs = [...clause.matchAll(pair)]
  const name = trimmed(pairs[0]?.[1] ?? '')
  const isWhole = pairs.reduce((length, [all]) => length + all.length, 0) === clause.length
  const isPlain = pairs.slice(1).every(([, joint = '']) => /^[\s,]*(?:dan|&|sama)?\s*$/i.test(joint))
  if (pairs.length < 2 || pairs.length > 6 || !isWhole || !isPlain) return null
  if (!/\p{L}{2}/u.test(name) || name.split(/\s+/).length > 4) return null
  const sums = pairs.map(([, , metric = '', told = '']) => ({
    metric: metricOf(metric),
    value: figuresIn(`${metric} ${told}`)[0]?.value ?? 0,
  }))
  const inMonths = sums.filter(({ metric }) => isMonth.test(metric)).length
  // `omzet januari 31jt februari 28jt` is one thing over time; only places stand beside each other.
  if (inMonths > 0 && (inMonths < sums.length || !ofPlace.test(name))) return null
  if (inMonths === 0 && sums.length > 3) return null
  return new Set(sums.map(({ metric }) => metric)).size < sums.length ? null : { name: sentenceCase(name), sums }
}

const onlyMeasure = new RegExp(`^(?:dan\\s+)?${measure}$`, 'iu')
const namedMeasure = new RegExp(`^\\p{L}.{1,60}?\\s${measure}$`, 'iu')

/** `cabang Kediri omzet 64jt, biaya 51jt, cabang Blitar …`: the clauses of one thing as one, where there are several such things. */
export const measuresJoined = (clauses: readonly string[]): string[] => {
  const joined = clauses.reduce<string[]>((all, clause) => {
    const before = all.at(-1)
    return before !== undefined &&
      onlyMeasure.test(clause) &&
      (namedMeasure.test(before) || measuredIn(before) !== null)
      ? [...all.slice(0, -1), `${before} ${clause}`]
      : [...all, clause]
  }, [])
  const found = joined.flatMap((clause) => measuredIn(clause) ?? [])
  return found.length > 1 || found.some(({ name }) => ofPlace.test(name)) ? joined : [...clauses]
}

/** Over the column of what each of them earned. */
export const gainHead = 'Laba/rugi'

const kindOf = (all: readonly Measured[]): string => {
  const [first = ''] = all.map(({ name }) => name.split(' ')[0] ?? '')
  return all.every(({ name }) => name.toLowerCase().startsWith(`${first.toLowerCase()} `)) ? first : ''
}

const titleOf = (names: readonly string[], kind: string, isOverTime: boolean): string => {
  const each = `tiap ${kind === '' ? 'bagian' : kind.toLowerCase()}`
  if (isOverTime) return `Hasil ${names[0] ?? ''} sampai ${names.at(-1) ?? ''} ${each}`
  return `${sentenceCase(joinWords(names.map((name) => name.toLowerCase())))} ${each}`
}

/** Several things with the same measures as one table, with what each of them earned where income and costs are told; null else. */
export const measuredAccount = (all: readonly Measured[]): Account | null => {
  const [first] = all
  if (!first || all.length < 2) return null
  const names = first.sums.map(({ metric }) => metric)
  const valueOf = (one: Measured, metric: string): number => one.sums.find((sum) => sum.metric === metric)?.value ?? 0
  if (all.some(({ sums }) => names.some((name) => !sums.some(({ metric }) => metric === name)))) return null
  const income = names.find((name) => takings.test(name))
  const spent = names.filter((name) => costs.test(name))
  const earns = income !== undefined && spent.length > 0 && names.length === spent.length + 1
  const isOverTime = names.every((name) => isMonth.test(name))
  const kind = kindOf(all)
  const bare = (name: string): string => (kind === '' ? name : sentenceCase(name.slice(kind.length + 1)))
  const gainOf = (one: Measured): number =>
    valueOf(one, income ?? '') - spent.reduce((sum, metric) => sum + valueOf(one, metric), 0)
  const rowSum = (one: Measured): number => one.sums.reduce((sum, { value }) => sum + value, 0)
  const totals = names.map((metric) => all.reduce((sum, one) => sum + valueOf(one, metric), 0))
  const gains = all.map((one) => ({ name: bare(one.name), gain: gainOf(one) }))
  const gain = gains.reduce((sum, one) => sum + one.gain, 0)
  const best = gains.reduce((most, one) => (one.gain > most.gain ? one : most), gains[0] ?? { name: '', gain: 0 })
  const results: KeyFigure[] = earns
    ? [
        { label: gain < 0 ? 'Rugi semuanya' : 'Laba semuanya', value: moneyText(gain) },
        { label: `Laba terbesar: ${best.name}`, value: moneyText(best.gain) },
        ...gains.flatMap((one) => (one.gain < 0 ? [{ label: `Rugi: ${one.name}`, value: moneyText(one.gain) }] : [])),
      ]
    : isOverTime
      ? [
          { label: 'Total semua', value: moneyText(totals.reduce((sum, one) => sum + one, 0)) },
          ...all.map((one) => ({ label: `Total ${one.name}`, value: moneyText(rowSum(one)) })),
        ]
      : names.map((metric, at) => ({ label: `Total ${metric.toLowerCase()}`, value: moneyText(totals[at] ?? 0) }))
  return {
    title: titleOf(names, kind, isOverTime),
    rows: [
      [kind === '' ? 'Nama' : kind, ...names, ...(earns ? [gainHead] : isOverTime ? ['Total'] : [])],
      ...all.map((one) => [
        one.name,
        ...names.map((metric) => moneyText(valueOf(one, metric))),
        ...(earns ? [moneyText(gainOf(one))] : isOverTime ? [moneyText(rowSum(one))] : []),
      ]),
      [
        'Total',
        ...totals.map(moneyText),
        ...(earns ? [moneyText(gain)] : isOverTime ? [moneyText(totals.reduce((sum, one) => sum + one, 0))] : []),
      ],
    ],
    results: results.slice(0, 4),
    chart: {
      type: 'bar',
      unit: 'Rp',
      categories: all.map(({ name }) => bare(name)),
      series: names.map((metric) => ({ name: metric, values: all.map((one) => valueOf(one, metric)) })),
    },
  }
}
