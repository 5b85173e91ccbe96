import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { byRole, distinct, factsOf, hasMixedTimes, keepOthers, paidItems, sumOf, titleOf } from './scope.ts'
import { paybackSection } from './unit-sections.ts'

const goodsWords =
  /\b(?:hpp|harga pokok|bahan|modal|kulakan|kertas|tinta|bibit|pakan|barang|stok|belanja bahan|bahan baku)\b/i

/** The items of one side of a statement; a blank where the message names none. */
const side = (draft: Draft, items: readonly ToldFigure[], group: string, name: string, label: string): void => {
  draft.group(group, name)
  if (items.length === 0) draft.figure(`${group}_1`, label, { group })
  items.forEach((one, at) =>
    draft.figure(`${group}_${at + 1}`, one.label || (items.length > 1 && at > 0 ? `${label} ${at + 1}` : label), {
      value: one.value,
      per: one.per ?? '',
      group,
      said: one.said,
    }),
  )
}

const rowsOf = (draft: Draft, group: string): string[][] =>
  draft.figures
    .filter((one) => one.group === group)
    .map(({ id, label, per }) => [per === '' ? label : `${label} (per ${per})`, bind(id)])

const costOfTurnover =
  /(?<!\p{L})(?:hpp|harga pokok|bahan|biaya|modal|kulakan|potongan|admin|komisi|fee|royalti|pajak|bagi hasil)(?!\p{L})/iu

/** `hpp 45%`: what is told as a share of the turnover is a cost too; gives the ids of their sums. */
const sharesOf = (draft: Draft, request: AnalysisRequest, used: Set<ToldFigure>): string[] =>
  request.figures
    .filter(
      ({ kind, role, label, said }) =>
        kind === 'percent' && ['share', 'commission'].includes(role) && costOfTurnover.test(`${label} ${said}`),
    )
    .map((one, at) => {
      used.add(one)
      const name = /^hpp$/i.test(one.label) ? 'HPP' : sentenceCase(one.label || 'Biaya dari omzet')
      const figure = draft.figure(`persen_${at + 1}`, `${name}, dari omzet`, {
        value: one.value,
        unit: 'percent',
        said: one.said,
      })
      return draft.metric(`ikut_${at + 1}`, name, `omzet * ${figure} / 100`)
    })

/** A statement of income: revenue, cost of the goods, other costs, what is left. */
const statement = (draft: Draft, request: AnalysisRequest, used: Set<ToldFigure>): void => {
  const revenue = distinct(byRole(request, 'revenue'))
  const costs = distinct([
    ...paidItems(request),
    // Money put in for one day's goods is spent, unless the question is whether it comes back.
    ...(request.analysisType === 'kelayakan' ? [] : byRole(request, 'capital')),
  ])
  const goods = costs.filter(
    ({ role, label, said }) => role === 'hpp' || role === 'unit_cost' || goodsWords.test(`${label} ${said}`),
  )
  const others = costs.filter((one) => !goods.includes(one))
  for (const one of [...revenue, ...costs]) used.add(one)
  side(draft, revenue, 'omzet_rinci', 'omzet', 'Omzet')
  if (goods.length > 0) side(draft, goods, 'pokok', 'biaya barang', 'HPP')
  if (others.length > 0 || goods.length === 0) side(draft, others, 'beban', 'biaya usaha', 'Biaya usaha')
  const monthly = request.analysisType === 'kelayakan' || hasMixedTimes([...revenue, ...costs])
  const per = monthly ? 'bulan' : ''
  const daily = [...revenue, ...costs].filter((one) => one.per === 'hari')
  if (monthly && revenue.every((one) => one.per === 'hari') && daily.length > revenue.length) {
    const idsOf = (group: string): string[] =>
      draft.figures.filter((one) => one.group === group && one.per === 'hari').map(({ id }) => id)
    draft.metric(
      'sisa_hari',
      'Sisa sehari',
      `${idsOf('omzet_rinci').join(' + ')} - ${[...idsOf('pokok'), ...idsOf('beban')].join(' - ')}`,
      { per: 'hari' },
    )
  }
  const hasBoth = goods.length > 0 && others.length > 0
  draft.metric('omzet', 'Omzet', sumOf(draft, request, 'omzet_rinci', monthly), { per })
  if (goods.length > 0) {
    draft.metric('hpp', 'Biaya barang', sumOf(draft, request, 'pokok', monthly), { per })
    draft.metric('laba_kotor', 'Laba kotor', 'omzet - hpp')
    draft.metric('margin_kotor', 'Margin kotor', 'laba_kotor / omzet * 100', { unit: 'percent' })
  }
  if (others.length > 0 || goods.length === 0)
    draft.metric('biaya', 'Biaya usaha', sumOf(draft, request, 'beban', monthly), { per })
  const shares = sharesOf(draft, request, used)
  const plain = hasBoth ? ['hpp', 'biaya'] : [goods.length > 0 ? 'hpp' : 'biaya']
  draft.metric('semua_biaya', 'Semua biaya', [...plain, ...shares].join(' + '))
  draft.metric('laba', 'Laba bersih', 'omzet - semua_biaya', { per })
  draft.metric('laba_besar', 'Besar laba atau rugi', 'abs(laba)')
  draft.metric('margin_bersih', 'Margin bersih', 'laba / omzet * 100', { unit: 'percent' })
}

