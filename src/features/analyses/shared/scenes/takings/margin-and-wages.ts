import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { byRole } from '../../makers/scope.ts'
import type { ToldFigure } from '../../told-figure.ts'
import { countsOf, moneyOf, percentsOf, saidOf, type Scene, words } from '../scene.ts'

const people = words(
  'orang|personel|personil|anggota|mitra|karyawan|saudara|pemilik|teman|keluarga|crew|kru|pekerja|bagian',
)

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
      ...costs.map((told, at): WorkedFigure => ({
        id: `biaya_${at + 1}`,
        label: told.label || `Biaya ${at + 1}`,
        told,
        group: 'biaya',
      })),
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

/** Wages that go up by a share: `kenaikan gaji 10% untuk 6 pegawai gaji 2 juta`. */
export const raise: Scene = (request) => {
  const [share, other] = percentsOf(request)
  const [paid, more] = moneyOf(request)
  const times = paid?.times
  // `6 pegawai gaji 2 juta` was read as one sum: each gets his part of it.
  const wage = paid && times !== undefined && times > 0 ? { ...paid, value: paid.value / times } : paid
  const counted = countsOf(request).find(
    (one) => people.test(saidOf(one)) || /pegawai|karyawan|tukang|guru|staf/i.test(one.noun),
  )
  const heads: ToldFigure | undefined =
    counted ??
    (paid && times !== undefined ? { ...paid, kind: 'count', value: times, noun: 'orang', per: null } : undefined)
  const isAsked =
    words('naik|kenaikan|dinaikkan|naikkan|naikin').test(request.message) &&
    words('gaji|upah|honor').test(request.message)
  if (!isAsked || !share || other || !wage || more) return null
  return {
    type: 'umum',
    title: 'Analisis Kenaikan Gaji',
    figures: [
      { id: 'gaji', label: 'Gaji sekarang', told: wage },
      { id: 'naik', label: 'Kenaikan', told: share },
      ...(heads ? [{ id: 'orang', label: 'Jumlah pegawai', told: heads }] : []),
    ],
    steps: [
      { id: 'tambahan', label: 'Tambahan tiap orang', formula: 'gaji * naik / 100' },
      { id: 'gaji_baru', label: 'Gaji baru', formula: 'gaji + tambahan' },
      ...(heads
        ? [
            { id: 'tambahan_semua', label: 'Tambahan semuanya', formula: 'tambahan * orang' },
            { id: 'gaji_semua', label: 'Gaji semuanya', formula: 'gaji_baru * orang' },
          ]
        : []),
    ],
    answer: [
      p(
        `Gaji ${bind('gaji')} naik ${bind('naik')} menjadi **${bind('gaji_baru')}**, bertambah ${bind('tambahan')} tiap orang${heads ? `; untuk ${bind('orang')} tambahannya **${bind('tambahan_semua')}**` : ''}.`,
      ),
    ],
    key: heads ? 'tambahan_semua' : 'tambahan',
    shown: ['tambahan', 'gaji_baru', ...(heads ? ['tambahan_semua', 'gaji_semua'] : [])],
    next: ['Tambahan penjualan yang menutupnya: [isi tambahan penjualan].'],
  }
}
