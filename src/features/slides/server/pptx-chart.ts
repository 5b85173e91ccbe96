import type PptxGenJS from 'pptxgenjs'

import { officeNumberFormat } from '#core/render/server/office-number-format.ts'
import { chartScale, standingOut } from '../shared/scene/chart-drawing.ts'
import { type ChartData, type ElementPosition, pointsOfPixels } from '../shared/scene/deck.ts'
import type { Surface } from '../shared/scene/deck-themes.ts'
import type { DrawnElement } from '../shared/scene/drawn-slide.ts'
import { hex, inches, plainXml } from './pptx-measures.ts'

const area = ({ x, y, width, height }: ElementPosition): { x: number; y: number; w: number; h: number } => ({
  x: inches(x),
  y: inches(y),
  w: inches(width),
  h: inches(height),
})

const inEnglish: Readonly<Record<string, string>> = { '" T"': '"tn"', '" M"': '"bn"', '" jt"': '"m"', '" rb"': '"k"' }

/** How Office writes the figures, in the language of the chart. */
const formatOf = ({ language, unit }: ChartData, values: readonly number[]): string => {
  const format = officeNumberFormat(unit === '%' ? '%' : '', values)
  return language === 'en' ? format.replaceAll(/" (?:T|M|jt|rb)"/g, (scale) => inEnglish[scale] ?? scale) : format
}

/** A native chart with its figures in a workbook of its own: it can be changed in PowerPoint. */
export const addChart = (slide: PptxGenJS.Slide, element: DrawnElement, surface: Surface, name: string): void => {
  const { chart, position, style } = element
  if (!chart || chart.categories.length === 0 || chart.series.length === 0) return
  const labels = chart.categories.map(plainXml)
  const isPie = chart.type === 'pie'
  const series = (isPie ? chart.series.slice(0, 1) : chart.series).map((one) => ({
    name: plainXml(one.name),
    labels,
    // The library knows numbers only: `mendPptx` takes the points without a figure out.
    values: labels.map((_, at) => one.values[at] ?? Number.NaN),
  }))
  const figures = series.flatMap(({ values }) => values.filter((value) => !Number.isNaN(value)))
  const size = pointsOfPixels(style.fontSize)
  const font = { color: hex(surface.ink), fontFace: style.fontFamily, fontSize: size }
  const colors = surface.chart.map(hex)
  // One bar in another colour: each point is given its own.
  const told = standingOut(chart)
  const ofSeries =
    told === null ? colors.slice(0, series.length) : labels.map((_, at) => colors[at === told ? 1 : 0] ?? '')
  const common: PptxGenJS.IChartOpts = {
    ...area(position),
    objectName: name,
    chartColors: isPie ? colors.slice(0, Math.max(1, labels.length)) : ofSeries,
    showLegend: isPie || series.length > 1,
    legendPos: isPie ? 'r' : 'b',
    legendColor: font.color,
    legendFontFace: font.fontFace,
    legendFontSize: size,
    dataLabelColor: isPie ? 'FFFFFF' : font.color,
    dataLabelFontFace: font.fontFace,
    dataLabelFontSize: size,
    dataLabelFormatCode: isPie ? '0%' : formatOf(chart, figures),
    ...(style.backgroundColor === 'transparent' ? {} : { plotArea: { fill: { color: hex(style.backgroundColor) } } }),
  }
  if (isPie) {
    slide.addChart('pie', series, {
      ...common,
      dataLabelColor: hex(surface.background),
      showPercent: true,
      showValue: false,
      dataBorder: { pt: 1, color: hex(surface.background) },
    })
    return
  }
  const { from, to, step, lines } = chartScale(chart)
  const axes: PptxGenJS.IChartOpts = {
    ...common,
    catAxisLabelColor: font.color,
    catAxisLabelFontFace: font.fontFace,
    catAxisLabelFontSize: size,
    valAxisLabelColor: hex(surface.soft),
    valAxisLabelFontFace: font.fontFace,
    valAxisLabelFontSize: size,
    ...(figures.length === 0 ? {} : { valAxisMinVal: from, valAxisMaxVal: to, valAxisMajorUnit: step }),
    valAxisLabelFormatCode: formatOf(chart, lines),
    valGridLine: { color: hex(surface.line), size: 0.5, style: 'solid' },
    catGridLine: { style: 'none' },
    showValue: series.length === 1 && labels.length <= 12,
  }
  if (chart.type === 'bar') slide.addChart('bar', series, { ...axes, barDir: 'col', barGapWidthPct: 45 })
  else slide.addChart('line', series, { ...axes, lineSize: 2.25, lineDataSymbolSize: 6, dataLabelPosition: 't' })
}
