import { isMeasure, isTimeUnit, unitOf } from '../goods/units.ts'
import { low } from '../sheet.ts'
import type { Money } from '../sums/money.ts'

import { type Counted, frequencies, heldBy } from './counted.ts'
import { isCountAsMoney } from './count-or-price.ts'
import { denominatorsOf } from './denominators.ts'
import { closeEntry, type EntryReader, takeCount } from './entry-reader.ts'
import { eachWords, products, wholeWords } from './entry-words.ts'
import { timesSigns } from './spans.ts'

const anyPiece = new Set(['pcs', 'biji', 'buah', 'satu', 'stel'])
/** `1.200 butir, sebiji 4.500`: a word for any one piece speaks of what has been counted. */
const oneOfThem = (unit: string, counted: Counted | undefined): string => {
  const of = counted?.of ?? null
  const isOther = counted !== undefined && of !== null && heldBy(counted, unit) === null
  return anyPiece.has(unit) && isOther && !isMeasure(of) && !isTimeUnit(of) && !frequencies.has(of) ? of : unit
}

/** What is counted right before a price that begins at `from`, and has none yet. */
const lastCounted = ({ open, entries }: EntryReader, from: number): Counted | undefined => {
  const last = entries.at(-1)
  return open.counts.findLast((one) => one.at < from) ?? (last?.price === null ? last.counts.at(-1) : undefined)
}

/** Reads the price of what is told; where what stands behind it begins. */
export const takePrice = (reader: EntryReader, sum: Money): number => {
  const { sheet } = reader
  // `bata 3.000 @ 900`: bare figures before the price of one are a count.
  if (sum.bare && reader.open.price === null && reader.moneyAt.get(sum.to)?.each === true) {
    takeCount(reader, { value: sum.value, of: null, per: [], times: false, lasts: false, asSum: false, at: sum.from })
    return sum.to
  }
  if (isCountAsMoney(sheet, sum, reader.moneyAt)) {
    takeCount(reader, {
      value: sum.value,
      of: unitOf(low(sheet, sum.said.to)),
      per: [],
      times: false,
      lasts: false,
      asSum: true,
      at: sum.from,
    })
    return sum.said.to + 1
  }
  // `350rb per hari selama 10 hari jadi 3,5jt`: the writer's own product.
  if (reader.open.price !== null && products.has(low(sheet, sum.said.from - 1))) return sum.to
  // `senin sampai jumat: 640rb, 715rb, …`: what stands before the colon heads a list.
  const isHead = [low(sheet, sum.from), low(sheet, sum.said.from - 1)].includes(':')
  if (isHead && reader.open.counts.length > 0 && reader.moneyAt.has(sum.to + 1)) closeEntry(reader, false)
  if (reader.open.price !== null) closeEntry(reader, true)
  const told = denominatorsOf(sheet, sum.said)
  const { from, to } = told
  // `120 box sehari @17.500`: the day belongs to the count.
  const units = (
    sum.each ? told.units.filter((unit) => !reader.open.counts.at(-1)?.per.includes(unit)) : told.units
  ).map((unit) => oneOfThem(unit, lastCounted(reader, from)))
  // `kontrak setahun @1,5jt per bulan`, `350rb per hari seminggu`: the longer time says how long.
  const isYear = units.includes('tahun') && units.includes('bulan')
  const isWeek = units.includes('minggu') && units.includes('hari')
  const long = isYear ? 'tahun' : isWeek ? 'minggu' : undefined
  if (long !== undefined) {
    const [value, of] = isYear ? [12, 'bulan'] : [7, 'hari']
    takeCount(reader, { value, of, per: [], times: false, lasts: true, asSum: false, at: from - 1 })
  }
  // `3 kodi, 1 kodinya 1,4jt`: the one is part of the price.
  const counts = reader.open.counts.filter((one) => one.at < from)
  const ofOne = counts.length < reader.open.counts.length
  reader.open.counts = counts
  reader.open.words = reader.open.words.filter((one) => one < from)
  const cues = [sum.from, sum.from - 1, sum.said.from - 1].map((place) => low(sheet, place))
  const each = sum.each || timesSigns.has(low(sheet, sum.said.from - 1))
  const whole = !each && units.length === 0 && wholeWords.has(low(sheet, sum.said.from - 1))
  reader.open.price = {
    value: sum.value,
    per: units.filter((unit) => unit !== long),
    rate: reader.rate,
    ofOne,
    each,
    signed: cues.some((cue) => cue === '@' || timesSigns.has(cue)),
    ...(whole ? { whole } : {}),
  }
  if (cues.some((cue) => eachWords.has(cue))) reader.open.share = 'each'
  return Math.max(sum.to, to)
}
