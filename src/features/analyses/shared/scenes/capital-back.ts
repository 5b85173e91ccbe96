import { bind, onlyIf, p } from '../draft.ts'
import type { Entry } from '../ledger/entry.ts'
import { factorsOf, lineOf } from '../ledger/lines.ts'
import { daysOf } from '../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { type Scene, words } from './scene.ts'

const asking = words('balik modal\\p{L}*|modal\\p{L}* (?:kembali|balik)|kembali modal|nutup modal|payback|bep modal')
const ofOthers = words('banding\\p{L}*|vs|versus|cicilan|angsuran|pinjam\\p{L}*|kredit|sewa atau|dibagi|persen')

/** What is told of a month, or of a day beside a day's takings, once what was put in is told. */
const flowsIn = (sums: readonly Entry[]): { readonly base: 'hari' | 'bulan'; readonly outs: Entry[] } | null => {
  const at = sums.findIndex(({ way }) => way === 'in')
  const income = sums[at]
  const outs = sums.slice(at + 1)
  if (!income || (income.per !== 'hari' && income.per !== 'bulan') || outs.some(({ way }) => way !== 'out')) return null
  const base = income.per
  // `omzet sehari 620rb, belanja 410rb`: as little as a day takes is spent that day.
  const isOfDay = outs.reduce((sum, { money }) => sum + (money ?? 0), 0) < (income.money ?? 0)
  const isIts = ({ per }: Entry): boolean => per === base || (per === null && base === 'hari' && isOfDay)
  return outs.every(isIts) ? { base, outs } : null
}

/** All that is put in, and after how many months what is left each month has paid it back. */
export const capitalBack: Scene = ({ ledger, message, figures, choices }) => {
  const { entries } = ledger
  if (!asking.test(message) || ofOthers.test(message) || choices) return null
  if (entries.some(({ percent, way }) => percent !== null || way === 'wish')) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const flows = flowsIn(sums)
  const capital = sums.slice(
    0,
    sums.findIndex(({ way }) => way === 'in'),
  )
  const income = sums[capital.length]
  // One sum and what it earns by itself is a question that a whole study answers.
  if (!flows || !income || capital.length === 0 || (capital.length === 1 && flows.outs.length === 0)) return null
  // A year's rent is paid before the first month.
  if (capital.some(({ per, way }) => (per !== null && per !== 'tahun') || way === 'opening')) return null
  const days = daysOf(entries)
  const isIdle = ({ value, noun }: Entry['counts'][number]): boolean =>
    value === 1 || (noun === 'hari' && days !== null)
  if (![income, ...flows.outs].every(({ counts }) => counts.every(isIdle))) return null
  if (!entries.every(({ money, counts }) => money !== null || counts.every(isIdle))) return null
  const factored = capital.map((one) => ({ one, factors: factorsOf({ ...one, per: null }, [one]) }))
  if (factored.some(({ factors }) => factors === null)) return null
  const put = factored.map(({ one, factors }, at) =>
    lineOf({ ...one, per: null }, `modal_${at + 1}`, 'Modal', factors ?? []),
  )
  const taken = lineOf({ ...income, counts: [] }, 'masuk', 'Pemasukan', [])
  const spent = flows.outs.map((one, at) =>
    lineOf({ ...one, counts: [], per: flows.base }, `keluar_${at + 1}`, 'Biaya', []),
  )
  const isDaily = flows.base === 'hari'
  const day: WorkedFigure = days ?? {
    id: 'hari_kerja',
    label: 'Hari',
    assumed: 30,
    unit: 'count',
    noun: 'hari',
    per: 'bulan',
  }
  const whole = put.length > 1 ? 'modal' : (put[0]?.id ?? '')
  const left = spent.length > 0 ? 'laba' : 'masuk'
  const monthly = isDaily ? 'laba_bulan' : left
  const steps: WorkedStep[] = [
    ...put.flatMap((line) => line.steps),
    ...(put.length > 1 ? [{ id: 'modal', label: 'Total modal', formula: put.map(({ id }) => id).join(' + ') }] : []),
    ...(spent.length > 0
      ? [{ id: 'laba', label: 'Laba', formula: ['masuk', ...spent.map(({ id }) => id)].join(' - '), per: flows.base }]
      : []),
    ...(isDaily ? [{ id: 'laba_bulan', label: 'Laba', formula: `${left} * ${day.id}`, per: 'bulan' }] : []),
    { id: 'lama', label: 'Balik modal', formula: `${whole} / positive(${monthly})`, unit: 'count', noun: 'bulan' },
    { id: 'setahun', label: 'Laba setahun dari modal', formula: `${monthly} * 12 / ${whole} * 100`, unit: 'percent' },
  ]
  return {
    type: 'kelayakan',
    title: 'Analisis Balik Modal',
    figures: [...[...put, taken, ...spent].flatMap(({ figures: own }) => own), ...(isDaily ? [day] : [])],
    steps,
    answer: [
      p(
        `Modal ${bind(whole)} kembali dalam **${bind('lama')}**, dari ${spent.length > 0 || isDaily ? 'laba' : 'hasil'} **${bind(monthly)}** sebulan.`,
        onlyIf('lama', 'positive'),
      ),
      p('Sebulan tidak ada sisanya, jadi modalnya tidak kembali.', onlyIf(monthly, 'zero', 'negative')),
    ],
    key: 'lama',
    shown: ['lama', ...(put.length > 1 ? ['modal'] : []), ...(monthly === 'masuk' ? [] : [monthly])],
    assumptions: isDaily && !days ? ['Sebulan dihitung 30 hari; ubah kalau harinya berbeda.'] : [],
    next: ['Bulan sepi dan biaya yang belum disebut memperlambatnya: [isi biaya lain].'],
  }
}
