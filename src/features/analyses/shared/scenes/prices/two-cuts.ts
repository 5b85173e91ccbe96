import { bind, onlyIf, p } from '../../draft.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const afterCut = words('(?:setelah|sesudah|stlh|habis) (?:di)?(?:diskon|potong\\p{L}*|promo)')
const cuts = words('diskon|potongan|promo|potong')
const fees = words('komisi|admin|fee|biaya layanan')
const costing = words('modal|hpp|bahan|beli')

/** A discount and then a commission on what is left: `jual 15rb modal 6.500, potongan 20% ditambah komisi 20% dari harga setelah diskon`. */
export const twoCuts: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const [first, second, third] = entries.filter(({ percent }) => percent !== null)
  const sums = entries.filter(({ money }) => money !== null)
  const costs = sums.filter(({ words: own }) => costing.test(own.join(' ')))
  const [price, other] = sums.filter((one) => !costs.includes(one))
  if (!first || !second || third || !price || other || costs.length === 0 || !afterCut.test(message)) return null
  if (!cuts.test(first.words.join(' ')) || !fees.test(second.words.join(' '))) return null
  if (entries.some(({ counts }) => counts.length > 0)) return null
  return {
    type: 'harga',
    title: 'Analisis Untung Saat Promo',
    groups: { biaya: 'modal' },
    figures: [
      { id: 'harga', label: 'Harga jual', told: toldSum(price), per: '' },
      ...costs.map((one, at): WorkedFigure => ({
        id: `biaya_${at + 1}`,
        label: one.label || 'Modal',
        told: toldSum(one),
        per: '',
        group: 'biaya',
      })),
      { id: 'diskon', label: 'Potongan', told: toldSum(first) },
      { id: 'komisi', label: 'Komisi', told: toldSum(second) },
    ],
    steps: [
      { id: 'setelah', label: 'Harga setelah potongan', formula: 'harga * (100 - diskon) / 100' },
      { id: 'komisi_rp', label: 'Komisi', formula: 'setelah * komisi / 100' },
      { id: 'diterima', label: 'Diterima', formula: 'setelah - komisi_rp' },
      { id: 'untung', label: 'Untung saat promo', formula: 'diterima - sum(biaya)' },
      { id: 'untung_biasa', label: 'Untung tanpa promo', formula: 'harga - sum(biaya)' },
      { id: 'besar', label: 'Besarnya', formula: 'abs(untung)', quiet: true },
    ],
    answer: [
      p(
        `{{untung|Masih untung|Impas|Rugi}} **${bind('besar')}** per barang: dari ${bind('harga')} menjadi ${bind('setelah')} setelah potongan, dikurangi komisi ${bind('komisi_rp')} diterima ${bind('diterima')}. Tanpa promo untungnya ${bind('untung_biasa')}.`,
        onlyIf('untung', 'positive', 'zero', 'negative'),
      ),
    ],
    key: 'untung',
    shown: ['untung', 'diterima', 'untung_biasa'],
    next: ['Tambahan pembeli selama promo, untuk menutup untung yang turun: [isi tambahan pembeli].'],
  }
}
