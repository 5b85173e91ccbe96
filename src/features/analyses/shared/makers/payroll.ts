import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { sentenceCase } from '../wording.ts'
import { factsOf, keepOthers, type Maker, openDays, perMonth, titleOf } from './scope.ts'

const forEach = /per (?:orang|karyawan|pegawai)|\/\s*orang|tiap orang|masing/i

/** A sum for people rather than for their days. */
const isHead = ({ per, said }: ToldFigure): boolean => per !== 'hari' || !forEach.test(said)

/** What the people of a business are paid in a month: wages by post, daily allowances by days and heads. */
export const makePayroll: Maker = (request): AnalysisContent => {
  const draft = startDraft('umum')
  const paid = request.figures.filter(
    ({ kind, role }) => kind === 'money' && ['fixed', 'expense', 'other'].includes(role),
  )
  const needsHeads = paid.some(({ said, per }) => per === 'hari' && forEach.test(said))
  const used = new Set<ToldFigure>(paid)
  for (const one of request.figures)
    if (one.role === 'days' || ['orang', 'karyawan', 'pegawai'].includes(one.noun)) used.add(one)
  const counts: string[] = []
  draft.group('upah', 'gaji')
  const ids = paid.map((one, at) => {
    const n = at + 1
    const isDaily = one.per === 'hari'
    if (isDaily) openDays(draft, request)
    // `2 barista 2,2jt`: heads and the wage of one stand apart, so that either can be changed.
    const heads = one.times ?? 1
    const post = one.label
      .replace(/\s@.*$/, '')
      .replace(/\s\d+\s(?=\p{L})/u, ' ')
      .replace(/\sorang$/, ' karyawan')
    const name = sentenceCase(post) || `Gaji ${n}`
    draft.figure(`upah_${n}`, heads > 1 ? `${name}, tiap orang` : name, {
      value: one.value / heads,
      per: one.per ?? 'bulan',
      group: 'upah',
      said: one.said,
    })
    if (isHead(one))
      counts.push(draft.figure(`orang_${n}`, `${name}, jumlah orang`, { value: heads, unit: 'count', noun: 'orang' }))
    draft.metric(`sebulan_${n}`, name, `${perMonth(`upah_${n}`, one.per)} * ${isHead(one) ? `orang_${n}` : 'orang'}`, {
      per: 'bulan',
    })
    if (one.per === null) draft.assume(`${name} dianggap per bulan karena waktunya tidak disebut.`)
    return `sebulan_${n}`
  })
  draft.metric('orang', 'Jumlah orang', counts.join(' + ') || '1', { unit: 'count', noun: 'orang' })
  if (needsHeads) draft.assume(`Uang harian dihitung untuk ${bind('orang')}.`)
  draft.metric('jumlah', 'Jumlah gaji', ids.join(' + '), { per: 'bulan' })
  draft.metric('rata', 'Rata-rata tiap orang', 'jumlah / orang', { per: 'bulan' })
  draft.metric('setahun', 'Setahun', 'jumlah * 12', { per: 'tahun' })
  const names = ids.map(
    (_, at) => draft.figures.find(({ id }) => id === `upah_${at + 1}`)?.label.replace(/, tiap orang$/, '') ?? '',
  )
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
