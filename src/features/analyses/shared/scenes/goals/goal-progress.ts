import { bind, onlyIf, p } from '../../draft.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('target\\p{L}*')
const ofSales = words(
  'omzet\\p{L}*|omset\\p{L}*|penjualan|jualan|pemasukan|pendapatan|masuk|dapat|dapet|tercapai|realisasi|terealisasi|capaian|pencapaian|terkumpul|baru|pesanan|orderan|order|booking|kontrak|dp',
)

/** `sampai tgl 18 baru 23,4jt`: the day up to which is told what came in; 0 where none is. */
const dayReached = (message: string): number =>
  Number(
    /(?<!\p{L})(?:sampai|sampe|smp|hingga|per|s\/d|sd)\s+(?:(?:hari ini|sekarang)\s+)?(?:tgl|tanggal)\s+(\d{1,2})(?!\d)/iu.exec(
      message,
    )?.[1] ?? 0,
  )

const shortMonths = words('april|apr|juni|jun|september|sept?|november|nop|nov')
const february = words('februari|pebruari|feb')
const lengthOf = (month: string): number => (shortMonths.test(month) ? 30 : february.test(month) ? 28 : 31)

/** `libur tgl 25`, `libur tanggal 25 dan 26`: the days of the rest of the month on which nothing is sold. */
const daysOff = (message: string, from: number): number[] => {
  const told =
    /(?<!\p{L})(?:libur|tutup|cuti)\s+(?:(?:tgl|tanggal)\s+)((?:\d{1,2}(?:\s*(?:,|dan|&|sama)\s*)?){1,6})/iu.exec(
      message,
    )?.[1] ?? ''
  return [...told.matchAll(/\d{1,2}/g)].map(([day]) => Number(day)).filter((day) => day > from)
}

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
  const reached = left || goal.period === '' ? 0 : dayReached(message)
  const length = lengthOf(goal.period)
  const off = daysOff(message, reached)
  const isDated = reached > 0 && reached < length
  const hasDays = left !== undefined || isDated
  const steps: WorkedStep[] = [
    ...(isDated
      ? [
          {
            id: 'sisa',
            label: 'Sisa hari',
            formula: off.length > 0 ? 'panjang_bulan - sudah_hari - libur' : 'panjang_bulan - sudah_hari',
            unit: 'count' as const,
            noun: 'hari',
          },
        ]
      : []),
    { id: 'tercapai', label: 'Tercapai', formula: 'dapat / positive(target) * 100', unit: 'percent' },
    { id: 'kurang', label: 'Kurangnya', formula: 'target - dapat' },
    ...(hasDays
      ? [{ id: 'per_hari', label: 'Harus masuk per hari', formula: 'kurang / positive(sisa)', per: 'hari' }]
      : []),
    ...(isDated ? [{ id: 'biasa', label: 'Rata-rata sejauh ini', formula: 'dapat / sudah_hari', per: 'hari' }] : []),
  ]
  return {
    type: 'penjualan',
    title: 'Analisis Target',
    figures: [
      { id: 'target', label: 'Target', told: toldSum(goal) },
      { id: 'dapat', label: 'Sudah masuk', told: toldSum(got) },
      ...(left ? [{ id: 'sisa', label: 'Sisa waktu', told: toldCount(left) }] : []),
      ...(isDated
        ? [
            { id: 'sudah_hari', label: 'Sudah berjalan', assumed: reached, unit: 'count' as const, noun: 'hari' },
            {
              id: 'panjang_bulan',
              label: `Hari dalam ${goal.period}`,
              assumed: length,
              unit: 'count' as const,
              noun: 'hari',
            },
            ...(off.length > 0
              ? [{ id: 'libur', label: 'Libur', assumed: off.length, unit: 'count' as const, noun: 'hari' }]
              : []),
          ]
        : []),
    ],
    steps,
    answer: [
      p(
        `Sudah tercapai **${bind('tercapai')}** dari target ${bind('target')}; kurangnya **${bind('kurang')}**${hasDays ? `, atau **${bind('per_hari')}** sehari selama ${bind('sisa')}` : ''}.`,
        onlyIf('kurang', 'positive'),
      ),
      ...(isDated
        ? [
            p(
              `Sejauh ini rata-rata ${bind('biasa')} sehari. Sisanya ${bind('sisa')}: dari tanggal ${reached + 1} sampai ${length}${off.length > 0 ? `, dikurangi libur ${bind('libur')}` : ''}.`,
              onlyIf('kurang', 'positive'),
            ),
          ]
        : []),
      p(`Target ${bind('target')} sudah tercapai: ${bind('tercapai')}.`, onlyIf('kurang', 'negative', 'zero')),
    ],
    key: 'tercapai',
    shown: [...(hasDays ? ['per_hari'] : []), 'tercapai', 'kurang', ...(isDated ? ['biasa'] : [])],
    next: ['Hari yang biasanya paling ramai, untuk mengejarnya: [isi hari ramai].'],
  }
}
