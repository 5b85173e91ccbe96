import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, onlyIf, p, sourcesSection, startDraft } from '../draft.ts'
import { isShareOfSales } from '../figure-words.ts'
import type { ToldFigure } from '../told-figure.ts'
import {
  aboutText,
  byRole,
  distinct,
  factsOf,
  keepOthers,
  type Maker,
  monthlyItems,
  openDays,
  perMonth,
  titleOf,
} from './scope.ts'

/** The turnover that a margin needs to carry the fixed costs, and a wanted profit besides. */
export const makeMarginTarget: Maker = (request): AnalysisContent => {
  const draft = startDraft('bep')
  const [margin] = byRole(request, 'margin')
  const gone = request.figures.find(isShareOfSales)
  const [target] = byRole(request, 'target_profit')
  const fixed = distinct(byRole(request, 'fixed', 'expense'))
  const used = new Set<ToldFigure>([
    ...fixed,
    ...byRole(request, 'days'),
    ...(margin ? [margin] : []),
    ...(gone ? [gone] : []),
    ...(target ? [target] : []),
  ])
  if (gone && !margin) {
    draft.figure('variabel', 'Biaya variabel dari omzet', { value: gone.value, unit: 'percent', said: gone.said })
    draft.metric('margin', 'Margin', '100 - variabel', { unit: 'percent' })
  } else draft.figure('margin', 'Margin', { value: margin?.value ?? null, unit: 'percent', said: margin?.said ?? '' })
  draft.metric('tetap', 'Biaya tetap', monthlyItems(draft, request, fixed, 'tetap_rinci', 'Biaya tetap').join(' + '), {
    per: 'bulan',
  })
  openDays(draft, request)
  draft.metric('bep_omzet', 'Omzet titik impas', 'ceil(tetap / positive(margin / 100))', { per: 'bulan' })
  if (target) {
    draft.figure('target', 'Target untung', { value: target.value, per: target.per ?? 'bulan', said: target.said })
    draft.metric(
      'omzet_target',
      'Omzet yang harus dicapai',
      `ceil((tetap + ${perMonth('target', target.per)}) / positive(margin / 100))`,
      { per: 'bulan' },
    )
  }
  const key = target ? 'omzet_target' : 'bep_omzet'
  draft.metric('sehari', 'Omzet sehari', `ceil(${key} / hari_buka)`, { per: 'hari' })
  draft.section('ringkasan', 'Ringkasan', [
    p(
      target
        ? `Supaya untung ${bind('target')} per ${target.per ?? 'bulan'}, omzet ${aboutText(request)} harus **${bind('omzet_target')}** sebulan, yaitu ${bind('sehari')} sehari.`
        : `Omzet ${aboutText(request)} harus **${bind('bep_omzet')}** sebulan supaya tidak rugi, yaitu ${bind('sehari')} sehari.`,
      onlyIf(key, 'positive', 'zero'),
    ),
    cards(key, 'sehari', ...(target ? ['bep_omzet'] : [])),
  ])
  draft.section('hitungan', 'Hitungan', [
    p(
      `Dari setiap penjualan tersisa ${bind('margin')} untuk menutup biaya tetap ${bind('tetap')} sebulan. Impas pada omzet ${bind('bep_omzet')}.`,
    ),
    draft.chart({
      id: 'grafik_target',
      title: 'Omzet sebulan',
      shape: 'bar',
      unit: 'rupiah',
      categories: target ? ['Titik impas', 'Untuk target untung'] : ['Biaya tetap', 'Titik impas'],
      series: [{ name: 'Rupiah', values: target ? ['bep_omzet', 'omzet_target'] : ['tetap', 'bep_omzet'] }],
    }),
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets([
      'Omzet sekarang untuk dibandingkan: [isi omzet sebulan].',
      `Setiap biaya tetap yang dipotong menurunkan omzet yang dibutuhkan; dasarnya ${bind('tetap')}.`,
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({ title: titleOf('Analisis Target Omzet', request), key, facts: factsOf(request) })
}
