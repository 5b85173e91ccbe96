import { formatNumber } from '#core/text/shared/rupiah.ts'

import { clip, labelLines } from './chart-labels.ts'
import type { ChartData } from './deck.ts'

/** What a chart is drawn of, in pixels of its box: as SVG on the stage, as Typst in the PDF. */
export type ChartMark =
  | {
      readonly mark: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly fill: string
    }
  | {
      readonly mark: 'line'
      readonly points: readonly (readonly [number, number])[]
      readonly stroke: string
      readonly width: number
    }
  | { readonly mark: 'area'; readonly points: readonly (readonly [number, number])[]; readonly fill: string }
  | {
      readonly mark: 'text'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly align: 'left' | 'center' | 'right'
      readonly text: string
      readonly size: number
      readonly color: string
      readonly bold: boolean
    }

export interface ChartLook {
  readonly colors: readonly string[]
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly background: string
  readonly fontSize: number
}

const decimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const short = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })
const englishDecimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const englishShort = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

type ShortLook = { readonly unit: string; readonly language?: 'en' | undefined }

/** A figure with its unit, as labels and tables write it: `Rp 45.000.000`, `120 cup`, `41%`. */
export const figureText = (value: number, unit: string, language?: ChartData['language']): string => {
  const sign = value < 0 ? '−' : ''
  const size = Math.abs(value)
  if (language === 'en') {
    const figure = englishDecimals.format(size)
    return `${sign}${unit === 'Rp' ? `Rp\u00a0${figure}` : unit === '%' ? `${figure}%` : `${figure}\u00a0${unit}`.trim()}`
  }
  if (unit === 'Rp') return `${sign}Rp\u00a0${formatNumber(size)}`
  if (unit === '%') return `${sign}${decimals.format(size)}%`
  return `${sign}${decimals.format(size)}${unit === '' ? '' : `\u00a0${unit}`}`
}

/** From where on figures are written short, what they are divided by, and what stands behind them in each language. */
const shortSteps = [
  { from: 1e12, by: 1e12, id: '\u00a0T', en: 'tn' },
  { from: 1e9, by: 1e9, id: '\u00a0M', en: 'bn' },
  { from: 1e6, by: 1e6, id: '\u00a0jt', en: 'm' },
  { from: 1e4, by: 1e3, id: '\u00a0rb', en: 'k' },
] as const

/** A figure short enough to stand on a bar: `45 jt`, `1,2 M`, `900 rb`; in English `45m`. */
export const shortFigure = (value: number, { language, unit }: ShortLook): string => {
  const size = Math.abs(value)
  const step = shortSteps.find(({ from }) => size >= from)
  const figures = language === 'en' ? englishShort : short
  const shown = step ? `${figures.format(size / step.by)}${step[language ?? 'id']}` : figures.format(size)
  return `${value < 0 ? '−' : ''}${shown}${unit === '%' ? '%' : ''}`
}

/** A round step, so that an axis has three to six lines. */
const axisStep = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / 4))
  const part = span / 4 / power
  return (part <= 1 ? 1 : part <= 2 ? 2 : part <= 2.5 ? 2.5 : part <= 5 ? 5 : 10) * power
}

interface ChartScale {
  readonly from: number
  readonly to: number
  readonly step: number
  /** Where the axis has its lines. */
  readonly lines: readonly number[]
}

/** The axis of the figures: from, to and its lines, all round; it always holds zero. */
export const chartScale = (chart: ChartData): ChartScale => {
  const values = chart.series.flatMap((one) => one.values.filter((value) => value !== null))
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = high === low ? 1 : axisStep(high - low)
  const from = Math.floor(low / step) * step
  const to = high === low ? 1 : Math.ceil(high / step) * step
  return {
    from,
    to,
    step,
    lines: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step),
  }
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const text = (
  content: string,
  box: Area,
  align: 'left' | 'center' | 'right',
  size: number,
  color: string,
  bold = false,
): ChartMark => ({ mark: 'text', ...box, align, text: content, size, color, bold })

/** Names of the series or slices in one or two rows below the chart. */
const legend = (names: readonly string[], area: Area, look: ChartLook): ChartMark[] => {
  const size = look.fontSize
  const each = area.width / Math.max(1, names.length)
  return names.flatMap((name, at): ChartMark[] => {
    const x = area.x + at * each
    return [
      {
        mark: 'rect',
        x,
        y: area.y + size * 0.15,
        width: size * 0.8,
        height: size * 0.8,
        fill: look.colors[at % look.colors.length] ?? look.ink,
      },
      text(
        clip(name, each - size * 1.8, size),
        { x: x + size * 1.2, y: area.y, width: each - size * 1.4, height: size * 1.2 },
        'left',
        size,
        look.soft,
      ),
    ]
  })
}

