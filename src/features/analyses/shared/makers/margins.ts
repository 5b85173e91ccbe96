import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { aboutText, factsOf, titleOf } from './scope.ts'

/** What each thing costs, sells for and leaves: `kaos beli 35rb jual 60rb, jaket beli 110rb jual 165rb`. */
export const makeMargins = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('harga')
  draft.group('modal', 'modal')
  draft.group('jual', 'harga jual')
  const names = request.margins.map(({ name }) => sentenceCase(name))
  request.margins.forEach(({ name, cost, price }, at) => {
    const n = at + 1
    draft.figure(`modal_${n}`, `Modal ${name}`, { value: cost, group: 'modal', said: `${name} modal` })
    draft.figure(`jual_${n}`, `Harga jual ${name}`, { value: price, group: 'jual', said: `${name} jual` })
    draft.metric(`untung_${n}`, `Untung ${name}`, `jual_${n} - modal_${n}`)
    draft.metric(`margin_${n}`, `Margin ${name}`, `untung_${n} / jual_${n} * 100`, { unit: 'percent' })
    draft.note(note(`${names[at] ?? ''} dijual di bawah modalnya.`, onlyIf(`untung_${n}`, 'negative')))
  })
  draft.metric('margin_rata', 'Margin rata-rata', '(sum(jual) - sum(modal)) / sum(jual) * 100', { unit: 'percent' })
  draft.metric('terbaik', 'Untung satuan terbesar', 'argmax(untung)', { unit: 'name' })
  draft.metric('terbaik_untung', 'Untung satuan terbesar', 'max(untung)')
  draft.metric('terbaik_margin', 'Margin terbesar', 'argmax(margin)', { unit: 'name' })
  draft.metric('margin_terbesar', 'Margin terbesar', 'max(margin)', { unit: 'percent' })
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `**${bind('terbaik_margin')}** paling besar: **${bind('margin_terbesar')}**. ${bind('terbaik')} per barang paling besar: ${bind('terbaik_untung')}.`,
    ),
    p(`Untung dan margin tiap barang ${aboutText(request)}.`),
    cards(...names.slice(0, 4).map((_, at) => `untung_${at + 1}`)),
    bullets(
      names.map((name, at) => `**${name}**: untung ${bind(`untung_${at + 1}`)}, margin ${bind(`margin_${at + 1}`)}.`),
    ),
    ...draft.notes,
  ])
  draft.section('per_barang', 'Untung per barang', [
    table(
      ['Barang', 'Modal', 'Harga jual', 'Untung', 'Margin'],
      names.map((name, at) => [
        name,
        bind(`modal_${at + 1}`),
        bind(`jual_${at + 1}`),
        bind(`untung_${at + 1}`),
        bind(`margin_${at + 1}`),
      ]),
    ),
    p(`Kalau semuanya laku sama banyak, marginnya rata-rata ${bind('margin_rata')}.`),
    draft.chart({
      id: 'grafik_untung',
      title: 'Untung satu barang',
      shape: 'bar',
      unit: 'rupiah',
      categories: names,
      series: [{ name: 'Untung', values: names.map((_, at) => `untung_${at + 1}`) }],
    }),
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets([
      'Yang terjual tiap bulan untuk masing-masing: [isi jumlah terjual]. Untung besar yang jarang laku bisa kalah dari untung kecil yang sering.',
      'Biaya yang belum masuk modal, seperti kemasan dan ongkos kirim: [isi biaya lain per barang].',
    ]),
  ])
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Analisis Margin', request),
    key: 'margin_terbesar',
    facts: factsOf(request),
  })
}
