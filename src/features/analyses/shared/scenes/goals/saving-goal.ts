import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const saving = words('tabung\\p{L}*|nabung|menabung|kumpul\\p{L}*|ngumpul\\p{L}*|terkumpul|target')
const wanted = words('target|beli|mau|ingin|butuh')
const ready = words('sudah|udah|ada|punya|terkumpul')

const isMonthly = ({ per }: Entry): boolean => per === 'bulan'

/** A sum that shall be saved by a time, from what a month leaves: whether it is enough, and what is missing each month. */
export const savingGoal: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!saving.test(message) || entries.some(({ percent }) => percent !== null)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const goal = sums.find((one) => wanted.test(one.said) && (one.way === 'wish' || one.way === 'goal'))
  const months = entries.flatMap(({ counts }) => counts)
  const [span, more] = months
  if (!goal || !span || more || span.noun !== 'bulan' || span.value < 2) return null
  const earned = sums.find((one) => one !== goal && one.way === 'in' && isMonthly(one))
  const there = sums.find((one) => one !== goal && one !== earned && /tabung/i.test(one.said) && ready.test(one.said))
  const spent = sums.filter((one) => ![goal, earned, there].includes(one))
  if (
    !earned ||
    spent.length > 5 ||
    spent.some(({ way, counts, per }) => way !== 'out' || counts.length > 0 || (per !== null && per !== 'bulan'))
  )
    return null
  if ((goal.money ?? 0) <= (there?.money ?? 0)) return null
  const rest = spent.length > 0 ? 'sisihan' : 'masuk'
  const steps: WorkedStep[] = [
    ...(spent.length > 0
      ? [{ id: 'sisihan', label: 'Yang bisa ditabung', formula: 'masuk - sum(keluar)', per: 'bulan' }]
      : []),
    ...(there ? [{ id: 'kurang', label: 'Yang masih harus dikumpulkan', formula: 'tujuan - ada' }] : []),
    { id: 'perlu', label: 'Harus ditabung', formula: `${there ? 'kurang' : 'tujuan'} / positive(lama)`, per: 'bulan' },
    {
      id: 'lebih',
      label: 'Yang bisa ditabung dikurangi yang harus',
      formula: `${rest} - perlu`,
      per: 'bulan',
      quiet: true,
    },
    { id: 'beda', label: 'Selisihnya', formula: 'abs(lebih)', per: 'bulan' },
    { id: 'terkumpul', label: 'Terkumpul pada waktunya', formula: `${there ? 'ada + ' : ''}${rest} * lama` },
  ]
  return {
    type: 'kelayakan',
    title: 'Analisis Target Tabungan',
    groups: { keluar: 'pengeluaran' },
    figures: [
      { id: 'tujuan', label: 'Target', told: toldSum(goal) },
      { id: 'lama', label: 'Waktu', told: toldCount(span), noun: 'bulan' },
      { id: 'masuk', label: earned.label || 'Laba bersih', told: toldSum(earned) },
      ...spent.map((one, at): WorkedFigure => ({
        id: `keluar_${at + 1}`,
        label: one.label || 'Pengeluaran',
        told: toldSum(one),
        per: 'bulan',
        group: 'keluar',
      })),
      ...(there ? [{ id: 'ada', label: 'Tabungan sekarang', told: toldSum(there) }] : []),
    ],
    steps,
    answer: [
      p(
        `Target ${bind('tujuan')} dalam ${bind('lama')} {{lebih|tercapai: yang bisa ditabung|pas tercapai: yang bisa ditabung|belum tercapai: yang bisa ditabung}} ${bind(rest)} sebulan, yang harus ditabung **${bind('perlu')}** sebulan. {{lebih|Lebihnya|Selisihnya|Kurangnya}} **${bind('beda')}** tiap bulan.`,
        onlyIf('lebih', 'positive', 'zero', 'negative'),
      ),
      p(`Kalau jalan seperti sekarang, setelah ${bind('lama')} terkumpul **${bind('terkumpul')}**.`),
    ],
    key: 'beda',
    shown: ['perlu', ...(spent.length > 0 ? ['sisihan'] : []), 'beda', 'terkumpul'],
    assumptions: spent.some(({ per }) => per === null)
      ? ['Pengeluaran yang waktunya tidak disebut dihitung per bulan.']
      : [],
    next: ['Laba pada bulan paling sepi: [isi laba bulan sepi].'],
  }
}
