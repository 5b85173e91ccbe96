import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { wordsBefore } from '../wording.ts'
import { byRole, distinct, factsOf, hasMixedTimes, keepOthers, paidItems, sumOf, titleOf } from './scope.ts'

const side = (draft: Draft, items: readonly ToldFigure[], group: 'masuk' | 'keluar', label: string): string[] => {
  draft.group(group, `kas ${group}`)
  if (items.length === 0) return [draft.figure(`${group}_1`, label, { group })]
  return items.map((one, at) =>
    draft.figure(
      `${group}_${at + 1}`,
      one.label || one.period || wordsBefore(one.said) || (items.length > 1 ? `${label} ${at + 1}` : label),
      {
        value: one.value,
        per: one.per ?? '',
        group,
        said: one.said,
      },
    ),
  )
}

const rows = (draft: Draft, ids: readonly string[]): string[][] =>
  ids.map((id) => [draft.figures.find((one) => one.id === id)?.label ?? '', bind(id)])

const isPrivate = ({ label, said }: ToldFigure): boolean =>
  /\b(?:pribadi|prive|rumah tangga|dapur|jajan anak)\b/i.test(`${label} ${said}`)

const comesIn = /\b(?:denda|iuran|sumbangan|titipan|tabungan|uang kas|pinjaman masuk|pelunasan)\b/i

/** Money in, money out, what is left of it. */
export const makeCashFlow = (request: AnalysisRequest): AnalysisContent => {
  const draft = startDraft('arus_kas')
  const unnamed = byRole(request, 'other').filter(({ kind, label }) => kind === 'money' && label !== '')
  const incoming = distinct([...byRole(request, 'revenue'), ...unnamed.filter(({ label }) => comesIn.test(label))])
  const outgoing = distinct([
    ...paidItems(request),
    ...byRole(request, 'capital'),
    ...(incoming.length > 0 ? unnamed.filter(({ label }) => !comesIn.test(label)) : []),
  ]).toSorted((one, other) => request.figures.indexOf(one) - request.figures.indexOf(other))
  const [opening] = byRole(request, 'opening')
  const total = byRole(request, 'total')[0]
  const used = new Set([...incoming, ...outgoing, ...(opening ? [opening] : []), ...(total ? [total] : [])])
  const ins = side(draft, incoming, 'masuk', 'Kas masuk')
  const outs = side(draft, outgoing, 'keluar', 'Kas keluar')
  if (opening) draft.figure('saldo_awal', 'Saldo awal', { value: opening.value, said: opening.said })
  const monthly = hasMixedTimes([...incoming, ...outgoing].filter(({ per }) => per !== null))
  draft.metric('total_masuk', 'Kas masuk', sumOf(draft, request, 'masuk', monthly))
  draft.metric('total_keluar', 'Kas keluar', sumOf(draft, request, 'keluar', monthly))
  draft.metric('bersih', 'Sisa kas', 'total_masuk - total_keluar')
  draft.metric('bersih_besar', 'Besar sisa atau kurang', 'abs(bersih)')
  if (opening) draft.metric('saldo_akhir', 'Saldo akhir', 'saldo_awal + bersih')
  draft.metric('terpakai', 'Terpakai dari kas masuk', 'total_keluar / total_masuk * 100', { unit: 'percent' })
  draft.metric('sisa_persen', 'Tersisa dari kas masuk', 'bersih / total_masuk * 100', { unit: 'percent' })
  if (total) {
    draft.figure('total_disebut', 'Total keluar yang disebut', { value: total.value, said: total.said })
    draft.metric('total_beda', 'Selisih total', 'total_disebut - total_keluar')
    draft.note(
      note(
        `Total keluar yang Anda sebut ${bind('total_disebut')}, tetapi rinciannya berjumlah ${bind('total_keluar')}. Hitungan memakai rinciannya.`,
        onlyIf('total_beda', 'positive', 'negative'),
      ),
    )
  }
  const spent = outgoing.map((one, at) => ({ one, id: outs[at] ?? '' })).filter(({ one }) => isPrivate(one))
  if (spent.length > 0) {
    draft.metric('pribadi', 'Dipakai pribadi', spent.map(({ id }) => id).join(' + '))
    draft.metric('usaha_saja', 'Sisa sebelum dipakai pribadi', 'bersih + pribadi')
  }
  const hasMany = outgoing.length > 1
  if (hasMany) {
    draft.metric('terbesar', 'Keluar terbesar', 'argmax(keluar)', { unit: 'name' })
    draft.metric('terbesar_nilai', 'Keluar terbesar', 'max(keluar)')
    draft.metric('terbesar_persen', 'Bagian dari kas masuk', 'terbesar_nilai / total_masuk * 100', { unit: 'percent' })
  }
  draft.section('ringkasan', 'Ringkasan', [
    cards('total_masuk', 'total_keluar', 'bersih', ...(opening ? ['saldo_akhir'] : ['terpakai'])),
    p(
      `Dari kas masuk ${bind('total_masuk')}, ${bind('total_keluar')} keluar lagi (${bind('terpakai')}). {{bersih|Tersisa|Pas, selisih|Kurang}} **${bind('bersih_besar')}**.`,
      onlyIf('bersih', 'positive', 'zero', 'negative'),
    ),
    note(
      'Uang keluar lebih besar dari uang masuk. Kekurangannya ditutup dari simpanan atau utang: tunda yang bisa ditunda dan tagih piutang dulu.',
      onlyIf('bersih', 'negative'),
    ),
    ...draft.notes,
  ])
  draft.section('arus_kas', 'Arus kas', [
    table(['Kas masuk', 'Rupiah'], rows(draft, ins), ['Jumlah masuk', bind('total_masuk')]),
    table(['Kas keluar', 'Rupiah'], rows(draft, outs), ['Jumlah keluar', bind('total_keluar')]),
    draft.chart({
      id: 'grafik_kas',
      title: 'Masuk, keluar, dan sisa',
      shape: 'bar',
      unit: 'rupiah',
      categories: ['Kas masuk', 'Kas keluar', 'Sisa'],
      series: [{ name: 'Rupiah', values: ['total_masuk', 'total_keluar', 'bersih'] }],
    }),
  ])
  draft.section('pengeluaran', 'Ke mana uangnya keluar', [
    hasMany
      ? p(
          `Pengeluaran terbesar: **${bind('terbesar')}**, ${bind('terbesar_nilai')}, atau ${bind('terbesar_persen')} dari kas masuk.`,
        )
      : null,
    spent.length > 0
      ? p(
          `Yang dipakai pribadi ${bind('pribadi')}. Tanpa itu usaha menyisakan ${bind('usaha_saja')}; catat sebagai gaji pemilik supaya kas usaha tidak tercampur.`,
        )
      : null,
    hasMany
      ? draft.chart({
          id: 'grafik_keluar',
          title: 'Pembagian kas keluar',
          shape: 'share',
          unit: 'rupiah',
          categories: outs.map((id) => draft.figures.find((one) => one.id === id)?.label ?? id),
          series: [{ name: 'Kas keluar', values: outs }],
        })
      : null,
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets([
      'Piutang pelanggan yang belum masuk: [isi jumlah piutang].',
      'Utang dan cicilan yang jatuh tempo bulan depan: [isi jumlah utang jatuh tempo].',
      'Cadangan kas untuk satu bulan pengeluaran, yaitu {{total_keluar}}: [isi saldo kas sekarang].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({ title: titleOf('Analisis Arus Kas', request), key: 'bersih', facts: factsOf(request) })
}
