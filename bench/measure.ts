/** One budget of the design (section 6): what was measured, against its limit. */
export interface Figure {
  readonly what: string
  readonly figure: number
  readonly unit: string
  /** Null where the figure only stands beside another one, to tell what the machine itself takes. */
  readonly limit: number | null
  /** The figure must not be below its limit; without this, not above it. */
  readonly atLeast?: boolean
}

/** The value below which the share `q` of the values lies. */
export const percentile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Measures the same `times` over and gives the median of each figure: one pass of a browser may be twice another. */
export const medians = async (times: number, measure: () => Promise<Figure[]>): Promise<Figure[]> => {
  const passes: Figure[][] = []
  while (passes.length < times) passes.push(await measure())
  return (passes[0] ?? []).map((one, at) => ({
    ...one,
    figure: median(passes.map((pass) => pass[at]?.figure ?? Number.NaN)),
  }))
}

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 2 ? 2 : 1))

const verdict = ({ figure, limit, atLeast = false }: Figure): string => {
  if (limit === null) return ''
  if (atLeast) return figure >= limit ? 'holds' : 'UNDER'
  return figure <= limit ? 'holds' : 'OVER'
}

/** A table of figures, limits and verdicts. */
export const table = (figures: readonly Figure[]): string => {
  const rows = figures.map((one) => [
    one.what,
    `${shown(one.figure)} ${one.unit}`,
    one.limit === null ? 'none' : `${one.atLeast === true ? 'at least ' : ''}${shown(one.limit)} ${one.unit}`,
    verdict(one),
  ])
  const all = [['what', 'figure', 'limit', 'verdict'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
