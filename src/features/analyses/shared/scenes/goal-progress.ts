import { bind, onlyIf, p } from '../draft.ts'
import { toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedStep } from '../makers/worked.ts'
import { type Scene, words } from './scene.ts'

const asking = words('target\\p{L}*')
const ofSales = words(
  'omzet\\p{L}*|omset\\p{L}*|penjualan|jualan|pemasukan|pendapatan|masuk|dapat|dapet|tercapai|terkumpul|baru|pesanan|orderan|order|booking|kontrak|dp',
)

/** How far a target is reached and what is still missing each day: `target omzet 60jt baru dapat 41,7jt sisa 9 hari`. */
export const goalProgress: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const sums = entries.filter(({ money }) => money !== null)
  const goal = sums.find(({ words: own }) => own.some((word) => word.startsWith('target')))
  const [got, more] = sums.filter((one) => one !== goal)
  if (!asking.test(message) || !goal || !got || more || entries.some(({ percent }) => percent !== null)) return null
  if (goal.per !== null || got.per !== null || !ofSales.test(`${got.words.join(' ')} ${got.context.join(' ')}`))
    return null
  const counts = entries.flatMap((one) => one.counts)
  const [left, other] = counts.filter(({ noun }) => noun === 'hari')
  if (other || counts.length > (left ? 1 : 0)) return null
  const steps: WorkedStep[] = [
    { id: 'tercapai', label: 'Tercapai', formula: 'dapat / positive(target) * 100', unit: 'percent' },
    { id: 'kurang', label: 'Kurangnya', formula: 'target - dapat' },
    ...(left ? [{ id: 'per_hari', label: 'Harus masuk per hari', formula: 'kurang / sisa', per: 'hari' }] : []),
  ]
  return {
    type: 'penjualan',
    title: 'Analisis Target',
    figures: [
      { id: 'target', label: 'Target', told: toldSum(goal) },
      { id: 'dapat', label: 'Sudah masuk', told: toldSum(got) },
      ...(left ? [{ id: 'sisa', label: 'Sisa waktu', told: toldCount(left) }] : []),
    ],
    steps,
    answer: [
      p(
        `Sudah tercapai **${bind('tercapai')}** dari target ${bind('target')}; kurangnya **${bind('kurang')}**${left ? `, atau **${bind('per_hari')}** sehari selama ${bind('sisa')}` : ''}.`,
        onlyIf('kurang', 'positive'),
      ),
      p(`Target ${bind('target')} sudah tercapai: ${bind('tercapai')}.`, onlyIf('kurang', 'negative', 'zero')),
    ],
    key: 'tercapai',
    shown: ['tercapai', 'kurang', ...(left ? ['per_hari'] : [])],
    next: ['Hari yang biasanya paling ramai, untuk mengejarnya: [isi hari ramai].'],
  }
}
