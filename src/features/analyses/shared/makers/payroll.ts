import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { factsOf, keepOthers, type Maker, openDays, perMonth, titleOf } from './scope.ts'

const forEach = /per (?:orang|karyawan|pegawai)|\/\s*orang|tiap orang|masing/i

/** What the people of a business are paid in a month: wages by post, daily allowances by days and heads. */
export const makePayroll: Maker = (request): AnalysisContent => {
  const draft = startDraft('umum')
  const paid = request.figures.filter(
    ({ kind, role }) => kind === 'money' && ['fixed', 'expense', 'other'].includes(role),
  )
  const heads = paid.reduce((sum, { times, per }) => sum + (per === 'hari' ? 0 : (times ?? 1)), 0)
  const needsHeads = paid.some(({ said, per }) => per === 'hari' && forEach.test(said))
  const used = new Set<ToldFigure>(paid)
  for (const one of request.figures)
    if (one.role === 'days' || ['orang', 'karyawan', 'pegawai'].includes(one.noun)) used.add(one)
  draft.figure('orang', 'Jumlah orang', { value: heads, unit: 'count', noun: 'orang' })
  draft.group('upah', 'gaji')
  const ids = paid.map((one, at) => {
    const n = at + 1
    const isDaily = one.per === 'hari'
    if (isDaily) openDays(draft, request)
    draft.figure(`upah_${n}`, one.label || `Gaji ${n}`, {
      value: one.value,
      per: one.per ?? 'bulan',
      group: 'upah',
      said: one.said,
    })
    draft.metric(
      `sebulan_${n}`,
      one.label || `Gaji ${n}`,
      `${perMonth(`upah_${n}`, one.per)}${isDaily && forEach.test(one.said) ? ' * orang' : ''}`,
      { per: 'bulan' },
    )
    if (one.per === null) draft.assume(`${one.label || 'Gaji'} dianggap per bulan karena waktunya tidak disebut.`)
    return `sebulan_${n}`
  })
  if (needsHeads) draft.assume(`Uang harian dihitung untuk ${bind('orang')}.`)
  draft.metric('jumlah', 'Jumlah gaji', ids.join(' + '), { per: 'bulan' })
  draft.metric('rata', 'Rata-rata tiap orang', 'jumlah / orang', { per: 'bulan' })
  draft.metric('setahun', 'Setahun', 'jumlah * 12', { per: 'tahun' })
  const names = paid.map(({ label }, at) => label || `Gaji ${at + 1}`)
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Gaji ${bind('orang')} berjumlah **${bind('jumlah')}** sebulan. Ubah satu angka, semua hitungan dan grafik ikut berubah.`,
    ),
    cards('jumlah', 'rata', 'setahun'),
  ])
  draft.section('rincian', 'Rincian gaji sebulan', [
    table(
      ['Bagian', 'Dasar', 'Sebulan'],
      ids.map((id, at) => [names[at] ?? '', bind(`upah_${at + 1}`), bind(id)]),
      ['Jumlah', '', bind('jumlah')],
    ),
    cards(...ids.slice(0, 12)),
    draft.chart({
      id: 'grafik_gaji',
      title: 'Pembagian gaji sebulan',
      shape: 'bar',
      unit: 'rupiah',
      categories: names,
      series: [{ name: 'Sebulan', values: ids }],
    }),
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets([
      `Omzet sebulan untuk dibandingkan dengan gaji ${bind('jumlah')}: [isi omzet sebulan].`,
      'Yang belum disebut, misalnya lembur, THR, dan iuran BPJS: [isi tunjangan lain].',
      'Potongan kasbon atau hari tidak masuk: [isi potongan gaji].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Analisis Gaji Karyawan', { ...request, subject: '' }),
    key: 'jumlah',
    facts: factsOf(request),
  })
}
