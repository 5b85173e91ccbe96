import { bind, onlyIf, p } from '../../draft.ts'
import { moneyOf, type Scene } from '../scene.ts'
import { holdsAllSums, sumPattern, sumTold } from '../told-parts.ts'

const year = new RegExp(
  String.raw`(20\d\d)\s*:?\s*(?:,\s*)?omzet(?:nya)?\s+(${sumPattern})[\s,]+(?:dan\s+)?laba(?:\s+bersih)?(?:nya)?\s+(${sumPattern})`,
  'giu',
)

/** Two years, each with its turnover and profit: how much it grew, and the margin of each. */
export const twoYears: Scene = (request) => {
  const [first, second, more] = [...request.message.matchAll(year)].map(
    ([said, name = '', income = '', profit = '']) => ({
      name,
      income: sumTold(income, said),
      profit: sumTold(profit, said),
    }),
  )
  if (!first || !second || more || first.name === second.name) return null
  const [before, after] = first.name < second.name ? [first, second] : [second, first]
  if (!holdsAllSums(moneyOf(request), [before.income, before.profit, after.income, after.profit])) return null
  return {
    type: 'penjualan',
    title: 'Perbandingan Tahun',
    figures: [
      { id: 'omzet_lama', label: `Omzet ${before.name}`, told: before.income },
      { id: 'laba_lama', label: `Laba ${before.name}`, told: before.profit },
      { id: 'omzet_baru', label: `Omzet ${after.name}`, told: after.income },
      { id: 'laba_baru', label: `Laba ${after.name}`, told: after.profit },
    ],
    steps: [
      {
        id: 'tumbuh',
        label: 'Pertumbuhan omzet',
        formula: '(omzet_baru - omzet_lama) / positive(omzet_lama) * 100',
        unit: 'percent',
      },
      { id: 'tumbuh_besar', label: 'Besarnya', formula: 'abs(tumbuh)', unit: 'percent', quiet: true },
      {
        id: 'tumbuh_laba',
        label: 'Pertumbuhan laba',
        formula: '(laba_baru - laba_lama) / positive(laba_lama) * 100',
        unit: 'percent',
      },
      { id: 'margin_lama', label: `Margin ${before.name}`, formula: 'laba_lama / omzet_lama * 100', unit: 'percent' },
      { id: 'margin_baru', label: `Margin ${after.name}`, formula: 'laba_baru / omzet_baru * 100', unit: 'percent' },
      { id: 'geser', label: 'Perubahan margin', formula: 'margin_baru - margin_lama', unit: 'percent', quiet: true },
    ],
    answer: [
      p(
        `Omzet {{tumbuh|tumbuh|tetap, selisih|turun}} **${bind('tumbuh_besar')}**, laba ${bind('tumbuh_laba')}. Margin laba dari **${bind('margin_lama')}** (${before.name}) menjadi **${bind('margin_baru')}** (${after.name}).`,
        onlyIf('tumbuh', 'positive', 'zero', 'negative'),
      ),
      p(
        'Biaya tumbuh lebih cepat daripada omzet: dari setiap rupiah penjualan makin sedikit yang tersisa.',
        onlyIf('geser', 'negative'),
      ),
    ],
    key: 'tumbuh',
    shown: ['tumbuh', 'margin_lama', 'margin_baru', 'tumbuh_laba'],
    next: [
      'Sebabnya ada pada biaya yang naik paling besar atau harga yang diturunkan: [isi biaya per tahun dan perubahan harga].',
    ],
  }
}
