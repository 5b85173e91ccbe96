import { bind, onlyIf, p } from '../draft.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { byRole } from '../makers/scope.ts'
import type { ToldFigure } from '../told-figure.ts'
import { sentenceCase } from '../wording.ts'
import { countsOf, moneyOf, percentsOf, saidOf, type Scene, words } from './scene.ts'

const sharing = words('bagi|dibagi|membagi|pembagian|bagiin|bagikan|porsi|jatah|sistem bagi hasil|bagi hasil|patungan')
const people = words(
  'orang|personel|personil|anggota|mitra|karyawan|saudara|pemilik|teman|keluarga|crew|kru|pekerja|bagian',
)

const nameOf = ({ label, said }: ToldFigure): string =>
  sentenceCase(
    (label || said.replace(/\d.*$/s, ''))
      .replace(
        /^(?:(?:bagi|bagian|dibagi|untuk|buat|ke|hasil|porsi|jatah|sistem|orang|sisa|sisanya|untung|laba)\s+)+/i,
        '',
      )
      .trim(),
  )

/** A sum divided by shares that were told in percent: `Tono 50%, Sari 30%`. */
export const percentShares: Scene = (request) => {
  const shares = percentsOf(request).filter((one) => nameOf(one) !== '')
  const whole = moneyOf(request).filter(({ role }) => role !== 'capital')
  const [sum] = whole
  const total = shares.reduce((all, { value }) => all + value, 0)
  if (!sharing.test(request.message) || shares.length < 2 || whole.length !== 1 || !sum || total > 100) return null
  if (new Set(shares.map(nameOf)).size !== shares.length) return null
  const names = shares.map(nameOf)
  return {
    type: 'umum',
    title: 'Pembagian Hasil',
    figures: [
      { id: 'jumlah', label: 'Yang dibagi', told: sum },
      ...shares.map((told, at): WorkedFigure => ({ id: `persen_${at + 1}`, label: `Bagian ${names[at] ?? ''}`, told })),
    ],
    steps: [
      ...names.map((name, at): WorkedStep => ({
        id: `bagian_${at + 1}`,
        label: name,
        formula: `jumlah * persen_${at + 1} / 100`,
      })),
      ...(total < 100
        ? [
            {
              id: 'sisa',
              label: 'Belum dibagi',
              formula: `jumlah - (${names.map((_, at) => `bagian_${at + 1}`).join(' + ')})`,
            },
          ]
        : []),
    ],
    answer: [
      p(`Dari ${bind('jumlah')}: ${names.map((name, at) => `**${name} ${bind(`bagian_${at + 1}`)}**`).join(', ')}.`),
    ],
    key: 'bagian_1',
    shown: names.slice(0, 4).map((_, at) => `bagian_${at + 1}`),
    chart: { title: 'Bagian masing-masing', categories: names, values: names.map((_, at) => `bagian_${at + 1}`) },
    next: [
      'Upah bagi yang mengurus setiap hari, sebelum dibagi: [isi upah pengelola].',
      'Tanggal pembagian dan siapa yang memeriksa catatannya: [isi tanggal dan pemeriksa].',
    ],
  }
}

/** What is left of an income after its costs, divided equally: `fee 6jt, crew 1,2jt, 5 orang bagi rata`. */
export const equalShares: Scene = (request) => {
  const isShared = words('bagi rata|dibagi rata|sama rata|rata|dibagi|bagi').test(request.message)
  const heads = countsOf(request).find(
    (one) => one.per === null && one.value >= 2 && one.value <= 200 && people.test(saidOf(one)),
  )
  const money = moneyOf(request)
  const income =
    money.find((one) => ['revenue', 'profit'].includes(one.role)) ??
    money.find((one) => words('fee|honor|bayaran|hasil|hadiah|tarif|dapat').test(saidOf(one)))
  if (
    !isShared ||
    !heads ||
    !income ||
    percentsOf(request).length > 0 ||
    money.some(({ per }) => per !== null && per !== income.per)
  )
    return null
  const costs = income.role === 'profit' ? [] : money.filter((one) => one !== income)
  if (costs.some(({ role }) => role === 'price')) return null
  return {
    type: 'umum',
    title: 'Pembagian Hasil',
    groups: { biaya: 'biaya' },
    figures: [
      { id: 'masuk', label: income.label || 'Pemasukan', told: income },
      ...costs.map((told, at): WorkedFigure => ({
        id: `biaya_${at + 1}`,
        label: told.label || `Biaya ${at + 1}`,
        told,
        group: 'biaya',
      })),
      { id: 'orang', label: 'Dibagi untuk', told: heads },
    ],
    steps: [
      ...(costs.length > 0 ? [{ id: 'semua_biaya', label: 'Semua biaya', formula: 'sum(biaya)' }] : []),
      { id: 'bersih', label: 'Yang dibagi', formula: costs.length > 0 ? 'masuk - semua_biaya' : 'masuk' },
      { id: 'masing', label: 'Bagian tiap orang', formula: 'bersih / orang' },
    ],
    answer: [
      p(
        `Dari ${bind('masuk')}${costs.length > 0 ? ` dikurangi biaya ${bind('semua_biaya')}` : ''}, yang dibagi ${bind('bersih')}. Tiap orang mendapat **${bind('masing')}**.`,
        onlyIf('bersih', 'positive', 'zero', 'negative'),
      ),
    ],
    key: 'masing',
    shown: ['bersih', 'masing', ...(costs.length > 0 ? ['semua_biaya'] : [])],
    next: ['Uang yang disimpan untuk kas bersama sebelum dibagi: [isi uang kas].'],
  }
}

