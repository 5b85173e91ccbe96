import type { AnalysisBlock, AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { conclusions } from './unit-conclusions.ts'
import type { Scene, UnitType } from './unit-scene.ts'
import { paybackSection, priceSection, risks, targetSection } from './unit-sections.ts'
import {
  aboutText,
  byRole,
  distinct,
  factsOf,
  keepOthers,
  monthlyItems,
  oneFigure,
  openDays,
  perMonth,
  titleOf,
} from './scope.ts'

const leads = {
  bep: 'Analisis Titik Impas',
  harga: 'Analisis Harga dan Margin',
  kelayakan: 'Studi Kelayakan',
  laba_rugi: 'Analisis Laba Rugi',
} as const satisfies Record<UnitType, string>

const nounOf = ({ figures }: AnalysisRequest): string =>
  figures.find(({ role, noun }) => role === 'volume' && noun !== '')?.noun ??
  figures.find(
    ({ role, noun, kind }) => kind === 'money' && noun !== '' && ['price', 'unit_cost', 'hpp', 'profit'].includes(role),
  )?.noun ??
  'unit'

const unitCosts = (request: AnalysisRequest): ToldFigure[] => distinct(byRole(request, 'unit_cost', 'hpp'))

const readUnit = ({ draft, request, noun, used, type }: Scene): void => {
  const prices = byRole(request, 'price')
  const costs = unitCosts(request)
  const [gain] = byRole(request, 'profit').filter((one) => one.noun !== '' && one.per === null)
  if (gain && prices.length === 0 && costs.length === 0) {
    used.add(gain)
    draft.figure('untung_unit', `Untung per ${noun}`, { value: gain.value, per: noun, said: gain.said })
    return
  }
  for (const one of [...prices.slice(0, 2), ...costs]) used.add(one)
  const low = prices.find(({ range }) => range === 'low')
  const high = prices.find(({ range }) => range === 'high')
  if (low && high) {
    draft.figure('harga', 'Harga jual terendah', { value: low.value, per: noun, said: low.said })
    draft.figure('harga_tinggi', 'Harga jual tertinggi', { value: high.value, per: noun, said: high.said })
    draft.assume(`Hitungan utama memakai harga terendah ${bind('harga')}; harga tertinggi dihitung di sampingnya.`)
  } else oneFigure(draft, 'harga', 'Harga jual', prices, { noun: '', per: noun })
  draft.group('variabel', `biaya per ${noun}`)
  const isOne = costs.length < 2 || new Set(costs.map(({ label }) => label.toLowerCase())).size < 2
  // A room that is let costs nothing by the piece.
  const isLet = ['kamar', 'petak', 'pintu', 'kios', 'rumah', 'lapangan'].includes(noun)
  const spentAsTotal =
    (type !== 'bep' || isLet) &&
    type !== 'harga' &&
    costs.length === 0 &&
    prices.length > 0 &&
    byRole(request, 'volume').length > 0 &&
    byRole(request, 'expense', 'fixed').length > 0
  if (spentAsTotal) {
    draft.figure('variabel', `Biaya per ${noun}`, { value: 0, per: noun, origin: 'assumed' })
    draft.assume(
      `Biaya per ${noun} dianggap ${bind('variabel')} karena biayanya Anda sebut sebagai jumlah, bukan per ${noun}.`,
    )
  } else if (isOne)
    oneFigure(draft, 'variabel', costs[0]?.role === 'hpp' ? 'HPP' : `Biaya per ${noun}`, costs, { per: noun })
  else {
    costs.forEach((cost, at) =>
      draft.figure(`variabel_${at + 1}`, cost.label || 'HPP', {
        value: cost.value,
        per: noun,
        group: 'variabel',
        said: cost.said,
      }),
    )
    draft.metric('variabel', `Biaya per ${noun}`, 'sum(variabel)')
  }
  draft.metric('untung_unit', `Untung per ${noun}`, 'harga - variabel')
  draft.metric('untung_besar', `Selisih per ${noun}`, 'abs(untung_unit)')
  draft.metric('margin', 'Margin', 'untung_unit / harga * 100', { unit: 'percent' })
  draft.metric('markup', 'Markup', 'untung_unit / variabel * 100', { unit: 'percent' })
  if (low && high) {
    draft.metric('untung_tinggi', `Untung per ${noun} di harga tertinggi`, 'harga_tinggi - variabel')
    draft.metric('margin_tinggi', 'Margin di harga tertinggi', 'untung_tinggi / harga_tinggi * 100', {
      unit: 'percent',
    })
  }
}

const readFixed = ({ draft, request, used, type }: Scene): boolean => {
  const items = distinct(byRole(request, 'fixed', 'expense'))
  for (const one of items) used.add(one)
  if (items.length === 0) {
    const told =
      byRole(request, 'price').length > 0 && unitCosts(request).length > 0 && byRole(request, 'volume').length > 0
    if (type === 'harga' || (type === 'laba_rugi' && told)) return false
    if (type === 'kelayakan' && told) {
      draft.figure('tetap', 'Biaya tetap', { value: 0, per: 'bulan', origin: 'assumed' })
      draft.assume(
        `Sewa, gaji, dan listrik belum Anda sebut, jadi biaya tetap dihitung ${bind('tetap')}; isi supaya hasilnya tidak terlalu bagus.`,
      )
      return true
    }
    // A wanted profit can be reckoned without fixed costs, and says so.
    if (
      byRole(request, 'target_profit').length > 0 &&
      byRole(request, 'price').length > 0 &&
      unitCosts(request).length > 0
    ) {
      draft.figure('tetap', 'Biaya tetap', { value: 0, per: 'bulan', origin: 'assumed' })
      draft.assume(
        `Biaya tetap belum Anda sebut, jadi dihitung ${bind('tetap')}; isi supaya jumlah yang harus terjual benar.`,
      )
      return true
    }
    draft.figure('tetap', 'Biaya tetap', { per: 'bulan' })
    return true
  }
  draft.group('tetap', 'biaya tetap')
  if (items.length === 1) {
    const [item] = items
    const [formula = ''] = monthlyItems(draft, request, items, 'tetap_rinci', 'Biaya tetap')
    draft.metric('tetap', item?.label ? 'Biaya tetap' : 'Biaya tetap sebulan', formula, { per: 'bulan' })
  } else
    draft.metric('tetap', 'Biaya tetap', monthlyItems(draft, request, items, 'tetap_rinci', 'Biaya').join(' + '), {
      per: 'bulan',
    })
  return true
}

const readVolume = ({ draft, request, noun, used, type }: Scene): boolean => {
  const volumes = byRole(request, 'volume')
  const [volume] = volumes
  if (!volume && type !== 'kelayakan' && type !== 'laba_rugi') return false
  if (volume) used.add(volume)
  const per = volume ? (volume.per ?? 'bulan') : 'hari'
  oneFigure(draft, 'volume', `Terjual per ${per}`, volumes, { unit: 'count', noun })
  if (per === 'hari') openDays(draft, request)
  if (volume && volume.per === null) draft.assume('Jumlah terjual dianggap per bulan karena waktunya tidak disebut.')
  draft.metric('terjual', 'Terjual', perMonth('volume', per), { unit: 'count', noun, per: 'bulan' })
  if (!draft.has('harga')) {
    draft.metric('untung_kotor', 'Untung barang', 'terjual * untung_unit', { per: 'bulan' })
    return true
  }
  draft.metric('omzet', 'Omzet', 'terjual * harga', { per: 'bulan' })
  draft.metric('biaya_jual', 'Biaya barang terjual', 'terjual * variabel', { per: 'bulan' })
  return true
}

const unitSection = ({ draft, noun }: Scene): void => {
  const costs = draft.figures.filter(({ group }) => group === 'variabel')
  if (!draft.has('harga')) return
  draft.section('untung', `Untung per ${noun}`, [
    costs.length > 1
      ? table(
          ['Biaya', `Per ${noun}`],
          costs.map(({ id, label }) => [label, bind(id)]),
          ['Jumlah', bind('variabel')],
        )
      : null,
    p(
      `Setiap ${noun} dijual ${bind('harga')} dan menghabiskan ${bind('variabel')}, jadi {{untung_unit|untung|selisihnya|rugi}} **${bind('untung_besar')}** per ${noun}. Margin ${bind('margin')} dari harga jual.`,
    ),
    note(
      'Harga jual belum menutup biaya per unit. Selama begini, makin banyak terjual makin besar ruginya: naikkan harga atau turunkan biaya dulu.',
      onlyIf('untung_unit', 'negative', 'zero'),
    ),
    cards('untung_unit', 'margin', 'markup'),
    draft.has('harga_tinggi')
      ? p(
          `Di harga tertinggi ${bind('harga_tinggi')}, untungnya **${bind('untung_tinggi')}** per ${noun}, margin ${bind('margin_tinggi')}.`,
        )
      : null,
  ])
}

const bepSection = ({ draft, noun, request }: Scene): void => {
  if (byRole(request, 'days').length > 0) openDays(draft, request)
  draft.metric('bep', 'Titik impas', 'ceil(tetap / positive(untung_unit))', { unit: 'count', noun, per: 'bulan' })
  const priced = draft.has('harga')
  if (priced) draft.metric('bep_omzet', 'Omzet titik impas', 'bep * harga', { per: 'bulan' })
  if (draft.has('hari_buka'))
    draft.metric('bep_hari', 'Titik impas', 'ceil(bep / hari_buka)', { unit: 'count', noun, per: 'hari' })
  const points = [0, 1, 2, 3, 4]
  for (const at of points) draft.metric(`titik_${at}`, 'Terjual', `ceil(bep * ${at} / 2)`, { unit: 'count' })
  const chart: AnalysisBlock = draft.chart({
    id: 'grafik_bep',
    title: priced ? 'Omzet dan biaya menurut jumlah terjual' : 'Untung barang dan biaya tetap menurut jumlah terjual',
    shape: 'line',
    unit: 'rupiah',
    categories: points.map((at) => bind(`titik_${at}`)),
    series: priced
      ? [
          { name: 'Omzet', values: points.map((at) => `titik_${at} * harga`) },
          { name: 'Biaya', values: points.map((at) => `tetap + titik_${at} * variabel`) },
        ]
      : [
          { name: 'Untung barang', values: points.map((at) => `titik_${at} * untung_unit`) },
          { name: 'Biaya tetap', values: points.map(() => 'tetap') },
        ],
  })
  draft.section('titik_impas', 'Titik impas', [
    cards('bep', ...(priced ? ['bep_omzet'] : []), ...(draft.has('bep_hari') ? ['bep_hari'] : [])),
    p(
      `Biaya tetap ${bind('tetap')} sebulan ditutup oleh untung ${bind('untung_unit')} per ${noun}. Usaha impas bila terjual **${bind('bep')}** sebulan${priced ? `, yaitu omzet ${bind('bep_omzet')}` : ''}${draft.has('bep_hari') ? ` (${bind('bep_hari')} sehari)` : ''}. Di bawah itu rugi, di atas itu untung.`,
      onlyIf('bep', 'positive', 'zero'),
    ),
    p(
      `Titik impas baru bisa dihitung kalau harga jual, biaya per ${noun}, dan biaya tetap sudah diisi, dan harga jual lebih tinggi dari biaya per ${noun}.`,
      onlyIf('bep', 'unknown'),
    ),
    chart,
  ])
}

/** The month's profit where only the profit of one piece is told. */
const gainSection = ({ draft }: Scene): void => {
  draft.metric('laba', 'Laba', draft.has('tetap') ? 'untung_kotor - tetap' : 'untung_kotor', { per: 'bulan' })
  draft.metric('laba_besar', 'Besar laba atau rugi', 'abs(laba)', { per: 'bulan' })
  draft.section('laba', 'Laba per bulan', [
    cards('untung_kotor', 'laba'),
    p(
      `Dengan ${bind('terjual')} sebulan, usaha {{laba|untung|impas, selisih|rugi}} **${bind('laba_besar')}** per bulan.`,
      onlyIf('laba', 'positive', 'zero', 'negative'),
    ),
  ])
}

const profitSection = (scene: Scene): void => {
  const { draft, noun, request, used } = scene
  draft.metric('laba', 'Laba', draft.has('tetap') ? 'omzet - biaya_jual - tetap' : 'omzet - biaya_jual', {
    per: 'bulan',
  })
  draft.metric('laba_besar', 'Besar laba atau rugi', 'abs(laba)', { per: 'bulan' })
  draft.metric('laba_persen', 'Laba dari omzet', 'laba / omzet * 100', { unit: 'percent' })
  const stated = byRole(request, 'profit').find(({ noun: of }) => of === '')
  const revenue = byRole(request, 'revenue').find(({ period }) => period === '')
  if (stated) {
    used.add(stated)
    draft.figure('laba_disebut', 'Laba yang disebut', {
      value: stated.value,
      per: stated.per ?? 'bulan',
      said: stated.said,
    })
    draft.metric('laba_beda', 'Selisih laba', `laba - (${perMonth('laba_disebut', stated.per)})`)
    draft.note(
      note(
        `Anda menyebut laba ${bind('laba_disebut')} per ${stated.per ?? 'bulan'}, hitungan menghasilkan ${bind('laba')} per bulan. Periksa angka mana yang belum masuk.`,
        onlyIf('laba_beda', 'positive', 'negative'),
      ),
    )
  }
  if (revenue) {
    used.add(revenue)
    draft.figure('omzet_disebut', 'Omzet yang disebut', {
      value: revenue.value,
      per: revenue.per ?? 'bulan',
      said: revenue.said,
    })
    if (revenue.per === 'hari') openDays(draft, request)
    draft.metric('omzet_beda', 'Selisih omzet', `omzet - (${perMonth('omzet_disebut', revenue.per)})`)
    draft.note(
      note(
        `Anda menyebut omzet ${bind('omzet_disebut')} per ${revenue.per ?? 'bulan'}, sedangkan jumlah terjual kali harga menghasilkan ${bind('omzet')} per bulan.`,
        onlyIf('omzet_beda', 'positive', 'negative'),
      ),
    )
  }
  const fixedRows = draft.figures.filter(({ group }) => group === 'tetap_rinci')
  if (draft.has('bep')) draft.metric('aman', 'Jarak aman', '(terjual - bep) / terjual * 100', { unit: 'percent' })
  const isDaily = draft.figures.some(({ id }) => id === 'hari_buka') && byRole(request, 'volume')[0]?.per === 'hari'
  if (isDaily) draft.metric('untung_hari', 'Untung barang sehari', 'volume * untung_unit', { per: 'hari' })
  if (!draft.has('tetap'))
    draft.assume('Belum dikurangi biaya tetap seperti sewa, gaji, dan listrik, karena tidak disebut.')
  const hasCosts = draft.has('tetap') && draft.has('untung_unit')
  if (hasCosts) draft.metric('untung_barang', 'Untung sebelum biaya tetap', 'terjual * untung_unit', { per: 'bulan' })
  draft.section('laba', 'Laba per bulan', [
    cards('omzet', 'laba', ...(isDaily ? ['untung_hari'] : []), 'laba_persen'),
    table(
      ['Per bulan', 'Rupiah'],
      [
        [`Omzet (${bind('terjual')} × ${bind('harga')})`, bind('omzet')],
        [`Biaya barang (${bind('terjual')} × ${bind('variabel')})`, bind('biaya_jual')],
        ...(hasCosts ? [['Untung sebelum biaya tetap', bind('untung_barang')]] : []),
        ...(draft.has('tetap')
          ? [[fixedRows.length > 1 ? `Biaya tetap (${fixedRows.length} pos)` : 'Biaya tetap', bind('tetap')]]
          : []),
      ],
      ['Laba', bind('laba')],
    ),
    p(
      `Dengan ${bind('terjual')} sebulan, usaha {{laba|untung|impas, selisih|rugi}} **${bind('laba_besar')}** per bulan.`,
      onlyIf('laba', 'positive', 'zero', 'negative'),
    ),
    draft.has('aman')
      ? p(`Penjualan masih boleh turun ${bind('aman')} sebelum usaha rugi.`, onlyIf('aman', 'positive'))
      : null,
    draft.has('aman')
      ? note(
          `Penjualan sekarang masih di bawah titik impas ${bind('bep')} per bulan. Kejar jumlah itu dulu, naikkan harga, atau kurangi biaya tetap.`,
          onlyIf('aman', 'negative'),
        )
      : null,
    draft.chart({
      id: 'grafik_laba',
      title: 'Omzet, biaya, dan laba per bulan',
      shape: 'bar',
      unit: 'rupiah',
      categories: ['Omzet', 'Biaya barang', ...(draft.has('tetap') ? ['Biaya tetap'] : []), 'Laba'],
      series: [
        {
          name: `Per bulan, ${noun}`,
          values: ['omzet', 'biaya_jual', ...(draft.has('tetap') ? ['tetap'] : []), 'laba'],
        },
      ],
    }),
  ])
}

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
      p(
        `Analisis ini menghitung ${aboutText(request)} dari ${request.figures.length > 0 ? 'angka yang Anda sebut' : 'angka yang diisi'}. Ubah satu angka di bagian **Angka yang dipakai**, semua hitungan, tabel, dan grafik ikut berubah.`,
      ),
      cards(
        ...[finished.key, 'untung_unit', 'bep', 'laba', 'harga_saran']
          .filter((id, at, all) => draft.has(id) && all.indexOf(id) === at)
          .slice(0, 4),
      ),
      ...conclusions(draft, scene.noun),
      ...draft.notes,
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
