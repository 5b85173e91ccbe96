import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, cards, type Draft, onlyIf, p, sourcesSection, startDraft } from '../draft.ts'
import { aboutText, byRole, factsOf, keepOthers, openDays, perMonth, titleOf } from './scope.ts'
import type { Scene } from './unit-scene.ts'
import { paybackSection, risks } from './unit-sections.ts'

/** A capital and the profit that the message states: how long it takes to come back. */
export const makePayback = (request: AnalysisRequest): AnalysisContent => {
  const draft: Draft = startDraft('kelayakan')
  const [profit] = byRole(request, 'profit')
  const scene: Scene = { type: 'kelayakan', draft, request, noun: 'unit', used: new Set(profit ? [profit] : []) }
  const per = profit?.per ?? 'bulan'
  draft.figure('laba_disebut', 'Laba yang disebut', { value: profit?.value ?? null, per, said: profit?.said ?? '' })
  if (profit && profit.per === null) draft.assume('Laba dianggap per bulan karena waktunya tidak disebut.')
  if (per === 'hari') openDays(draft, request)
  draft.metric('laba', 'Laba', perMonth('laba_disebut', per), { per: 'bulan' })
  if (per === 'hari')
    draft.metric('balik_hari', 'Balik modal dalam hari buka', 'ceil(modal / positive(laba_disebut))', {
      unit: 'count',
      noun: 'hari',
    })
  paybackSection(scene)
  risks(scene)
  keepOthers(draft, request, scene.used)
  sourcesSection(draft)
  const finished = draft.finish({
    title: titleOf('Studi Kelayakan', request),
    key: 'balik_modal',
    facts: factsOf(request),
  })
  const blocks = [
    p(
      `Kelayakan ${aboutText(request)}, dihitung dari laba ${bind('laba_disebut')} per ${per} yang Anda sebut. Rincian omzet dan biayanya belum ada: periksa dulu apakah laba itu sudah dikurangi semua biaya.`,
    ),
    per === 'hari'
      ? p(
          `Modal ${bind('modal')} kembali setelah **${bind('balik_hari')}** buka, kalau tiap hari untung ${bind('laba_disebut')}.`,
          onlyIf('balik_hari', 'positive'),
        )
      : null,
    cards('balik_modal', ...(per === 'hari' ? ['balik_hari'] : []), 'laba', 'hasil_tahun'),
    ...draft.notes,
  ]
  const kept = blocks.filter((block) => block !== null)
  return { ...finished, sections: [{ id: 'ringkasan', title: 'Ringkasan', blocks: kept }, ...finished.sections] }
}
