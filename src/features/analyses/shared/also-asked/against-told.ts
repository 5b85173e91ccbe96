import { bind, onlyIf, p } from '../draft.ts'
import type { Entry } from '../ledger/entry.ts'
import { toldSum } from '../ledger/lines.ts'
import { reckonNumbers } from '../reckon.ts'
import { usedValues } from '../used-values.ts'
import { words } from '../whole-words.ts'
import { type Besides, type BesidesRule, figureOf, metricOf } from './besides.ts'

const gains = new Set('laba untung bersih profit cuan'.split(' '))
const dearer = words('(?:tambahan|perubahan) (?:belanja|biaya|gaji|upah)(?: sebulan)?|gaji bertambah')
const totals = words('jumlah|total|omzet|pemasukan|penjualan')
const asksLeft = words('(?:sisa|tinggal|jadi|labanya|untungnya)(?:nya)?(?: \\p{L}+){0,3} (?:berapa|brp|brapa)')
const asksShort = words('kurang(?:nya)?(?: \\p{L}+){0,2} (?:berapa|brp|brapa)|(?:berapa|brp) (?:lagi|kurangnya)')

const subtracted = (
  { money, said }: Entry,
  {
    name,
    label,
    of,
    per,
  }: { readonly name: string; readonly label: string; readonly of: string; readonly per: string },
): Besides => ({
  figures: [figureOf('disebut', name, money ?? 0, { unit: 'rupiah', per, said })],
  metrics: [metricOf('sisa_disebut', label, `disebut - ${of}`, { per })],
  told: [p(`${label} **${bind('sisa_disebut')}**.`, onlyIf('sisa_disebut', 'positive', 'zero', 'negative'))],
})

/** A told gain that a dearer cost lessens, a told target that takings have not reached: what is left of it. */
export const againstTold: BesidesRule = (content, { ledger, message }) => {
  const used = usedValues(content)
  const numbers = reckonNumbers(content)
  const left = ledger.entries.filter(({ money, counts }) => money !== null && counts.length === 0 && !used.has(money))
  const [told, more] = left
  if (!told || more || content.metrics.some(({ id }) => id === 'sisa_disebut')) return null
  const per = toldSum(told).per ?? ''
  const known = content.metrics.filter(({ id, unit }) => unit === 'rupiah' && numbers.of(id).value !== null)
  if (told.words.some((word) => gains.has(word)) && asksLeft.test(message)) {
    const times = new Set(known.filter(({ label }) => dearer.test(label)).map((one) => one.per))
    // `laba 5,4jt` beside an oil bill of a month is that of the month.
    const cost = known.find((one) => dearer.test(one.label) && (one.per === per || (per === '' && times.size === 1)))
    return cost && cost.per !== ''
      ? subtracted(told, { name: 'Laba sebelumnya', label: 'Laba tinggal', of: cost.id, per: cost.per })
      : null
  }
  const isTarget = told.words.includes('target') && (per === '' || per === 'bulan')
  const total = known.find(({ label, formula }) => totals.test(label) && formula.startsWith('sum('))
  return isTarget && total && asksShort.test(message)
    ? subtracted(told, { name: 'Target', label: 'Kurang dari target', of: total.id, per: '' })
    : null
}
