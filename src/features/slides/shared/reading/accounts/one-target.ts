import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { KeyFigure } from '../../deck-request.ts'
import type { Draft } from '../figure-draft.ts'
import { isTimeLabel, moneyText } from '../told-figures.ts'
import { type Against, reached } from './against.ts'

const ofEach =
  /^target(?:nya)?\s+(?:tiap|setiap|per|masing-masing)(?:\s+(?:cabang|outlet|toko|gerai|kios|warung|sales|orang|bulan))?$/i

/** `Pasar 96jt, Terminal 71jt. target tiap cabang 85jt`: each of them against the one target; taken out of the draft. */
export const againstOneTarget = (draft: Draft): Against[] => {
  const goal = draft.loose.find(({ figure, label }) => figure.kind === 'money' && ofEach.test(label))
  const run = draft.series.filter(({ isTime, unit }) => !isTime && unit === 'Rp')
  const loose = draft.loose.filter(
    (one) => one !== goal && one.figure.kind === 'money' && one.figure.per === '' && one.label !== '',
  )
  const results = [
    ...loose.map(({ figure, label }) => ({ label, value: figure.value })),
    ...run.flatMap(({ points }) => points),
  ]
  if (!goal || goal.figure.value <= 0 || results.length < 2 || results.length > 12) return []
  const first = goal.figure.value
  draft.loose = draft.loose.filter((one) => one !== goal && !loose.includes(one))
  draft.series = draft.series.filter((one) => !run.includes(one))
  return results.map(({ label, value }): Against => ({
    kind: 'target',
    name: sentenceCase(label),
    first,
    second: value,
    unit: 'Rp',
    figure: { label, value: reached({ first, second: value }) },
  }))
}

const ofAll =
  /^target(?:nya)?(?:\s+(?:total|gabungan|keseluruhan|semua\p{L}*|(?:kuartal|triwulan|semester|tahun)\p{L}*(?:\s(?:\d{1,4}|[ivx]+|ini))?))*$/iu
const ofLongTime = /(?<!\p{L})(?:total|gabungan|keseluruhan|kuartal|triwulan|semester|tahun)/iu

/**
 * `Bandung 412jt, Cimahi 198jt, target 800jt`: what all of them were to bring in is no part of what they brought; what
 * they come to is read against it, and the target is taken out of the draft. Months are added up only against what their
 * whole time was to bring.
 */
export const againstWholeTarget = (draft: Draft): KeyFigure[] => {
  const goals = draft.loose.filter(
    ({ figure, label }) => figure.kind === 'money' && figure.per === '' && ofAll.test(label),
  )
  const [goal, more] = goals
  if (!goal || more || goal.figure.value <= 0) return []
  const parts = draft.loose.filter(
    ({ figure, label }) =>
      figure.kind === 'money' &&
      figure.per === '' &&
      !/^target/i.test(label) &&
      (!isTimeLabel(label) || ofLongTime.test(goal.label)),
  )
  if (parts.length < 2) return []
  draft.loose = draft.loose.filter((one) => one !== goal)
  const whole = parts.reduce((sum, { figure }) => sum + figure.value, 0)
  const gap = whole - goal.figure.value
  return [
    {
      label: `Capaian: ${moneyText(whole)} dari target ${moneyText(goal.figure.value)}`,
      value: reached({ first: goal.figure.value, second: whole }),
    },
    ...(gap === 0
      ? []
      : [{ label: gap < 0 ? 'Kurang dari target' : 'Di atas target', value: moneyText(Math.abs(gap)) }]),
  ]
}
