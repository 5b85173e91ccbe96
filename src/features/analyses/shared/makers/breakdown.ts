import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { Entry } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import type { ToldFigure } from '../told-figure.ts'
import { byRole, distinct, factsOf, keepOthers, titleOf } from './scope.ts'

/** Sums with names of their own: `listrik 800rb, gaji 3,6jt`, `Cabang Utara 18jt, Cabang Selatan 12jt`. */
const itemsOf = (request: AnalysisRequest): ToldFigure[] =>
  distinct(
    request.figures.filter(
      ({ kind, role, label }) =>
        kind === 'money' && label !== '' && !['price', 'revenue', 'target_profit', 'opening', 'total'].includes(role),
    ),
  )

/** Prices of one of many and sums that a gain or a difference is asked of are no parts of one sum. */
const isOfOne = ({ ledger: { entries, asked } }: AnalysisRequest): boolean =>
  asked.wanted.some((one) => one === 'profit' || one === 'gap') &&
  entries.some(({ percent, counts }) => percent !== null || counts.length > 0)

const isOfPiece = ({ per, counts }: Entry): boolean => per !== null && timeNamed(per) === null && counts.length === 0

/** `300 kotak x 22rb, bahan 13rb per kotak`: what is told for one of something is no part of what is told for all of it. */
const isMixed = ({ ledger }: AnalysisRequest): boolean => {
  const sums = ledger.entries.filter(({ money }) => money !== null)
  return sums.some(isOfPiece) && !sums.every(isOfPiece)
}

/** Named sums of one time and nothing to set against them: they are added up and compared with each other. */
export const isBreakdown = (request: AnalysisRequest): boolean => {
  const items = itemsOf(request)
  // What came in is never added to what went out.
  const ways = new Set(request.ledger.entries.filter(({ money, sure }) => money !== null && sure).map(({ way }) => way))
  return (
    items.length >= 2 &&
    !isOfOne(request) &&
    !isMixed(request) &&
    !(ways.has('in') && ways.has('out')) &&
    new Set(items.map(({ per }) => per)).size === 1 &&
    byRole(request, 'price', 'revenue').length === 0 &&
    // `modal 5jt, untung 1jt` are two sides, not two parts.
    !(byRole(request, 'profit').length > 0 && byRole(request, 'profit').length < items.length)
  )
}

/** What came out of it: `jadi 90 bungkus`. */
const yieldOf = (request: AnalysisRequest): ToldFigure | undefined =>
  request.figures.find(
    ({ kind, noun, said, value }) =>
      kind === 'count' && noun !== '' && value > 1 && /\b(?:hasil|jadi|dapat|dapet|panen)/i.test(said),
  )

/** Every part, their sum, the largest of them, and the cost of one piece where the message says how many came out. */
export const makeBreakdown = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('umum')
  const items = itemsOf(request)
  const made = yieldOf(request)
  const spends = items.some(({ role }) => role !== 'profit')
  const of = spends ? 'Jumlah biaya' : 'Jumlah'
  draft.group('rincian', 'rincian')
  const ids = items.map(({ label, value, per, said }, at) =>
    draft.figure(`rincian_${at + 1}`, label, { value, per: per ?? '', group: 'rincian', said }),
  )
  draft.metric('jumlah', of, 'sum(rincian)')
  draft.metric('rata', 'Rata-rata', 'avg(rincian)')
  draft.metric('terbesar', 'Terbesar', 'argmax(rincian)', { unit: 'name' })
  draft.metric('terbesar_nilai', 'Nilai terbesar', 'max(rincian)')
  draft.metric('terbesar_persen', 'Bagian terbesar', 'terbesar_nilai / jumlah * 100', { unit: 'percent' })
  draft.metric('terkecil', 'Terkecil', 'argmin(rincian)', { unit: 'name' })
  ids.forEach((id, at) =>
    draft.metric(`bagian_${at + 1}`, `Bagian ${items[at]?.label ?? ''}`, `${id} / jumlah * 100`, { unit: 'percent' }),
  )
  if (made) {
    draft.figure('hasil', 'Hasil', { value: made.value, unit: 'count', noun: made.noun, said: made.said })
    draft.metric('per_satuan', `${of} per ${made.noun}`, 'jumlah / hasil', { per: made.noun })
  }
  keepOthers(draft, request, new Set([...items, ...(made ? [made] : [])]))
  draft.section('ringkasan', 'Ringkasan', [
    cards('jumlah', ...(made ? ['per_satuan'] : []), 'terbesar_nilai', 'rata'),
    p(
      `Seluruhnya **${bind('jumlah')}**. Yang paling besar **${bind('terbesar')}**, ${bind('terbesar_nilai')}, atau ${bind('terbesar_persen')} dari semuanya; yang paling kecil ${bind('terkecil')}.`,
    ),
    made ? p(`Dari ${bind('hasil')} itu, satu ${made.noun} menghabiskan **${bind('per_satuan')}**.`) : null,
  ])
  draft.section('rincian', 'Rincian', [
    table(
      ['Bagian', 'Rupiah', 'Dari semuanya'],
      ids.map((id, at) => [
        draft.figures.find((one) => one.id === id)?.label ?? '',
        bind(id),
        bind(`bagian_${at + 1}`),
      ]),
      ['Jumlah', bind('jumlah'), ''],
    ),
    draft.chart({
      id: 'grafik_rincian',
      title: 'Bagian masing-masing',
      shape: 'bar',
      unit: 'rupiah',
      categories: items.map(({ label }) => sentenceCase(label)),
      series: [{ name: 'Rupiah', values: ids }],
    }),
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets(
      spends
        ? [
            'Mulai dari {{terbesar}}: penghematan kecil di sana lebih terasa daripada di bagian lain.',
            'Bandingkan dengan bulan sebelumnya: [isi jumlah bulan sebelumnya].',
            'Bandingkan dengan omzetnya: [isi omzet pada waktu yang sama].',
          ]
        : [
            'Yang membuat {{terbesar}} unggul: [isi penyebabnya].',
            'Yang perlu dibenahi di {{terkecil}}: [isi masalahnya].',
          ],
    ),
  ])
  sourcesSection(draft)
  return draft.finish({ title: titleOf('Analisis', request), key: 'jumlah', facts: factsOf(request) })
}
