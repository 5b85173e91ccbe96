import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { sumsOfTimes, visitCounts } from '../read-reckoning.ts'
import type { ToldFigure } from '../told-figure.ts'
import { aboutText, factsOf, keepOthers, type Maker, titleOf } from './scope.ts'

/** Sales of two times with the number of buyers in each: which of the two made the difference. */
export const makeTraffic: Maker = (request): AnalysisContent => {
  const draft = startDraft('penjualan')
  const sums = sumsOfTimes(request.figures).slice(0, 2)
  const counts = visitCounts(request.figures).slice(0, 2)
  const used = new Set<ToldFigure>([...sums, ...counts])
  const names = sums.map(({ period }) => sentenceCase(period))
  const [first = 'Sebelumnya', second = 'Sekarang'] = names
  const noun = counts.find((one) => one.noun !== '')?.noun || 'transaksi'
  for (const n of [1, 2]) {
    const [sum, count] = [sums[n - 1], counts[n - 1]]
    draft.figure(`jual_${n}`, `Penjualan ${names[n - 1] ?? ''}`, { value: sum?.value ?? null, said: sum?.said ?? '' })
    draft.figure(`beli_${n}`, `${noun} ${names[n - 1] ?? ''}`, {
      value: count?.value ?? null,
      unit: 'count',
      noun,
      said: count?.said ?? '',
    })
    draft.metric(`rata_${n}`, `Belanja rata-rata ${names[n - 1] ?? ''}`, `jual_${n} / beli_${n}`)
  }
  draft.metric('ubah', 'Perubahan penjualan', 'jual_2 - jual_1')
  draft.metric('ubah_besar', 'Besar perubahan', 'abs(ubah)')
  draft.metric('ubah_persen', 'Perubahan penjualan', 'ubah / jual_1 * 100', { unit: 'percent' })
  draft.metric('ubah_persen_besar', 'Perubahan penjualan', 'abs(ubah_persen)', { unit: 'percent' })
  draft.metric('beli_persen', `Perubahan jumlah ${noun}`, '(beli_2 - beli_1) / beli_1 * 100', { unit: 'percent' })
  draft.metric('rata_persen', 'Perubahan belanja rata-rata', '(rata_2 - rata_1) / rata_1 * 100', { unit: 'percent' })
  draft.metric('sebab_1', `Karena jumlah ${noun}`, '(beli_2 - beli_1) * rata_1')
  draft.metric('sebab_2', 'Karena belanja rata-rata', '(rata_2 - rata_1) * beli_2')
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Penjualan ${aboutText(request)} {{ubah|naik|tidak berubah, selisih|turun}} **${bind('ubah_besar')}** (${bind('ubah_persen_besar')}) dari ${first} ke ${second}.`,
      onlyIf('ubah', 'positive', 'zero', 'negative'),
    ),
    cards('ubah', 'ubah_persen', 'rata_1', 'rata_2'),
  ])
  draft.section('sebab', 'Dari mana perubahannya', [
    table(
      ['Ukuran', first, second, 'Perubahan'],
      [
        ['Penjualan', bind('jual_1'), bind('jual_2'), bind('ubah_persen')],
        [sentenceCase(noun), bind('beli_1'), bind('beli_2'), bind('beli_persen')],
        ['Belanja rata-rata', bind('rata_1'), bind('rata_2'), bind('rata_persen')],
      ],
    ),
    p(
      `Jumlah ${noun} menyumbang ${bind('sebab_1')}, belanja rata-rata menyumbang ${bind('sebab_2')}; keduanya bersama ${bind('ubah')}.`,
    ),
    cards('sebab_1', 'sebab_2'),
    draft.chart({
      id: 'grafik_sebab',
      title: 'Dari mana perubahannya',
      shape: 'bar',
      unit: 'rupiah',
      categories: [`Jumlah ${noun}`, 'Belanja rata-rata', 'Semuanya'],
      series: [{ name: 'Rupiah', values: ['sebab_1', 'sebab_2', 'ubah'] }],
    }),
  ])
  draft.section('langkah', 'Yang perlu dicari', [
    bullets([
      `Siapa yang tidak datang lagi atau yang baru datang: [isi perubahan pelanggan].`,
      'Barang yang dibeli lebih sedikit atau lebih banyak: [isi barangnya].',
      'Kejadian di masa itu (hujan, libur, harga naik, pesaing buka): [isi kejadian].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({ title: titleOf('Analisis Penjualan', request), key: 'ubah_persen', facts: factsOf(request) })
}