const contradictions = (draft: Draft, request: AnalysisRequest, used: Set<ToldFigure>): void => {
  const profit = byRole(request, 'profit').find(({ noun }) => noun === '')
  if (profit) {
    used.add(profit)
    draft.figure('laba_disebut', 'Laba yang disebut', { value: profit.value, said: profit.said })
    draft.metric('laba_beda', 'Selisih laba', 'laba - laba_disebut')
    draft.note(
      note(
        `Anda menyebut laba ${bind('laba_disebut')}, sedangkan rinciannya menghasilkan ${bind('laba')}. Periksa biaya yang belum masuk.`,
        onlyIf('laba_beda', 'positive', 'negative'),
      ),
    )
  }
  const total = byRole(request, 'total')[0]
  if (total) {
    used.add(total)
    draft.figure('total_disebut', 'Total biaya yang disebut', { value: total.value, said: total.said })
    draft.metric('total_beda', 'Selisih total', 'total_disebut - semua_biaya')
    draft.note(
      note(
        `Total biaya yang Anda sebut ${bind('total_disebut')}, tetapi rinciannya berjumlah ${bind('semua_biaya')}. Hitungan memakai rinciannya.`,
        onlyIf('total_beda', 'positive', 'negative'),
      ),
    )
  }
}

const costChart = (draft: Draft): ReturnType<Draft['chart']> | null => {
  const costs = draft.figures.filter(({ group, value }) => (group === 'pokok' || group === 'beban') && value !== null)
  return costs.length < 2
    ? null
    : draft.chart({
        id: 'grafik_biaya',
        title: 'Ke mana uangnya',
        shape: 'share',
        unit: 'rupiah',
        categories: costs.map(({ label }) => label),
        series: [{ name: 'Biaya', values: costs.map(({ id }) => id) }],
      })
}

