import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, onlyIf, p, sourcesSection, startDraft } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { byRole, factsOf, keepOthers, type Maker, openDays, perMonth, titleOf } from './scope.ts'

const stock = /stok|stock|persediaan|barang di toko|isi toko/i

const bought =
  /(?<!\p{L})(?:belanja\p{L}*|beli|pembelian|kulak\p{L}*|restok|restock|stok masuk|barang masuk|tambah\p{L}*)(?!\p{L})/iu

/** How often the goods in a shop are sold and bought anew, and how many days they lie there. */
export const makeTurnover: Maker = (request): AnalysisContent => {
  const draft = startDraft('umum')
  const held = request.figures
    .filter(
      ({ kind, role, said, label }) =>
        kind === 'money' && role !== 'hpp' && (stock.test(`${label} ${said}`) || /awal|akhir/i.test(said)),
    )
    .slice(0, 2)
  const moved = byRole(request, 'hpp', 'unit_cost', 'expense', 'revenue', 'other', 'capital').find(
    (one) => one.kind === 'money' && !held.includes(one),
  )
  const used = new Set<ToldFigure>([...held, ...(moved ? [moved] : [])])
  draft.group('stok', 'nilai stok')
  if (held.length === 0) draft.figure('stok_1', 'Nilai stok', { group: 'stok' })
  held.forEach((one, at) =>
    draft.figure(`stok_${at + 1}`, held.length > 1 ? `Stok ${at === 0 ? 'awal' : 'akhir'}` : 'Nilai stok', {
      value: one.value,
      group: 'stok',
      said: one.said,
    }),
  )
  draft.metric('rata', 'Stok rata-rata', 'avg(stok)')
  const isSales = moved?.role === 'revenue'
  const facts = { value: moved?.value ?? null, per: moved?.per ?? 'bulan', said: moved?.said ?? '' }
  // What was bought is not what went out: `stok awal + belanja - stok akhir` is.
  const isBought = held.length === 2 && moved !== undefined && bought.test(`${moved.label} ${moved.said}`)
  if (isBought) {
    draft.figure('beli', 'Belanja barang', facts)
    draft.metric('keluar', 'HPP', 'stok_1 + beli - stok_2', { per: facts.per })
  } else draft.figure('keluar', isSales ? 'Penjualan' : 'HPP', facts)
  if (moved && moved.per === null) draft.assume('Barang keluar dianggap per bulan karena waktunya tidak disebut.')
  if (moved?.per === 'hari') openDays(draft, request)
  if (isSales) draft.assume('Dihitung dari penjualan karena HPP tidak disebut; dengan HPP perputarannya lebih lambat.')
  draft.metric('sebulan', isSales ? 'Penjualan sebulan' : 'HPP sebulan', perMonth('keluar', moved?.per ?? null), {
    per: 'bulan',
  })
  draft.metric('putar', 'Perputaran stok', 'sebulan / rata', { unit: 'count', noun: 'kali', per: 'bulan' })
  draft.metric('hari', 'Lama stok habis', 'rata / positive(sebulan) * 30', { unit: 'count', noun: 'hari' })
  draft.metric('putar_tahun', 'Perputaran setahun', 'putar * 12', { unit: 'count', noun: 'kali', per: 'tahun' })
  draft.assume('Sebulan dihitung 30 hari.')
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Stok berputar **${bind('putar')}** sebulan: barang rata-rata habis dalam **${bind('hari')}**.`,
      onlyIf('putar', 'positive'),
    ),
    cards('putar', 'hari', 'putar_tahun'),
    ...draft.notes,
  ])
  draft.section('hitungan', 'Hitungan', [
    isBought
      ? p(
          `Barang keluar (HPP): stok awal ${bind('stok_1')} ditambah belanja ${bind('beli')} dikurangi stok akhir ${bind('stok_2')}, jadi **${bind('keluar')}**.`,
        )
      : null,
    p(`Nilai stok rata-rata ${bind('rata')}, barang keluar ${bind('sebulan')} sebulan.`),
    draft.chart({
      id: 'grafik_stok',
      title: 'Stok dan barang keluar sebulan',
      shape: 'bar',
      unit: 'rupiah',
      categories: ['Stok rata-rata', isSales ? 'Penjualan sebulan' : 'HPP sebulan'],
      series: [{ name: 'Rupiah', values: ['rata', 'sebulan'] }],
    }),
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets([
      `Barang yang lebih lama dari ${bind('hari')} di rak: [isi barang yang lambat laku].`,
      'Barang yang sering habis sebelum dibeli lagi: [isi barang yang cepat habis].',
      'Lama pengiriman pemasok, supaya belanja berikutnya tepat waktu: [isi lama pengiriman].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Analisis Perputaran Stok', { ...request, subject: '' }),
    key: 'putar',
    facts: factsOf(request),
  })
}
