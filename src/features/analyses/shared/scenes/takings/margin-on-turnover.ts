import { bind, onlyIf, p } from '../../draft.ts'
import { byRole } from '../../makers/scope.ts'
import { inGroup } from '../../makers/worked.ts'
import { moneyOf, percentsOf, type Scene } from '../scene.ts'

/** A margin on a turnover beside costs: `omzet naik 6jt, margin 40%, gaji 2,3jt`. */
export const marginOnTurnover: Scene = (request) => {
  const [revenue, second] = byRole(request, 'revenue').filter(({ kind }) => kind === 'money')
  const [margin, other] = percentsOf(request)
  const costs = moneyOf(request).filter((one) => one !== revenue)
  if (!revenue || second || !margin || other || margin.role !== 'margin' || costs.length === 0) return null
  if (request.analysisType === 'bep' || request.analysisType === 'penjualan') return null
  if (
    costs.some(
      ({ role, per }) => !['fixed', 'expense'].includes(role) || (per !== null && per !== (revenue.per ?? per)),
    )
  )
    return null
  const per = revenue.per ?? costs[0]?.per ?? ''
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    groups: { biaya: 'biaya' },
    figures: [
      { id: 'omzet', label: revenue.label ? `Omzet ${revenue.label}` : 'Omzet', told: revenue },
      { id: 'margin', label: 'Margin', told: margin },
      ...inGroup('biaya', 'Biaya', costs),
    ],
    steps: [
      { id: 'kotor', label: 'Untung dari omzet', formula: 'omzet * margin / 100', per },
      { id: 'semua_biaya', label: 'Biaya', formula: 'sum(biaya)', per },
      { id: 'laba', label: 'Sisa', formula: 'kotor - semua_biaya', per },
      { id: 'laba_besar', label: 'Besar sisa atau kurang', formula: 'abs(laba)', per },
      { id: 'impas', label: 'Omzet supaya impas', formula: 'semua_biaya * 100 / positive(margin)', per },
    ],
    answer: [
      p(
        `Omzet ${bind('omzet')} dengan margin ${bind('margin')} memberi untung ${bind('kotor')}; setelah biaya ${bind('semua_biaya')}, {{laba|tersisa|pas, sisa|kurang}} **${bind('laba_besar')}**.`,
        onlyIf('laba', 'positive', 'zero', 'negative'),
      ),
      p(`Biayanya tertutup pada omzet **${bind('impas')}**.`, onlyIf('impas', 'positive')),
    ],
    key: 'laba',
    shown: ['laba', 'kotor', 'semua_biaya', 'impas'],
    chart: {
      title: 'Untung, biaya, dan sisa',
      categories: ['Untung', 'Biaya', 'Sisa'],
      values: ['kotor', 'semua_biaya', 'laba'],
    },
    next: ['Berapa lama sampai omzetnya sebesar itu: [isi waktunya]. Sisihkan biaya untuk masa itu.'],
  }
}
