import { bind, onlyIf, p } from '../draft.ts'
import { isTime, toldSum } from '../ledger/lines.ts'
import { sentenceCase } from '../wording.ts'
import { type Scene, words } from './scene.ts'

const asking = words(
  'maklon|bikin sendiri|buat sendiri|produksi sendiri|masak sendiri|jahit sendiri|cetak sendiri|nyetak sendiri|beli mesin|beli alat|mesin sendiri|alat sendiri|vendor',
)
const own = words('sendiri')

/** From how many pieces on an outlay pays: `beli mesin 12jt, sendiri 900 per pcs, maklon 1.500 per pcs`. */
export const makeOrBuy: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!asking.test(message) || entries.length !== 3) return null
  if (entries.some(({ money, counts, percent }) => money === null || counts.length > 0 || percent !== null)) return null
  const ofOne = entries.filter(({ per }) => per !== null && !isTime(per))
  const [outlay, ...others] = entries.filter(({ per }) => per === null)
  const cheap = ofOne.find((one) => own.test(one.words.join(' ')))
  const dear = ofOne.find((one) => one !== cheap)
  if (!outlay || others.length > 0 || !cheap || !dear || cheap.per !== dear.per) return null
  const noun = cheap.per ?? ''
  return {
    type: 'perbandingan',
    title: 'Buat Sendiri atau Beli Jadi',
    figures: [
      { id: 'modal', label: 'Modal alat', told: toldSum(outlay) },
      { id: 'sendiri', label: 'Buat sendiri', told: toldSum(cheap), per: noun },
      {
        id: 'luar',
        label: sentenceCase(dear.label.replace(/^(?:atau|vs|dan)\s+/i, '') || 'Beli jadi'),
        told: toldSum(dear),
        per: noun,
      },
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
    ],
    answer: [
      p(
        `Buat sendiri hemat ${bind('hemat')} tiap ${noun}, jadi modal ${bind('modal')} kembali setelah **${bind('impas')}**. Di atas itu buat sendiri lebih murah, di bawah itu beli jadi.`,
        onlyIf('hemat', 'positive'),
      ),
      p(
        `Buat sendiri tidak lebih murah per ${noun}, jadi modalnya tidak kembali.`,
        onlyIf('hemat', 'zero', 'negative'),
      ),
    ],
    key: 'impas',
    shown: ['impas', 'hemat'],
    next: [
      `Yang dibuat sebulan, untuk tahu berapa bulan kembalinya: [isi jumlah sebulan].`,
      'Upah, listrik, dan yang gagal kalau belum masuk biaya sendiri: [isi biaya lain].',
    ],
  }
}
