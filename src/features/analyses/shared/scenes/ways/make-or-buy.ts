import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words(
  'maklon|bikin sendiri|buat sendiri|produksi sendiri|masak sendiri|jahit sendiri|cetak sendiri|nyetak sendiri|beli (?:mesin|alat|oven|kompor|freezer|printer)|mesin sendiri|alat sendiri|vendor|(?:alat|mesin|oven|printer) (?:\\p{L}+ ){0,2}sendiri',
)
const own = words('sendiri')

/** From how many pieces on an outlay pays, and after what time: `beli mesin 12jt, sendiri 900 per pcs, maklon 1.500 per pcs`. */
export const makeOrBuy: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const sums = entries.filter(({ money }) => money !== null)
  const counts = entries.flatMap((one) => one.counts)
  const [many, more] = counts
  if (!asking.test(message) || sums.length !== 3 || more || entries.some(({ percent }) => percent !== null)) return null
  const ofOne = sums.filter(({ per }) => per !== null && !isTime(per))
  const [outlay, ...others] = sums.filter(({ per }) => per === null)
  // What is done oneself is told as such, or behind what is bought for it.
  const cheap =
    ofOne.find((one) => own.test(one.words.join(' '))) ??
    (outlay === undefined ? undefined : ofOne.find((one) => sums.indexOf(one) > sums.indexOf(outlay)))
  const dear = ofOne.find((one) => one !== cheap)
  if (!outlay || others.length > 0 || !cheap || !dear || cheap.per !== dear.per) return null
  // What is done oneself costs less; a price above its cost is a gain.
  if ((cheap.money ?? 0) >= (dear.money ?? 0) || dear.way === 'in') return null
  const noun = cheap.per ?? ''
  const holder = entries.find((one) => many !== undefined && one.counts.includes(many))
  const time = many ? (timeNamed(many.per ?? '') ?? timeNamed(holder?.per ?? '')) : null
  if (many && (time === null || isTime(many.noun) || holder?.money !== null)) return null
  const timed: WorkedStep[] =
    time === null
      ? []
      : [
          { id: 'hemat_waktu', label: `Hemat se${time}`, formula: 'hemat * banyak', per: time },
          {
            id: 'lama',
            label: 'Balik modal',
            formula: 'ceil(modal / positive(hemat_waktu))',
            unit: 'count',
            noun: time,
          },
        ]
  const key = time === null ? 'impas' : 'lama'
  return {
    type: 'perbandingan',
    title: 'Buat Sendiri atau Beli Jadi',
    figures: [
      { id: 'modal', label: sentenceCase(outlay.label || 'Modal alat'), told: toldSum(outlay) },
      { id: 'sendiri', label: `Ongkos sendiri`, told: toldSum(cheap), per: noun },
      {
        id: 'luar',
        label: sentenceCase(dear.label.replace(/^(?:atau|vs|dan)\s+/i, '') || 'Beli jadi'),
        told: toldSum(dear),
        per: noun,
      },
      ...(many && time !== null
        ? [{ id: 'banyak', label: 'Banyaknya', told: toldCount(many), noun: many.noun, per: time }]
        : []),
    ],
    steps: [
      { id: 'hemat', label: `Hemat per ${noun}`, formula: 'luar - sendiri' },
      {
        id: 'impas',
        label: 'Modal alat kembali setelah',
        formula: 'ceil(modal / positive(hemat))',
        unit: 'count',
        noun,
      },
      ...timed,
    ],
    answer: [
      ...(time === null
        ? []
        : [
            p(
              `Modal ${bind('modal')} kembali dalam **${bind('lama')}**: dari ${bind('banyak')} se${time}, hemat ${bind('hemat')} tiap ${noun}, jadi **${bind('hemat_waktu')}** se${time}.`,
              onlyIf('hemat', 'positive'),
            ),
          ]),
      p(
        `Buat sendiri hemat ${bind('hemat')} tiap ${noun}, jadi modal ${bind('modal')} kembali setelah **${bind('impas')}**. Di atas itu buat sendiri lebih murah, di bawah itu beli jadi.`,
        onlyIf('hemat', 'positive'),
      ),
      p(
        `Buat sendiri tidak lebih murah per ${noun}, jadi modalnya tidak kembali.`,
        onlyIf('hemat', 'zero', 'negative'),
      ),
    ],
    key,
    shown: [...timed.map(({ id }) => id).toReversed(), 'impas', 'hemat'],
    next: [
      ...(time === null ? ['Yang dibuat sebulan, untuk tahu berapa bulan kembalinya: [isi jumlah sebulan].'] : []),
      'Upah, listrik, dan yang gagal kalau belum masuk biaya sendiri: [isi biaya lain].',
    ],
  }
}
