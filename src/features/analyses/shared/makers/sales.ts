import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { goodsRows, productAnalysis } from './sales-of-goods.ts'
import { makeUnplaced } from './unplaced.ts'
import { aboutText, byRole, factsOf, keepOthers, titleOf } from './scope.ts'

/** One row of the sales: a time or a product, in Rupiah or in pieces. */
interface Row {
  readonly label: string
  readonly value: number
  readonly unit: 'rupiah' | 'count'
  readonly noun: string
  readonly said: string
}

const periodRows = ({ figures, measure }: AnalysisRequest, used: Set<ToldFigure>): Row[] => {
  const found = figures.filter(
    ({ role, period, label, kind, said }) =>
      kind !== 'percent' &&
      // What shall be sold was not.
      !/(?<!\p{L})target(?:nya)?(?!\p{L})/iu.test(`${label} ${said}`) &&
      (role === 'revenue' ||
        role === 'volume' ||
        (measure === 'pengeluaran' && role === 'expense') ||
        (measure === 'laba' && role === 'profit') ||
        (role === 'other' && (period !== '' || label !== '')) ||
        (role === 'price' && period !== '')) &&
      (period !== '' || label !== ''),
  )
  const unit = found.filter(({ kind }) => kind === 'money').length * 2 >= found.length ? 'money' : 'count'
  const listed = found.filter(({ kind }) => kind === unit)
  const sum = listed.reduce((all, { value }) => all + value, 0)
  // `bulan ini 1.250 cup: kopi 560, teh 690`: the whole is none of its parts.
  const rows = listed.length > 2 ? listed.filter(({ value }) => value * 2 !== sum) : listed
  for (const one of rows) used.add(one)
  const hasTimes = rows.every(({ period }) => period !== '')
  // Portions and glasses have no sum with a name.
  const isOneThing = new Set(rows.map(({ noun }) => noun)).size === 1
  return rows.map(({ period, label, value, kind, noun, said }) => ({
    label: sentenceCase(hasTimes ? period : label || period),
    value,
    unit: kind === 'money' ? 'rupiah' : 'count',
    noun: isOneThing ? noun : '',
    said,
  }))
}

const trendSection = (draft: Draft, rows: readonly Row[], word = 'penjualan'): void => {
  const ids = rows.map((_, at) => `jual_${at + 1}`)
  const last = ids.length
  const facts = { unit: rows[0]?.unit ?? 'rupiah', noun: rows[0]?.noun ?? '' } as const
  draft.metric('total', `Total ${word}`, 'sum(jual)', facts)
  draft.metric('rata', 'Rata-rata', 'avg(jual)', facts)
  draft.metric('terbaik', 'Tertinggi', 'argmax(jual)', { unit: 'name' })
  draft.metric('terbaik_nilai', 'Tertinggi', 'max(jual)', facts)
  draft.metric('terendah', 'Terendah', 'argmin(jual)', { unit: 'name' })
  draft.metric('terendah_nilai', 'Terendah', 'min(jual)', facts)
  draft.metric('ubah', 'Selisih', `jual_${last} - jual_1`, facts)
  draft.metric('ubah_besar', 'Besar perubahan', 'abs(ubah)', facts)
  draft.metric('ubah_persen', `Perubahan ${word}`, 'ubah / jual_1 * 100', { unit: 'percent' })
  draft.metric('ubah_persen_besar', 'Besar perubahan', 'abs(ubah_persen)', { unit: 'percent' })
  ids
    .slice(1)
    .forEach((id, at) =>
      draft.metric(
        `naik_${at + 2}`,
        `Perubahan ke ${rows[at + 1]?.label ?? ''}`,
        `(${id} - ${ids[at]}) / ${ids[at]} * 100`,
        { unit: 'percent' },
      ),
    )
}

