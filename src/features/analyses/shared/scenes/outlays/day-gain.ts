import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { toldSum } from '../../ledger/lines.ts'
import { type Scene, words } from '../scene.ts'

const asking = words(
  '(?:balik|kembali|nutup|modal) modal\\p{L}*|modal\\p{L}* (?:balik|kembali|nutup)|payback|kapan balik',
)

/** When an outlay comes back out of what is left each day: `beli gerobak 6jt, untung bersih 75rb sehari`. */
export const dayGain: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!asking.test(message) || entries.some(({ money, counts }) => money === null || counts.length > 0)) return null
  const gains = entries.filter(
    ({ words: own, per }) =>
      per !== null &&
      timeNamed(per) !== null &&
      own.some((word) => ['untung', 'laba', 'bersih', 'sisa'].includes(word)),
  )
  const [gain, second] = gains
  const outlay = entries.filter((one) => one !== gain)
  const time = gain?.per ? timeNamed(gain.per) : null
  // What is left by the month is the study of a whole venture.
  if (!gain || second || (time !== 'hari' && time !== 'minggu') || outlay.length === 0 || outlay.length > 6) return null
  if (outlay.some(({ per, way, money }) => per !== null || way === 'in' || (money ?? 0) <= (gain.money ?? 0)))
    return null
  return {
    type: 'kelayakan',
    title: 'Analisis Balik Modal',
    groups: { modal_rinci: 'modal' },
    figures: [
      ...outlay.map((one, at) => ({
        id: outlay.length > 1 ? `modal_rinci_${at + 1}` : 'modal',
        label: sentenceCase(one.label || 'Modal'),
        told: toldSum(one),
        ...(outlay.length > 1 ? { group: 'modal_rinci' } : {}),
      })),
      { id: 'untung', label: 'Untung bersih', told: toldSum(gain), per: time },
    ],
    steps: [
      ...(outlay.length > 1 ? [{ id: 'modal', label: 'Modal', formula: 'sum(modal_rinci)' }] : []),
      { id: 'lama', label: 'Balik modal', formula: 'ceil(modal / positive(untung))', unit: 'count', noun: time },
    ],
    answer: [
      p(
        `Modal ${bind('modal')} kembali setelah **${bind('lama')}**${time === 'hari' ? ' jualan' : ''}, dari untung ${bind('untung')} se${time}.`,
        onlyIf('lama', 'positive'),
      ),
    ],
    key: 'lama',
    shown: ['lama', ...(outlay.length > 1 ? ['modal'] : [])],
    next: ['Hari libur dan hari sepi membuatnya lebih lama: [isi hari jualan sebulan].'],
  }
}
