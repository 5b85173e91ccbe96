import { Paragraph } from 'docx'
import { ChartRun } from 'docx/charts'

import { axisOf } from '../shared/chart-drawing.ts'
import type { Block } from '../shared/render-tree.ts'
import { textRuns } from './docx-parts.ts'
import { officeNumberFormat } from './office-number-format.ts'

/** The colours of the printed page, in the order of a chart's series. */
const colors = ['0F4C4D', 'B98A3A', '2D4F86', 'AE4426', '8A8371'] as const
const colorOf = (index: number): string => colors[index % colors.length] ?? colors[0]

/** Pixels: as wide as the text of the page. */
const size = { width: 600, height: 300 } as const

type ChartBlock = Extract<Block, { type: 'chart' }>

const chartRun = ({ title, data, description }: ChartBlock): ChartRun => {
  const { shape, categories, series } = data
  const shared = {
    categories,
    transformation: size,
    altText: { name: title, description },
    font: { name: 'Calibri' },
    chartArea: { border: 'none' },
  } as const
  if (shape === 'share') {
    const values = (series[0]?.values ?? []).map((value) => Math.max(0, value ?? 0))
    return new ChartRun({
      ...shared,
      type: 'doughnut',
      series: [{ name: series[0]?.name ?? title, values, colors: categories.map((_, index) => colorOf(index)) }],
      dataLabels: { percentage: true },
    })
  }
  const colored = series.map(({ name, values }, index) => ({ name, values, color: colorOf(index) }))
  const legend = series.length > 1 ? {} : ({ legend: false } as const)
  const figures = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const { low, high, step } = axisOf(figures)
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step)
  const format = (values: readonly number[]): string => officeNumberFormat(data.format === 'percent' ? '%' : '', values)
  const valueAxis = { minimum: low, maximum: high, interval: step, numberFormat: format(lines) }
  if (shape === 'line')
    return new ChartRun({ ...shared, ...legend, valueAxis, type: 'line', markers: true, series: colored })
  // Above many bars the figures would stand in each other; the table below the chart has them all.
  const labelled = series.length === 1 && categories.length <= 10
  return new ChartRun({
    ...shared,
    ...legend,
    valueAxis,
    type: 'column',
    series: colored,
    gapWidth: 60,
    ...(labelled ? { dataLabels: { value: true, numberFormat: format(figures) } } : {}),
  })
}

/** A native chart of Word with its numbers in an embedded workbook; its title stands above it as text. */
export const chartParagraphs = (block: ChartBlock): Paragraph[] => {
  const values = block.data.series.flatMap((one) => one.values).filter((value) => value !== null)
  if (values.length === 0) return []
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 120, after: 60 },
      children: textRuns([{ text: block.title }], undefined, true),
    }),
    new Paragraph({ spacing: { after: 160, line: 240, lineRule: 'auto' }, children: [chartRun(block)] }),
  ]
}
