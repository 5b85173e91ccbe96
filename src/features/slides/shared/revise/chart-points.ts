import { chartInWords } from '../scene/chart-drawing.ts'
import type { ChartData, Slide, SlideElement } from '../scene/deck.ts'

const unspaced = (text: string): string => text.replaceAll('\u00a0', ' ')

/** A slide whose chart has other figures; its notes tell them too. */
export const withChart = (slide: Slide, element: SlideElement, after: ChartData): Slide => {
  const [was, is] = [element.chart, after].map((chart) => (chart ? unspaced(chartInWords(chart)) : ''))
  return {
    ...slide,
    elements: slide.elements.map((one) => (one === element ? { ...one, chart: after } : one)),
    ...(slide.notes === undefined || !was ? {} : { notes: unspaced(slide.notes).replaceAll(was, () => is ?? '') }),
  }
}

/** A chart with one figure changed, taken in (`at` behind the last one) or taken out (`value` null). */
export const withPoint = (
  chart: ChartData,
  { series, at, label, value }: { series: number; at: number; label: string; value: number | null },
): ChartData => {
  if (at >= chart.categories.length)
    return {
      ...chart,
      categories: [...chart.categories, label],
      series: chart.series.map((one, place) => ({ ...one, values: [...one.values, place === series ? value : null] })),
    }
  if (value === null)
    return {
      ...chart,
      categories: chart.categories.toSpliced(at, 1),
      series: chart.series.map((one) => ({ ...one, values: one.values.toSpliced(at, 1) })),
    }
  return {
    ...chart,
    series: chart.series.map((one, place) => (place === series ? { ...one, values: one.values.with(at, value) } : one)),
  }
}