const axes = (
  chart: ChartData,
  area: Area,
  look: ChartLook,
): { marks: ChartMark[]; plot: Area; at: (v: number) => number } => {
  const size = look.fontSize
  const { from, to, lines } = chartScale(chart)
  const labels = chart.series.every((one) => one.values.every((value) => value === null)) ? [] : lines
  const left = Math.max(24, ...labels.map((value) => shortFigure(value, chart).length * size * 0.56)) + 8
  const width = area.width - left - 4
  const each = width / Math.max(1, chart.categories.length)
  const names = chart.categories.map((label) => labelLines(label, each - 2, size))
  const rows = Math.max(1, ...names.map((lines) => lines.length))
  const plot = { x: area.x + left, y: area.y + size * 1.4, width, height: area.height - size * (2 + rows * 1.2) }
  const at = (value: number): number => plot.y + plot.height - ((value - from) / (to - from)) * plot.height
  const marks: ChartMark[] = [
    ...lines.map((value): ChartMark => ({
      mark: 'line',
      points: [
        [plot.x, at(value)],
        [plot.x + plot.width, at(value)],
      ],
      stroke: value === 0 ? look.soft : look.line,
      width: value === 0 ? 1.2 : 0.6,
    })),
    ...labels.map((value) =>
      text(
        shortFigure(value, chart),
        { x: area.x, y: at(value) - size * 0.6, width: left - 6, height: size * 1.2 },
        'right',
        size,
        look.soft,
      ),
    ),
    ...names.flatMap((named, i) =>
      named.map((line, row) =>
        text(
          line,
          {
            x: plot.x + i * each,
            y: plot.y + plot.height + size * (0.4 + row * 1.2),
            width: each,
            height: size * 1.2,
          },
          'center',
          size,
          look.ink,
        ),
      ),
    ),
  ]
  return { marks, plot, at }
}

const resultName = /^(?:laba|untung|keuntungan|sisa|saldo|rugi|kurang|kekurangan|surplus|shu)(?!\p{L})/iu

/** The bar that a chart of one series is about: the result behind what it comes from, else the highest; null where none stands out. */
export const standingOut = ({ categories, series, type }: ChartData): number | null => {
  const [only, more] = series
  const values = only?.values.slice(0, categories.length) ?? []
  if (type !== 'bar' || more || values.length < 2) return null
  if (resultName.test(categories.at(-1) ?? '')) return values.length - 1
  const highest = Math.max(...values.map((value) => value ?? Number.NEGATIVE_INFINITY))
  const [at, other] = values.flatMap((value, index) => (value === highest ? [index] : []))
  return at === undefined || other !== undefined ? null : at
}

const barMarks = (chart: ChartData, area: Area, look: ChartLook): ChartMark[] => {
  const { marks, plot, at } = axes(chart, area, look)
  const each = plot.width / Math.max(1, chart.categories.length)
  const count = Math.max(1, chart.series.length)
  const wide = (each * 0.68) / count
  const labelled = wide >= look.fontSize * 2.6
  const told = standingOut(chart)
  const bars = chart.series.flatMap(({ values }, s) =>
    values.slice(0, chart.categories.length).flatMap((value, i): ChartMark[] => {
      if (value === null) return []
      const x = plot.x + i * each + each * 0.16 + s * wide
      const top = Math.min(at(value), at(0))
      const label = text(
        shortFigure(value, chart),
        {
          x: x - each * 0.16,
          y: value < 0 ? at(value) + 2 : top - look.fontSize * 1.3,
          width: wide + each * 0.32,
          height: look.fontSize * 1.2,
        },
        'center',
        look.fontSize,
        look.ink,
        true,
      )
      const fill = look.colors[(i === told ? 1 : s) % look.colors.length] ?? look.ink
      return [
        { mark: 'rect', x, y: top, width: Math.max(1, wide - 2), height: Math.abs(at(value) - at(0)), fill },
        ...(labelled ? [label] : []),
      ]
    }),
  )
  return [...marks, ...bars]
}

