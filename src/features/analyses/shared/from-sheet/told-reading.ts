import { formatNumber } from '#core/text/shared/rupiah.ts'

import { quoted } from '../wording.ts'
import type { SheetOrder } from './sheet-request.ts'

const mostRanges = 200
/** As many lines are told with what stands in them; the others with their numbers. */
const mostExamples = 20

/** `7–9, 15`: every number is in it. */
export const lineRanges = (lines: readonly number[]): string => {
  const ranges: [number, number][] = []
  for (const line of [...new Set(lines)].toSorted((one, two) => one - two)) {
    const last = ranges.at(-1)
    if (last && line === last[1] + 1) last[1] = line
    else ranges.push([line, line])
  }
  const told = ranges
    .slice(0, mostRanges)
    .map(([from, to]) => (from === to ? `${from}` : `${from}${to === from + 1 ? ', ' : '–'}${to}`))
  const rest = lines.length - ranges.slice(0, mostRanges).reduce((sum, [from, to]) => sum + to - from + 1, 0)
  return `${told.join(', ')}${rest > 0 ? `, dan ${formatNumber(rest)} baris lain` : ''}`
}

const scale = (factor: number): string => (factor === 1 ? '' : `, dikali ${formatNumber(factor)} sesuai judulnya`)

/** What each column was read as, in the order of use: heading, meaning. */
export const columnsRead = ({ plan }: SheetOrder): readonly (readonly [string, string])[] => {
  const { measured, date, quantity, price, groups } = plan
  const sums: (readonly [string, string])[] =
    measured.by === 'amount'
      ? [[measured.amount.name, `yang dijumlahkan${scale(measured.scale)}`]]
      : measured.by === 'count'
        ? [[measured.amount.name, 'yang dijumlahkan']]
        : measured.by === 'product'
          ? [
              [measured.quantity.name, 'jumlah barang'],
              [measured.price.name, `harga, dikali jumlah barang${scale(measured.scale)}`],
            ]
          : measured.by === 'sides'
            ? [
                [measured.first.name, `yang dijumlahkan${scale(measured.scale)}`],
                [measured.second.name, `yang dijumlahkan${scale(measured.scale)}`],
              ]
            : measured.by === 'months'
              ? measured.months.map(({ name }) => [name, 'nilai bulan itu'] as const)
              : [[measured.price.name, `harga yang dibandingkan${scale(measured.scale)}`]]
  const isTold = (name: string): boolean => sums.some(([told]) => told === name)
  return [
    ...(date ? [[date.name, date.order === 'day' ? 'waktu' : 'waktu, bulan di depan'] as const] : []),
    ...groups.map(({ name }) => [name, 'kelompok'] as const),
    ...sums,
    ...(quantity && !isTold(quantity.name) ? [[quantity.name, 'jumlah barang'] as const] : []),
    ...(price && !isTold(price.name) ? [[price.name, 'harga, untuk memeriksa total'] as const] : []),
  ].map(([name, meaning]) => [quoted(name), meaning] as const)
}

const skipped = (what: string, lines: readonly number[]): string[] =>
  lines.length === 0 ? [] : [`${formatNumber(lines.length)} ${what}: baris ${lineRanges(lines)}.`]

/** How many lines were read, from which file. */
export const linesRead = ({ file, sheet, lines }: SheetOrder): string => {
  const read = new Set(lines.entries.map(({ line }) => line)).size
  const where =
    sheet === null
      ? ''
      : ` (lembar ${quoted(sheet.name)}${sheet.others > 0 ? `; ${sheet.others} lembar lain tidak dibaca` : ''})`
  return `${formatNumber(read)} baris berkas ${quoted(file)}${where}`
}

/** Everything about the lines that an owner has to know: which were left out, and why. */
export const remarks = ({ lines, plan }: SheetOrder): readonly string[] => {
  const { unread, sums, differing, rounded } = lines
  const examples = unread.slice(0, mostExamples)
  const amount = plan.measured.by === 'amount' ? quoted(plan.measured.amount.name) : ''
  return [
    ...skipped(
      'baris tidak terbaca dan tidak ikut dihitung',
      unread.map(({ line }) => line),
    ),
    ...examples.map(({ line, column, value, why }) =>
      value === ''
        ? `Baris ${line}: ${quoted(column)} ${why}.`
        : `Baris ${line}: ${quoted(column)} “${quoted(value)}” ${why}.`,
    ),
    ...skipped('baris jumlah dilewati, supaya tidak terhitung dua kali', sums),
    ...skipped(`baris punya ${amount} yang tidak sama dengan jumlah × harga; yang dipakai ${amount}`, differing),
    ...skipped('baris dibulatkan ke Rupiah penuh', rounded),
  ]
}
