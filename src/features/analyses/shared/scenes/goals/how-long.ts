import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { toldSum } from '../../ledger/lines.ts'
import { type Scene, words } from '../scene.ts'

const filling = words(
  'lunas|lunasin|nabung|menabung|tabung\\p{L}*|sisih\\p{L}*|nyisih\\p{L}*|kumpul\\p{L}*|ngumpul\\p{L}*|terkumpul|kebeli|setor|nyicil|cicil\\p{L}*',
)

const ready = new Set('sudah ada punya terkumpul terbayar'.split(' '))

/** After how long a sum is put together or paid off: `28 juta, tiap bulan sisihkan 1,75 juta, berapa bulan lunas`. */
export const howLong: Scene = ({ ledger, message }) => {
  const { entries, asked } = ledger
  const text = asked.words.join(' ')
  if (!/berapa (?:bulan|minggu|hari|tahun|lama|kali)|kapan/.test(text) || !filling.test(message)) return null
  if (entries.some(({ money, counts }) => money === null || counts.length > 0)) return null
  // `sudah ada 1,5jt`: put by before.
  const before =
    entries.length === 3
      ? entries.find(({ words: own, per }) => per === null && own.some((word) => ready.has(word)))
      : undefined
  const [first, second, more] = entries.filter((one) => one !== before)
  if (!first || !second || more) return null
  const part = [first, second].find(({ per }) => per !== null && timeNamed(per) !== null)
  const whole = [first, second].find((one) => one !== part)
  const noun = part?.per ? timeNamed(part.per) : null
  if (!part || !whole || noun === null || whole.per !== null || (whole.money ?? 0) <= (part.money ?? 0)) return null
  if (before && (before.money ?? 0) >= (whole.money ?? 0)) return null
  const rest = before ? 'sisa' : 'tujuan'
  return {
    type: 'kelayakan',
    title: 'Hitungan Waktu',
    figures: [
      { id: 'tujuan', label: sentenceCase(whole.label || 'Yang harus tertutup'), told: toldSum(whole) },
      ...(before ? [{ id: 'ada', label: 'Sudah ada', told: toldSum(before) }] : []),
      { id: 'setiap', label: sentenceCase(part.label || 'Disisihkan'), told: toldSum(part) },
    ],
    steps: [
      ...(before ? [{ id: 'sisa', label: 'Kurangnya', formula: 'tujuan - ada' }] : []),
      { id: 'lama', label: 'Lamanya', formula: `ceil(${rest} / positive(setiap))`, unit: 'count', noun },
      { id: 'terakhir', label: 'Setoran terakhir', formula: `${rest} - setiap * (lama - 1)` },
    ],
    answer: [
      p(
        `Tercapai dalam **${bind('lama')}**: ${bind(rest)} dibagi ${bind('setiap')} tiap ${noun}. Setoran terakhir ${bind('terakhir')}.`,
        onlyIf('lama', 'positive'),
      ),
    ],
    key: 'lama',
    shown: ['lama', 'terakhir'],
    assumptions: ['Tanpa bunga dan tanpa ada yang terlewat.'],
    next: [`Tanggal mulai dan tanggal setorannya tiap ${noun}: [isi tanggal].`],
  }
}
