import { bind, onlyIf, p } from '../draft.ts'
import type { Entry } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { reckonNumbers } from '../reckon.ts'
import type { Time } from '../told-figure.ts'
import { words } from '../whole-words.ts'
import { type BesidesRule, figureOf, metricOf } from './besides.ts'

/** What goes on day by day; a price or a debt does not. */
const flowing = words(
  'untung|laba|rugi|bersih|omzet|omset|pemasukan|penghasilan|biaya|belanja|upah|gaji|sisa|tambahan|pengeluaran|pajak|hemat|penyusutan',
)
/** What one piece leaves does not grow with the days. */
const ofOne = words('per|tiap|satuan|satu')

const ofTime = /\s(?:sehari|seminggu|sebulan|setahun)$/u

/** How many of the smaller time the larger one has where the message tells none, and how that is said. */
const calendar: Readonly<Record<string, readonly [formula: string, said: string]>> = {
  'hari minggu': ['7', ' (7 hari)'],
  'hari bulan': ['30', ' (30 hari)'],
  'hari tahun': ['30 * 12', ' (12 bulan dari 30 hari)'],
  'minggu tahun': ['52', ' (52 minggu)'],
  'bulan tahun': ['12', ' (12 bulan)'],
  'tahun bulan': ['1 / 12', ''],
}

/** `26 hari`, `4 minggu`: the days and weeks that the message tells for the larger time. */
const toldSpan = (from: Time, to: Time, entries: readonly Entry[]): { value: number; said: string } | null => {
  const [least, most] = to === 'minggu' ? [2, 7] : from === 'minggu' ? [4, 5] : [10, 31]
  if (from === 'bulan' || to === 'tahun') return null
  const counts = entries.filter(({ money }) => money === null).flatMap(({ counts: told }) => told)
  const spans = counts.filter(({ noun, value }) => noun === from && value >= least && value <= most)
  const [only, more] = new Set(spans.map(({ value }) => value))
  return only !== undefined && more === undefined ? { value: only, said: spans[0]?.said ?? '' } : null
}

/** `untung sehari berapa, sebulan berapa`: a result of one time in the others that are asked. */
export const inOtherTimes: BesidesRule = (content, { ledger }) => {
  const { asked, entries } = ledger
  const numbers = reckonNumbers(content)
  const [first] = content.sections
  const shown = new Set(first?.blocks.flatMap((block) => (block.type === 'figures' ? block.metrics : [])))
  const results = content.metrics.filter(
    ({ id, unit, per, label }) =>
      unit === 'rupiah' &&
      timeNamed(per) === per &&
      (id === content.key || shown.has(id)) &&
      flowing.test(label) &&
      !ofOne.test(label) &&
      numbers.of(id).value !== null,
  )
  const [lead] = results
  const from = lead ? timeNamed(lead.per) : null
  if (!lead || from === null) return null
  const reached = new Set(content.metrics.filter(({ unit }) => unit === 'rupiah').map(({ per }) => per))
  const wanted = asked.times.filter((time) => !reached.has(time))
  const found = wanted.flatMap((to) => {
    const span = toldSpan(from, to, entries)
    const known = calendar[`${from} ${to}`]
    if (span === null && known === undefined) return []
    const id = `${from}_dari_${to}`
    const [formula, said] = span ? [id, ` (${span.value} ${from})`] : (known ?? ['1', ''])
    return results
      .filter(({ per }) => per === from)
      .slice(0, 3)
      .map((one) => ({ to, id, span, said, formula, one, name: one.label.replace(ofTime, '') }))
  })
  if (found.length === 0) return null
  const spans = new Map(found.flatMap(({ id, span }) => (span ? [[id, span] as const] : [])))
  return {
    figures: [...spans].map(([id, { value, said }]) =>
      figureOf(id, from === 'hari' ? 'Hari' : 'Minggu', value, { noun: from, said }),
    ),
    metrics: found.map(({ one, to, name, formula }) =>
      metricOf(`${one.id.slice(0, 28)}_se${to}`, `${name} se${to}`, `${one.id} * ${formula}`, { per: to }),
    ),
    told: found.map(({ one, to, name, said }) =>
      p(
        `${name} se${to}: **${bind(`${one.id.slice(0, 28)}_se${to}`)}**${said}.`,
        onlyIf(one.id, 'positive', 'zero', 'negative'),
      ),
    ),
  }
}
