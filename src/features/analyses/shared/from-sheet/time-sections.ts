import { weekdayNames } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { AnalysisBlock } from '../analysis-content.ts'
import { bind, onlyIf, p, table } from '../draft.ts'
import type { SheetEntry } from './read-sheet-lines.ts'
import { type When, whenKey, whenText } from './sheet-dates.ts'
import type { TimeUnit } from './sheet-request.ts'
import { bucketsOf, extremes, type SheetScene } from './sheet-scene.ts'

const cutTo = (when: When, unit: TimeUnit): When => ({
  year: when.year,
  month: unit === 'tahun' ? 0 : when.month,
  day: unit === 'hari' ? when.day : 0,
})

/** Sums by day, month or year, each compared with the one before. Gives the formula of each series' total. */
export const timeSection = (scene: SheetScene, entries: readonly SheetEntry[], unit: TimeUnit): readonly string[] => {
  const { draft, series, said } = scene
  const facts = { unit: scene.unit } as const
  const dated = entries.filter((entry) => entry.when !== null)
  const rows = bucketsOf(dated, series, ({ when }) => {
    const cut = cutTo(when ?? { year: 0, month: 0, day: 0 }, unit)
    return { key: whenKey(cut), label: whenText(cut) }
  }).toSorted((one, two) => (one.key < two.key ? -1 : 1))
  const [undated] = bucketsOf(
    entries.filter((entry) => entry.when === null),
    series,
    () => ({ key: '', label: 'Tanpa tanggal' }),
  )
  const totals = series.map(({ id, name }, side) => {
    const group = `waktu_${id}`
    draft.group(group, name.toLowerCase())
    rows.forEach(({ label, sums }, at) =>
      draft.figure(`${group}_${at + 1}`, series.length === 1 ? label : `${name} ${label}`, {
        value: sums[side] ?? 0,
        group,
        said,
        ...facts,
      }),
    )
    if (!undated) return `sum(${group})`
    draft.figure(`tanpa_${id}`, `${name} tanpa tanggal`, { value: undated.sums[side] ?? 0, said, ...facts })
    return `sum(${group}) + tanpa_${id}`
  })
  const [main] = series
  const shows = series.length === 1 && rows.length > 1 && rows.every(({ sums }) => (sums[0] ?? 0) > 0)
  if (main && shows)
    rows.slice(1).forEach((_, index) => {
      const [now, before] = [`waktu_a_${index + 2}`, `waktu_a_${index + 1}`]
      draft.metric(`laju_${index + 2}`, 'Perubahan', `(${now} - ${before}) / ${before} * 100`, { unit: 'percent' })
    })
  const title = `${series.map(({ name }) => name).join(' dan ')} per ${unit}`
  const cells = (id: (name: string) => string): string[] => series.map((one) => bind(id(one.id)))
  draft.section('waktu', title, [
    table(
      [sentenceCase(unit), ...series.map(({ name }) => name), ...(shows ? ['Dibanding sebelumnya'] : [])],
      [
        ...rows.map(({ label }, at) => [
          label,
          ...cells((id) => `waktu_${id}_${at + 1}`),
          ...(shows ? [at === 0 ? '–' : bind(`laju_${at + 1}`)] : []),
        ]),
        ...(undated ? [['Tanpa tanggal', ...cells((id) => `tanpa_${id}`), ...(shows ? ['–'] : [])]] : []),
      ],
      ['Jumlah', ...cells((id) => `total_${id}`), ...(shows ? [''] : [])],
    ),
    rows.length > 1
      ? draft.chart({
          id: 'grafik_waktu',
          title,
          shape: rows.length > 10 ? 'line' : 'bar',
          unit: scene.unit,
          categories: rows.map(({ label }) => label),
          series: series.map(({ id, name }) => ({ name, values: rows.map((_, at) => `waktu_${id}_${at + 1}`) })),
        })
      : null,
    ...series.map(({ id }, side) =>
      extremes(
        scene,
        `waktu_${id}`,
        rows.map(({ sums }) => sums[side] ?? 0),
      ),
    ),
  ])
  return totals
}

/** The last of the times against the one before it; null where there is nothing to compare. */
export const growthOf = ({ draft, unit }: SheetScene, rows: number): AnalysisBlock | null => {
  if (rows < 2) return null
  const [now, before] = [`waktu_a_${rows}`, `waktu_a_${rows - 1}`]
  const labelOf = (id: string): string => draft.figures.find((figure) => figure.id === id)?.label ?? ''
  draft.metric('ubah', 'Selisih', `${now} - ${before}`, { unit })
  draft.metric('ubah_besar', 'Besar perubahan', 'abs(ubah)', { unit })
  draft.metric('ubah_persen', 'Perubahan', `abs(ubah) / ${before} * 100`, { unit: 'percent' })
  return p(
    `${labelOf(now)} dibanding ${labelOf(before)}: {{ubah|naik|tetap, selisih|turun}} **${bind('ubah_besar')}** (${bind('ubah_persen')}).`,
    onlyIf('ubah', 'positive', 'zero', 'negative'),
  )
}

/** The average of each weekday over the days that have lines. */
export const weekdaySection = ({ draft, series, unit, said }: SheetScene, entries: readonly SheetEntry[]): void => {
  const [main] = series
  const days = bucketsOf(
    entries.filter(({ when }) => when !== null && when.day > 0),
    series,
    ({ when }) => {
      const key = whenKey(when ?? { year: 0, month: 0, day: 0 })
      return { key, label: weekdayNames[new Date(`${key}T00:00:00Z`).getUTCDay()] ?? '' }
    },
  )
  if (!main || days.length <= 14) return
  const rows = [1, 2, 3, 4, 5, 6, 0].flatMap((at) => {
    const own = days.filter(({ label }) => label === weekdayNames[at])
    return own.length === 0
      ? []
      : [
          {
            label: weekdayNames[at] ?? '',
            many: own.length,
            sum: own.reduce((sum, { sums }) => sum + (sums[0] ?? 0), 0),
          },
        ]
  })
  rows.forEach(({ label, many, sum }, at) => {
    draft.figure(`harian_n_${at + 1}`, `${main.name} semua ${label}`, { value: sum, unit, said })
    draft.figure(`harian_h_${at + 1}`, `Banyaknya ${label}`, { value: many, unit: 'count', noun: 'hari', said })
    draft.metric(`harian_${at + 1}`, `Rata-rata ${label}`, `harian_n_${at + 1} / harian_h_${at + 1}`, { unit })
  })
  draft.section('harian', 'Hari yang ramai', [
    table(
      ['Hari', 'Banyaknya', 'Rata-rata'],
      rows.map(({ label }, at) => [label, bind(`harian_h_${at + 1}`), bind(`harian_${at + 1}`)]),
    ),
    draft.chart({
      id: 'grafik_harian',
      title: `Rata-rata ${main.name.toLowerCase()} menurut hari`,
      shape: 'bar',
      unit,
      categories: rows.map(({ label }) => label),
      series: [{ name: 'Rata-rata', values: rows.map((_, at) => `harian_${at + 1}`) }],
    }),
  ])
}
