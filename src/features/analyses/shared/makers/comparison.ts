import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { factsOf, hasMixedTimes, keepOthers, openDays, perMonth, titleOf } from './scope.ts'

interface Option {
  readonly name: string
  readonly price: ToldFigure
  delivery: ToldFigure | null
}

const optionsOf = ({ figures }: AnalysisRequest): Option[] => {
  const options: Option[] = []
  for (const one of figures) {
    const last = options.at(-1)
    if (one.kind !== 'money') continue
    if (one.role === 'delivery') {
      if (last && last.delivery === null) last.delivery = one
    } else if (['price', 'unit_cost', 'other', 'hpp', 'expense', 'fixed', 'capital'].includes(one.role))
      options.push({ name: sentenceCase(one.label) || `Pilihan ${options.length + 1}`, price: one, delivery: null })
  }
  return options
}

/** Prices of several sellers or choices side by side, with delivery and the quantity where they are told. */
export const makeComparison = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('perbandingan')
  const options = optionsOf(request)
  const counted = request.figures.filter(({ kind, said }) => kind === 'count' && !/min(?:imal|imum)?\b|moq/i.test(said))
  const things = new Set(request.figures.filter(({ kind }) => kind === 'money').map((one) => one.noun))
  const need =
    counted.find(({ role }) => role === 'need') ??
    counted.find(({ role, noun: of }) => (role === 'volume' || role === 'other') && of !== '' && things.has(of))
  const used = new Set<ToldFigure>(options.flatMap(({ price, delivery }) => [price, ...(delivery ? [delivery] : [])]))
  const hasDelivery = options.some(({ delivery }) => delivery !== null)
  const noun = options.find(({ price }) => price.noun !== '')?.price.noun ?? need?.noun ?? ''
  const shown = options.length >= 2 ? options : [null, null]
  const names = shown.map((option, at) => option?.name ?? `Pilihan ${at + 1}`)
  const counts = need !== undefined || hasDelivery
  if (counts) {
    if (need) used.add(need)
    draft.figure('butuh', 'Jumlah yang dibeli', {
      value: need?.value ?? null,
      unit: 'count',
      noun: need?.noun || noun,
      said: need?.said ?? '',
    })
  }
  draft.group('harga_pilihan', 'harga')
  shown.forEach((option, at) => {
    const n = at + 1
    draft.figure(`harga_${n}`, names[at] ?? '', {
      value: option?.price.value ?? null,
      per: option?.price.per ?? option?.price.noun ?? noun,
      group: 'harga_pilihan',
      said: option?.price.said ?? '',
    })
    if (hasDelivery)
      draft.figure(`ongkir_${n}`, `Ongkir ${names[at] ?? ''}`, {
        value: option?.delivery?.value ?? 0,
        said: option?.delivery?.said ?? '',
        origin: option?.delivery ? 'stated' : 'assumed',
      })
    if (counts)
      draft.metric(
        `total_${n}`,
        names[at] ?? '',
        hasDelivery ? `harga_${n} * butuh + ongkir_${n}` : `harga_${n} * butuh`,
      )
  })
  if (hasDelivery && options.some(({ delivery }) => delivery === null))
    draft.assume('Pilihan yang ongkirnya tidak disebut dihitung tanpa ongkir.')
  const mixed = hasMixedTimes(options.map(({ price }) => price))
  if (mixed)
    options.forEach(({ price }, at) => {
      if (price.per === 'hari') openDays(draft, request)
      draft.metric(`sebulan_${at + 1}`, names[at] ?? '', perMonth(`harga_${at + 1}`, price.per), { per: 'bulan' })
    })
  const all = mixed ? 'sebulan' : 'harga_pilihan'
  const per = mixed ? 'bulan' : noun
  draft.group('sebulan', 'harga sebulan')
  draft.metric('termurah', 'Harga termurah', `argmin(${all})`, { unit: 'name' })
  draft.metric('termurah_nilai', 'Harga termurah', `min(${all})`, { per })
  draft.metric('selisih', 'Selisih termahal dan termurah', `max(${all}) - min(${all})`, { per })
  draft.metric('hemat', 'Hemat', `selisih / max(${all}) * 100`, { unit: 'percent' })
  const two = shown.length === 2 && counts
  if (two) {
    draft.metric('beda_total', 'Selisih total', 'total_1 - total_2')
    draft.metric('beda_besar', 'Selisih total', 'abs(beda_total)')
    if (hasDelivery)
      draft.metric('titik_sama', 'Sama mahal pada', '(ongkir_2 - ongkir_1) / (harga_1 - harga_2)', {
        unit: 'count',
        noun: need?.noun || noun,
      })
  }
  draft.section('ringkasan', 'Ringkasan', [
    options.length < 2
      ? p('Isi harga pilihan yang dibandingkan, hasilnya langsung terhitung.', onlyIf('selisih', 'unknown'))
      : null,
    cards('termurah_nilai', 'selisih', 'hemat', ...(two ? ['beda_besar'] : [])),
    two
      ? p(
          `Untuk ${bind('butuh')}, {{beda_total|${names[1]}|keduanya|${names[0]}}} lebih murah **${bind('beda_besar')}**${hasDelivery ? ', ongkir sudah dihitung' : ''}.`,
          onlyIf('beda_total', 'positive', 'negative'),
        )
      : null,
    p(
      `Harga satuan termurah: **${bind('termurah')}**, ${bind('termurah_nilai')}${per ? ` per ${per}` : ''}. Selisih dengan yang termahal ${bind('selisih')} (${bind('hemat')}).`,
      onlyIf('selisih', 'positive'),
    ),
    p('Harga satuannya sama; yang membedakan ongkir, mutu, dan waktu kirim.', onlyIf('selisih', 'zero')),
    two && hasDelivery
      ? note(
          `Harga satuan yang murah belum tentu total yang murah: keduanya sama mahal pada ${bind('titik_sama')}.`,
          onlyIf('titik_sama', 'positive'),
        )
      : null,
  ])
  draft.section('perbandingan', 'Perbandingan', [
    table(
      [
        'Pilihan',
        `Harga${noun ? ` per ${noun}` : ''}`,
        ...(hasDelivery ? ['Ongkir'] : []),
        ...(counts ? ['Total'] : []),
      ],
      names.map((name, at) => [
        name,
        bind(`harga_${at + 1}`),
        ...(hasDelivery ? [bind(`ongkir_${at + 1}`)] : []),
        ...(counts ? [bind(`total_${at + 1}`)] : []),
      ]),
    ),
    draft.chart({
      id: 'grafik_banding',
      title: counts ? 'Total yang dibayar' : 'Harga',
      shape: 'bar',
      unit: 'rupiah',
      categories: names,
      series: [
        {
          name: 'Rupiah',
          values: names.map((_, at) => (counts ? `total_${at + 1}` : mixed ? `sebulan_${at + 1}` : `harga_${at + 1}`)),
        },
      ],
    }),
  ])
  draft.section('selain_harga', 'Selain harga', [
    bullets(
      names.map((name) => `${name}: mutu [isi mutu], waktu kirim [isi lama kirim], tempo bayar [isi tempo bayar].`),
    ),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Perbandingan Harga', request),
    key: two ? 'beda_besar' : 'selisih',
    facts: factsOf(request),
  })
}
