import type { ReckonedAnswer, Reckoner } from '#core/assistant/shared/reckoned-answer.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AnalysisContent } from './analysis-content.ts'
import { makeWorked } from './makers/worked.ts'
import { readRequest } from './read-request.ts'
import { reckonNumbers } from './reckon.ts'
import { workedQuestion } from './scenes/worked-question.ts'
import { sentenceCase, withTime } from './wording.ts'

/** What a message must ask for: a list of prices is none of our business. */
const asking =
  /(?<!\p{L})(?:(?:di)?hitung\p{L}*|berapa|brp|sabaraha|piro|total\p{L}*|laba\p{L}*|rugi|untung\p{L}*|keuntungan\p{L}*|profit|selisih\p{L}*|rata|rata2|rata-rata|persen\p{L}*|kenaikan\p{L}*|penurunan|pertumbuhan|naik|bep|impas|balik modal|sisa\p{L}*|kurang\p{L}*|margin|penyusutan|bagian\p{L}*|dibagi\p{L}*|pembagian\p{L}*|banding\p{L}*|perbandingan|setelah diskon|stlh diskon\p{L}*|shu|capaian|target|rupiahnya|cicilan\p{L}*)(?!\p{L})/iu
const mostResults = 8

const asResults = (content: AnalysisContent, named: ReadonlySet<string>): ReckonedAnswer | null => {
  const numbers = reckonNumbers(content)
  const results = content.metrics
    .filter(({ id, unit }) => unit !== 'name' && named.has(id) && numbers.of(id).value !== null)
    .map(({ id, label, per }) => ({
      label: sentenceCase(withTime(label, per)),
      value: numbers.text(id).replaceAll('\u00a0', ' '),
    }))
  const [chart] = content.charts
  const values = chart?.series[0]?.values.map((formula) => numbers.plot(formula)) ?? []
  const plotted = values.filter((value) => value !== null)
  return results.length === 0
    ? null
    : {
        title: content.title.replace(/^Analisis\s+/, ''),
        results: results.slice(0, mostResults),
        chart:
          chart && chart.unit === 'rupiah' && plotted.length === values.length && values.length > 1
            ? { title: chart.title, categories: chart.categories, values: plotted }
            : null,
      }
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
  const worked = workedQuestion(request)
  if (!worked) return null
  const named = worked.steps.filter(({ quiet }) => !quiet).map(({ id }) => id)
  // What is asked first stands first.
  const shown = new Set([...worked.shown, ...named])
  return asResults(makeWorked({ ...request, subject: '', place: '', business: '' }, worked), shown)
}