const shareName = (one: ToldFigure, at: number): string => nameOf(one) || `Bagian ${at + 1}`

const ofTurnover = /dari\s+(?:omzet|omset|penjualan|pendapatan|pemasukan|hasil)/iu

/** Costs told as a share of the turnover beside sums: `gaji terapis 40% dari omzet, sewa 2,5jt`. */
export const turnoverShares: Scene = (request) => {
  const [revenue, second] = byRole(request, 'revenue').filter(({ kind }) => kind === 'money')
  const shares = percentsOf(request).filter(
    (one) =>
      ofTurnover.test(one.said) ||
      words('royalti|gaji|komisi|bagi hasil|hpp|bahan|sewa|pajak|zakat|fee|admin|bahan baku').test(saidOf(one)),
  )
  const others = moneyOf(request).filter((one) => one !== revenue)
  if (
    !revenue ||
    second ||
    shares.length === 0 ||
    others.some(
      ({ role, per }) =>
        !['fixed', 'expense', 'hpp', 'unit_cost', 'other', 'capital'].includes(role) ||
        (per !== null && per !== (revenue.per ?? 'bulan')),
    )
  )
    return null
  if (
    shares.length !== percentsOf(request).length ||
    !shares.some(
      (one) => ofTurnover.test(request.message) || /%\s*(?:omzet|omset)/i.test(one.said) || others.length > 0,
    )
  )
    return null
  const parts = shares.map((_, at) => `potong_${at + 1}`)
  const per = revenue.per ?? ''
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    groups: { biaya: 'biaya' },
    figures: [
      { id: 'omzet', label: 'Omzet', told: revenue },
      ...shares.map((told, at): WorkedFigure => ({
        id: `persen_${at + 1}`,
        label: `${shareName(told, at)} dari omzet`,
        told,
      })),
      ...others.map((told, at): WorkedFigure => ({
        id: `biaya_${at + 1}`,
        label: told.label || `Biaya ${at + 1}`,
        told,
        group: 'biaya',
      })),
    ],
    steps: [
      ...shares.map((one, at): WorkedStep => ({
        id: `potong_${at + 1}`,
        label: shareName(one, at),
        formula: `omzet * persen_${at + 1} / 100`,
        per,
      })),
      {
        id: 'semua_biaya',
        label: 'Semua biaya',
        formula: [...parts, ...(others.length > 0 ? ['sum(biaya)'] : [])].join(' + '),
        per,
      },
      { id: 'laba', label: 'Laba bersih', formula: 'omzet - semua_biaya', per },
      { id: 'laba_besar', label: 'Besar laba atau rugi', formula: 'abs(laba)', per },
      { id: 'margin_bersih', label: 'Margin bersih', formula: 'laba / omzet * 100', unit: 'percent' },
    ],
    answer: [
      p(
        `Dari omzet ${bind('omzet')} dan biaya ${bind('semua_biaya')}, usaha {{laba|untung|impas, selisih|rugi}} **${bind('laba_besar')}**, margin bersih ${bind('margin_bersih')}.`,
        onlyIf('laba', 'positive', 'zero', 'negative'),
      ),
    ],
    key: 'laba',
    shown: ['laba', ...parts.slice(0, 2), 'semua_biaya'],
    chart: {
      title: 'Omzet, biaya, dan laba',
      categories: ['Omzet', 'Semua biaya', 'Laba bersih'],
      values: ['omzet', 'semua_biaya', 'laba'],
    },
    next: [
      'Bagian yang ikut omzet membesar saat ramai dan mengecil saat sepi; biaya tetap tidak.',
      'Biaya yang belum disebut, misalnya gaji pemilik dan penyusutan alat: [isi biaya lain].',
    ],
  }
}

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