/** Sales of branches, channels or hours: how much of the whole each of them is. */
const shareAnalysis = (draft: Draft, request: AnalysisRequest, rows: readonly Row[]): void => {
  const word = request.measure
  const facts = { unit: rows[0]?.unit ?? 'rupiah', noun: rows[0]?.noun ?? '' } as const
  draft.group('jual', word)
  rows.forEach((row, at) => {
    draft.figure(`jual_${at + 1}`, row.label, {
      value: row.value,
      unit: row.unit,
      noun: row.noun,
      group: 'jual',
      said: row.said,
    })
    draft.metric(`bagian_${at + 1}`, `Bagian ${row.label}`, `jual_${at + 1} / total * 100`, { unit: 'percent' })
  })
  draft.metric('total', `Total ${word}`, 'sum(jual)', facts)
  draft.metric('rata', 'Rata-rata', 'avg(jual)', facts)
  draft.metric('terbaik', 'Tertinggi', 'argmax(jual)', { unit: 'name' })
  draft.metric('terbaik_nilai', 'Tertinggi', 'max(jual)', facts)
  draft.metric('terbaik_persen', 'Bagian tertinggi', 'terbaik_nilai / total * 100', { unit: 'percent' })
  draft.metric('terendah', 'Terendah', 'argmin(jual)', { unit: 'name' })
  draft.metric('terendah_nilai', 'Terendah', 'min(jual)', facts)
  draft.metric('selisih', 'Selisih tertinggi dan terendah', 'terbaik_nilai - terendah_nilai', facts)
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `${sentenceCase(word)} ${aboutText(request)} seluruhnya **${bind('total')}**. Tertinggi **${bind('terbaik')}**, ${bind('terbaik_nilai')} (${bind('terbaik_persen')}); terendah **${bind('terendah')}**, ${bind('terendah_nilai')}.`,
      onlyIf('total', 'positive'),
    ),
    cards('total', 'rata', 'terbaik_persen', 'selisih'),
    ...draft.notes,
  ])
  draft.section('bagian', 'Bagian masing-masing', [
    table(
      ['Bagian', sentenceCase(word), 'Dari semuanya'],
      rows.map((row, at) => [row.label, bind(`jual_${at + 1}`), bind(`bagian_${at + 1}`)]),
      ['Jumlah', bind('total'), ''],
    ),
    draft.chart({
      id: 'grafik_bagian',
      title: `${sentenceCase(word)} masing-masing`,
      shape: 'bar',
      unit: rows[0]?.unit ?? 'rupiah',
      noun: rows[0]?.noun ?? '',
      categories: rows.map(({ label }) => label),
      series: [{ name: sentenceCase(word), values: rows.map((_, at) => `jual_${at + 1}`) }],
    }),
  ])
  draft.section('langkah', 'Yang perlu dicari', [
    bullets([
      'Yang membuat {{terbaik}} unggul: [isi penyebabnya].',
      'Yang perlu dibenahi di {{terendah}}: [isi masalahnya].',
      'Biaya masing-masing, karena penjualan tertinggi belum tentu untung terbesar: [isi biaya masing-masing].',
    ]),
  ])
}

const isNow = /(?<!\p{L})(?:ini|sekarang)$/iu
const isBefore = /(?<!\p{L})(?:lalu|kemarin|sebelumnya|dulu)$/iu

/** `bulan ini 84jt, bulan lalu 71jt`: what is told first came last. */
const inOrder = (rows: readonly Row[]): readonly Row[] => {
  const [first, second, more] = rows
  const isBackwards = first && second && !more && isNow.test(first.label) && isBefore.test(second.label)
  return isBackwards ? [second, first] : rows
}

const mostAsked = /(?<!\p{L})(?:paling|ter(?:baik|tinggi|rendah|banyak|ramai|rame|besar|sepi)|mana)(?!\p{L})/iu

const trendAnalysis = (draft: Draft, request: AnalysisRequest, told: readonly Row[]): void => {
  const rows = inOrder(told)
  const word = request.measure
  const [first, last] = [rows[0], rows.at(-1)]
  draft.group('jual', word)
  rows.forEach((row, at) =>
    draft.figure(`jual_${at + 1}`, row.label || `${sentenceCase(word)} ${at + 1}`, {
      value: row.value,
      unit: row.unit,
      noun: row.noun,
      group: 'jual',
      said: row.said,
    }),
  )
  trendSection(draft, rows, word)
  const extremes =
    rows.length > 2
      ? p(
          `Tertinggi **${bind('terbaik')}** (${bind('terbaik_nilai')}), terendah **${bind('terendah')}** (${bind('terendah_nilai')}). Rata-rata ${bind('rata')}.`,
        )
      : null
  const asksMost = mostAsked.test(request.message)
  draft.section('ringkasan', 'Ringkasan', [
    asksMost ? extremes : null,
    cards('total', 'rata', 'ubah_persen'),
    p(
      `${sentenceCase(word)} {{ubah|naik|tidak berubah, selisih|turun}} **${bind('ubah_besar')}** (${bind('ubah_persen_besar')}) dari ${first?.label ?? ''} ke ${last?.label ?? ''}.`,
      onlyIf('ubah', 'positive', 'zero', 'negative'),
    ),
    asksMost ? null : extremes,
    ...draft.notes,
  ])
  // Two times are no trend.
  draft.section('tren', rows.length > 2 ? `Tren ${word}` : `${sentenceCase(word)} dua masa`, [
    table(
      ['Waktu', sentenceCase(word), 'Perubahan'],
      rows.map((row, at) => [row.label, bind(`jual_${at + 1}`), at === 0 ? '–' : bind(`naik_${at + 1}`)]),
      ['Jumlah', bind('total'), ''],
    ),
    draft.chart({
      id: 'grafik_tren',
      title: sentenceCase(word),
      shape: rows.length > 5 ? 'line' : 'bar',
      unit: rows[0]?.unit ?? 'rupiah',
      noun: rows[0]?.noun ?? '',
      categories: rows.map(({ label }) => label),
      series: [{ name: sentenceCase(word), values: rows.map((_, at) => `jual_${at + 1}`) }],
    }),
  ])
  draft.section('sebab', 'Mencari sebabnya', [
    p(
      `Angka ${word} saja belum menunjukkan sebabnya. Jawab ini untuk menemukannya:`,
      onlyIf('ubah', 'positive', 'negative', 'zero'),
    ),
    bullets([
      ...(word === 'pengeluaran'
        ? ['Yang paling bertambah: [isi pos yang naik].', 'Harga yang berubah: [isi barang yang naik harganya].']
        : [
            'Jumlah pembeli: [isi jumlah pembeli tiap masa].',
            'Belanja rata-rata tiap pembeli: [isi nilai belanja rata-rata].',
            'Barang yang paling berubah: [isi barang yang naik atau turun].',
          ]),
      'Kejadian di masa itu (hujan, libur, harga naik, pesaing buka): [isi kejadian].',
    ]),
  ])
}

