import type { ReckonedAnswer, Reckoner } from '#core/assistant/shared/reckoned-answer.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { accountOf } from './account/account.ts'
import type { AnalysisContent, AnalysisType } from './analysis-content.ts'
import type { AnalysisRequest } from './analysis-request.ts'
import { composeAnalysis, leavesBlank } from './compose-analysis.ts'
import { readRequest } from './read-request.ts'
import { makeWorked } from './makers/worked.ts'
import { byLevels } from './scenes/by-levels.ts'
import { workedQuestion } from './scenes/worked-question.ts'
import { boundText, reckonNumbers } from './reckon.ts'
import { isClosed } from './left-open.ts'
import { withTime } from './wording.ts'

/** What a message must ask for: a list of prices is none of our business. */
const asking =
  /(?<!\p{L})(?:(?:di)?h?itung\p{L}*|berapa|brp|sabaraha|piro|total\p{L}*|laba\p{L}*|rugi|untung\p{L}*|keuntungan\p{L}*|profit|selisih\p{L}*|rata|rata2|rata-rata|persen\p{L}*|kenaikan\p{L}*|penurunan|pertumbuhan|naik|bep|impas|balik modal|saldo akhir|sisa\p{L}*|bersih|kurang\p{L}*|margin|penyusutan|bagian\p{L}*|bagi hasil|jatah\p{L}*|jumlah\p{L}*|keseluruhan\p{L}*|biaya per|modal per|dibagi\p{L}*|pembagian\p{L}*|banding\p{L}*|perbandingan|setelah diskon|stlh diskon\p{L}*|shu|capaian|target|rupiahnya|cicilan\p{L}*|mending\p{L}*|mana (?:yang|yg)|lebih (?:murah|untung|hemat|sehat))(?!\p{L})/iu
const mostResults = 8
/** Analyses that add up what was told, whatever it was told for. */
const listing = new Set<AnalysisType>(['umum', 'arus_kas'])

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
            ? {
                title: chart.title,
                categories: chart.categories.map((one) => boundText(one, numbers)),
                values: plotted,
              }
            : null,
      }
}

/** What an account makes of every number of a message, where it answers what is asked; null else. */
const inAccount = (request: AnalysisRequest): AnalysisContent | null => {
  const told = accountOf(request)
  const content = told && makeWorked(request, told)
  return content && isClosed(content, request) && !leavesBlank(content) ? content : null
}

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
  const whole = composeAnalysis(plain)
  const isWhole = !listing.has(whole.analysisType) && isClosed(whole, request) && !leavesBlank(whole)
  // What a scene recognised holds, whatever else the message counts.
  const worked = isWhole ? null : (workedQuestion(request) ?? byLevels(request))
  const content = worked ? makeWorked(plain, worked) : isWhole ? whole : inAccount(plain)
  if (content === null) return null
  const cards = content.sections.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.type === 'figures' ? one.metrics : [])),
  )
  return asResults(content, new Set(cards))
}
