import { bind, onlyIf, p } from '../../draft.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { countsOf, type Scene, words } from '../scene.ts'

const closing = words('tutup|padam|libur|berhenti|off|mogok|mati|rusak|macet|sakit|cuti')
const asking = words('hilang|kehilangan|rugi\\p{L}*|kerugian|potensi|berkurang|lepas|melayang')
const takings = words('omzet|omset|penjualan|pendapatan|pemasukan|jualan|dapat|dapet|masuk|penghasilan')
const spoiling = words('rusak|busuk|basi|mencair|dibuang|kebuang|mati|layu')
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
  const told = entries.filter(({ money }) => money !== null)
  // `yang mencair rusak modal 650rb`: what was spoiled besides.
  const spoiled = told.filter(({ per, said }) => per === null && spoiling.test(said))
  const sums = told.filter((one) => !spoiled.includes(one))
  if (spoiled.length > 1 || sums.some(({ per, way }) => per !== 'hari' || way === 'out')) return null
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
    ...spoiled.map((one) => ({ id: 'rusak', label: 'Barang yang rusak', told: toldSum(one) })),
    ...(share ? [{ id: 'bagian', label: 'Untung dari omzet', told: toldSum(share) }] : []),
  ]
  const lost = hasGain ? 'untung_hilang' : 'omzet_hilang'
  const steps: WorkedStep[] = [
    ...(share ? [{ id: 'untung', label: 'Untung', formula: 'omzet * bagian / 100', per: 'hari' }] : []),
    ...(hasTakings ? [{ id: 'omzet_hilang', label: 'Omzet yang hilang', formula: 'omzet * hari_tutup' }] : []),
    ...(hasGain ? [{ id: 'untung_hilang', label: 'Untung yang hilang', formula: 'untung * hari_tutup' }] : []),
    ...(spoiled.length > 0 ? [{ id: 'semua', label: 'Kerugian semuanya', formula: `${lost} + rusak` }] : []),
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
      ...(spoiled.length > 0
        ? [p(`Bersama barang yang rusak ${bind('rusak')}: **${bind('semua')}**.`, onlyIf('semua', 'positive'))]
        : []),
    ],
    key: spoiled.length > 0 ? 'semua' : hasTakings ? 'omzet_hilang' : 'untung_hilang',
    shown: steps.filter(({ per }) => per === undefined).map(({ id }) => id),
    next: ['Biaya yang tetap jalan selama tutup, misalnya sewa dan gaji: [isi biayanya].'],
  }
}
