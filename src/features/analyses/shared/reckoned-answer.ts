import type { ReckonedAnswer, Reckoner } from '#core/assistant/shared/reckoned-answer.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AnalysisContent } from './analysis-content.ts'
import type { AnalysisRequest } from './analysis-request.ts'
import { composeAnalysis } from './compose-analysis.ts'
import { makeWorked } from './makers/worked.ts'
import { readRequest } from './read-request.ts'
import { boundText, reckonNumbers } from './reckon.ts'
import { byLevels } from './scenes/by-levels.ts'
import { workedQuestion } from './scenes/worked-question.ts'
import { isClosed } from './left-open.ts'
import type { Role } from './told-figure.ts'
import { withTime } from './wording.ts'

/** What a message must ask for: a list of prices is none of our business. */
const asking =
  /(?<!\p{L})(?:(?:di)?h?itung\p{L}*|berapa|brp|sabaraha|piro|total\p{L}*|laba\p{L}*|rugi|untung\p{L}*|keuntungan\p{L}*|profit|selisih\p{L}*|rata|rata2|rata-rata|persen\p{L}*|kenaikan\p{L}*|penurunan|pertumbuhan|naik|bep|impas|balik modal|saldo akhir|sisa\p{L}*|kurang\p{L}*|margin|penyusutan|bagian\p{L}*|bagi hasil|jatah\p{L}*|jumlah\p{L}*|keseluruhan\p{L}*|biaya per|modal per|dibagi\p{L}*|pembagian\p{L}*|bagi hasil|jatah\p{L}*|jumlah\p{L}*|keseluruhan\p{L}*|biaya per|modal per|banding\p{L}*|perbandingan|setelah diskon|stlh diskon\p{L}*|shu|capaian|target|rupiahnya|cicilan\p{L}*)(?!\p{L})/iu
const mostResults = 8

const asResults = (content: AnalysisContent, named: ReadonlySet<string>): ReckonedAnswer | null => {
  const numbers = reckonNumbers(content)
  const results = [...named]
    .flatMap((id) => content.metrics.find((one) => one.id === id) ?? [])
    .filter(({ id, unit }) => unit !== 'name' && numbers.of(id).value !== null)
    .map(({ id, label, per }) => ({
      label: sentenceCase(withTime(label, per)),
      value: numbers.text(id).replaceAll('\u00a0', ' '),
      how: (numbers.how(id)?.figures ?? '').replaceAll('\u00a0', ' '),
    }))
  const [chart] = content.charts
  const values = chart?.series[0]?.values.map((formula) => numbers.plot(formula)) ?? []
  const plotted = values.filter((value) => value !== null)
  return results.length === 0
    ? null
    : {
        title: content.title.replace(/^Analisis\s+/, ''),
        results: results.slice(0, mostResults),
        told: content.dataset.figures.flatMap(({ origin, value }) =>
          origin === 'stated' && value !== null ? [value] : [],
        ),
        assumed: content.sources.assumptions.map((one) => boundText(one, numbers)),
        chart:
          chart && chart.unit === 'rupiah' && plotted.length === values.length && values.length > 1
            ? { title: chart.title, categories: chart.categories, values: plotted }
            : null,
      }
}

/** Sales over several times, a break-even of one thing sold, and reckonings that were recognised for certain. */
const isCertain = ({ analysisType, choices, figures, reckoning }: AnalysisRequest): boolean => {
  const has = (...roles: readonly Role[]): boolean => figures.some(({ role }) => roles.includes(role))
  const times = figures.filter(({ kind, period }) => kind === 'money' && period !== '')
  if (choices !== null || figures.some(({ range }) => range !== undefined)) return choices !== null
  if (reckoning !== null) return ['loan', 'share_out', 'cash_periods', 'discount', 'price_change'].includes(reckoning)
  if (analysisType === 'bep') return has('price') && has('unit_cost', 'hpp') && has('fixed')
  return (
    analysisType === 'penjualan' &&
    times.length > 1 &&
    // `Cimahi okt, nov, Lembang okt, nov`: the same time twice is no course of sales.
    new Set(times.map(({ period }) => period.toLowerCase())).size === times.length &&
    times.length === figures.filter(({ kind }) => kind === 'money').length
  )
}

/** What one piece sells for and costs, and how many are sold: its gain, and that of the time. */
const isUnitGain = ({ analysisType, choices, figures, reckoning }: AnalysisRequest): boolean =>
  analysisType === 'laba_rugi' &&
  choices === null &&
  reckoning === null &&
  figures.some(({ role }) => role === 'price') &&
  !figures.some(({ role }) => role === 'fixed' || role === 'expense' || role === 'revenue') &&
  figures.some(({ role }) => role === 'unit_cost' || role === 'hpp')

/** What a message's figures come to, where it asks for it and they determine it: the same steps as an analysis takes. */
export const reckonedAnswer: Reckoner = (reading) => {
  if (!asking.test(reading.text)) return null
  const request = readRequest(reading, {
    today: reading.today as IsoDay,
    timeZone: 'Asia/Jakarta',
    ownerName: null,
    turns: [],
  })
  const plain = { ...request, subject: '', place: '', business: '' }
  const worked = workedQuestion(request) ?? byLevels(request)
  if (!worked) {
    const isUnit = isUnitGain(request)
    if (!isCertain(request) && !isUnit) return null
    const content = composeAnalysis(plain)
    if (isUnit && !isClosed(content, request)) return null
    const shown = isUnit ? content.sections : content.sections.slice(0, 1)
    const cards = shown.flatMap(({ blocks }) => blocks.flatMap((one) => (one.type === 'figures' ? one.metrics : [])))
    return asResults(content, new Set(cards))
  }
  const named = worked.steps.filter(({ quiet }) => !quiet).map(({ id }) => id)
  // What is asked first stands first.
  const shown = new Set([...worked.shown, ...named])
  return asResults(makeWorked(plain, worked), shown)
}
