import { bind, onlyIf, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { type BesidesRule, metricOf } from './besides.ts'

const asksPercent = words(
  '(?:berapa|brp|brapa|piro) (?:persen|prosen)|persen(?:nya|tase|tasenya)? (?:berapa|brp|brapa)',
)
const gap = words('selisih|perubahan|tambahan|lebih (?:mahal|murah|besar)|kenaikan|penurunan|naik|turun|beda|hemat')
/** `nilai_2 - nilai_1`, `max(nilai) - min(nilai)`: what is compared with what. */
const difference = /^([\w()]+) - ([\w()]+)$/u

/** `selisihnya berapa dan berapa persen`: a difference as a share of what it is measured by. */
export const asPercent: BesidesRule = (content, { message }) => {
  if (!asksPercent.test(message) || content.metrics.some(({ unit }) => unit === 'percent')) return null
  const found = content.metrics.find(
    ({ id, unit, label, formula }) =>
      unit === 'rupiah' && gap.test(label) && difference.test(formula) && (id === content.key || content.key === ''),
  )
  const [, , base = ''] = difference.exec(found?.formula ?? '') ?? []
  if (!found || base === '') return null
  const named = content.metrics.find(({ id }) => id === base) ?? content.dataset.figures.find(({ id }) => id === base)
  const of = named ? `${named.label} ${bind(base)}` : base.startsWith('min(') ? 'yang terkecil' : null
  if (of === null) return null
  return {
    metrics: [
      metricOf('beda_persen', `${found.label} dalam persen`, `${found.id} / positive(${base}) * 100`, {
        unit: 'percent',
      }),
    ],
    told: [p(`Dalam persen: **${bind('beda_persen')}** dari ${of}.`, onlyIf('beda_persen', 'positive', 'negative'))],
  }
}
