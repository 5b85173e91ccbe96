import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { AnalysisBlock, AnalysisContent } from '../analysis-content.ts'
import { blankName, blankPattern } from '#core/text/shared/blanks.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, bullets, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { quoted } from '../wording.ts'

/** A stored item as it is analysed: its words, and its goods where it has such. */
export interface StoredItem {
  readonly title: string
  readonly text: string
  readonly goods: readonly {
    readonly description: string
    readonly quantity: number | null
    readonly unit: string
    readonly price: number | null
  }[]
  readonly extras: readonly { readonly label: string; readonly amount: number }[]
}

/** More rows than these are no longer a table that anybody reads, and more than the dataset holds. */
const mostGoods = 80
const mostBars = 12

const nameOf = (description: string, at: number): string => sentenceCase(quoted(description)) || `Baris ${at + 1}`

/** Every amount follows its own quantity and price; the shares follow all of them. */
const goodsSections = (draft: Draft, { goods, extras }: StoredItem): void => {
  const lines = goods.slice(0, mostGoods)
  const names = lines.map(({ description }, at) => nameOf(description, at))
  draft.group('nilai', 'nilai barang')
  lines.forEach(({ quantity, price, unit }, at) => {
    const n = at + 1
    draft.figure(`jumlah_${n}`, `${names[at] ?? ''}, jumlah`, {
      value: quantity ?? 1,
      unit: 'count',
      noun: unit,
      origin: quantity === null ? 'assumed' : 'stated',
    })
    draft.figure(`harga_${n}`, `${names[at] ?? ''}, harga`, { value: price, per: unit })
    draft.metric(`nilai_${n}`, names[at] ?? '', `jumlah_${n} * harga_${n}`)
  })
  const ids = lines.map((_, at) => `nilai_${at + 1}`)
  extras.slice(0, 20).forEach(({ label, amount }, at) => draft.figure(`tambahan_${at + 1}`, label, { value: amount }))
  const added = extras.slice(0, 20).map((_, at) => `tambahan_${at + 1}`)
  draft.metric('barang', 'Nilai barang', 'sum(nilai)')
  draft.metric('total', 'Total', ['barang', ...added].join(' + '))
  draft.metric('terbesar', 'Baris terbesar', 'argmax(nilai)', { unit: 'name' })
  draft.metric('terbesar_nilai', 'Nilai baris terbesar', 'max(nilai)')
  draft.metric('terbesar_bagian', 'Bagian baris terbesar', 'terbesar_nilai / barang * 100', { unit: 'percent' })
  draft.metric('rata', 'Rata-rata per baris', 'avg(nilai)')
  ids.forEach((id, at) =>
    draft.metric(`bagian_${at + 1}`, `Bagian ${names[at] ?? ''}`, `${id} / barang * 100`, { unit: 'percent' }),
  )
  if (lines.some(({ quantity }) => quantity === null))
    draft.assume('Baris tanpa jumlah dihitung satu kali, seperti di dokumennya.')
  if (goods.length > mostGoods)
    draft.assume(`Dokumen punya ${formatNumber(goods.length)} baris; yang dihitung ${mostGoods} baris pertama.`)
  draft.section('ringkasan', 'Ringkasan', [
    cards('total', 'terbesar_nilai', 'rata'),
    p(
      `Nilai terbesar dari **${bind('terbesar')}**: ${bind('terbesar_nilai')}, ${bind('terbesar_bagian')} dari seluruh barang.`,
      onlyIf('barang', 'positive'),
    ),
    note('Isi dulu harga yang masih kosong; hasilnya langsung terhitung.', onlyIf('barang', 'unknown')),
  ])
  draft.section('susunan', 'Susunan nilai', [
    table(
      ['Barang atau jasa', 'Jumlah', 'Harga', 'Nilai', 'Bagian'],
      names.map((name, at) => [
        name,
        bind(`jumlah_${at + 1}`),
        bind(`harga_${at + 1}`),
        bind(`nilai_${at + 1}`),
        bind(`bagian_${at + 1}`),
      ]),
      ['Nilai barang', '', '', bind('barang'), ''],
    ),
    lines.length > 1
      ? draft.chart({
          id: 'grafik_nilai',
          title: lines.length > mostBars ? `Nilai ${mostBars} baris pertama` : 'Nilai per baris',
          shape: 'bar',
          unit: 'rupiah',
          categories: names.slice(0, mostBars).map((name) => name.slice(0, 60)),
          series: [{ name: 'Nilai', values: ids.slice(0, mostBars) }],
        })
      : null,
  ])
}

const unique = (words: readonly string[]): string[] => [...new Set(words)]

/** What the document is made of, counted from its words. */
const structure = (item: StoredItem): AnalysisBlock[] => {
  const words = item.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const lines = item.text.split('\n').filter((line) => line.trim() !== '').length
  const blanks = unique([...item.text.matchAll(blankPattern)].map(([blank]) => blankName(blank)))
  return [
    bullets([
      `${formatNumber(words)} kata dalam ${formatNumber(lines)} baris.`,
      ...(item.goods.length > 0 ? [`${formatNumber(item.goods.length)} baris barang atau angka.`] : []),
      blanks.length > 0
        ? `${formatNumber(blanks.length)} isian masih kosong; lengkapi sebelum dikirim.`
        : 'Tidak ada isian yang masih kosong.',
    ]),
    ...(blanks.length > 0 ? [p('Yang masih kosong:'), bullets(blanks.slice(0, 40).map((blank) => quoted(blank)))] : []),
  ]
}

/** The analysis of a stored document: its own figures and its own make-up, nothing beside them. */
export const makeStoredItemAnalysis = (item: StoredItem): AnalysisContent => {
  const draft = startDraft('umum')
  if (item.goods.length > 0) goodsSections(draft, item)
  draft.section('isi_dokumen', 'Isi dokumen', structure(item))
  if (draft.figures.length > 0) sourcesSection(draft)
  return draft.finish({
    title: `Analisis ${quoted(item.title)}`,
    key: item.goods.length > 0 ? 'total' : '',
    facts: [],
  })
}
