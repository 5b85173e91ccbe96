import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const lower = words('diskon\\p{L}*|disc|discount|potongan|promo|turun|dipotong|dikurangi')
const higher = words('naik|dinaikkan|dinaikin|naikin|kenaikan|tambah|bertambah|tumbuh|target')
const asking = words(
  'jadi(?:nya)?|setelah|stlh|sesudah|harga baru|target|tiap|masing-masing|masing|berapa|brp|hitung\\p{L}*|total\\p{L}*',
)

const spent = words('biaya|modal|hpp|bahan|gaji|upah|sewa|ongkos|kulak\\p{L}*')

/** One share taken from or put on every sum of a list: `silver 4,8jt gold 7,5jt platinum 12jt, diskon 15%`. */
export const allChanged: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  const [share, more] = entries.filter(({ percent }) => percent !== null)
  const sums = entries.filter(({ money }) => money !== null)
  if (!share || more || sums.length < 2 || sums.length > 10 || !asking.test(message)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const told = [...share.words, ...share.context, ...share.trail].join(' ')
  const isLess = lower.test(told)
  if (isLess === higher.test(told)) return null
  // A list of one sort, each with its name: nothing is counted, spent or borrowed in it.
  const isListed = sums.every(
    ({ label, counts, per, period, sentence }) =>
      label !== '' && counts.length === 0 && per === null && period === '' && sentence === sums[0]?.sentence,
  )
  const ways = new Set(sums.map(({ way }) => way))
  if (!isListed || entries.length > sums.length + 1 || (ways.has('in') && ways.has('out'))) return null
  if (sums.some(({ way }) => way === 'wish' || way === 'goal' || way === 'opening')) return null
  if (new Set(sums.map(({ label }) => label)).size < sums.length) return null
  // `harga paket 18jt, biaya dekor 4,2jt`: what is paid for it gets no cheaper.
  if (sums.some(({ words: own }) => spent.test(own.join(' ')))) return null
  const isPriced = isLess
  const names = sums.map(({ label }) => sentenceCase(label))
  const sign = isLess ? '-' : '+'
  const steps: WorkedStep[] = [
    ...names.map((name, at): WorkedStep => ({
      id: `baru_${at + 1}`,
      label: `${name} ${isLess ? 'setelah potongan' : 'setelah naik'}`,
      formula: `lama_${at + 1} * (100 ${sign} persen) / 100`,
    })),
    ...(isPriced
      ? names.map((name, at): WorkedStep => ({
          id: `hemat_${at + 1}`,
          label: `Potongan ${name}`,
          formula: `lama_${at + 1} - baru_${at + 1}`,
        }))
      : [
          { id: 'semua_lama', label: 'Jumlah sekarang', formula: 'sum(lama)' },
          { id: 'semua_baru', label: 'Jumlah setelah naik', formula: 'sum(baru)' },
          { id: 'tambahan', label: 'Tambahannya', formula: 'semua_baru - semua_lama' },
        ]),
  ]
  return {
    type: 'harga',
    title: isLess ? 'Analisis Potongan Harga' : 'Analisis Kenaikan',
    groups: { lama: 'jumlah sekarang', baru: 'jumlah baru' },
    figures: [
      ...sums.map((one, at) => ({ id: `lama_${at + 1}`, label: names[at] ?? '', told: toldSum(one), group: 'lama' })),
      { id: 'persen', label: isLess ? 'Potongan' : 'Kenaikan', told: toldSum(share) },
    ],
    steps,
    answer: [
      p(
        `${isLess ? 'Setelah potongan' : 'Setelah naik'} ${bind('persen')}: ${names.map((name, at) => `${name} **${bind(`baru_${at + 1}`)}**`).join(', ')}.`,
        onlyIf('baru_1', 'positive'),
      ),
      ...(isPriced
        ? [p('Pastikan harga setelah potongan masih di atas modalnya sebelum diumumkan.')]
        : [p(`Semuanya **${bind('semua_baru')}**, bertambah ${bind('tambahan')} dari ${bind('semua_lama')}.`)]),
    ],
    key: isPriced ? 'baru_1' : 'semua_baru',
    shown: [...(isPriced ? [] : ['semua_baru']), ...names.map((_, at) => `baru_${at + 1}`)],
    chart: {
      title: isLess ? 'Harga setelah potongan' : 'Setelah naik',
      categories: names,
      values: names.map((_, at) => `baru_${at + 1}`),
    },
    next: [
      isPriced
        ? 'Modal masing-masing: [isi modal].'
        : 'Cara mencapainya, dan siapa yang memegang tiap bagian: [isi caranya].',
    ],
  }
}
