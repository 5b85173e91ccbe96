import { rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../../reading.ts'
import type { Sheet } from '../sheet.ts'
import { isTimeUnit } from '../goods/units.ts'

import type { Reckoned } from './reckon.ts'

const sumOf = (lines: readonly GoodsLine[]): number =>
  lines.reduce((sum, { amount, price }) => sum + (amount ?? price ?? 0), 0)

const hasOpen = (lines: readonly GoodsLine[]): boolean =>
  lines.some(({ price, amount }) => price === null && amount === null)

const numberedPaper = /^(?:nota|faktur|bon|invoice|kuitansi|po) (?:no\.? )?\d/i

/** Words of what comes in and goes out: their sums are no prices of goods. */
const flows = ['omzet', 'omset', 'pemasukan', 'pendapatan', 'laba', 'untung', 'bep']

/** `nota 0412 Rp1.250.000, nota 0427 Rp875.000`: papers by their numbers, which the other reading does not know. */
const isOfPapers = (lines: readonly GoodsLine[]): boolean =>
  lines.length > 0 && lines.every(({ name }) => numberedPaper.test(name))

/** `uang saku 150rb sehari untuk 4 hari`: where both readings have the same prices, how long each is paid is taken over. */
const withTimes = (read: GoodsLine[], reckoned: readonly GoodsLine[]): GoodsLine[] => {
  const isSame = read.length === reckoned.length && read.every(({ price }, at) => price === reckoned[at]?.price)
  if (!isSame) return read
  return read.map((line, at) => {
    const { quantity = null, unit = null, amount = null } = reckoned[at] ?? {}
    return line.amount === null && line.quantity === null && amount !== null && unit !== null && isTimeUnit(unit)
      ? { ...line, quantity, unit, amount }
      : line
  })
}

/** `lapangan 20x15 meter 210rb per m2, pasang 35rb per m2`: the one surface is that of every price for a square metre. */
const onSurface = (lines: GoodsLine[]): GoodsLine[] => {
  const [surface, other] = new Set(lines.flatMap(({ unit, quantity }) => (unit === 'm2' && quantity ? [quantity] : [])))
  return surface === undefined || other !== undefined
    ? lines
    : lines.map((line) => {
        const amount = line.unit === 'm2' && line.quantity === null ? surface * (line.price ?? Number.NaN) : Number.NaN
        return Number.isSafeInteger(amount) ? { ...line, quantity: surface, amount: rupiah(amount) } : line
      })
}

/** Reckoned lines under the names that were read, and as they were read where nothing of them changed. */
const underReadNames = (reckoned: readonly GoodsLine[], read: readonly GoodsLine[]): GoodsLine[] => {
  const owns = reckoned.map((line) => read.find(({ name }) => name.toLowerCase() === line.name.toLowerCase()))
  if (owns.includes(undefined)) return [...reckoned]
  return reckoned.map((line, at) => {
    const own = owns[at] ?? line
    const isSame = own.quantity === line.quantity && own.price === line.price && own.amount === line.amount
    return isSame ? own : { ...line, name: own.name }
  })
}

/**
 * The lines that were read, unless their units tell another sum than count times price gave, or the message takes back
 * something that it has told.
 */
export const betterReckoned = (read: GoodsLine[], reckoned: Reckoned | null, words: Sheet['words']): GoodsLine[] => {
  if (reckoned === null) return read
  if (reckoned.amends) return [...reckoned.lines]
  if (isOfPapers(reckoned.lines)) return [...reckoned.lines]
  // What was only counted as the whole of its parts has no price of its own.
  const isClosed = reckoned.telling && hasOpen(read) && !hasOpen(reckoned.lines)
  if (isClosed && sumOf(reckoned.lines) === sumOf(read)) return [...reckoned.lines]
  // `panen 420 kg, 380 kg, laku semua 24rb/kg, omzetnya`: goods all the same.
  const isFlow = flows.some((word) => words.has(word)) && (hasOpen(reckoned.lines) || !hasOpen(read))
  const isBetter = reckoned.telling && !isFlow && sumOf(reckoned.lines) !== sumOf(read)
  return onSurface(isBetter ? underReadNames(reckoned.lines, read) : withTimes(read, reckoned.lines))
}
