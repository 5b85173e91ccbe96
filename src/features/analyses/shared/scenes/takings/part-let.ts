import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const filling = words('terisi|keisi|tersewa|okupansi\\p{L}*|keterisian\\p{L}*|hunian\\p{L}*|tingkat isi')
const compared = words('banding\\p{L}*|vs|versus|naik|turun|mending|target|bep|impas|balik modal')

const isRate = ({ money, way, counts, percent }: Entry): boolean =>
  money !== null && percent === null && way !== 'out' && counts.length === 1
/** A cost of the month, told as one sum. */
const isCost = ({ money, way, counts, per, rate }: Entry): boolean =>
  money !== null && way === 'out' && counts.length === 0 && rate === null && (per === null || per === 'bulan')

/** What a price is for: a night, or a month. */
const timeOf = ({ per, rate }: Entry): 'hari' | 'bulan' | null => {
  const time = timeNamed(per ?? '') ?? rate
  if (time === 'bulan') return 'bulan'
  return time === 'hari' || per === 'malam' ? 'hari' : null
}

/** What rooms bring that are let for a share of the time: `6 kamar, tarif 250rb semalam, terisi 60%, biaya 14,5jt sebulan`. */
export const partLet: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const [share, otherShare] = entries.filter(({ percent }) => percent !== null)
  const [rate, otherRate] = entries.filter(isRate)
  if (!share || otherShare || !rate || otherRate || compared.test(message)) return null
  const time = timeOf(rate)
  const [held] = rate.counts
  if (!filling.test(share.said) || share.money !== null || share.counts.length > 0 || time === null || !held)
    return null
  const costs = entries.filter(isCost)
  const days = entries.find(({ money, counts }) => money === null && counts.length === 1 && counts[0]?.noun === 'hari')
  const others = entries.filter((one) => ![share, rate, days, ...costs].includes(one))
  if (others.some(({ money, counts }) => money !== null || counts.length > 0) || (days && time !== 'hari')) return null
  const [day] = days?.counts ?? []
  if (day && day.value > 31) return null
  const { noun } = held
  const isByNight = time === 'hari'
  const nights: WorkedFigure[] = isByNight
    ? [
        day
          ? { id: 'hari', label: 'Hari dalam sebulan', told: toldCount(day), noun: 'hari' }
          : { id: 'hari', label: 'Hari dalam sebulan', assumed: 30, unit: 'count', noun: 'hari', per: 'bulan' },
      ]
    : []
  const steps: WorkedStep[] = [
    {
      id: 'terjual',
      label: isByNight ? 'Malam yang terisi' : 'Yang terisi',
      formula: `${isByNight ? 'ada * hari' : 'ada'} * terisi / 100`,
      unit: 'count',
      noun: isByNight ? `malam ${noun}` : noun,
      per: 'bulan',
    },
    { id: 'pendapatan', label: 'Pendapatan', formula: 'terjual * tarif', per: 'bulan' },
    ...(costs.length > 1 ? [{ id: 'biaya', label: 'Jumlah biaya', formula: 'sum(keluar)', per: 'bulan' }] : []),
    ...(costs.length > 0 ? [{ id: 'laba', label: 'Laba', formula: 'pendapatan - sum(keluar)', per: 'bulan' }] : []),
  ]
  return {
    type: 'penjualan',
    title: 'Analisis Pendapatan Sewa',
    groups: { keluar: 'biaya' },
    figures: [
      { id: 'ada', label: `Banyaknya ${noun}`, told: toldCount(held), noun },
      { id: 'tarif', label: isByNight ? 'Tarif semalam' : 'Sewa sebulan', told: toldSum({ ...rate, per: null }) },
      { id: 'terisi', label: 'Terisi', told: toldSum(share), unit: 'percent' },
      ...nights,
      ...costs.map((one, at): WorkedFigure => ({
        id: `keluar_${at + 1}`,
        label: one.label || 'Biaya',
        told: toldSum(one),
        group: 'keluar',
      })),
    ],
    steps,
    answer: [
      p(`Pendapatan **${bind('pendapatan')}** sebulan dari ${bind('terjual')}.`, onlyIf('pendapatan', 'positive')),
      ...(costs.length > 0
        ? [
            p(`Laba **${bind('laba')}** sebulan.`, onlyIf('laba', 'positive', 'zero')),
            p(`Rugi: biayanya melebihi pendapatan, **${bind('laba')}** sebulan.`, onlyIf('laba', 'negative')),
          ]
        : []),
    ],
    key: costs.length > 0 ? 'laba' : 'pendapatan',
    shown: ['pendapatan', ...(costs.length > 0 ? ['laba'] : []), 'terjual'],
    assumptions: isByNight && !day ? [`Sebulan dihitung ${bind('hari')}; ubah angkanya kalau berbeda.`] : [],
    next: [costs.length > 0 ? 'Bulan ramai dan bulan sepi: [isi terisi tiap bulan].' : 'Biaya sebulan: [isi biaya].'],
  }
}
