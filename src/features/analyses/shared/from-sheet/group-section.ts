import type { AnalysisBlock } from '../analysis-content.ts'
import { bind, p, table } from '../draft.ts'
import type { SheetEntry } from './read-sheet-lines.ts'
import { type Bucket, bucketsOf, extremes, type SheetScene } from './sheet-scene.ts'

const mostRows = 30
const mostBars = 12

/** Sums by what stands in one column: table, shares, chart, best and weakest. Gives the formula of each series' total. */
export const groupSection = (
  scene: SheetScene,
  entries: readonly SheetEntry[],
  {
    id,
    name,
    placeOf,
  }: { readonly id: string; readonly name: string; readonly placeOf: (entry: SheetEntry) => string },
): readonly string[] => {
  const { draft, series, unit, said } = scene
  const all = bucketsOf(entries, series, (entry) => {
    const label = placeOf(entry)
    return { key: label.toLowerCase(), label: label === '' ? '(kosong)' : label }
  }).toSorted(
    (one, two) => Math.abs(two.sums[0] ?? 0) + (two.sums[1] ?? 0) - Math.abs(one.sums[0] ?? 0) - (one.sums[1] ?? 0),
  )
  const rows = all.length > mostRows ? all.slice(0, mostRows - 1) : all
  const rest = all.slice(rows.length)
  const counts = entries.some(({ quantity }) => quantity !== null)
  const shares = series.length === 1 && all.every(({ sums }) => (sums[0] ?? 0) >= 0) && all.length > 1
  const restName = `${rest.length} lainnya`
  const totals = series.map((one, side) => {
    const group = `${id}_${one.id}`
    draft.group(group, `${one.name.toLowerCase()} menurut ${name.toLowerCase()}`)
    rows.forEach(({ label, sums }, at) =>
      draft.figure(`${group}_${at + 1}`, series.length === 1 ? label : `${one.name} ${label}`, {
        value: sums[side] ?? 0,
        group,
        said,
        unit,
      }),
    )
    if (rest.length === 0) return `sum(${group})`
    const value = rest.reduce((sum, { sums }) => sum + (sums[side] ?? 0), 0)
    draft.figure(`${group}_lain`, restName, { value, said, unit })
    return `sum(${group}) + ${group}_lain`
  })
  series.forEach((one, side) =>
    draft.metric(`${id}_${one.id}_total`, `Jumlah ${one.name.toLowerCase()}`, totals[side] ?? '0', { unit }),
  )
  const places = [...rows.map((_, at) => String(at + 1)), ...(rest.length > 0 ? ['lain'] : [])]
  const labels = [...rows.map(({ label }) => label), ...(rest.length > 0 ? [restName] : [])]
  const quantities = [
    ...rows,
    ...(rest.length > 0 ? [{ quantity: rest.reduce((sum, one) => sum + one.quantity, 0) }] : []),
  ]
  places.forEach((place, at) => {
    if (counts)
      draft.figure(`${id}_q_${place}`, `${labels[at] ?? ''}, jumlah`, {
        value: Math.round((quantities[at]?.quantity ?? 0) * 1000) / 1000,
        unit: 'count',
        said,
      })
    if (shares)
      draft.metric(`${id}_s_${place}`, `Bagian ${labels[at] ?? ''}`, `${id}_a_${place} / ${id}_a_total * 100`, {
        unit: 'percent',
      })
  })
  const few = places.slice(0, mostBars)
  const sides = series.map((one) => one.id)
  const isShare = shares && all.length <= 6
  const title = `${series.map((one) => one.name).join(' dan ')} menurut ${name.toLowerCase()}`
  draft.section(id, title, [
    table(
      [name, ...(counts ? ['Jumlah barang'] : []), ...series.map((one) => one.name), ...(shares ? ['Bagian'] : [])],
      places.map((place, at) => [
        labels[at] ?? '',
        ...(counts ? [bind(`${id}_q_${place}`)] : []),
        ...sides.map((side) => bind(`${id}_${side}_${place}`)),
        ...(shares ? [bind(`${id}_s_${place}`)] : []),
      ]),
      ['Jumlah', ...(counts ? [''] : []), ...sides.map((side) => bind(`${id}_${side}_total`)), ...(shares ? [''] : [])],
    ),
    all.length > 1
      ? draft.chart({
          id: `grafik_${id}`,
          title,
          shape: isShare ? 'share' : 'bar',
          unit,
          categories: labels.slice(0, mostBars),
          series: series.map((one) => ({ name: one.name, values: few.map((place) => `${id}_${one.id}_${place}`) })),
        })
      : null,
    rest.length === 0 && series.length === 1
      ? extremes(
          scene,
          `${id}_a`,
          rows.map(({ sums }) => sums[0] ?? 0),
        )
      : null,
    rest.length > 0 && series.length === 1 ? weakest(scene, id, rest) : null,
  ])
  return totals
}

/** The last ones of a long list, told by name. */
const weakest = ({ draft, unit, said }: SheetScene, id: string, rest: readonly Bucket[]): AnalysisBlock => {
  const last = rest.slice(-3).toReversed()
  const told = last.map(({ label, sums }, at) => {
    const figure = draft.figure(`${id}_lemah_${at + 1}`, label, { value: sums[0] ?? 0, unit, said })
    return `${label} (${bind(figure)})`
  })
  return p(`Paling rendah: ${told.join(', ')}.`)
}
