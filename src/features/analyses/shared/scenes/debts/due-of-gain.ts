import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { comparable, lineOf, toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words(
  'persen\\p{L}*|sisa\\p{L}*|sanggup|mampu|kuat|aman|berat|ringan|sehat|cukup|layak|nombok|ketutup|tertutup|nutup',
)
const gains = words('laba|untung\\p{L}*|bersih\\p{L}*|profit|cuan|keuntungan')
const gross = words('kotor')
const dues = words(
  'cicilan\\p{L}*|angsuran\\p{L}*|cicil\\p{L}*|angsur\\p{L}*|setoran|tabungan|nabung|arisan|premi|iuran|kewajiban',
)
const owing = words('utang|hutang|pinjaman|kredit')
const ofOthers = words(
  'bunga(?:nya)? \\d[\\d,]*\\s?(?:%|persen)|tenor|dibagi|bagi hasil|bep|impas|balik modal|banding\\p{L}*|mending\\p{L}*|atau',
)

const timeOf = ({ per }: Entry): string | null => (per === null ? null : timeNamed(per))

/** What a due takes of the gain and leaves: `untung bersih 4,5jt sebulan, cicilan 1,35jt sebulan, berapa persen`. */
export const dueOfGain: Scene = ({ ledger, message, figures }) => {
  const { sharing } = ledger
  const sums = ledger.entries.filter(({ money }) => money !== null)
  // `2 angsuran tiap bulan: etalase 400rb, oven 300rb`: how many are told, and what all of them are.
  const heading = ledger.entries.find(
    ({ money, percent, counts }) => money === null && percent === null && counts[0]?.value === sums.length - 1,
  )
  const isHeaded = heading !== undefined && (owing.test(heading.said) || dues.test(heading.said))
  const entries = isHeaded ? ledger.entries.filter((one) => one !== heading) : ledger.entries
  if (!asking.test(message) || ofOthers.test(message) || sharing !== null) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  if (entries.some(({ money, counts, percent }) => money === null || percent !== null || counts.length > 0)) return null
  const earned = entries.filter(({ words: own }) => gains.test(own.join(' ')) && !gross.test(own.join(' ')))
  const [gain, more] = earned
  const due = entries.filter((one) => one !== gain)
  if (!gain || more || gain.way === 'out' || due.length === 0 || due.length > 4) return null
  const time = timeOf(gain)
  const isAlike = due.every((one) => timeOf(one) === time || (timeOf(one) === null && time === 'bulan'))
  const isDue = ({ way, words: own }: Entry): boolean => way !== 'in' && (isHeaded || dues.test(own.join(' ')))
  if (!isAlike || !due.every(isDue)) return null
  const lines = comparable(due.map((one, at) => lineOf(one, `bayar_${at + 1}`, 'Cicilan', [])))
  const per = time ?? ''
  const paid = lines.length > 1 ? 'semua_bayar' : (lines[0]?.id ?? '')
  const steps: WorkedStep[] = [
    ...lines.flatMap((line) => line.steps),
    ...(lines.length > 1 ? [{ id: paid, label: 'Semua yang dibayar', formula: 'sum(bayar)', per }] : []),
    { id: 'bagian', label: 'Bagian dari untung', formula: `${paid} / positive(untung) * 100`, unit: 'percent' },
    { id: 'sisa', label: 'Sisa untung', formula: `untung - ${paid}`, per },
    { id: 'sisa_besar', label: 'Besarnya', formula: 'abs(sisa)', quiet: true },
  ]
  return {
    type: 'kelayakan',
    title: 'Analisis Kemampuan Bayar',
    groups: { bayar: 'yang dibayar' },
    figures: [
      { id: 'untung', label: 'Untung bersih', told: toldSum(gain), per },
      ...lines.flatMap((line) => line.figures),
    ],
    steps,
    answer: [
      p(
        `Yang dibayar ${bind(paid)} memakai **${bind('bagian')}** dari untung ${bind('untung')}; {{sisa|sisanya|pas, sisanya|kurangnya}} **${bind('sisa_besar')}**${time === null ? '' : ` se${time}`}.`,
        onlyIf('sisa', 'positive', 'zero', 'negative'),
      ),
    ],
    key: 'bagian',
    shown: ['bagian', 'sisa', ...(lines.length > 1 ? [paid] : [])],
    next: ['Untung di bulan sepi, apakah masih menutup: [isi untung bulan sepi].'],
  }
}
