import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const stock = words('stok|stock|persediaan|sediaan')
const first = words('awal')
const last = words('akhir|sisa')
const bought = words('belanja\\p{L}*|beli|pembelian|kulak\\p{L}*|tambah\\p{L}*|masuk')
const sold = words('penjualan|omzet|omset|jualan|terjual|pendapatan')

const saidOf = ({ said, label }: Entry): string => `${label} ${said}`

/** What the goods cost that were sold, by what lay there before and after: `stok awal 18jt, belanja 12jt, stok akhir 15,5jt`. */
export const stockCost: Scene = ({ ledger, message, reckoning }) => {
  // How often the goods are turned over is another question.
  if (!stock.test(message) || reckoning === 'turnover') return null
  const { entries } = ledger
  if (entries.some(({ money, counts }) => money === null || counts.length > 0)) return null
  const before = entries.filter((one) => stock.test(saidOf(one)) && first.test(saidOf(one)))
  const after = entries.filter((one) => stock.test(saidOf(one)) && last.test(saidOf(one)) && !before.includes(one))
  const others = entries.filter((one) => !before.includes(one) && !after.includes(one))
  const purchases = others.filter((one) => bought.test(saidOf(one)) && !sold.test(saidOf(one)))
  const sales = others.filter((one) => sold.test(saidOf(one)))
  const [opening, closing, bill, income] = [before[0], after[0], purchases[0], sales[0]]
  if (!opening || !closing || !bill || before.length + after.length + purchases.length > 3 || sales.length > 1)
    return null
  if (entries.length !== 3 + sales.length) return null
  const steps: WorkedStep[] = [
    { id: 'tersedia', label: 'Barang yang tersedia', formula: 'stok_awal + belanja' },
    { id: 'hpp', label: 'HPP barang terjual', formula: 'tersedia - stok_akhir' },
    ...(income
      ? [
          { id: 'kotor', label: 'Laba kotor', formula: 'penjualan - hpp' },
          {
            id: 'margin',
            label: 'Margin kotor',
            formula: 'kotor / positive(penjualan) * 100',
            unit: 'percent' as const,
          },
        ]
      : []),
  ]
  return {
    type: 'laba_rugi',
    title: 'Analisis HPP dari Stok',
    figures: [
      { id: 'stok_awal', label: 'Stok awal', told: toldSum(opening) },
      { id: 'belanja', label: 'Belanja barang', told: toldSum(bill) },
      { id: 'stok_akhir', label: 'Stok akhir', told: toldSum(closing) },
      ...(income ? [{ id: 'penjualan', label: 'Penjualan', told: toldSum(income) }] : []),
    ],
    steps,
    answer: [
      p(
        `Barang yang terjual bernilai modal **${bind('hpp')}**: stok awal ${bind('stok_awal')} ditambah belanja ${bind('belanja')}, dikurangi stok akhir ${bind('stok_akhir')}.`,
        onlyIf('hpp', 'positive'),
      ),
      ...(income
        ? [
            p(
              `Dari penjualan ${bind('penjualan')}, laba kotornya **${bind('kotor')}** (${bind('margin')}).`,
              onlyIf('kotor', 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: income ? 'kotor' : 'hpp',
    shown: ['hpp', ...(income ? ['kotor', 'margin'] : [])],
    next: ['Gaji, sewa, dan biaya lain sebulan, untuk tahu laba bersihnya: [isi biaya lain].'],
  }
}
