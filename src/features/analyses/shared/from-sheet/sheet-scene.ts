import type { AnalysisBlock } from '../analysis-content.ts'
import { bind, type Draft, p } from '../draft.ts'
import type { SheetEntry } from './read-sheet-lines.ts'

/** One kind of sums; a sheet with two sides has two. */
export interface Series {
  /** Part of the ids of its figures: `a`, `b`. */
  readonly id: string
  readonly name: string
  readonly of: (entry: SheetEntry) => number
}

/** What all sections share. */
export interface SheetScene {
  readonly draft: Draft
  readonly series: readonly Series[]
  readonly unit: 'rupiah' | 'count'
  readonly said: string
}

/** The lines of one day, one category. */
export interface Bucket {
  readonly label: string
  readonly sums: readonly number[]
  readonly quantity: number
}

/** More than these share a place: no single one is the best. */
const mostTied = 3

/** Entries added up by what `place` says of them. */
export const bucketsOf = (
  entries: readonly SheetEntry[],
  series: readonly Series[],
  place: (entry: SheetEntry) => { readonly key: string; readonly label: string },
): (Bucket & { readonly key: string })[] => {
  const found = new Map<string, { label: string; sums: number[]; quantity: number }>()
  for (const entry of entries) {
    const { key, label } = place(entry)
    const bucket = found.get(key) ?? { label, sums: series.map(() => 0), quantity: 0 }
    series.forEach((one, at) => (bucket.sums[at] = (bucket.sums[at] ?? 0) + one.of(entry)))
    bucket.quantity += entry.quantity ?? 0
    found.set(key, bucket)
  }
  return [...found].map(([key, bucket]) => ({ key, ...bucket }))
}

const tied = (values: readonly number[], pick: (...all: number[]) => number): number => {
  const best = pick(...values)
  return values.filter((value) => value === best).length
}

/** `Tertinggi **Mei** (Rp 5.000), terendah **Juni** (Rp 1.000).`, where one stands out. */
export const extremes = (
  { draft, unit }: SheetScene,
  group: string,
  values: readonly number[],
): AnalysisBlock | null => {
  if (values.length < 2 || tied(values, Math.max) > mostTied || tied(values, Math.min) > mostTied) return null
  const facts = { unit } as const
  draft.metric(`${group}_tinggi`, 'Tertinggi', `argmax(${group})`, { unit: 'name' })
  draft.metric(`${group}_tinggi_n`, 'Tertinggi', `max(${group})`, facts)
  draft.metric(`${group}_rendah`, 'Terendah', `argmin(${group})`, { unit: 'name' })
  draft.metric(`${group}_rendah_n`, 'Terendah', `min(${group})`, facts)
  return p(
    `Tertinggi **${bind(`${group}_tinggi`)}** (${bind(`${group}_tinggi_n`)}), terendah **${bind(`${group}_rendah`)}** (${bind(`${group}_rendah_n`)}).`,
  )
}
