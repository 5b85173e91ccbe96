import { bind, onlyIf, p } from '../draft.ts'
import { toldSum } from '../ledger/lines.ts'
import { type Scene, words } from './scene.ts'

const rivals = /(?<!\p{L})(?:kompetitor|pesaing|saingan|tetangga|toko lain|warung lain|sebelah)(?!\p{L})/iu
const asking = words('rata-rata|rata|rata2|rerata|selisih\\p{L}*|di atas|di bawah|termurah|termahal|posisi')

/** Our price beside those of others: `kami 26rb. empat kompetitor: 22rb, 25rb, 24rb, 21rb. rata-ratanya berapa`. */
export const rivalPrices: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  if (!asking.test(message) || figures.some(({ range }) => range !== undefined)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const from = sums.findIndex(({ context, words: own }) => rivals.test([...context, ...own].join(' ')))
  const [ours, more] = sums.slice(0, Math.max(from, 0))
  const theirs = from < 0 ? [] : sums.slice(from)
  if (!ours || more || theirs.length < 2) return null
  if (
    sums.some(({ counts, way }) => counts.length > 0 || way === 'wish' || way === 'in') ||
    entries.some(({ percent }) => percent !== null)
  )
    return null
  return {
    type: 'harga',
    title: 'Analisis Posisi Harga',
    groups: { pesaing: 'harga pesaing' },
    figures: [
      { id: 'kami', label: 'Harga kami', told: toldSum(ours), per: '' },
      ...theirs.map((one, at) => ({
        id: `pesaing_${at + 1}`,
        label: rivals.test(one.label) || one.label === '' ? `Pesaing ${at + 1}` : one.label,
        told: toldSum(one),
        per: '',
        group: 'pesaing',
      })),
    ],
    steps: [
      { id: 'rata', label: 'Rata-rata pesaing', formula: 'avg(pesaing)' },
      { id: 'beda', label: 'Selisih dari rata-rata', formula: 'kami - rata' },
      { id: 'besar', label: 'Besarnya', formula: 'abs(beda)', quiet: true },
      { id: 'persen', label: 'Selisih dari rata-rata (persen)', formula: 'beda / rata * 100', unit: 'percent' },
      { id: 'murah', label: 'Pesaing termurah', formula: 'min(pesaing)' },
      { id: 'mahal', label: 'Pesaing termahal', formula: 'max(pesaing)' },
    ],
    answer: [
      p(
        `Rata-rata harga pesaing **${bind('rata')}**; harga kami ${bind('kami')}, **${bind('besar')}** {{beda|di atasnya|sama dengannya|di bawahnya}} (${bind('persen')}).`,
        onlyIf('rata', 'positive'),
      ),
      p(
        'Harga di atas rata-rata bertahan kalau mutunya terasa: sebut alasannya kepada pembeli.',
        onlyIf('beda', 'positive'),
      ),
      p('Ada ruang untuk naik tanpa menjadi yang termahal.', onlyIf('beda', 'negative')),
    ],
    key: 'beda',
    shown: ['rata', 'beda', 'murah', 'mahal'],
    chart: {
      title: 'Harga',
      categories: ['Kami', ...theirs.map((_, at) => `Pesaing ${at + 1}`)],
      values: ['kami', ...theirs.map((_, at) => `pesaing_${at + 1}`)],
    },
    next: ['Ukuran, rasa, dan pelayanan pesaing itu dibanding kami: [isi bedanya].'],
  }
}
