import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisBlock, AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, type Draft, note, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { cashPeriods } from '../read-reckoning.ts'
import type { ToldFigure } from '../told-figure.ts'
import { aboutText, byRole, factsOf, keepOthers, type Maker, titleOf } from './scope.ts'

const moved = (side: string, label: string): string =>
  `${label} {{ubah_${side}|naik|tetap, selisih|turun}} **${bind(`beda_${side}`)}**`

/** Two times side by side: by how much each side and what is left differ. */
const movesOf = (draft: Draft, [first = '', second = '']: readonly string[]): AnalysisBlock[] => {
  const sides = [
    ['masuk', 'Uang masuk'],
    ['keluar', 'Uang keluar'],
    ['sisa', 'Sisa'],
  ] as const
  for (const [side, label] of sides) {
    draft.metric(`ubah_${side}`, `Perubahan ${label.toLowerCase()}`, `${side}_2 - ${side}_1`)
    draft.metric(`beda_${side}`, `Selisih ${label.toLowerCase()}`, `abs(ubah_${side})`)
  }
  return [
    p(
      `${second} dibanding ${first}: ${sides.map(([side, label], at) => moved(side, at === 0 ? label.toLowerCase() : `${at === 2 ? 'jadi ' : ''}${label.toLowerCase()}`)).join(', ')}.`,
    ),
  ]
}

/** Money in and out of several times: what is left in each, and how the balance moves. */
export const makeCashPeriods: Maker = (request): AnalysisContent => {
  const draft = startDraft('arus_kas')
  const periods = cashPeriods(request.figures)
  const names = periods.map(sentenceCase)
  const [opening] = byRole(request, 'opening')
  const used = new Set<ToldFigure>(opening ? [opening] : [])
  const all = periods.map((_, at) => at + 1)
  if (opening) draft.figure('saldo_awal', 'Saldo awal', { value: opening.value, said: opening.said })
  draft.group('masuk', 'kas masuk')
  draft.group('keluar', 'kas keluar')
  periods.forEach((period, at) => {
    const n = at + 1
    const of = (group: 'masuk' | 'keluar', found: readonly ToldFigure[]): void => {
      const ids = found.map((one, index) => {
        used.add(one)
        const more = found.length > 1 ? `_${String.fromCharCode(97 + index)}` : ''
        return draft.figure(
          `${group}_${n}${more}`,
          `${sentenceCase(group)} ${period}${more ? ` (${one.label || index + 1})` : ''}`,
          { value: one.value, group, said: one.said },
        )
      })
      if (ids.length > 1) draft.metric(`${group}_${n}`, `${sentenceCase(group)} ${period}`, ids.join(' + '))
    }
    const own = request.figures.filter((one) => one.period === period && one.kind === 'money')
    of(
      'masuk',
      own.filter(({ role }) => role === 'revenue'),
    )
    of(
      'keluar',
      own.filter(({ role }) => ['expense', 'fixed', 'hpp', 'unit_cost', 'capital'].includes(role)),
    )
    draft.metric(`sisa_${n}`, names[at] ?? '', `masuk_${n} - keluar_${n}`)
    const before = n === 1 ? (opening ? 'saldo_awal + ' : '') : `saldo_${n - 1} + `
    draft.metric(`saldo_${n}`, `Saldo ${period}`, `${before}sisa_${n}`)
  })
  const sum = (of: string): string => all.map((n) => `${of}_${n}`).join(' + ')
  draft.metric('total_masuk', 'Kas masuk', sum('masuk'))
  draft.metric('total_keluar', 'Kas keluar', sum('keluar'))
  draft.metric('bersih', 'Sisa kas', 'total_masuk - total_keluar')
  draft.metric('bersih_besar', 'Besar sisa atau kurang', 'abs(bersih)')
  draft.metric('terbaik', 'Paling banyak tersisa', 'argmax(sisa)', { unit: 'name' })
  draft.metric('terendah', 'Paling sedikit tersisa', 'argmin(sisa)', { unit: 'name' })
  if (opening) draft.metric('saldo_akhir', 'Saldo akhir', 'saldo_awal + bersih')
  const moves = names.length === 2 ? movesOf(draft, names) : []
  const last = names.at(-1) ?? ''
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Dari ${names[0] ?? ''} sampai ${last}, masuk ${bind('total_masuk')} dan keluar ${bind('total_keluar')}. {{bersih|Tersisa|Pas, selisih|Kurang}} **${bind('bersih_besar')}**.`,
      onlyIf('bersih', 'positive', 'zero', 'negative'),
    ),
    cards('total_masuk', 'total_keluar', 'bersih', ...(opening ? ['saldo_akhir'] : [])),
    p(
      `Arus kas ${aboutText(request)} tiap masa. Paling banyak tersisa **${bind('terbaik')}**, paling sedikit **${bind('terendah')}**.`,
    ),
    ...moves,
    ...names.map((name, at) =>
      note(`${name}: uang keluar lebih besar dari uang masuk.`, onlyIf(`sisa_${at + 1}`, 'negative')),
    ),
  ])
  draft.section('tiap_masa', 'Masuk dan keluar tiap masa', [
    table(
      ['Masa', 'Masuk', 'Keluar', 'Sisa', opening ? 'Saldo' : 'Terkumpul'],
      names.map((name, at) => [name, ...['masuk', 'keluar', 'sisa', 'saldo'].map((of) => bind(`${of}_${at + 1}`))]),
      ['Jumlah', bind('total_masuk'), bind('total_keluar'), bind('bersih'), ''],
    ),
    draft.chart({
      id: 'grafik_kas',
      title: 'Kas masuk dan keluar',
      shape: 'bar',
      unit: 'rupiah',
      categories: names,
      series: [
        { name: 'Masuk', values: all.map((n) => `masuk_${n}`) },
        { name: 'Keluar', values: all.map((n) => `keluar_${n}`) },
      ],
    }),
    draft.chart({
      id: 'grafik_saldo',
      title: opening ? 'Saldo' : 'Sisa terkumpul',
      shape: 'line',
      unit: 'rupiah',
      categories: names,
      series: [{ name: opening ? 'Saldo' : 'Terkumpul', values: all.map((n) => `saldo_${n}`) }],
    }),
  ])
  draft.section('langkah', 'Yang perlu diperiksa', [
    bullets([
      `Yang membuat {{terendah}} paling sedikit tersisa: [isi pengeluaran atau kejadiannya].`,
      'Piutang pelanggan yang belum masuk: [isi jumlah piutang].',
      'Utang dan cicilan yang jatuh tempo berikutnya: [isi jumlah utang jatuh tempo].',
    ]),
  ])
  keepOthers(draft, request, used)
  sourcesSection(draft)
  return draft.finish({ title: titleOf('Analisis Arus Kas', request), key: 'bersih', facts: factsOf(request) })
}
