import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { DeckPurpose, DeckRequest, FigureSeries, KeyFigure } from '../deck-request.ts'
import { isPlan } from '../reading/deck-purpose.ts'
import { moneyText } from '../reading/told-figures.ts'
import { joinWords } from '../reading/told-words.ts'
import { chartInWords, figureText } from '../scene/chart-drawing.ts'
import type { ChartData } from '../scene/deck.ts'
import { inGroups, most, pointsSection, type Section } from './section.ts'

const longestTitle = 76

/** A series in reckoned figures: its sum, its best and its change. Shares are not added up, nor what came in to what went out. */
export const reckonSeries = ({ points: all, title, unit, isTime }: FigureSeries): KeyFigure[] => {
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return []
  const highest = all.reduce((best, one) => (one.value > best.value ? one : best), first)
  const total = all.reduce((sum, { value }) => sum + value, 0)
  const text = (value: number): string =>
    unit === 'Rp' ? moneyText(value) : figureText(value, unit).replaceAll('\u00a0', ' ')
  const change = first.value === 0 ? null : ((last.value - first.value) / first.value) * 100
  const labels = all.map(({ label }) => label).join(' ')
  const isMixed =
    !isTime &&
    /\b(?:masuk|pemasukan|pendapatan|omzet|saldo|modal|simpanan)\b/i.test(labels) &&
    (!/masuk|pendapatan/i.test(title) || /\b(?:keluar|pengeluaran)\b/i.test(labels))
  return [
    ...(unit === '%' || isMixed
      ? []
      : [{ label: `Total ${all.length} ${isTime ? 'periode' : 'bagian'}`, value: text(total) }]),
    { label: `Tertinggi: ${highest.label}`, value: text(highest.value) },
    ...(isTime && change !== null && first !== last
      ? [
          {
            label: `${first.label} ke ${last.label}`,
            value: `${change < 0 ? 'turun' : 'naik'} ${figureText(Math.round(Math.abs(change) * 10) / 10, '%')}`,
          },
        ]
      : []),
  ]
}

/** What a chart shows, said in the title of its slide: how it went, or which part is the largest. */
export const seriesTitle = (series: FigureSeries): string => {
  const { isTime, points: all, title, unit } = series
  const results = reckonSeries(series)
  const change = results.find(({ value }) => /^(?:naik|turun) (?!0%)/.test(value))
  const [first, last] = [all[0]?.label ?? '', all.at(-1)?.label ?? '']
  const sorted = all.toSorted((one, other) => other.value - one.value)
  const [highest, second] = sorted
  const said = isTime
    ? change === undefined
      ? ''
      : title === ''
        ? `${sentenceCase(change.value)} dari ${first} ke ${last}`
        : `${title} ${change.value} dari ${first} ke ${last}`
    : title !== '' &&
        all.length > 2 &&
        highest &&
        second &&
        highest.value > second.value &&
        (results.length > 1 || isShares(series))
      ? /(?<!\p{L})(?:paling|ter(?:banyak|laris|sering|besar|tinggi|laku))(?!\p{L})/iu.test(title)
        ? `${title}: ${highest.label.charAt(0).toLowerCase()}${highest.label.slice(1)}`
        : `${title}: ${highest.label} paling ${unit === 'Rp' ? 'besar' : 'banyak'}`
      : ''
  const isSaid = said !== '' && said.length <= longestTitle
  return isSaid ? said : title || 'Perkembangan'
}

const isShares = ({ points: all, unit }: FigureSeries): boolean =>
  unit === '%' && Math.abs(all.reduce((sum, { value }) => sum + value, 0) - 100) < 0.01

const chartOf = (series: FigureSeries): ChartData => ({
  type: isShares(series) ? 'pie' : series.isTime && series.points.length > 7 ? 'line' : 'bar',
  unit: series.unit,
  categories: series.points.map(({ label }) => label),
  series: [{ name: series.title, values: series.points.map(({ value }) => value) }],
})

