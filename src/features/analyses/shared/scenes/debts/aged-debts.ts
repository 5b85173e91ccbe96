import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { moneyOf, type Scene, words } from '../scene.ts'
import { holdsAllSums, sumPattern, sumTold } from '../told-parts.ts'

const asking = words('piutang(?:nya)?|ngutang|utang|hutang|nunggak|bon|tagihan')
const debt = new RegExp(
  String.raw`(?<=^|[:,;\n]\s{0,3})(\p{L}[\p{L}.' ]{2,40}?)\s+(${sumPattern})\s+\(?(?:(?:sudah|sdh|udah|baru|umur(?:nya)?|telat|lewat|nunggak)\s+)?(\d{1,3})\s+hari`,
  'giu',
)
const over = String.raw`(?:lewat|lebih dari|di atas|diatas|>)\s*(\d{1,3})\s+hari`
/** `yang lewat 30 hari berapa`, `berapa yang sudah lewat 30 hari` */
const limit = new RegExp(
  String.raw`${over}\s*(?:berapa|brp|total|semua|ada)|(?:berapa|brp|total|jumlah)(?:nya)?\s(?:(?:semua|yang|yg|sudah|sdh|udah|umurnya)\s){0,3}${over}`,
  'iu',
)

/** Who owes what for how long: the sum of all, and of what is older than a limit. */
export const agedDebts: Scene = (request) => {
  const { message } = request
  const days = Number(
    limit
      .exec(message)
      ?.slice(1)
      .find((told) => told !== undefined) ?? 0,
  )
  const debts = [...message.matchAll(debt)].map(([said, name = '', sum = '', age = ''], at) => ({
    id: `${Number(age) > days ? 'lama' : 'baru'}_${at + 1}`,
    label: `${sentenceCase(name.trim())} (${age} hari)`,
    told: sumTold(sum, said),
    age: Number(age),
    name: sentenceCase(name.trim()),
  }))
  if (
    !asking.test(message) ||
    days === 0 ||
    debts.length < 2 ||
    !holdsAllSums(
      moneyOf(request),
      debts.map(({ told }) => told),
    )
  )
    return null
  const old = debts.filter(({ age }) => age > days)
  if (old.length === 0 || old.length === debts.length) return null
  const oldest = debts.reduce((one, other) => (other.age > one.age ? other : one))
  return {
    type: 'umum',
    title: 'Analisis Piutang',
    groups: { lama: `piutang lewat ${days} hari`, baru: 'piutang lainnya' },
    figures: debts.map(({ id, label, told }) => ({ id, label, told, group: id.replace(/_\d+$/, '') })),
    steps: [
      { id: 'jumlah_lama', label: `Lewat ${days} hari`, formula: 'sum(lama)' },
      { id: 'jumlah', label: 'Jumlah piutang', formula: 'jumlah_lama + sum(baru)' },
      { id: 'bagian', label: `Bagian yang lewat ${days} hari`, formula: 'jumlah_lama / jumlah * 100', unit: 'percent' },
    ],
    answer: [
      p(
        `Piutang semuanya **${bind('jumlah')}**; yang lewat ${days} hari **${bind('jumlah_lama')}** (${bind('bagian')}).`,
        onlyIf('jumlah', 'positive'),
      ),
      p(`Tagih **${oldest.name}** lebih dulu: paling lama, ${oldest.age} hari, sebesar ${bind(oldest.id)}.`),
    ],
    key: 'jumlah_lama',
    shown: ['jumlah_lama', 'jumlah', 'bagian'],
    next: ['Janji bayar tiap orang dan tanggalnya: [isi janji bayar].'],
  }
}
