import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import { moneyOf, percentsOf, type Scene, words } from '../scene.ts'
import { countTold, holdsAllSums, shareTold, sumPattern, sumTold } from '../told-parts.ts'

const asking = words('obral|diobral|cuci gudang|stok mati|dijual murah|keobral')
const stock = new RegExp(
  String.raw`(?<=^|[:,;.\n]\s{0,3})(\p{L}[\p{L}\d ]{1,40}?)\s+(?:ada\s+)?(\d{1,5})\s+(pcs|buah|biji|unit|lembar|dus|pasang|potong)\s+modal(?:nya)?\s+(${sumPattern})`,
  'giu',
)
const rate = /(\d{1,3}(?:,\d+)?)\s?(?:%|persen)\s+dari\s+modal/iu

/** Goods that do not sell, each with its cost, sold for a share of it: what lies in them, what comes back, what is lost. */
export const clearance: Scene = (request) => {
  const { message } = request
  const goods = [...message.matchAll(stock)].map(([said, name = '', count = '', noun = '', cost = '']) => ({
    name: sentenceCase(name.trim()),
    count: countTold(count, noun, said),
    cost: sumTold(cost, said),
  }))
  const [said, share = ''] = rate.exec(message) ?? []
  if (!asking.test(message) || goods.length === 0 || said === undefined || percentsOf(request).length > 1) return null
  if (
    !holdsAllSums(
      moneyOf(request),
      // A line may have been read as what it comes to.
      goods.flatMap(({ cost, count }) => [cost, { ...cost, value: cost.value * count.value }]),
    )
  )
    return null
  const lines = goods.map((_, at) => `banyak_${at + 1} * modal_${at + 1}`)
  return {
    type: 'umum',
    title: 'Analisis Stok Mati',
    figures: [
      ...goods.flatMap(({ name, count, cost }, at) => [
        { id: `banyak_${at + 1}`, label: name, told: count },
        { id: `modal_${at + 1}`, label: `Modal ${name.toLowerCase()}`, told: cost },
      ]),
      { id: 'persen', label: 'Harga obral dari modal', told: shareTold(share, said) },
    ],
    steps: [
      ...goods.map(({ name }, at) => ({
        id: `nilai_${at + 1}`,
        label: `Tertahan di ${name.toLowerCase()}`,
        formula: lines[at] ?? '0',
      })),
      { id: 'tertahan', label: 'Uang yang tertahan', formula: goods.map((_, at) => `nilai_${at + 1}`).join(' + ') },
      { id: 'kembali', label: 'Uang kembali kalau habis', formula: 'tertahan * persen / 100' },
      { id: 'rugi', label: 'Rugi', formula: 'tertahan - kembali' },
    ],
    answer: [
      p(
        `Uang yang tertahan **${bind('tertahan')}**. Diobral ${bind('persen')} dari modal, kalau habis kembali **${bind('kembali')}** dan ruginya **${bind('rugi')}**.`,
        onlyIf('tertahan', 'positive'),
      ),
    ],
    key: 'tertahan',
    shown: ['tertahan', 'kembali', 'rugi'],
    next: ['Uang yang kembali dipakai untuk barang yang laku: [isi barang penggantinya].'],
  }
}
