const steps = [
  [1e12, ',,,,', ' T'],
  [1e9, ',,,', ' M'],
  [1e6, ',,', ' jt'],
  [1e3, ',', ' rb'],
] as const

/** Digits behind the sign only where one of the figures needs them: Office writes '45, jt' for an open place. */
const digits = (values: readonly number[], size: number): '0' | '0.0' =>
  values.every((value) => Math.abs(value / size - Math.round(value / size)) < 0.05) ? '0' : '0.0'

/**
 * How Office writes the figures on a chart: as the screen and the PDF do ('410 rb', '1,2 jt'), so that they have room above
 * a bar and carry no separators of another country. A format knows two sizes, the largest and the one below it.
 */
export const officeNumberFormat = (unit: '%' | '', values: readonly number[]): string => {
  const isBelow = values.some((value) => value < 0)
  if (unit === '%') return isBelow ? `${digits(values, 1)}"%";"−"${digits(values, 1)}"%"` : `${digits(values, 1)}"%"`
  const most = Math.max(0, ...values.map(Math.abs))
  const at = most < 1e4 ? -1 : steps.findIndex(([from]) => most >= from)
  const step = steps[at]
  if (!step) return `#,##${digits(values, 1)}`
  const sized = ([size, scale, word]: (typeof steps)[number]): string =>
    `${digits(
      values.filter((value) => Math.abs(value) >= size),
      size,
    )}${scale}"${word}"`
  if (isBelow) return `${sized(step)};"−"${sized(step)};0`
  const next = steps[at + 1]
  return `[>=${step[0]}]${sized(step)};${next ? `[>=${next[0]}]${sized(next)};` : ''}0`
}
