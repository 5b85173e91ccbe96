import { bind, p } from '../../draft.ts'
import { countsOf, moneyOf, percentsOf, type Scene, words } from '../scene.ts'

const borrowing = words('pinjam\\p{L}*|pinjol|paylater|utang|hutang|kredit|gadai|rentenir|talangan')

/** A loan of days or weeks: `3 juta bunga 0,3% per hari selama 30 hari`. */
export const shortLoan: Scene = (request) => {
  const [rate, other] = percentsOf(request)
  const [sum, more] = moneyOf(request)
  if (!borrowing.test(request.message) || !rate || other || rate.role !== 'interest' || !sum || more) return null
  if (rate.per !== 'hari' && rate.per !== 'minggu') return null
  const noun = rate.per
  const time = countsOf(request).find((one) => one.noun === noun)
  if (!time) return null
  return {
    type: 'kelayakan',
    title: 'Analisis Pinjaman',
    figures: [
      { id: 'pokok', label: 'Pinjaman', told: sum },
      { id: 'bunga', label: 'Bunga', told: rate },
      { id: 'lama', label: 'Lama pinjaman', told: time },
    ],
    steps: [
      { id: 'bunga_sekali', label: `Bunga per ${noun}`, formula: 'pokok * bunga / 100', per: noun },
      { id: 'bunga_semua', label: 'Jumlah bunga', formula: 'bunga_sekali * lama' },
      { id: 'bayar', label: 'Jumlah yang dibayar', formula: 'pokok + bunga_semua' },
      { id: 'beban', label: 'Bunga dari pinjaman', formula: 'bunga * lama', unit: 'percent' },
    ],
    answer: [
      p(
        `Pinjaman ${bind('pokok')} selama ${bind('lama')} dibayar **${bind('bayar')}**; bunganya ${bind('bunga_semua')} (${bind('beban')} dari pinjaman).`,
      ),
    ],
    key: 'bayar',
    shown: ['bayar', 'bunga_semua', 'bunga_sekali', 'beban'],
    assumptions: ['Bunga dihitung tetap dari pokok awal, tanpa bunga berbunga dan denda.'],
    next: [
      'Biaya layanan, asuransi, dan denda keterlambatan: [isi biaya lain].',
      'Uang untuk melunasinya datang dari: [isi sumbernya].',
    ],
  }
}
