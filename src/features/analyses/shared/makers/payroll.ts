import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, p, sourcesSection, startDraft, table } from '../draft.ts'
import type { ToldFigure } from '../told-figure.ts'
import { joinWords } from '../wording.ts'
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
  const untimed: string[] = []
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
    if (one.per === null) untimed.push(name)
    return `sebulan_${n}`
  })
  if (untimed.length > 0) draft.assume(`${joinWords(untimed)} dianggap per bulan karena waktunya tidak disebut.`)
  draft.metric('orang', 'Jumlah orang', counts.join(' + ') || '1', { unit: 'count', noun: 'orang' })
  if (needsHeads) draft.assume(`Uang harian dihitung untuk ${bind('orang')}.`)
  draft.metric('jumlah', 'Jumlah gaji', ids.join(' + '), { per: 'bulan' })
  draft.metric('rata', 'Rata-rata tiap orang', 'jumlah / orang', { per: 'bulan' })
  draft.metric('setahun', 'Setahun', 'jumlah * 12', { per: 'tahun' })
  // `bonus lebaran 1x gaji`
  const bonus = request.figures.find(
    ({ kind, said }) => kind === 'count' && /(?:bonus|thr).*\d\s?(?:x|kali|bulan)\s+gaji/i.test(said),
  )
  if (bonus) {
    used.add(bonus)
    draft.figure('bonus_kali', sentenceCase(bonus.label.replace(/\s*gaji$/i, '')) || 'Bonus', {
      value: bonus.value,
      unit: 'count',
      noun: 'kali gaji',
      said: bonus.said,
    })
    draft.metric('bonus', 'Bonus', 'jumlah * bonus_kali')
    draft.metric('setahun_semua', 'Gaji dan bonus setahun', 'setahun + bonus', { per: 'tahun' })
  }
  const isYearly = request.ledger.asked.times.includes('tahun')
  const yearly = bonus ? 'setahun_semua' : 'setahun'
  const names = ids.map(
    (_, at) => draft.figures.find(({ id }) => id === `upah_${at + 1}`)?.label.replace(/, tiap orang$/, '') ?? '',
  )
  draft.section('ringkasan', 'Ringkasan', [
    p(`Gaji ${bind('orang')} berjumlah **${bind('jumlah')}** sebulan.`),
    isYearly ? p(`Setahun **${bind(yearly)}**${bonus ? `, dengan bonus ${bind('bonus')}` : ''}.`) : null,
    cards('jumlah', 'rata', 'setahun', ...(bonus ? [yearly] : [])),
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
      `Yang belum disebut, misalnya lembur${bonus ? '' : ', THR,'} dan iuran BPJS: [isi tunjangan lain].`,
      'Potongan kasbon atau hari tidak masuk: [isi potongan gaji].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({
    title: titleOf('Analisis Gaji Karyawan', { ...request, subject: '' }),
    key: isYearly ? yearly : 'jumlah',
    facts: factsOf(request),
  })
}
