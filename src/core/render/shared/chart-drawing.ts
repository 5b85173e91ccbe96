import { formatNumber, withMinus } from '#core/text/shared/rupiah.ts'

/** A chart as data: one spec for the screen, the PDF and the native chart of the Word file. */
export interface ChartData {
  readonly shape: 'bar' | 'line' | 'share'
  readonly format: 'rupiah' | 'percent' | 'count'
  readonly categories: readonly string[]
  /** One value for each category; null leaves a gap. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
}

/** Colours by role; each surface has its own for them. */
export type ChartInk = 'text' | 'soft' | 'grid' | 'axis' | 'series0' | 'series1' | 'series2' | 'series3' | 'series4'

export type ChartMark =
  | { readonly type: 'rect'; x: number; y: number; width: number; height: number; ink: ChartInk }
  | { readonly type: 'line'; x1: number; y1: number; x2: number; y2: number; ink: ChartInk; width: number }
  | { readonly type: 'path'; points: readonly (readonly [number, number])[]; ink: ChartInk; width: number }
  | { readonly type: 'dot'; x: number; y: number; r: number; ink: ChartInk }
  /** `x` is the left, middle or right of the words by `anchor`; `y` their base line. */
  | {
      readonly type: 'text'
      x: number
      y: number
      text: string
      anchor: 'start' | 'middle' | 'end'
      ink: ChartInk
      bold: boolean
    }

/** What is to be drawn, in pixels from the upper left corner. */
export interface ChartDrawing {
  readonly width: number
  readonly height: number
  readonly marks: readonly ChartMark[]
}

/** Size of all words in a drawing. */
export const chartTextSize = 12
const character = 6.4
const textWidth = (text: string): number => text.length * character

const upToOne = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })
/** `2,75 jt` and `2,76 jt` beside each other are two prices, not one. */
const upToTwo = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** For axes and bars: `12 jt`, `800 rb`, `1,5 M`. */
export const shortNumber = (value: number): string => {
  const size = Math.abs(value)
  for (const [from, scale, name] of [
    [1e12, 1e12, 'T'],
    [1e9, 1e9, 'M'],
    [1e6, 1e6, 'jt'],
    [1e4, 1e3, 'rb'],
  ] as const) {
    if (size >= from) return withMinus(`${(scale < 1e6 ? upToOne : upToTwo).format(value / scale)} ${name}`)
  }
  return withMinus(Number.isInteger(value) ? formatNumber(value) : upToOne.format(value))
}

/** A value beside its bar: Rupiah are short, shares have their sign. */
export const chartValue = (value: number, format: ChartData['format']): string =>
  format === 'percent' ? `${upToOne.format(value)}%` : shortNumber(value)

const inks = ['series0', 'series1', 'series2', 'series3', 'series4'] as const
export const seriesInk = (index: number): ChartInk => inks[index % inks.length] ?? 'series0'

/** Round steps of an axis that holds all values and zero. */
export const axisOf = (values: readonly number[]): { low: number; high: number; step: number } => {
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const span = top - bottom || 1
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((part) => part * power >= rough) ?? 10) * power
  return { low: Math.floor(bottom / step) * step, high: Math.ceil(top / step) * step || step, step }
}

const cut = (text: string, width: number): string => {
  const fits = Math.max(3, Math.floor(width / character))
  return text.length <= fits ? text : `${text.slice(0, fits - 1).trimEnd()}…`
}

const valuesOf = (chart: ChartData): number[] =>
  chart.series.flatMap(({ values }) => values).filter((value) => value !== null)

/** The names of several series above the plot. */
const legend = (chart: ChartData, width: number): { marks: ChartMark[]; height: number } => {
  if (chart.series.length < 2) return { marks: [], height: 0 }
  const marks: ChartMark[] = []
  let x = 0
  let y = 10
  chart.series.forEach(({ name }, index) => {
    const needed = textWidth(name) + 34
    if (x > 0 && x + needed > width) {
      x = 0
      y += 20
    }
    marks.push({ type: 'rect', x, y: y - 9, width: 10, height: 10, ink: seriesInk(index) })
    marks.push({ type: 'text', x: x + 16, y, text: cut(name, width - 20), anchor: 'start', ink: 'soft', bold: false })
    x += needed
  })
  return { marks, height: y + 14 }
}

/** Long names do not fit under columns: each gets a line of its own with the value at its end, the bar below. */
const drawRows = (chart: ChartData, width: number): ChartDrawing => {
  const head = legend(chart, width)
  const marks = [...head.marks]
  const values = valuesOf(chart)
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const scale = width / (top - bottom || 1)
  const zero = -bottom * scale
  let y = head.height
  chart.categories.forEach((category, at) => {
    const single = chart.series.length === 1 ? (chart.series[0]?.values[at] ?? null) : null
    const words = single === null ? '' : chartValue(single, chart.format)
    marks.push({
      type: 'text',
      x: 0,
      y: y + 12,
      text: cut(category, width - textWidth(words) - 12),
      anchor: 'start',
      ink: 'text',
      bold: false,
    })
    if (words !== '')
      marks.push({ type: 'text', x: width, y: y + 12, text: words, anchor: 'end', ink: 'text', bold: true })
    y += 19
    chart.series.forEach((one, index) => {
      const value = one.values[at] ?? null
      if (value !== null) {
        const length = Math.max(Math.abs(value) * scale, value === 0 ? 0 : 1)
        marks.push({
          type: 'rect',
          // A mark as thin as can be seen stays inside, also beside a value much larger.
          x: Math.min(Math.max(0, value < 0 ? zero - length : zero), width - length),
          y,
          width: length,
          height: 11,
          ink: seriesInk(index),
        })
      }
      y += 13
    })
    y += 9
  })
  if (bottom < 0) marks.push({ type: 'line', x1: zero, y1: head.height, x2: zero, y2: y - 6, ink: 'axis', width: 1 })
  return { width, height: Math.max(y - 4, 20), marks }
}

