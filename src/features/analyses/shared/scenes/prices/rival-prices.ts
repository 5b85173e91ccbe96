import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import { type Scene, words } from '../scene.ts'

const rivals = words(
  'kompetitor\\p{L}*|pesaing\\p{L}*|saingan\\p{L}*|tetangga|(?:toko|warung|tempat|lapak|kedai) (?:lain|sebelah|depan)|sebelah',
)
const own = words('saya|sy|kami|kita|aku|gue|gw|ulun|ambo|kulo|kula|sendiri|punyaku|hargaku|jualku')
const asking = words(
  'rata-rata|rata|rata2|rerata|selisih\\p{L}*|beda\\p{L}*|di atas|di bawah|termurah|termahal|posisi|banding\\p{L}*|kemahalan|kemurahan',
)
/** Questions about what a price leaves. */
const ofOthers = words('modal|hpp|untung|laba|margin|bep|impas|laku|omzet|omset|terjual')

/** `650, 700, 600 per biji` in a list of small prices: Rupiah without their word. */
const asPrices = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry): Entry[] => {
    const bare = entry.counts.filter(({ noun, per, value }) => noun === '' && per === null && value >= 100)
    const isBare = bare.length > 0 && bare.length === entry.counts.length && entry.percent === null
    if (!isBare) return [entry]
    return [
      ...bare.map(({ value, said }) => ({ ...entry, money: value, counts: [], said })),
      ...(entry.money === null ? [] : [{ ...entry, counts: [] }]),
    ]
  })

/** The price of whoever asks: told with a word for himself, or before those of the others are begun; null where it is not sure. */
const oursOf = (sums: readonly Entry[]): Entry | null => {
  const [named, more] = sums.filter(({ words: told }) => own.test(told.join(' ')))
  if (more) return null
  if (named) return named
  const from = sums.findIndex(({ context, words: told }) => rivals.test([...context, ...told].join(' ')))
  return from === 1 ? (sums[0] ?? null) : null
}

/** Our price beside those of others: `kami 26rb. empat kompetitor: 22rb, 25rb, 24rb, 21rb. rata-ratanya berapa`. */
export const rivalPrices: Scene = ({ ledger, message, figures }) => {
  if (!asking.test(message) || !rivals.test(message) || ofOthers.test(message)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const entries = asPrices(ledger.entries)
  const sums = entries.filter(({ money }) => money !== null)
  const ours = oursOf(sums)
  const theirs = sums.filter((one) => one !== ours)
  if (!ours || theirs.length < 2) return null
  const isLike = theirs.every(
    ({ money }) => (money ?? 0) < (ours.money ?? 0) * 4 && (money ?? 0) * 4 > (ours.money ?? 0),
  )
  if (!isLike || entries.some(({ percent, way }) => percent !== null || way === 'wish')) return null
  if (sums.some(({ counts, way, each }) => counts.length > 0 || (way === 'out' && each))) return null
  const labels = theirs.map(({ label }) => label)
  const isNamed =
    new Set(labels).size === labels.length &&
    labels.every((one) => one !== '' && !/pesaing|kompetitor|saingan/i.test(one))
  const names = theirs.map((one, at) => (isNamed ? sentenceCase(one.label) : `Pesaing ${at + 1}`))
  return {
    type: 'harga',
    title: 'Analisis Posisi Harga',
    groups: { pesaing: 'harga pesaing' },
    figures: [
      { id: 'kami', label: 'Harga kami', told: toldSum(ours), per: '' },
      ...theirs.map((one, at) => ({
        id: `pesaing_${at + 1}`,
        label: names[at] ?? '',
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
      categories: ['Kami', ...names],
      values: ['kami', ...theirs.map((_, at) => `pesaing_${at + 1}`)],
    },
    next: ['Ukuran, rasa, dan pelayanan pesaing itu dibanding kami: [isi bedanya].'],
  }
}
