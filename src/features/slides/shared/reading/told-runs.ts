import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { FigureSeries } from '../deck-request.ts'
import { flowOf, isOpening } from './accounts/money-flow.ts'
import { figuresIn } from './told-figures.ts'
import { trimmed } from './told-words.ts'

/** Words before the first of a run that name the whole of it. */
const runHead =
  /^((?:(?:keluhan|alasan|sebab|penyebab|jawaban|pilihan|permintaan|layanan|produk|menu|barang|kunjungan)\p{L}*\s+(?:terbanyak|terlaris|terlaku|terbesar|utama|favorit|paling \p{L}+))|keluhan(?:nya)?|pengeluaran(?:nya)?|belanja(?:nya)?|beban)\s*:?\s+(\p{L}.*)$/iu

const ofCosts = /^(?:pengeluaran|belanja|beban)/i

interface Told {
  readonly clause: string
  readonly label: string
  readonly value: number
  readonly unit: string
}

const toldIn = (clause: string): Told | null => {
  const [figure, more] = figuresIn(clause)
  if (!figure || more || figure.kind === 'percent' || figure.per !== '' || figure.after !== '') return null
  const label = trimmed(figure.before)
  const isName = label !== '' && label.split(/\s+/).length <= 6 && !/\d/.test(label)
  return isName ? { clause, label, value: figure.value, unit: figure.unit } : null
}

/**
 * `layanan terbanyak vaksin 96, grooming 71, rawat inap 18`: what its first words name is read side by side. The clauses
 * that belong to no run come back as they are.
 */
export const runIn = (
  clauses: readonly string[],
): { readonly series: readonly FigureSeries[]; readonly rest: readonly string[] } => {
  const none = { series: [], rest: clauses }
  const start = clauses.findIndex((clause) => runHead.test(clause) && toldIn(clause) !== null)
  const first = start < 0 ? null : toldIn(clauses[start] ?? '')
  const [, title = '', label = ''] = runHead.exec(first?.label ?? '') ?? []
  if (!first || title === '') return none
  const following = clauses.slice(start + 1).map(toldIn)
  const end = following.findIndex((one) => one === null || one.unit !== first.unit)
  const own = [first, ...(end < 0 ? following : following.slice(0, end)).filter((one) => one !== null)]
  if (own.length < 3) return none
  // `infaq 8jt, pengeluaran listrik 1jt, honor 2jt`: beside what came in, what went out is one side of an account.
  const beside = clauses.flatMap((clause) => (own.some((one) => one.clause === clause) ? [] : (toldIn(clause) ?? [])))
  const isSide =
    ofCosts.test(title) &&
    beside.some(({ label: said }) => {
      const named = { label: said, group: '' }
      return isOpening(named) || flowOf(named, '') === 'in'
    })
  if (isSide) return none
  const points = own.map((one, at) => ({ label: sentenceCase(at === 0 ? label : one.label), value: one.value }))
  return {
    series: [{ title: sentenceCase(title.replace(/nya$/i, '')), unit: first.unit, points, isTime: false }],
    rest: clauses.filter((clause) => !own.some((one) => one.clause === clause)),
  }
}