/** Totals of a period: revenue and costs as told, without prices for one piece. */
export const makeProfitLoss = (request: AnalysisRequest): AnalysisContent => {
  const isFeasibility = request.analysisType === 'kelayakan'
  const draft = startDraft(request.analysisType)
  const used = new Set<ToldFigure>()
  statement(draft, request, used)
  contradictions(draft, request, used)
  const ikut = draft.figures
    .filter(({ id }) => id.startsWith('persen_'))
    .map(({ id, label }) => ({ id, label: label.replace(/, dari omzet$/, '') }))
  const goods = rowsOf(draft, 'pokok')
  const costs = rowsOf(draft, 'beban')
  draft.section('laba_rugi', 'Laporan laba rugi', [
    table(
      ['Pos', 'Rupiah'],
      [
        ...rowsOf(draft, 'omzet_rinci'),
        ...(rowsOf(draft, 'omzet_rinci').length > 1 ? [['**Jumlah omzet**', `**${bind('omzet')}**`]] : []),
        ...goods,
        ...(goods.length > 0 ? [['**Laba kotor**', `**${bind('laba_kotor')}**`]] : []),
        ...costs,
        ...ikut.map(({ id, label }) => [`${label} (${bind(id)} dari omzet)`, bind(id.replace('persen', 'ikut'))]),
        ['**Semua biaya**', `**${bind('semua_biaya')}**`],
      ],
      ['Laba bersih', bind('laba')],
    ),
    draft.chart({
      id: 'grafik_laba',
      title: 'Omzet, biaya, dan laba',
      shape: 'bar',
      unit: 'rupiah',
      categories: [
        'Omzet',
        ...(goods.length > 0 ? ['Biaya barang'] : []),
        ...(costs.length > 0 ? ['Biaya usaha'] : []),
        ...ikut.map(({ label }) => label),
        'Laba bersih',
      ],
      series: [
        {
          name: 'Rupiah',
          values: [
            'omzet',
            ...(goods.length > 0 ? ['hpp'] : []),
            ...(costs.length > 0 ? ['biaya'] : []),
            ...ikut.map(({ id }) => id.replace('persen', 'ikut')),
            'laba',
          ],
        },
      ],
    }),
  ])
  draft.group('semua', 'biaya')
  draft.section('biaya', 'Biaya terbesar', [
    costs.length > 1 && !hasMixedTimes(request.figures)
      ? p(
          `Di antara biaya usaha, yang terbesar adalah ${bind('terbesar')}: ${bind('terbesar_nilai')}, atau ${bind('terbesar_persen')} dari omzet.`,
        )
      : null,
    costChart(draft),
    bullets([
      'Biaya yang belum disebut, misalnya gaji pemilik dan penyusutan alat, belum masuk.',
      'Tiga angka untuk dipantau tiap bulan: omzet, biaya barang, dan laba bersih.',
    ]),
  ])
  if (costs.length > 1) {
    draft.metric('terbesar', 'Biaya terbesar', 'argmax(beban)', { unit: 'name' })
    draft.metric('terbesar_nilai', 'Biaya terbesar', 'max(beban)')
    draft.metric('terbesar_persen', 'Bagian dari omzet', 'terbesar_nilai / omzet * 100', { unit: 'percent' })
  }
  if (isFeasibility) paybackSection({ type: 'kelayakan', draft, request, noun: 'unit', used })
  keepOthers(draft, request, used)
  sourcesSection(draft)
  const key = isFeasibility ? 'balik_modal' : 'laba'
  const finished = draft.finish({
    title: titleOf(isFeasibility ? 'Studi Kelayakan' : 'Analisis Laba Rugi', request),
    key,
    facts: factsOf(request),
  })
  const summary = {
    id: 'ringkasan',
    title: 'Ringkasan',
    blocks: [
      p(
        `Dari omzet ${bind('omzet')} dan biaya ${bind('semua_biaya')}, usaha {{laba|untung|impas, selisih|rugi}} **${bind('laba_besar')}**. Margin bersih ${bind('margin_bersih')}.`,
        onlyIf('laba', 'positive', 'zero', 'negative'),
      ),
      cards(
        ...(isFeasibility ? ['balik_modal'] : []),
        'laba',
        'omzet',
        draft.has('sisa_hari') ? 'sisa_hari' : 'semua_biaya',
        ...(isFeasibility ? [] : ['margin_bersih']),
      ),
      ...draft.notes,
    ],
  }
  return { ...finished, sections: [summary, ...finished.sections] }
}
