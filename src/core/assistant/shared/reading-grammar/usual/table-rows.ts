import { readFigures } from '../sums/numbers.ts'

const separated = /[|\t]/u
const figure = /^(?:rp\.?\s?)?\d[\d.,]{0,14}(?:\s?(?:rb|ribu|k|jt|juta))?$/iu
const counted = /^(\d[\d.,]{0,6})\s?(\p{L}{1,12})$/u
const unitCell = /^\p{L}{1,12}$/u

const valueOf = (cell: string): number | null => readFigures(cell.replace(/^rp\.?\s?/iu, ''))?.value ?? null

/** A size within a name stands close to its figure, so that it counts nothing: `Paku 5cm`. */
const named = (cell: string): string =>
  cell.replaceAll(/(?<=\d)\s(?=(?:mm|cm|m|inch|inci|ml|gr|gram|kg|liter|l|oz)(?!\p{L}))/giu, '')

/** The cells of a row as name, count and price; the row as it was where they are not clear. */
const asLine = (row: string, cells: readonly string[]): string => {
  const [first = '', second = ''] = cells
  const [name = '', ...rest] = /^\d{1,3}\.?$/.test(first) && /\p{L}/u.test(second) ? cells.slice(1) : cells
  const told = rest.flatMap((cell) => {
    const [, count = '', unit = ''] = counted.exec(cell) ?? []
    return figure.test(cell) || count === '' || /^(?:rb|ribu|k|jt|juta)$/iu.test(unit) ? [cell] : [count, unit]
  })
  const figures = told.filter((cell) => figure.test(cell))
  const unit = told.find((cell) => !figure.test(cell) && unitCell.test(cell)) ?? ''
  const [count, price, whole] = figures
  if (name === '' || !/\p{L}/u.test(name) || count === undefined) return row
  if (price === undefined) return `${named(name)} ${count} ${unit}`.trim()
  const product = (valueOf(count) ?? 0) * (valueOf(price) ?? 0)
  if (figures.length > 3 || (whole !== undefined && valueOf(whole) !== product)) return row
  return `${named(name)} ${[count, unit].filter((part) => part !== '').join(' ')} @${price}`
}

/**
 * The rows of a table that was typed or pasted: `Semen | 50 sak | 64.000` is `Semen 50 sak @64.000`. The row of heads goes;
 * a message without at least two rows stays as it is.
 */
export const withTableRows = (text: string): string => {
  if (!separated.test(text)) return text
  const rows = text.split('\n').map((row) => {
    const cells = row
      .split(separated)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '' && !/^[-:=\s]+$/.test(cell))
    return { row, cells }
  })
  if (rows.filter(({ cells }) => cells.length > 2).length < 2) return text
  return rows
    .flatMap(({ row, cells }) => {
      if (!separated.test(row)) return [row]
      const isHead = cells.length > 1 && cells.every((cell) => !/\d/.test(cell))
      return cells.length === 0 || isHead ? [] : [cells.length > 2 ? asLine(row, cells) : row]
    })
    .join('\n')
}
