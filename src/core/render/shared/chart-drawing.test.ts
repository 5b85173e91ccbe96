import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type ChartData, drawChart, shortNumber } from './chart-drawing.ts'

const values = fc.option(fc.integer({ min: -1e12, max: 1e12 }), { nil: null })
const charts: fc.Arbitrary<ChartData> = fc
  .record({
    shape: fc.constantFrom('bar', 'line', 'share'),
    format: fc.constantFrom('rupiah', 'percent', 'count'),
    names: fc.array(fc.string({ maxLength: 40 }), { minLength: 1, maxLength: 15 }),
    series: fc.array(fc.array(values, { minLength: 15, maxLength: 15 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ shape, format, names, series }) => ({
    shape,
    format,
    categories: names,
    series: series.map((all, index) => ({ name: `Seri ${index}`, values: all.slice(0, names.length) })),
  }))

describe('charts', () => {
  test.each([
    [0, '0'],
    [9_500, '9.500'],
    [15_000, '15 rb'],
    [1_250_000, '1,25 jt'],
    [-2_000_000, '−2 jt'],
    [3_500_000_000, '3,5 M'],
  ])('ANALYSIS-02 %d stands at an axis as %s', (value, text) => expect(shortNumber(value)).toBe(text))

  test('ANALYSIS-02 every mark is finite, inside the width, and no bar has a negative length', () => {
    fc.assert(
      fc.property(charts, fc.integer({ min: 260, max: 900 }), (chart, width) => {
        const drawing = drawChart(chart, width)
        expect(Number.isFinite(drawing.height)).toBe(true)
        const numbers = drawing.marks.flatMap((mark) =>
          Object.values(mark).filter((value) => typeof value === 'number'),
        )
        expect(numbers.every(Number.isFinite)).toBe(true)
        const bars = drawing.marks.filter((mark) => mark.type === 'rect')
        expect(bars.every((bar) => bar.width >= 0 && bar.height >= 0)).toBe(true)
        expect(bars.every((bar) => bar.x >= -0.01 && bar.x + bar.width <= width + 1.01)).toBe(true)
      }),
    )
  })

  test('ANALYSIS-02 a tiny loss beside a large gain stays inside the width', () => {
    const chart: ChartData = {
      shape: 'bar',
      format: 'rupiah',
      categories: ['       ', '', '', ''],
      series: [{ name: 'Seri', values: [-1, null, null, 269] }],
    }
    const bars = drawChart(chart, 260).marks.filter((mark) => mark.type === 'rect')
    expect(bars.every((bar) => bar.x >= 0 && bar.x + bar.width <= 261)).toBe(true)
  })

  test('ANALYSIS-02 a value twice as large has a bar twice as high', () => {
    const chart: ChartData = {
      shape: 'bar',
      format: 'rupiah',
      categories: ['A', 'B'],
      series: [{ name: '', values: [1e6, 2e6] }],
    }
    const bars = drawChart(chart, 600).marks.flatMap((mark) => (mark.type === 'rect' ? [mark.height] : []))
    expect(bars).toHaveLength(2)
    expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(2)
  })
})
