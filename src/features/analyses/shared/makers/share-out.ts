import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { stakesIn } from '../read-reckoning.ts'
import type { ToldFigure } from '../told-figure.ts'
import { byRole, factsOf, keepOthers, type Maker, titleOf } from './scope.ts'

const kept = /kas|tahan|cadangan|disimpan|pengembangan|zakat|sedekah/i

/** A profit divided by what each partner put in. */
export const makeShareOut: Maker = (request): AnalysisContent => {
  const draft = startDraft('umum')
  const parts = stakesIn(request.figures)
  const profit = byRole(request, 'profit', 'revenue').find(({ kind }) => kind === 'money')
  const reserve = request.figures.find(({ kind, said }) => kind === 'percent' && kept.test(said))
  const used = new Set<ToldFigure>([
    ...byRole(request, 'capital'),
    ...(profit ? [profit] : []),
    ...(reserve ? [reserve] : []),
  ])
  const names = parts.map(({ label }) => sentenceCase(label.replace(/^(?:(?:sisa|dibagi|untuk|ke|antara)\s+)+/i, '')))
  draft.figure('laba', 'Laba', { value: profit?.value ?? null, per: profit?.per ?? '', said: profit?.said ?? '' })
  if (reserve) {
    draft.figure('disimpan_persen', 'Disimpan dulu', { value: reserve.value, unit: 'percent', said: reserve.said })
    draft.metric('disimpan', 'Disimpan dulu', 'laba * disimpan_persen / 100')
  }
  draft.metric('dibagi', 'Laba yang dibagi', reserve ? 'laba - disimpan' : 'laba')
  draft.group('modal', 'modal')
  parts.forEach(({ value, said }, at) =>
    draft.figure(`modal_${at + 1}`, `Modal ${names[at] ?? ''}`, { value, group: 'modal', said }),
  )
  draft.metric('modal_semua', 'Modal bersama', 'sum(modal)')
  parts.forEach((_, at) => {
    const n = at + 1
    draft.metric(`porsi_${n}`, `Porsi ${names[at] ?? ''}`, `modal_${n} / modal_semua * 100`, { unit: 'percent' })
    draft.metric(`bagian_${n}`, names[at] ?? '', `dibagi * modal_${n} / modal_semua`)
  })
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Laba ${bind('dibagi')} dibagi menurut modal: ${names.map((name, at) => `**${name} ${bind(`bagian_${at + 1}`)}**`).join(', ')}.`,
      onlyIf('dibagi', 'positive'),
    ),
    reserve
      ? p(`Dari laba ${bind('laba')}, ${bind('disimpan_persen')} atau **${bind('disimpan')}** disimpan dulu.`)
      : null,
    cards(...names.slice(0, 4).map((_, at) => `bagian_${at + 1}`)),
    note('Labanya belum positif, jadi belum ada yang dibagi.', onlyIf('dibagi', 'negative', 'zero')),
  ])
  draft.section('pembagian', 'Pembagian', [
    table(
      ['Nama', 'Modal', 'Porsi', 'Bagian'],
      names.map((name, at) => [name, bind(`modal_${at + 1}`), bind(`porsi_${at + 1}`), bind(`bagian_${at + 1}`)]),
      ['Jumlah', bind('modal_semua'), '', bind('dibagi')],
    ),
    draft.chart({
      id: 'grafik_bagian',
      title: 'Bagian laba',
      shape: 'share',
      unit: 'rupiah',
      categories: names,
      series: [{ name: 'Bagian', values: names.map((_, at) => `bagian_${at + 1}`) }],
    }),
  ])
  draft.section('langkah', 'Yang perlu disepakati', [
    bullets([
      'Upah bagi yang mengurus usaha setiap hari, sebelum laba dibagi: [isi upah pengelola].',
      ...(reserve ? [] : ['Bagian laba yang disimpan untuk modal berikutnya: [isi bagian yang disimpan].']),
      'Tanggal pembagian dan siapa yang memeriksa catatannya: [isi tanggal dan pemeriksa].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Pembagian Laba', { ...request, subject: '' }),
    key: 'bagian_1',
    facts: factsOf(request),
  })
}
