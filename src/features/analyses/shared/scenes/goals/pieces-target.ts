import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('target\\p{L}*|kejar|mengejar')
const reached = words('sudah|udah|sdh|baru|laku|terjual|kejual|jadi|dapat|dapet|tercapai|terkumpul|selesai')
const left = words('sisa\\p{L}*|tinggal|lagi|kurang')

interface Told {
  readonly count: Counted
  readonly entry: Entry
}

/** How many pieces are still missing and how many that is a day: `target 300 toples, sudah laku 174, sisa 14 hari`. */
export const piecesTarget: Scene = ({ ledger, message }) => {
  if (!asking.test(message)) return null
  const { entries } = ledger
  if (entries.some(({ percent }) => percent !== null)) return null
  const all = entries.flatMap((entry): Told[] => entry.counts.map((count) => ({ count, entry })))
  const times = all.filter(({ count }) => ['hari', 'minggu'].includes(count.noun))
  const counts = all.filter((one) => !times.includes(one))
  const [span, longer] = times
  const goal = counts.find(({ entry }) => entry.words.some((word) => word.startsWith('target')))
  const got = counts.find((one) => one !== goal && reached.test(one.entry.said))
  if (!goal || !got || !span || longer || counts.length > 2 || !left.test(span.entry.said)) return null
  const { noun } = goal.count
  if (noun === '' || isTime(noun) || people.has(noun) || ![noun, ''].includes(got.count.noun)) return null
  if (goal.count.per !== null || goal.count.rate !== null || got.count.per !== null) return null
  const [price, more] = entries.filter(({ money }) => money !== null)
  if (more || (price && (price.way === 'out' || (price.per !== null && price.per !== noun)))) return null
  const time = span.count.noun
  const steps: WorkedStep[] = [
    { id: 'kurang', label: 'Kurangnya', formula: 'target - sudah', unit: 'count', noun },
    { id: 'tercapai', label: 'Tercapai', formula: 'sudah / positive(target) * 100', unit: 'percent' },
    {
      id: 'harus',
      label: `Harus per ${time}`,
      formula: 'ceil(kurang / positive(sisa))',
      unit: 'count',
      noun,
      per: time,
    },
    ...(price
      ? [
          { id: 'sudah_uang', label: 'Yang sudah masuk', formula: 'sudah * harga' },
          { id: 'kurang_uang', label: 'Yang masih dikejar', formula: 'kurang * harga' },
        ]
      : []),
  ]
  return {
    type: 'penjualan',
    title: 'Analisis Target',
    figures: [
      { id: 'target', label: 'Target', told: toldCount(goal.count), noun },
      { id: 'sudah', label: 'Sudah tercapai', told: toldCount(got.count), noun },
      { id: 'sisa', label: 'Sisa waktu', told: toldCount(span.count), noun: time },
      ...(price ? [{ id: 'harga', label: 'Harga', told: toldSum(price), per: noun }] : []),
    ],
    steps,
    answer: [
      p(
        `Kurangnya **${bind('kurang')}** dari target ${bind('target')} (sudah ${bind('tercapai')}), jadi harus **${bind('harus')}** selama ${bind('sisa')}.`,
        onlyIf('kurang', 'positive'),
      ),
      p(`Target ${bind('target')} sudah tercapai.`, onlyIf('kurang', 'zero', 'negative')),
    ],
    key: 'harus',
    shown: ['harus', 'kurang', 'tercapai'],
    next: ['Hari yang biasanya paling ramai, untuk mengejarnya: [isi hari ramai].'],
  }
}
