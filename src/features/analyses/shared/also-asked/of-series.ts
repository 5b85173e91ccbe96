import type { Figure } from '../analysis-content.ts'
import { bind, bullets, onlyIf, p } from '../draft.ts'
import { isMonth, isWeekday } from '../figure-words.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { words } from '../whole-words.ts'
import { type BesidesRule, metricOf } from './besides.ts'

const asksAverage = words('rata2|rata-rata|rata|rerata|rataan')
const asksEachChange = words(
  'naik ?turun(?:nya)?|tren(?:nya)?|trend(?:nya)?|perubahan(?:nya)? (?:tiap|setiap|per|antar)|(?:naik|turun)(?:nya)?(?: \\p{L}+){0,3} (?:tiap|setiap|masing2|masing-masing)|tiap (?:bulan|kuartal|minggu|hari)(?: \\p{L}+){0,2} (?:naik|turun)',
)

type Beat = 'hari' | 'minggu' | 'bulan' | 'masa'

const nth = /^(kuartal|triwulan|q|minggu|bulan|pekan) ?\d{1,2}$/iu
/** The time that a label names; `Minggu 1` is a week and no Sunday. */
const timeOf = (label: string): Beat | null => {
  const [, counted] = nth.exec(label) ?? []
  if (counted !== undefined) {
    const time = timeNamed(counted)
    return time === 'minggu' || time === 'bulan' ? time : 'masa'
  }
  const [word = ''] = label.toLowerCase().split(' ')
  return isWeekday(word) ? 'hari' : isMonth(word) ? 'bulan' : null
}

interface Series {
  readonly group: string
  readonly figures: readonly Figure[]
  readonly time: Beat
}

/** The one group of three or more numbers that are told for times of one sort, one after the other. */
const seriesIn = (figures: readonly Figure[]): Series | null => {
  const groups = [...new Set(figures.map(({ group }) => group))].filter((group) => group !== '')
  const found = groups.flatMap((group) => {
    const own = figures.filter((one) => one.group === group)
    const [time, more] = new Set(own.map(({ label }) => timeOf(label)))
    return own.length > 2 && time && more === undefined && own.every(({ value }) => value !== null)
      ? [{ group, figures: own, time }]
      : []
  })
  const [only, more] = found
  return only && !more ? only : null
}

/** `rata2 per hari`: the average of a series that is told beside its total. */
export const averageOfSeries: BesidesRule = (content, { message, ledger }) => {
  const series = seriesIn(content.dataset.figures)
  const { per } = ledger.asked
  const isOfTime = series !== null && series.time !== 'masa' && (per === null || per === series.time)
  const isTold = content.sections[0]?.blocks.some((block) => block.type === 'paragraph' && /rata/iu.test(block.text))
  if (!series || !isOfTime || isTold || !asksAverage.test(message)) return null
  const own = content.metrics.find(({ formula }) => formula === `avg(${series.group})`)
  const id = own?.id ?? 'rata_deret'
  const [first] = series.figures
  const unit = first?.unit ?? 'rupiah'
  return {
    metrics: own
      ? []
      : [metricOf(id, 'Rata-rata', `avg(${series.group})`, { unit, noun: first?.noun ?? '', per: series.time })],
    told: [p(`Rata-ratanya **${bind(id)}** per ${series.time}.`, onlyIf(id, 'positive'))],
  }
}

/** `naik turunnya tiap bulan`: how each of a series differs from the one before. */
export const eachChange: BesidesRule = (content, { message }) => {
  const series = seriesIn(content.dataset.figures)
  if (!series || series.figures.length > 13 || !asksEachChange.test(message)) return null
  const pairs = series.figures.slice(1).flatMap((now, at) => {
    const before = series.figures[at]
    return before && (before.value ?? 0) > 0 ? [{ before, now, n: at + 2 }] : []
  })
  const [first] = pairs
  if (!first || pairs.length < series.figures.length - 1) return null
  const changes = pairs.map(
    ({ before, now, n }) =>
      `${before.label} ke ${now.label} {{gerak_${n}|naik|tetap|turun}} **${bind(`gerak_besar_${n}`)}** (${bind(`gerak_persen_${n}`)}).`,
  )
  const unit = series.figures[0]?.unit ?? 'rupiah'
  const noun = series.figures[0]?.noun ?? ''
  return {
    metrics: pairs.flatMap(({ before, now, n }) => [
      metricOf(`gerak_${n}`, `Dari ${before.label} ke ${now.label}`, `${now.id} - ${before.id}`, { unit, noun }),
      metricOf(`gerak_besar_${n}`, `Besar perubahan ${n}`, `abs(gerak_${n})`, { unit, noun }),
      metricOf(`gerak_persen_${n}`, `Perubahan ke ${now.label}`, `gerak_${n} / ${before.id} * 100`, {
        unit: 'percent',
      }),
    ]),
    // The chat tells the sentences of a summary; a long series is a list.
    told: pairs.length > 4 ? [bullets(changes)] : [p(changes.join(' '), onlyIf(first.before.id, 'positive'))],
  }
}
