import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { figureText } from '../../scene/chart-drawing.ts'
import type { Account, FigureSeries, KeyFigure } from '../../deck-request.ts'
import type { Draft } from '../figure-draft.ts'
import { figuresIn, moneyText } from '../told-figures.ts'

const isWhole = ({ points, unit }: FigureSeries): boolean =>
  unit === '%' && Math.abs(points.reduce((sum, { value }) => sum + value, 0) - 100) < 0.01

const rest = /^(?:shu|laba(?: bersih)?|keuntungan|untung|sisa kas|saldo akhir)$/i
const ofRest = /\b(?:shu|laba|keuntungan|untung|hasil)\b/i
const ofFunds = /\b(?:dana|modal|investasi|penggunaan|alokasi)\b/i

/** `cari dana 250jt: teknologi 40%, …`: each share as the sum that it comes to. */
const shareFunds = (draft: Draft, series: FigureSeries): boolean => {
  const [money] = figuresIn(series.title).filter(({ kind }) => kind === 'money')
  const [whole, part] = draft.asks
  const amount = whole?.amount ?? money?.value
  if (amount === undefined || part !== undefined || !ofFunds.test(series.title)) return false
  draft.asks = [
    whole ?? { label: 'Dana yang dibutuhkan', value: moneyText(amount), amount },
    ...series.points.map(({ label, value }) => {
      const sum = Math.round((amount * value) / 100)
      return { label, value: moneyText(sum), amount: sum }
    }),
  ]
  return true
}

/** `dibagi anggota 40%, pengurus 20%`: the word that tells the sharing is no part of the first name. */
const sharing = /^(?:di|ter)bagi\s(?:(?:untuk|ke|kepada|jadi|menjadi)\s)?(?=\p{L})/iu
const sharedBy = (series: FigureSeries, title: string): FigureSeries => ({
  ...series,
  title,
  points: series.points.map(({ label, value }) => ({ label: sentenceCase(label.replace(sharing, '')), value })),
})

/** Shares of what is left, in money: `pembagian SHU: anggota 40%, …` of a SHU that is known. */
const shareRest = (given: FigureSeries, known: readonly KeyFigure[]): Account | null => {
  const left = known.find(({ label, value }) => rest.test(label) && /^Rp [\d.]+$/.test(value))
  const isShared = sharing.test(given.points[0]?.label ?? '')
  if (left === undefined || !(ofRest.test(given.title) || isShared)) return null
  const series = isShared ? sharedBy(given, `Pembagian ${left.label}`) : given
  const amount = Number(left.value.replaceAll(/\D/g, ''))
  return {
    title: series.title,
    rows: [
      ['Bagian', 'Persen', 'Jumlah'],
      ...series.points.map(({ label, value }) => [label, figureText(value, '%'), moneyText((amount * value) / 100)]),
      ['Total', '100%', left.value],
    ],
    results: [{ label: `${left.label} yang dibagi`, value: left.value }],
    chart: {
      type: 'pie',
      unit: '%',
      categories: series.points.map(({ label }) => label),
      series: [{ name: series.title, values: series.points.map(({ value }) => value) }],
    },
  }
}

/** Shares of a known sum are told in money too; their series is shown once. */
export const shareOut = (draft: Draft, accounts: readonly Account[]): Account[] => {
  const found: Account[] = []
  draft.series = draft.series.filter((series) => {
    if (!isWhole(series)) return true
    if (shareFunds(draft, series)) return false
    const shared = shareRest(series, [...accounts.flatMap(({ results }) => results), ...draft.figures])
    if (shared === null) return true
    found.push(shared)
    return false
  })
  return found
}
