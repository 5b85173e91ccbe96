import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, cards, type Draft, p, sourcesSection, startDraft } from '../draft.ts'
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
    cards('balik_modal', 'laba', 'hasil_tahun'),
    ...draft.notes,
  ]
  return { ...finished, sections: [{ id: 'ringkasan', title: 'Ringkasan', blocks }, ...finished.sections] }
}
