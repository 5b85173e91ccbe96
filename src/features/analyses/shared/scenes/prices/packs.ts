import { bind, p } from '../../draft.ts'
import { factorsOf, lineOf } from '../../ledger/lines.ts'
import type { Scene } from '../scene.ts'

/** One price for so many together, and how many there are: `karung 2.000 per 25 kg, gabah 3 ton`. */
export const packs: Scene = ({ ledger }) => {
  const { entries } = ledger
  const [one, more] = entries.filter(({ money }) => money !== null)
  if (!one || more || one.pack === null || entries.some(({ percent }) => percent !== null)) return null
  const counts = entries.flatMap((entry) => entry.counts)
  const factors = factorsOf(one, entries)
  if (!factors || counts.length !== 1) return null
  const line = lineOf(one, 'biaya', 'Biaya', factors)
  const name = one.label.split(' ')[0]?.toLowerCase() ?? ''
  return {
    type: 'umum',
    title: 'Hitungan Biaya',
    figures: line.figures,
    steps: [
      { id: 'banyak', label: 'Yang dibutuhkan', formula: 'ceil(biaya_kali / biaya_isi)', unit: 'count', noun: name },
      { id: 'biaya', label: 'Jumlah biaya', formula: 'banyak * biaya_satuan' },
    ],
    answer: [
      p(
        `Untuk ${bind('biaya_kali')} dibutuhkan ${bind('banyak')} isi ${bind('biaya_isi')}, jadi biayanya **${bind('biaya')}**.`,
      ),
    ],
    key: 'biaya',
    shown: ['biaya', 'banyak'],
    next: ['Cadangan untuk yang rusak atau sobek: [isi jumlah cadangan].'],
  }
}