const inWords = ({ label, value }: KeyFigure): string => `${label}: ${value}`

export const seriesSections = ({ series: all }: DeckRequest): Section[] =>
  all.flatMap((series) =>
    inGroups(series.points, most.chart).flatMap((part): Section => {
      const own = { ...series, points: part }
      const values = reckonSeries(own)
      const notes = `${chartInWords(chartOf(own)).replaceAll('\u00a0', ' ')}. ${values.map(inWords).join('. ')}. Tunjuk batang yang paling menonjol, lalu ceritakan sebabnya.`
      return {
        title: seriesTitle(own),
        kind: 'chart',
        lines: values.map(inWords),
        values,
        chart: chartOf(own),
        notes,
      }
    }),
  )

/** Whether the list with its sum holds every price already: a budget is shown once, and is no price list. */
export const isSummed = ({ goods, sum, purpose }: DeckRequest): boolean =>
  purpose !== 'promotion' &&
  goods.every(({ price }) => sum.some(({ label, value }) => `${label} ${value}`.includes(moneyText(price))))

/** What a list comes to, unless a chart's own sum says so already. */
export const sumSections = ({ sum, series }: DeckRequest): Section[] => {
  const whole = sum.at(-1)
  const isShown = series.some((one) => reckonSeries(one).some(({ value }) => value === whole?.value))
  if (whole === undefined || isShown) return []
  const groups = inGroups(sum.slice(0, -1), most.rows)
  return groups.map((part, at) =>
    pointsSection(
      at === 0 ? 'Rincian dan total' : 'Rincian dan total, lanjutan',
      [...part, ...(at === groups.length - 1 ? [whole] : [])].map(inWords),
      `Tutup dengan ${whole.label.startsWith('Total') ? 'totalnya' : whole.label.toLowerCase()}: ${whole.value}.`,
    ),
  )
}

export const figureTitles: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Bukti sejauh ini',
  profile: 'Kami dalam angka',
  promotion: 'Angka yang bicara',
  training: 'Angka yang perlu diingat',
  report: 'Angka penting',
  proposal: 'Angka utamanya',
  other: 'Angka penting',
}

/** As a speaker says them: `12 karyawan dan 40 kantor`. */
const spokenFigures = (values: readonly KeyFigure[]): string => {
  const counts = values.flatMap(({ label, value }) =>
    /^\d[\d.,]*$/.test(value) ? [`${value} ${label.charAt(0).toLowerCase()}${label.slice(1)}`] : [],
  )
  return counts.length === 0 ? '' : `: ${joinWords(counts)}`
}

/** `60 potong × Rp 11.000 = Rp 660.000`: what it comes to stands large, how it does below. */
const withFactors = (figure: KeyFigure): KeyFigure => {
  const [, factors = '', sum = ''] = /^(.+ × .+) = (Rp .+)$/.exec(figure.value) ?? []
  return factors === '' ? figure : { ...figure, label: `${figure.label}: ${factors}`, value: sum }
}

const isReckoned = ({ label, value }: KeyFigure): boolean =>
  / [×÷−] | dibagi /.test(`${label} ${value}`) || /^(?:laba|untung|keuntungan|sisa|shu)(?!\p{L})/iu.test(label)

/** Up to six figures stand on one slide. */
export const figureSections = (request: DeckRequest, figures: readonly KeyFigure[]): Section[] =>
  inGroups(figures.map(withFactors), figures.length <= 6 ? 6 : figures.length <= 8 ? 4 : 6).map((values) => ({
    title:
      isPlan(request) || (request.purpose === 'proposal' && values.some(isReckoned))
        ? 'Hitungannya'
        : figureTitles[request.purpose],
    kind: 'values',
    lines: values.map(inWords),
    values,
    notes: `Baca angkanya pelan-pelan, satu per satu${spokenFigures(values)}; siapkan buktinya bila ditanya.`,
  }))
