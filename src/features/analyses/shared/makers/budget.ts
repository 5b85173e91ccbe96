import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { ownFunds } from '../read-reckoning.ts'
import type { ToldFigure } from '../told-figure.ts'
import { aboutText, distinct, factsOf, keepOthers, type Maker, titleOf } from './scope.ts'

/** Whether the money at hand covers what is to be bought. */
export const makeBudget: Maker = (request): AnalysisContent => {
  const draft = startDraft('kelayakan')
  const funds = ownFunds(request.figures)
  const needs = distinct(
    request.figures.filter(
      (one) =>
        one.kind === 'money' && one !== funds && !['profit', 'target_profit', 'revenue', 'price'].includes(one.role),
    ),
  )
  const used = new Set<ToldFigure>([...needs, ...(funds ? [funds] : [])])
  draft.figure('dana', 'Uang yang ada', { value: funds?.value ?? null, said: funds?.said ?? '' })
  draft.group('butuh', 'kebutuhan')
  const ids = needs.map(({ label, value, said }, at) =>
    draft.figure(`butuh_${at + 1}`, label || `Kebutuhan ${at + 1}`, { value, group: 'butuh', said }),
  )
  draft.metric('jumlah', 'Jumlah kebutuhan', 'sum(butuh)')
  draft.metric('sisa', 'Sisa uang', 'dana - jumlah')
  draft.metric('sisa_besar', 'Besar sisa atau kurang', 'abs(sisa)')
  draft.metric('terpakai', 'Terpakai', 'jumlah / dana * 100', { unit: 'percent' })
  draft.metric('terbesar', 'Kebutuhan terbesar', 'argmax(butuh)', { unit: 'name' })
  const labelOf = (id: string): string => draft.figures.find((one) => one.id === id)?.label ?? ''
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Kebutuhan ${aboutText(request)} ${bind('jumlah')} dari uang ${bind('dana')}: {{sisa|cukup, tersisa|pas, sisa|belum cukup, kurang}} **${bind('sisa_besar')}**.`,
      onlyIf('sisa', 'positive', 'zero', 'negative'),
    ),
    cards('jumlah', 'sisa', 'terpakai'),
    note(
      `Uangnya belum cukup. Yang terbesar ${bind('terbesar')}: cari yang bekas, sewa, atau tunda dulu.`,
      onlyIf('sisa', 'negative'),
    ),
  ])
  draft.section('rincian', 'Rincian kebutuhan', [
    table(
      ['Kebutuhan', 'Rupiah'],
      ids.map((id) => [labelOf(id), bind(id)]),
      ['Jumlah', bind('jumlah')],
    ),
    draft.chart({
      id: 'grafik_butuh',
      title: 'Pembagian kebutuhan',
      shape: 'share',
      unit: 'rupiah',
      categories: ids.map(labelOf),
      series: [{ name: 'Rupiah', values: ids }],
    }),
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets([
      'Sisakan uang untuk bahan dan makan sehari-hari sampai usaha jalan: [isi cadangan].',
      'Yang belum disebut, misalnya izin, sewa tempat, dan kemasan: [isi kebutuhan lain].',
      'Harga jual dan perkiraan terjual, supaya balik modalnya bisa dihitung: [isi harga jual dan jumlah terjual].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({ title: titleOf('Hitungan Modal', request), key: 'sisa', facts: factsOf(request) })
}
