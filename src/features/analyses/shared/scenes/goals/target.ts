import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, lineOf, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import type { Scene } from '../scene.ts'

const isGain = ({ words }: Entry): boolean =>
  words.some((word) => ['untung', 'laba', 'margin', 'bersih', 'kotor', 'profit', 'cuan', 'sisa'].includes(word))

/** How much must be sold each day: `tetap 7,8jt, mau untung 5,2jt, tiap mangkok untung 10rb, buka 26 hari`. */
export const target: Scene = ({ ledger }) => {
  const { entries, asked } = ledger
  if (!asked.wanted.includes('pieces') || entries.some(({ percent }) => percent !== null)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const ofOne = sums.filter(({ per, way }) => per !== null && !isTime(per) && way !== 'wish')
  const wishes = sums.filter(({ way }) => way === 'wish')
  const [gain, more] = ofOne.filter(isGain)
  const fixed = sums.filter((one) => !ofOne.includes(one) && !wishes.includes(one))
  const [wish, second] = wishes
  if (!gain || more || ofOne.length > 1 || second || (fixed.length === 0 && !wish)) return null
  if (fixed.some(({ way, per, counts }) => way !== 'out' || counts.length > 0 || (per !== null && per !== 'bulan')))
    return null
  const counts = entries.flatMap((one) => one.counts)
  const day = counts.find(({ noun, value }) => noun === 'hari' && value <= 31)
  if (counts.some((one) => one !== day)) return null
  const daily = asked.per !== null && timeNamed(asked.per) === 'hari'
  const noun = gain.per ?? ''
  const lines = fixed.map((one, at) =>
    lineOf(one, `tetap_${at + 1}`, fixed.length > 1 ? `Biaya tetap ${at + 1}` : 'Biaya tetap', []),
  )
  const parts = [...lines.map(({ id }) => id), ...(wish ? ['mau'] : [])]
  const steps: WorkedStep[] = [
    ...(parts.length > 1
      ? [{ id: 'butuh', label: 'Yang harus tertutup', formula: parts.join(' + '), per: 'bulan' }]
      : []),
    {
      id: 'sebulan',
      label: 'Harus terjual sebulan',
      formula: `ceil(${parts.length > 1 ? 'butuh' : (parts[0] ?? '')} / positive(untung))`,
      unit: 'count',
      noun,
      per: 'bulan',
    },
    {
      id: 'sehari',
      label: 'Harus terjual sehari',
      formula: `ceil(${parts.length > 1 ? 'butuh' : (parts[0] ?? '')} / positive(untung) / hari_buka)`,
      unit: 'count',
      noun,
      per: 'hari',
    },
  ]
  const key = daily ? 'sehari' : 'sebulan'
  const dayFigure: WorkedFigure = day
    ? { id: 'hari_buka', label: 'Hari buka', told: toldCount(day), per: 'bulan' }
    : { id: 'hari_buka', label: 'Hari buka', assumed: 30, unit: 'count', noun: 'hari', per: 'bulan' }
  return {
    type: 'bep',
    title: 'Analisis Target Penjualan',
    figures: [
      ...lines.flatMap(({ figures }) => figures),
      ...(wish ? [{ id: 'mau', label: 'Untung yang diinginkan', told: toldSum(wish) }] : []),
      { id: 'untung', label: `Untung per ${noun}`, told: toldSum(gain), per: noun },
      dayFigure,
    ],
    steps,
    answer: [
      p(
        `Harus terjual **${bind(key)}** ${daily ? 'sehari' : 'sebulan'}${daily ? ` (${bind('sebulan')} sebulan)` : ` (${bind('sehari')} sehari)`} untuk menutup ${parts.length > 1 ? bind('butuh') : bind(parts[0] ?? '')}${wish ? ' termasuk untung yang diinginkan' : ''}.`,
        onlyIf('sebulan', 'positive'),
      ),
    ],
    key,
    shown: [key, daily ? 'sebulan' : 'sehari', ...(parts.length > 1 ? ['butuh'] : [])],
    assumptions: day ? [] : [`Buka ${bind('hari_buka')} sebulan; ubah angkanya kalau berbeda.`],
    next: [`${sentenceCase(noun)} yang biasa terjual sehari: [isi yang terjual sehari].`],
  }
}
