import { bind, onlyIf, p } from '../draft.ts'
import { toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { countsOf, type Scene, words } from './scene.ts'

const closing = words('tutup|libur|berhenti|off|mogok|mati|rusak|macet|sakit|cuti')
const asking = words('hilang|kehilangan|rugi\\p{L}*|kerugian|potensi|berkurang|lepas|melayang')
const takings = words('omzet|omset|penjualan|pendapatan|pemasukan|jualan|dapat|dapet|masuk|penghasilan')
const gains = words('untung\\p{L}*|laba\\p{L}*|bersih\\p{L}*|margin')

/** What days without selling cost: `tutup 6 hari, biasanya omzet 950rb sehari, untungnya 30%`. */
export const closedDays: Scene = (request) => {
  const { ledger, message } = request
  if (!closing.test(message) || !asking.test(message)) return null
  const days = countsOf(request).filter(({ noun }) => noun === 'hari')
  const [closed, more] = days
  if (!closed || more || closed.per !== null || !closing.test(closed.said)) return null
  const { entries } = ledger
  if (entries.some(({ counts, way }) => way === 'goal' || counts.some(({ noun }) => noun !== 'hari'))) return null
  const sums = entries.filter(({ money }) => money !== null)
  if (sums.some(({ per, way }) => per !== 'hari' || way === 'out')) return null
  const earned = sums.filter(({ said }) => gains.test(said))
  const taken = sums.filter((one) => !earned.includes(one) && takings.test(one.said))
  const shares = entries.filter(({ percent }) => percent !== null)
  const [share] = shares
  if (sums.length !== earned.length + taken.length || taken.length > 1 || earned.length > 1) return null
  if (sums.length === 0 || shares.length > 1 || (share && !gains.test(share.said))) return null
  if (share && (taken.length === 0 || earned.length > 0)) return null
  const hasTakings = taken.length > 0
  const hasGain = earned.length > 0 || share !== undefined
  const figures: WorkedFigure[] = [
    { id: 'hari_tutup', label: 'Hari tidak jualan', told: closed, noun: 'hari' },
    ...taken.map((one) => ({ id: 'omzet', label: 'Omzet', told: toldSum(one), per: 'hari' })),
    ...earned.map((one) => ({ id: 'untung', label: 'Untung', told: toldSum(one), per: 'hari' })),
    ...(share ? [{ id: 'bagian', label: 'Untung dari omzet', told: toldSum(share) }] : []),
  ]
  const steps: WorkedStep[] = [
    ...(share ? [{ id: 'untung', label: 'Untung', formula: 'omzet * bagian / 100', per: 'hari' }] : []),
    ...(hasTakings ? [{ id: 'omzet_hilang', label: 'Omzet yang hilang', formula: 'omzet * hari_tutup' }] : []),
    ...(hasGain ? [{ id: 'untung_hilang', label: 'Untung yang hilang', formula: 'untung * hari_tutup' }] : []),
  ]
  return {
    type: 'umum',
    title: 'Analisis Hari Tutup',
    figures,
    steps,
    answer: [
      ...(hasTakings
        ? [
            p(
              `Selama ${bind('hari_tutup')} omzet yang hilang **${bind('omzet_hilang')}**.`,
              onlyIf('omzet', 'positive'),
            ),
          ]
        : []),
      ...(hasGain
        ? [
            p(
              `Untung yang hilang **${bind('untung_hilang')}**, ${bind('untung')} tiap hari.`,
              onlyIf('untung', 'positive'),
            ),
          ]
        : []),
    ],
    key: hasTakings ? 'omzet_hilang' : 'untung_hilang',
    shown: steps.filter(({ per }) => per === undefined).map(({ id }) => id),
    next: ['Biaya yang tetap jalan selama tutup, misalnya sewa dan gaji: [isi biayanya].'],
  }
}