interface Plot {
  readonly marks: ChartMark[]
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly y: (value: number) => number
  readonly slot: number
  readonly height: number
}

/** Grid, axis and the names below it, for columns and lines. */
const plotOf = (chart: ChartData, width: number): Plot => {
  const head = legend(chart, width)
  const { low, high, step } = axisOf(valuesOf(chart))
  const steps = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step)
  const left = Math.max(...steps.map((value) => textWidth(chartValue(value, chart.format)))) + 8
  const top = head.height + 18
  const bottom = top + 180
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top)
  const marks = [...head.marks]
  for (const value of steps) {
    const at = y(value)
    marks.push({ type: 'line', x1: left, y1: at, x2: width, y2: at, ink: value === 0 ? 'axis' : 'grid', width: 1 })
    marks.push({
      type: 'text',
      x: left - 6,
      y: at + 4,
      text: chartValue(value, chart.format),
      anchor: 'end',
      ink: 'soft',
      bold: false,
    })
  }
  const slot = (width - left) / Math.max(1, chart.categories.length)
  const every = Math.max(1, Math.ceil((Math.max(0, ...chart.categories.map(textWidth)) + 8) / slot))
  chart.categories.forEach((category, at) => {
    if (at % every !== 0) return
    marks.push({
      type: 'text',
      x: left + slot * (at + 0.5),
      y: bottom + 18,
      text: cut(category, slot * every),
      anchor: 'middle',
      ink: 'text',
      bold: false,
    })
  })
  return { marks, left, right: width, bottom, y, slot, height: bottom + 26 }
}

const drawColumns = (chart: ChartData, width: number): ChartDrawing => {
  const { marks, left, y, slot, height } = plotOf(chart, width)
  const count = chart.series.length
  const room = Math.min(slot * 0.72, 64 * count)
  const bar = room / count
  chart.series.forEach((one, index) => {
    one.values.forEach((value, at) => {
      if (value === null) return
      const x = left + slot * (at + 0.5) - room / 2 + bar * index
      const [from, to] = [y(Math.max(value, 0)), y(Math.min(value, 0))]
      marks.push({ type: 'rect', x, y: from, width: Math.max(1, bar - 2), height: to - from, ink: seriesInk(index) })
      const words = chartValue(value, chart.format)
      if (textWidth(words) > bar + 14) return
      marks.push({
        type: 'text',
        x: x + bar / 2 - 1,
        y: value < 0 ? to + 14 : from - 6,
        text: words,
        anchor: 'middle',
        ink: 'text',
        bold: true,
      })
    })
  })
  return { width, height, marks }
}

const drawLines = (chart: ChartData, width: number): ChartDrawing => {
  const { marks, left, y, slot, height } = plotOf(chart, width)
  chart.series.forEach((one, index) => {
    const ink = seriesInk(index)
    const points = one.values.flatMap((value, at) =>
      value === null ? [] : [[left + slot * (at + 0.5), y(value)] as const],
    )
    marks.push({ type: 'path', points, ink, width: 2.5 })
    for (const [x, at] of points) marks.push({ type: 'dot', x, y: at, r: 3.5, ink })
    if (chart.series.length > 1) return
    one.values.forEach((value, at) => {
      const words = value === null ? '' : chartValue(value, chart.format)
      if (value === null || textWidth(words) > slot + 10) return
      const x = left + slot * (at + 0.5)
      marks.push({ type: 'text', x, y: y(value) - 10, text: words, anchor: 'middle', ink: 'text', bold: true })
    })
  })
  return { width, height, marks }
}

/** Parts of a whole: one bar, and under it each part with its share and value. */
const drawShares = (chart: ChartData, width: number): ChartDrawing => {
  const values = (chart.series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0))
  const whole = values.reduce((sum, value) => sum + value, 0)
  const marks: ChartMark[] = []
  let x = 0
  let y = 44
  values.forEach((value, index) => {
    const share = whole === 0 ? 0 : value / whole
    const ink = seriesInk(index)
    marks.push({ type: 'rect', x, y: 0, width: Math.max(0, share * width - 2), height: 24, ink })
    x += share * width
    const words = chartValue(value, chart.format)
    marks.push({ type: 'rect', x: 0, y: y - 10, width: 11, height: 11, ink })
    const name = `${cut(chart.categories[index] ?? '', width - textWidth(words) - 90)}  ${upToOne.format(share * 100)}%`
    marks.push({ type: 'text', x: 20, y, text: name, anchor: 'start', ink: 'text', bold: false })
    marks.push({ type: 'text', x: width, y, text: words, anchor: 'end', ink: 'text', bold: true })
    y += 24
  })
  return { width, height: y - 10, marks }
}

/** The drawing of a chart at a width: the same marks for the browser and for the PDF. */
export const drawChart = (chart: ChartData, width: number): ChartDrawing => {
  if (valuesOf(chart).length === 0) return { width, height: 0, marks: [] }
  if (chart.shape === 'share') return drawShares(chart, width)
  if (chart.shape === 'line') return drawLines(chart, width)
  const longest = Math.max(...chart.categories.map(textWidth))
  return longest + 8 > (width - 50) / chart.categories.length ? drawRows(chart, width) : drawColumns(chart, width)
}
