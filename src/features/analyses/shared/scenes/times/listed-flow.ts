import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import type { Scene } from '../scene.ts'
import { sumPattern, sumTold } from '../told-parts.ts'

const head =
  /^\s*(?:(?:uang|kas|dana)\s+)?(masuk|pemasukan|penerimaan|pendapatan|keluar|pengeluaran|biaya)(?:nya)?\s*:?\s*$/iu
const line = new RegExp(
  String.raw`^\s*[-•*]\s*(\p{L}.{1,60}?)(?:,\s*total)?\s*:?\s+(${sumPattern})\s*(?:\(.*\))?\s*$`,
  'iu',
)

interface Line {
  readonly name: string
  readonly sum: string
  readonly said: string
}

/** Lines under `Masuk` and lines under `Keluar`; null where one of them holds anything but a name and its sum. */
const listsIn = (message: string): { readonly income: Line[]; readonly costs: Line[] } | null => {
  const income: Line[] = []
  const costs: Line[] = []
  let list: Line[] | null = null
  for (const text of message.split('\n')) {
    // The heading may end the line that orders: `… bulan Oktober:`.
    const named = head.exec(text)?.[1]?.toLowerCase()
    if (named !== undefined) {
      list = /^(?:keluar|pengeluaran|biaya)$/.test(named) ? costs : income
      continue
    }
    if (!/^\s*[-•*]\s/.test(text)) {
      if (text.trim() !== '') list = null
      continue
    }
    const [said, name = '', sum = ''] = line.exec(text) ?? []
    if (list === null || said === undefined) return null
    list.push({ name: sentenceCase(name.trim()), sum, said: said.trim() })
  }
  return income.length > 0 && costs.length > 0 ? { income, costs } : null
}

const figuresOf = (lines: readonly Line[], group: string): WorkedFigure[] =>
  lines.map(({ name, said, sum }, at) => ({ id: `${group}_${at + 1}`, label: name, told: sumTold(sum, said), group }))

/** What came in and went out, line by line under their headings. */
export const listedFlow: Scene = ({ message }) => {
  const lists = listsIn(message)
  if (lists === null) return null
  return {
    type: 'arus_kas',
    title: 'Analisis Arus Kas',
    groups: { masuk: 'kas masuk', keluar: 'kas keluar' },
    figures: [...figuresOf(lists.income, 'masuk'), ...figuresOf(lists.costs, 'keluar')],
    steps: [
      { id: 'jumlah_masuk', label: 'Kas masuk', formula: 'sum(masuk)' },
      { id: 'jumlah_keluar', label: 'Kas keluar', formula: 'sum(keluar)' },
      { id: 'sisa', label: 'Sisa kas', formula: 'jumlah_masuk - jumlah_keluar' },
      { id: 'sisa_besar', label: 'Besarnya', formula: 'abs(sisa)', quiet: true },
      {
        id: 'terpakai',
        label: 'Terpakai dari kas masuk',
        formula: 'jumlah_keluar / jumlah_masuk * 100',
        unit: 'percent',
      },
      { id: 'terbesar', label: 'Pengeluaran terbesar', formula: 'argmax(keluar)', unit: 'name' },
      {
        id: 'terbesar_persen',
        label: 'Bagian pengeluaran terbesar',
        formula: 'max(keluar) / jumlah_keluar * 100',
        unit: 'percent',
      },
    ],
    answer: [
      p(
        `Masuk **${bind('jumlah_masuk')}**, keluar **${bind('jumlah_keluar')}**, {{sisa|sisa|habis, sisa|kurang}} **${bind('sisa_besar')}**.`,
        onlyIf('sisa', 'positive', 'zero', 'negative'),
      ),
      p(
        `Pengeluaran terbesar ${bind('terbesar')}, ${bind('terbesar_persen')} dari semua pengeluaran.`,
        onlyIf('jumlah_keluar', 'positive'),
      ),
    ],
    key: 'sisa',
    shown: ['sisa', 'jumlah_masuk', 'jumlah_keluar', 'terpakai'],
    chart: {
      title: 'Kas masuk dan keluar',
      categories: ['Masuk', 'Keluar', 'Sisa'],
      values: ['jumlah_masuk', 'jumlah_keluar', 'sisa'],
    },
    next: ['Uang pribadi yang diambil dari laci dicatat terpisah dari biaya usaha: [isi pengambilan pribadi].'],
  }
}