const lineMarks = (chart: ChartData, area: Area, look: ChartLook): ChartMark[] => {
  const { marks, plot, at } = axes(chart, area, look)
  const each = plot.width / Math.max(1, chart.categories.length)
  const lines = chart.series.flatMap(({ values }, s): ChartMark[] => {
    const stroke = look.colors[s % look.colors.length] ?? look.ink
    const points = values
      .slice(0, chart.categories.length)
      .flatMap((value, i): [number, number, number][] =>
        value === null ? [] : [[plot.x + (i + 0.5) * each, at(value), value]],
      )
    return [
      ...(points.length > 1
        ? [{ mark: 'line' as const, points: points.map(([x, y]) => [x, y] as const), stroke, width: 2.5 }]
        : []),
      ...points.flatMap(([x, y, value]): ChartMark[] => [
        { mark: 'rect', x: x - 3, y: y - 3, width: 6, height: 6, fill: stroke },
        ...(chart.series.length === 1 && each >= look.fontSize * 3
          ? [
              text(
                shortFigure(value, chart),
                { x: x - each / 2, y: y - look.fontSize * 1.7, width: each, height: look.fontSize * 1.2 },
                'center',
                look.fontSize,
                look.ink,
                true,
              ),
            ]
          : []),
      ]),
    ]
  })
  return [...marks, ...lines]
}

/** Slices of the first series, clockwise from the top; what is not above zero has no slice. */
const pieMarks = (chart: ChartData, area: Area, look: ChartLook): ChartMark[] => {
  const size = look.fontSize
  const slices = (chart.series[0]?.values ?? []).slice(0, chart.categories.length).map((value, i) => ({
    value: Math.max(0, value ?? 0),
    name: chart.categories[i] ?? '',
    fill: look.colors[i % look.colors.length] ?? look.ink,
  }))
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  const radius = Math.max(10, Math.min(area.height / 2 - 4, area.width * 0.27))
  const center = [area.x + radius + 4, area.y + area.height / 2] as const
  const rowHeight = Math.min(size * 1.7, area.height / Math.max(1, slices.length))
  const top = center[1] - (rowHeight * slices.length) / 2
  const left = center[0] + radius + 20
  let turned = 0
  return slices.flatMap(({ value, name, fill }, i): ChartMark[] => {
    const from = turned
    turned += total === 0 ? 0 : value / total
    const steps = Math.max(2, Math.ceil((turned - from) * 120))
    const rim = Array.from({ length: steps + 1 }, (_, k): [number, number] => {
      const angle = (from + ((turned - from) * k) / steps) * 2 * Math.PI
      return [center[0] + radius * Math.sin(angle), center[1] - radius * Math.cos(angle)]
    })
    const share = total === 0 ? '' : ` ${short.format((value / total) * 100)}%`
    const room = area.x + area.width - left - size * 1.4
    return [
      ...(value > 0 ? [{ mark: 'area' as const, points: [[...center] as [number, number], ...rim], fill }] : []),
      { mark: 'rect', x: left, y: top + i * rowHeight + size * 0.2, width: size * 0.8, height: size * 0.8, fill },
      text(
        `${clip(name, room - size * 3.4, size)}${share}`,
        { x: left + size * 1.4, y: top + i * rowHeight, width: room, height: size * 1.2 },
        'left',
        size,
        look.ink,
      ),
    ]
  })
}

/** The chart in a box of this size, in marks. The figures stand on it in words as well. */
export const drawChart = (
  chart: ChartData,
  size: { readonly width: number; readonly height: number },
  look: ChartLook,
): ChartMark[] => {
  const whole = { x: 0, y: 0, width: size.width, height: size.height }
  if (chart.type === 'pie') return pieMarks(chart, whole, look)
  const named = chart.series.length > 1
  const area = { ...whole, height: size.height - (named ? look.fontSize * 1.8 : 0) }
  const names = named
    ? legend(
        chart.series.map(({ name }) => name),
        { x: 8, y: area.height + look.fontSize * 0.4, width: size.width - 16, height: look.fontSize },
        look,
      )
    : []
  return [...(chart.type === 'bar' ? barMarks : lineMarks)(chart, area, look), ...names]
}

/** The chart in words, for who does not see it: its alternative text. */
export const chartInWords = ({ categories, language, series, unit, type }: ChartData): string => {
  const isEnglish = language === 'en'
  const kind = isEnglish
    ? { bar: 'Bar chart', line: 'Line chart', pie: 'Pie chart' }[type]
    : { bar: 'Grafik batang', line: 'Grafik garis', pie: 'Diagram lingkaran' }[type]
  const rows = series.map(({ name, values }) => {
    const figures = categories.flatMap((label, i) => {
      const value = values[i]
      return value === null || value === undefined ? [] : [`${label} ${figureText(value, unit, language)}`]
    })
    return `${name}: ${figures.join(', ') || (isEnglish ? 'no figures yet' : 'belum ada angka')}`
  })
  return `${kind}. ${rows.join('. ')}`.trim()
}