const openQuestions = (draft: Draft, request: AnalysisRequest): void => {
  draft.group('jual', 'penjualan')
  draft.figure('jual_1', 'Penjualan masa sebelumnya', { group: 'jual' })
  draft.figure('jual_2', 'Penjualan masa ini', { group: 'jual' })
  trendSection(draft, [
    { label: 'masa sebelumnya', value: 0, unit: 'rupiah', noun: '', said: '' },
    { label: 'masa ini', value: 0, unit: 'rupiah', noun: '', said: '' },
  ])
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Penjualan ${aboutText(request)} belum bisa dihitung: pesan Anda belum menyebut angkanya. Isi dua angka ini, hasilnya langsung terhitung.`,
      onlyIf('ubah', 'unknown'),
    ),
    p(
      `Penjualan {{ubah|naik|tidak berubah, selisih|turun}} **${bind('ubah_besar')}** (${bind('ubah_persen_besar')}).`,
      onlyIf('ubah', 'positive', 'zero', 'negative'),
    ),
    { type: 'inputs', figures: ['jual_1', 'jual_2'] },
    draft.chart({
      id: 'grafik_tren',
      title: 'Penjualan',
      shape: 'bar',
      unit: 'rupiah',
      categories: ['Masa sebelumnya', 'Masa ini'],
      series: [{ name: 'Penjualan', values: ['jual_1', 'jual_2'] }],
    }),
  ])
  draft.section('sebab', 'Mencari sebabnya', [
    p('Empat tempat mencari sebab naik turunnya penjualan, dari yang paling sering:'),
    bullets([
      'Jumlah pembeli: [isi jumlah pembeli tiap masa].',
      'Belanja rata-rata tiap pembeli: [isi nilai belanja rata-rata].',
      'Barang yang paling berubah: [isi barang yang naik atau turun].',
      'Kejadian di masa itu: [isi kejadian, misalnya hujan atau pesaing baru].',
    ]),
  ])
}

/** Sales as told, by time or by product: totals, change, best and worst. Without figures, what is to be looked up. */
export const makeSales = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('penjualan')
  const used = new Set<ToldFigure>()
  const rows = periodRows(request, used)
  const goods =
    rows.some(({ label }) => label !== '') && rows.length > 1 && request.figures.some(({ period }) => period !== '')
      ? null
      : goodsRows(draft, request)
  if (goods) {
    for (const one of request.figures)
      if (['price', 'volume', 'other', 'need'].includes(one.role) || one.pieces) used.add(one)
    productAnalysis(draft, request, goods, used)
  } else if (rows.length > 1) {
    const total = byRole(request, 'total')[0]
    if (total) {
      used.add(total)
      draft.figure('total_disebut', 'Total yang disebut', { value: total.value, said: total.said })
      draft.metric('total_beda', 'Selisih total', 'total_disebut - total')
      draft.note(
        note(
          `Total yang Anda sebut ${bind('total_disebut')}, tetapi rinciannya berjumlah ${bind('total')}. Hitungan memakai rinciannya.`,
          onlyIf('total_beda', 'positive', 'negative'),
        ),
      )
    }
    // `cabang A: juli 31jt, … cabang B: juli 19jt`: what stands first and last is of different places.
    const times = [...used].map(({ period }) => period).filter((period) => period !== '')
    if (times.length > 3 && new Set(times).size < times.length) return makeUnplaced(request)
    const places = request.figures.filter((one) => used.has(one) && one !== total).some(({ period }) => period === '')
    ;(places ? shareAnalysis : trendAnalysis)(draft, request, rows)
  } else if (request.figures.filter(({ kind }) => kind === 'money').length > 1) return makeUnplaced(request)
  else {
    for (const one of rows) for (const figure of request.figures) if (figure.said === one.said) used.delete(figure)
    openQuestions(draft, request)
  }
  keepOthers(draft, request, used)
  sourcesSection(draft)
  const isAverage = request.ledger.asked.wanted.includes('average') && draft.has('rata')
  return draft.finish({
    title: titleOf(`Analisis ${sentenceCase(request.measure)}`, request),
    key: isAverage ? 'rata' : goods || !draft.has('ubah_persen') ? 'total' : 'ubah_persen',
    facts: factsOf(request),
  })
}
