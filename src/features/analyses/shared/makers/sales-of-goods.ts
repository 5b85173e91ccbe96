import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisBlock } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, cards, type Draft, onlyIf, p, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { aboutText } from './scope.ts'

/** The goods whose number and price are told; what died, broke or came back was not sold. */
const soldGoods = ({ goods }: AnalysisRequest): AnalysisRequest['goods'] =>
  goods.filter(
    ({ quantity, price, name }) =>
      quantity !== null && price !== null && !/^(?:analis|mati|rusak|retur|hilang|sisa)/i.test(name),
  )

/** Goods with their numbers and prices: each row is a sum of its own that follows both figures. */
export const goodsRows = (draft: Draft, request: AnalysisRequest): string[] | null => {
  const lines = soldGoods(request)
  const sold = new Set(lines.map(({ quantity }) => quantity))
  const units = new Set(lines.map(({ unit }) => unit))
  // `pedas 120 bks, original 90 bks, semua 10rb`: one that was counted like the others has no price of its own.
  const isLeft = request.figures.some(
    ({ kind, value, noun }) => kind === 'count' && units.has(noun) && !sold.has(value),
  )
  // `kulakan 420rb, listrik 150rb, libur 4 hari`: nothing is sold by the day.
  if (lines.length < 2 || units.has('hari') || isLeft) return null
  return lines.map(({ name, quantity, price, unit }, at) => {
    const n = at + 1
    draft.figure(`jumlah_${n}`, `${name}, terjual`, { value: quantity, unit: 'count', noun: unit ?? '' })
    draft.figure(`harga_${n}`, `${name}, harga`, { value: price, per: unit ?? '' })
    draft.metric(`nilai_${n}`, sentenceCase(name), `jumlah_${n} * harga_${n}`)
    return `nilai_${n}`
  })
}

const earlier = /(?<!\p{L})(?:lalu|kemarin|kemaren|sebelumnya|dulu|semula)(?!\p{L})/iu

/** `minggu lalu total 2.690.000` beside the goods of this week: whether it rose or fell. */
const againstBefore = (draft: Draft, request: AnalysisRequest, used: Set<ToldFigure>): AnalysisBlock[] => {
  const [before, more] = request.figures.filter(
    ({ kind, role, said, pieces }) =>
      kind === 'money' && ['total', 'revenue', 'other'].includes(role) && earlier.test(said) && pieces === undefined,
  )
  if (!before || more) return []
  used.add(before)
  draft.figure('dulu', 'Total sebelumnya', { value: before.value, said: before.said })
  draft.metric('ubah', 'Perubahan', 'total - dulu')
  draft.metric('ubah_besar', 'Besar perubahan', 'abs(ubah)')
  draft.metric('ubah_persen', 'Perubahan penjualan', 'ubah / dulu * 100', { unit: 'percent' })
  draft.metric('ubah_persen_besar', 'Besar perubahan', 'abs(ubah_persen)', { unit: 'percent' })
  return [
    p(
      `Penjualan {{ubah|naik|sama dengan sebelumnya, selisih|turun}} **${bind('ubah_besar')}** (**${bind('ubah_persen_besar')}**) dari ${bind('dulu')} menjadi ${bind('total')}.`,
      onlyIf('ubah', 'positive', 'zero', 'negative'),
    ),
  ]
}

/** What each of the goods brought, which brought most, and whether it is more than before. */
export const productAnalysis = (
  draft: Draft,
  request: AnalysisRequest,
  ids: readonly string[],
  used: Set<ToldFigure>,
): void => {
  const names = soldGoods(request).map(({ name }) => sentenceCase(name))
  draft.metric('total', 'Total penjualan', ids.join(' + '))
  ids.forEach((id, at) =>
    draft.metric(`bagian_${at + 1}`, `Bagian ${names[at] ?? ''}`, `${id} / total * 100`, { unit: 'percent' }),
  )
  draft.group('nilai', 'penjualan')
  draft.metric('terlaris', 'Penyumbang terbesar', 'argmax(nilai)', { unit: 'name' })
  draft.metric('terlaris_nilai', 'Penyumbang terbesar', 'max(nilai)')
  draft.metric('terlaris_persen', 'Bagian penyumbang terbesar', 'terlaris_nilai / total * 100', { unit: 'percent' })
  draft.section('ringkasan', 'Ringkasan', [
    ...againstBefore(draft, request, used),
    p(
      `Penjualan ${aboutText(request)} seluruhnya **${bind('total')}**. Penyumbang terbesar **${bind('terlaris')}**: ${bind('terlaris_nilai')} (${bind('terlaris_persen')}).`,
      onlyIf('total', 'positive'),
    ),
    cards('total', ...ids.slice(0, 3)),
  ])
  draft.section('per_barang', 'Penjualan per barang', [
    table(
      ['Barang', 'Terjual', 'Harga', 'Penjualan', 'Bagian'],
      ids.map((id, at) => [
        names[at] ?? '',
        bind(`jumlah_${at + 1}`),
        bind(`harga_${at + 1}`),
        bind(id),
        bind(`bagian_${at + 1}`),
      ]),
      ['Jumlah', '', '', bind('total'), ''],
    ),
    draft.chart({
      id: 'grafik_barang',
      title: 'Penjualan per barang',
      shape: 'bar',
      unit: 'rupiah',
      categories: names,
      series: [{ name: 'Penjualan', values: [...ids] }],
    }),
    draft.chart({
      id: 'grafik_bagian',
      title: 'Bagian dari penjualan',
      shape: 'share',
      unit: 'rupiah',
      categories: names,
      series: [{ name: 'Penjualan', values: [...ids] }],
    }),
  ])
}
