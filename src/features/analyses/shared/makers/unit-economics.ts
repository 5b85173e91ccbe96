import type { AnalysisBlock, AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { cards, type Draft, p, sourcesSection, startDraft } from '../draft.ts'
import { aboutText, byRole, factsOf, keepOthers, titleOf } from './scope.ts'
import { conclusions } from './unit-conclusions.ts'
import { nounOf, readFixed, readUnit, readVolume } from './unit-figures.ts'
import { bepSection, gainSection, profitSection, unitSection } from './unit-results.ts'
import type { Scene, UnitType } from './unit-scene.ts'
import { paybackSection, priceSection, risks, targetSection } from './unit-sections.ts'

const leads = {
  bep: 'Analisis Titik Impas',
  harga: 'Analisis Harga dan Margin',
  kelayakan: 'Studi Kelayakan',
  laba_rugi: 'Analisis Laba Rugi',
} as const satisfies Record<UnitType, string>
/** Which break-even is asked: `omzet impasnya berapa rupiah`, `sehari harus laku berapa`, else how many a month. */
const askedBep = ({ ledger: { asked } }: AnalysisRequest, draft: Draft): string => {
  const isSum = asked.words.some((word) => ['omzet', 'omset', 'rupiah', 'duit', 'uang'].includes(word))
  if (isSum && !asked.wanted.includes('pieces') && draft.has('bep_omzet')) return 'bep_omzet'
  return asked.per === 'hari' && draft.has('bep_hari') ? 'bep_hari' : 'bep'
}

/** Price, costs and volume of one thing that is sold: break-even, margin, monthly profit, payback. */
export const unitEconomics =
  (type: UnitType, more: (scene: Scene) => void = () => undefined) =>
  (request: AnalysisRequest): AnalysisContent => {
    const draft = startDraft(type)
    const scene: Scene = { type, draft, request, noun: nounOf(request), used: new Set(byRole(request, 'days')) }
    readUnit(scene)
    const hasFixed = readFixed(scene)
    const hasVolume = readVolume(scene)
    unitSection(scene)
    if (hasFixed) bepSection(scene)
    if (hasVolume) (draft.has('harga') ? profitSection : gainSection)(scene)
    more(scene)
    keepOthers(draft, request, scene.used)
    const content = (): AnalysisContent => {
      const key =
        type === 'bep'
          ? askedBep(request, draft)
          : type === 'harga'
            ? draft.has('harga_saran') && byRole(request, 'price').length === 0
              ? 'harga_saran'
              : 'margin'
            : draft.has('balik_modal')
              ? 'balik_modal'
              : 'laba'
      sourcesSection(draft)
      return draft.finish({ title: titleOf(leads[type], request), key, facts: factsOf(request) })
    }
    const finished = content()
    const summary: AnalysisBlock[] = [
      cards(
        ...[finished.key, 'untung_unit', 'bep', 'jual_target', 'laba', 'harga_saran']
          .filter((id, at, all) => draft.has(id) && all.indexOf(id) === at)
          .slice(0, 4),
      ),
      ...conclusions(draft, scene.noun),
      ...draft.notes,
      p(
        `Analisis ini menghitung ${aboutText(request)} dari ${request.figures.length > 0 ? 'angka yang Anda sebut' : 'angka yang diisi'}.`,
      ),
    ]
    return { ...finished, sections: [{ id: 'ringkasan', title: 'Ringkasan', blocks: summary }, ...finished.sections] }
  }

const both =
  (...steps: readonly ((scene: Scene) => void)[]) =>
  (scene: Scene): void => {
    for (const step of steps) step(scene)
  }

export const makeBreakEven = unitEconomics('bep', (scene) => {
  targetSection(scene)
  if (byRole(scene.request, 'capital').length > 0 && scene.draft.has('laba')) paybackSection(scene)
})
export const makePricing = unitEconomics('harga', both(priceSection, targetSection))
export const makeFeasibility = unitEconomics('kelayakan', both(paybackSection, targetSection, risks))
export const makeUnitProfit = unitEconomics('laba_rugi', targetSection)
