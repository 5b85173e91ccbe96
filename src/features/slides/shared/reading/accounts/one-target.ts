import type { Draft } from '../figure-draft.ts'
import { sentenceCase } from '../told-words.ts'
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
