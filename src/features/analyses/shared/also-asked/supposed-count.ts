import { bind, onlyIf, p } from '../draft.ts'
import type { Metric } from '../analysis-content.ts'
import type { Counted } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { reckonNumbers } from '../reckon.ts'
import { words } from '../whole-words.ts'
import { type BesidesRule, figureOf, metricOf } from './besides.ts'

const supposing = words('kalau|kalo|klo|kl|jika|bila|misal|misalnya|andai')
const gains = /^(?:untung|sisa|laba)(?!\p{L})/iu
const ofOne = /^(untung|sisa|laba|rata-rata|omzet|biaya|upah)(?: bersih)? (?:per|tiap) (\p{L}+)$/iu

const leaves = ({ label }: Metric): boolean => gains.test(label)

/** `laba kalau 25 sesi`, `kalau hari ini 80 nota`: so many of what is known for one, supposed and told nowhere else. */
const supposedIn = ({ ledger }: AnalysisRequest): Counted | null => {
  const found = ledger.entries.flatMap(({ money, percent, counts, words: own, context }) => {
    const [count, more] = counts
    const isBare = money === null && percent === null && count !== undefined && more === undefined
    const isSupposed = supposing.test([...context.slice(-3), ...own].join(' '))
    return isBare && isSupposed && count.noun !== '' && timeNamed(count.noun) === null ? [count] : []
  })
  const [only, more] = found
  return only && !more ? only : null
}

/** What so many come to, where the analysis knows what one leaves, costs or brings. */
export const forSupposedCount: BesidesRule = (content, request) => {
  const count = supposedIn(request)
  if (!count) return null
  const numbers = reckonNumbers(content)
  const known = content.metrics.filter(({ unit, label, id }) => {
    const [, , noun] = ofOne.exec(label) ?? []
    return unit === 'rupiah' && noun === count.noun && numbers.of(id).value !== null
  })
  const found = known.find(leaves) ?? (request.ledger.asked.wanted.includes('profit') ? undefined : known[0])
  const isKnown = content.metrics.some(({ formula }) =>
    content.dataset.figures.some(({ id, value }) => value === count.value && new RegExp(`\\b${id}\\b`).test(formula)),
  )
  if (!found || isKnown) return null
  const [, what = ''] = ofOne.exec(found.label) ?? []
  // What stays whatever is sold is paid of it.
  const fixed = content.metrics.find(({ id }) => id === 'tetap')
  if (!leaves(found) && fixed) return null
  const name = fixed ? 'Laba' : /^rata/iu.test(what) ? 'Jumlahnya' : what
  const of = `${count.value.toLocaleString('id-ID')} ${count.noun}`
  return {
    figures: [figureOf('andai_banyak', `Kalau ${count.noun}`, count.value, { noun: count.noun, said: count.said })],
    metrics: [
      metricOf('andai', `${name} untuk ${of}`, `${found.id} * andai_banyak${fixed ? ' - tetap' : ''}`, {
        per: fixed?.per ?? '',
      }),
    ],
    told: [p(`${name} untuk ${of}: **${bind('andai')}**.`, onlyIf('andai', 'positive', 'zero', 'negative'))],
  }
}
