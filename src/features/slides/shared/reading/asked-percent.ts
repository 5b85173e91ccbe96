import { figureText } from '../scene/chart-drawing.ts'
import type { Account, FigureSeries } from '../deck-request.ts'
import { moneyText } from './told-figures.ts'

const asksPercent =
  /(?<!\p{L})(?:berapa|brp|piro|sabaraha)\s?(?:persen|%)|(?<!\p{L})(?:persen(?:tase|nya|an)?|prosentase)(?:nya)?\s?(?:masing\p{L}*|masing2|tiap|per|setiap|berapa|brp|kenaikan\p{L}*|naik\p{L}*|turun\p{L}*)|(?<!\p{L})(?:(?:di)?(?:tulis|tampil|cantum|sebut|tunjuk)\p{L}*|tulisan|keterangan)\s(?:\p{L}+\s){0,4}(?:persen|%)|(?<!\p{L})(?:pertumbuhan|growth|kenaikan|perubahan)(?:nya)?\s(?:tiap|per|setiap|dari)/iu

const percent = (value: number): string => figureText(Math.round(value * 10) / 10, '%')

const valueText = (value: number, unit: string): string =>
  unit === 'Rp' ? moneyText(value) : figureText(value, unit).replaceAll('\u00a0', ' ')

const changes = ({ points, title, unit }: FigureSeries): Account => {
  const steps = points.map(({ label, value }, at) => {
    const before = points[at - 1]?.value ?? 0
    const change = before === 0 ? null : ((value - before) / before) * 100
    const said = change === null ? '–' : `${change < 0 ? 'turun' : 'naik'} ${percent(Math.abs(change))}`
    return [label, valueText(value, unit), said]
  })
  return { title: 'Naik turunnya', rows: [['Periode', title, 'Perubahan'], ...steps], results: [], chart: null }
}

const shares = ({ points, unit }: FigureSeries): Account => {
  const whole = points.reduce((sum, { value }) => sum + value, 0)
  const rows = points.map(({ label, value }) => [label, valueText(value, unit), percent((value / whole) * 100)])
  return {
    title: 'Bagian masing-masing',
    rows: [['Bagian', 'Jumlah', 'Persen'], ...rows, ['Total', valueText(whole, unit), percent(100)]],
    results: [],
    chart: null,
  }
}

/**
 * What a message asks in percent of its own figures: how each period changed from the one before, or which part of the
 * whole each thing is. Empty where it asks no percent, or where a series holds percentages itself.
 */
export const percentAccounts = (series: readonly FigureSeries[], text: string): readonly Account[] =>
  asksPercent.test(text)
    ? series
        .filter(({ points, unit, isTime }) => unit !== '%' && points.length > (isTime ? 2 : 1))
        .filter(({ points }) => points.every(({ value }) => value > 0))
        .map((one) => (one.isTime ? changes(one) : shares(one)))
    : []
