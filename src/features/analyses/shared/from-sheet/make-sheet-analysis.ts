import { titleCase } from '#core/text/shared/letter-case.ts'
import type { AnalysisContent } from '../analysis-content.ts'
import { bind, bullets, cards, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { introduceAnalysis } from '../introduce-analysis.ts'
import { quoted } from '../wording.ts'
import type { SheetEntry } from './read-sheet-lines.ts'
import { whenKey, whenText } from './sheet-dates.ts'
import { kindIn, type SheetOrder, type TimeUnit } from './sheet-request.ts'
import { groupSection } from './group-section.ts'
import type { Series, SheetScene } from './sheet-scene.ts'
import { growthOf, timeSection, weekdaySection } from './time-sections.ts'
import { columnsRead, linesRead, remarks } from './told-reading.ts'

/** More days than these are shown by months, more months than these by years. */
const mostDays = 31
const mostDaysAsked = 60
const mostMonths = 36
const mostPrices = 500

const keysOf = (entries: readonly SheetEntry[], unit: TimeUnit): ReadonlySet<string> =>
  new Set(entries.flatMap(({ when }) => (when ? [whenKey(when).slice(0, { hari: 10, bulan: 7, tahun: 4 }[unit])] : [])))

/** By what the sums are shown: what the owner asked for where it can be shown, else what fits on a page. */
const timeUnitOf = ({ lines: { entries }, unit }: SheetOrder): TimeUnit | null => {
  const whens = entries.flatMap(({ when }) => when ?? [])
  if (whens.length === 0) return null
  const hasDays = whens.every(({ day }) => day > 0)
  const hasMonths = whens.every(({ month }) => month > 0)
  const days = keysOf(entries, 'hari').size
  const months = keysOf(entries, 'bulan').size
  if (unit === 'tahun' || !hasMonths) return 'tahun'
  if (hasDays && (unit === 'hari' ? days <= mostDaysAsked : unit === null && days <= mostDays && months < 3))
    return 'hari'
  return months <= mostMonths ? 'bulan' : 'tahun'
}

const nameOf = (file: string): string => quoted(file.replace(/\.[a-z]{3,4}$/i, '').replaceAll(/[_\-.[\]]+/g, ' '))

/** `Analisis Penjualan Mei` of penjualan-mei.csv: what it is about is said once. */
const titleOf = ({ measure, file }: SheetOrder): string => {
  const name = nameOf(file).replace(/^(?:analisis|data|laporan)\s+/i, '')
  if (kindIn(name) === measure) return titleCase(`Analisis ${name}`)
  const told = measure.toLowerCase().split(' ')
  const others = name.split(' ').filter((word) => !told.includes(word.toLowerCase()))
  return titleCase(`Analisis ${measure} ${others.join(' ')}`)
}

const seriesOf = ({ plan: { measured }, measure }: SheetOrder): readonly Series[] =>
  measured.by === 'sides'
    ? [
        { id: 'a', name: quoted(measured.first.name), of: ({ amount }) => amount },
        { id: 'b', name: quoted(measured.second.name), of: ({ other }) => other },
      ]
    : [{ id: 'a', name: quoted(measure), of: ({ amount }) => amount }]

/** A month whose lines end early is no whole month beside the others. */
const unfinished = ({ lines: { entries } }: SheetOrder, unit: TimeUnit | null): string | null => {
  const last = entries
    .flatMap(({ when }) => when ?? [])
    .toSorted((one, two) => (whenKey(one) < whenKey(two) ? 1 : -1))[0]
  if (unit !== 'bulan' || !last || last.day === 0 || last.day >= 25) return null
  return `Baris terakhir bertanggal ${whenText(last)}, jadi bulan itu mungkin belum penuh; bandingkan dengan hati-hati.`
}

const readingSection = (order: SheetOrder, { draft }: SheetScene): void => {
  const told = remarks(order)
  const unused = order.plan.unused.map(({ name }) => quoted(name))
  draft.section('berkas', 'Yang dibaca dari berkas', [
    p(`Dibaca ${linesRead(order)}.`),
    table(
      ['Kolom', 'Dibaca sebagai'],
      [
        ...columnsRead(order).map((row) => [...row]),
        ...(unused.length > 0 ? [[unused.slice(0, 20).join(', '), 'tidak dipakai']] : []),
      ],
    ),
    told.length > 0 ? bullets(told) : p('Semua baris terbaca.'),
  ])
}

/** The goods and their prices side by side: nothing is added up. */
const pricesOnly = (order: SheetOrder, scene: SheetScene): void => {
  const { draft, said } = scene
  const { entries } = order.lines
  const sorted = entries.toSorted((one, two) => two.amount - one.amount).slice(0, mostPrices)
  draft.group('harga', 'harga')
  sorted.forEach(({ names, line, amount }, at) =>
    draft.figure(`harga_${at + 1}`, names[0] || `Baris ${line}`, { value: amount, group: 'harga', said }),
  )
  draft.metric('rata', 'Harga rata-rata', 'avg(harga)')
  draft.metric('tinggi', 'Harga tertinggi', 'max(harga)')
  draft.metric('rendah', 'Harga terendah', 'min(harga)')
  draft.section('ringkasan', 'Ringkasan', [p(`Dihitung dari ${linesRead(order)}.`), cards('rata', 'tinggi', 'rendah')])
  draft.section('daftar', 'Harga dari tertinggi', [
    table(
      [quoted(order.plan.groups[0]?.name ?? 'Baris'), 'Harga'],
      sorted.map(({ names, line }, at) => [names[0] || `Baris ${line}`, bind(`harga_${at + 1}`)]),
    ),
    draft.chart({
      id: 'grafik_harga',
      title: 'Harga tertinggi',
      shape: 'bar',
      unit: 'rupiah',
      categories: sorted.slice(0, 12).map(({ names, line }) => names[0] || `Baris ${line}`),
      series: [{ name: 'Harga', values: sorted.slice(0, 12).map((_, at) => `harga_${at + 1}`) }],
    }),
  ])
  if (entries.length > sorted.length)
    draft.assume(
      `Hanya ${sorted.length} harga tertinggi yang ditampilkan; rata-rata dan terendah dihitung dari yang ditampilkan.`,
    )
}

const sumsOf = (order: SheetOrder, scene: SheetScene): void => {
  const { draft, series, unit } = scene
  const { lines, plan } = order
  const { entries } = lines
  const time = timeUnitOf(order)
  const groups = plan.groups.map(({ name }, at) => ({
    id: `kelompok_${at + 1}`,
    name: quoted(name),
    placeOf: ({ names }: SheetEntry) => names[at] ?? '',
  }))
  const shown =
    groups.length > 0 || time !== null
      ? groups
      : [{ id: 'kelompok_1', name: 'Baris', placeOf: ({ line }: SheetEntry) => `Baris ${line}` }]
  const timeTotals = time === null ? null : timeSection(scene, entries, time)
  const groupTotals = shown.map((group) => groupSection(scene, entries, group))
  series.forEach(({ id, name }, side) =>
    draft.metric(`total_${id}`, `Total ${name.toLowerCase()}`, timeTotals?.[side] ?? groupTotals[0]?.[side] ?? '0', {
      unit,
    }),
  )
  const rows =
    time === null
      ? 0
      : keysOf(
          entries.filter(({ when }) => when !== null),
          time,
        ).size
  if (series.length === 2) draft.metric('selisih', 'Selisih', 'total_a - total_b', { unit })
  if (time !== null)
    draft.metric('rata_waktu', `Rata-rata per ${time}`, `${series.length === 2 ? 'selisih' : 'total_a'} / ${rows}`, {
      unit,
    })
  draft.figure('baris', 'Baris yang dihitung', {
    value: new Set(entries.map(({ line }) => line)).size,
    unit: 'count',
    noun: 'baris',
    said: scene.said,
  })
  const warning = unfinished(order, time)
  if (warning) draft.assume(warning)
  if (time !== null)
    draft.assume(`Hanya ${time} yang ada barisnya yang ditampilkan; yang tidak ada di berkas tidak dianggap nol.`)
  draft.opening('ringkasan', 'Ringkasan', [
    p(`Dihitung dari ${linesRead(order)}.`),
    cards(
      ...series.map(({ id }) => `total_${id}`),
      ...(series.length === 2 ? ['selisih'] : []),
      ...(time === null ? [] : ['rata_waktu']),
    ),
    series.length === 2
      ? p(
          `${series[0]?.name ?? ''} {{selisih|lebih besar|sama besar|lebih kecil}} dari ${series[1]?.name.toLowerCase() ?? ''}; selisihnya ${bind('selisih')}.`,
          onlyIf('selisih', 'positive', 'zero', 'negative'),
        )
      : growthOf(scene, rows),
    lines.unread.length > 0 ? p(`**Perhatikan:** ${remarks(order)[0] ?? ''}`) : null,
  ])
  weekdaySection(scene, entries)
}

/** An analysis of an attached sheet: every figure is a sum of its lines, and everything else follows from these. */
export const makeSheetAnalysis = (order: SheetOrder): AnalysisContent => {
  const { measured } = order.plan
  const draft = startDraft(measured.by === 'sides' ? 'arus_kas' : order.measure === 'Penjualan' ? 'penjualan' : 'umum')
  const scene: SheetScene = {
    draft,
    series: seriesOf(order),
    unit: measured.by === 'count' ? 'count' : 'rupiah',
    said: `berkas ${order.file}`,
  }
  if (measured.by === 'price') pricesOnly(order, scene)
  else sumsOf(order, scene)
  readingSection(order, scene)
  sourcesSection(draft)
  const key = measured.by === 'price' ? 'rata' : measured.by === 'sides' ? 'selisih' : 'total_a'
  return draft.finish({ title: titleOf(order), key, facts: [] })
}

/** What the chat says: the result, which columns and how many lines were read, which were not. Markdown. */
export const introduceSheetAnalysis = (order: SheetOrder, content: AnalysisContent): string => {
  const columns = columnsRead(order).map(([name]) => name)
  const read = [`Dibaca: ${linesRead(order)}; kolom ${columns.join(', ')}.`, ...remarks(order).slice(0, 4)]
  const parts = introduceAnalysis(content).split('\n\n')
  return parts.toSpliced(-1, 0, read.map((line) => `- ${line}`).join('\n')).join('\n\n')
}
