import type { Quantity } from '../goods/quantities.ts'
import { conversion, isNounUnit, isSizeUnit, isTimeUnit, oneIn, unitOf } from '../goods/units.ts'
import { isSunday } from '../days/relative-days.ts'
import { endsClause, isGlued, isNumber, low } from '../sheet.ts'

import { isHired } from './counted.ts'
import { isSignBehind, isSizeOf } from './count-or-price.ts'
import { namedBy } from './denominators.ts'
import { type EntryReader, takeCount } from './entry-reader.ts'
import {
  allWords,
  deeds,
  eachWords,
  joiners,
  meals,
  ordinals,
  particles,
  places,
  priceWords,
  states,
  strengths,
  turns,
} from './entry-words.ts'
import { containerOf, isPricedBy, ratesAt, rateWords, timesSigns, wordAt } from './spans.ts'

/** `taplak 8 keset 5`: a clause in which every count stands behind its thing. */
const isBehindItsThing = ({ sheet, open, countAt }: EntryReader, at: number): boolean => {
  if (!wordAt(sheet, at - 1) || open.counts.length > 0 || open.words.at(-1) !== at - 1) return false
  let end = at
  while (countAt.has(end) && countAt.get(end)?.unit === null && !endsClause(sheet, end + 1)) {
    let next = end + 1
    while (next - end < 4 && wordAt(sheet, next) && sheet.claims[next] === null) next += 1
    if (next === end + 1) return false
    end = next
  }
  return end > at && countAt.get(end)?.unit === null
}

/** Reads a count; where what stands behind it begins. */
export const takeQuantity = (reader: EntryReader, at: number, { value, unit, to }: Quantity): number => {
  const { sheet } = reader
  const isNumbered =
    // `tiap kelas 28 anak`
    (ordinals.has(low(sheet, at - 1)) && !(rateWords.has(low(sheet, at - 2)) && wordAt(sheet, to))) ||
    (wordAt(sheet, at - 1) && isNumber(sheet, to) && !isGlued(sheet, to) && !timesSigns.has(low(sheet, to - 1))) ||
    (deeds.has(low(sheet, to)) && isNumber(sheet, to + 1))
  if (unit === null && isNumbered) {
    reader.open.words.push(at)
    return to
  }
  // `sehari 2x makan`: how often, told with the count behind it.
  if (unit !== null && isTimeUnit(unit) && oneIn(low(sheet, at)) === unit && isNumber(sheet, to)) return to
  // `2 ton 300 kilo`: one count in two units.
  const last = reader.open.counts.at(-1)
  const inSmaller =
    last?.of && unit !== null && unitOf(low(sheet, at - 1)) === last.of ? conversion(last.of, unit) : null
  if (last && unit !== null && inSmaller !== null && inSmaller > 1 && reader.open.price === null && value < inSmaller) {
    reader.open.counts = [
      ...reader.open.counts.slice(0, -1),
      { ...last, value: last.value * inSmaller + value, of: unit },
    ]
    return to
  }
  const noun = unit === null && wordAt(sheet, to) && sheet.claims[to] === null ? namedBy(low(sheet, to)) : null
  // `1 pk 2 unit 3,9jt`: how strong it is names it and counts nothing.
  if (noun !== null && strengths.has(noun) && reader.open.price === null) {
    reader.open.words.push(at, to)
    return to + 1
  }
  // `18 nya koli kecil`: so many of those counted before.
  if (unit === null && low(sheet, to) === 'nya' && wordAt(sheet, to + 1)) {
    takeCount(reader, { value, of: namedBy(low(sheet, to + 1)), per: [], times: false, lasts: false, asSum: false, at })
    reader.open.said.push('nya')
    return to + 2
  }
  const isBare = [joiners, priceWords, eachWords, allWords, particles, turns, places, states].some((words) =>
    words.has(noun ?? ''),
  )
  // `meja 3 sewanya 50rb` tells what the price is for.
  const isOfPrice = low(sheet, to).endsWith('nya') && sheet.claims[to + 1] === 'money'
  const names = noun !== null && !isBare && !isOfPrice && !isSunday(sheet, to) && !isBehindItsThing(reader, at)
  const signs = [low(sheet, at), low(sheet, at - 1), low(sheet, to), low(sheet, to - 1)]
  // `3 barber masing-masing potong 30 anak`
  const eachAt = [at - 1, at - 2].find((place) => eachWords.has(low(sheet, place)))
  const isOfEach = eachAt !== undefined && reader.open.counts.some(({ of, at: from }) => of !== null && from < eachAt)
  const times = isOfEach || signs.some((sign) => timesSigns.has(sign))
  // `5 lusin per butirnya 4.500` tells a price.
  // `45 porsi per hari @22.000`: the sign opens the price, and what stands before it is of the count.
  const isBeforeSign = sheet.claims[to] === 'money' && low(sheet, to + 2) === '@'
  const isRate =
    rateWords.has(low(sheet, to)) && wordAt(sheet, to + 1) && (sheet.claims[to] !== 'money' || isBeforeSign)
  // `tiap lantai 180 m2`: the one is counted already.
  const container = containerOf(sheet, at)
  if (container !== null) {
    reader.open.counts = reader.open.counts.filter(({ value: one, of }) => one !== 1 || of !== container)
    const [counted] = reader.open.counts
    reader.open.words = reader.open.words.filter((one) => counted !== undefined && one < counted.at)
  }
  // `minyak 600 ml 10 botol`: how large one is; `3 karung isi 25 kilo, per kilo 11.500` is priced by it.
  const isSize = container === null && reader.open.counts.length > 0 && unit !== null && isSizeUnit(unit)
  if (isSize && !times && !isRate && !(low(sheet, at - 1) === 'isi' && isPricedBy(sheet, to, unit))) {
    if (reader.open.price === null && reader.open.words.at(-1) === at - 1)
      for (let one = at; one < to; one += 1) reader.open.words.push(one)
    return to
  }
  const [size] = reader.open.counts
  if (size !== undefined && isSizeOf(sheet, reader.open, unit, to)) {
    reader.open.words.push(size.at, size.at + 1)
    reader.open.counts = []
  }
  // `70 mangkok sehari`
  const ofEach = oneIn(low(sheet, to))
  const isEachTime = ofEach !== null && ofEach !== unit && isTimeUnit(ofEach) && sheet.claims[to] !== 'money'
  // `sehari 2x makan`, `sehari 8 jam`
  const ahead = oneIn(low(sheet, at - 1))
  const isWithin = times || unit === 'kali' || (unit === 'jam' && ahead !== 'jam')
  const isTold = ahead !== null && isTimeUnit(ahead) && sheet.claims[at - 1] !== 'money' && isWithin
  // `5 dus isi 12 botol`
  const holder = low(sheet, at - 1) === 'isi' ? (reader.open.counts.at(-1)?.of ?? null) : null
  const rates = isRate ? ratesAt(sheet, to) : []
  const told = isEachTime ? ofEach : isTold ? ahead : (container ?? holder)
  // `30 balok per hari 15rb`: so many of a thing are brought each day, and the price is for one of them.
  const isFigureNext = isNumber(sheet, to + 3) || endsClause(sheet, to + 3)
  const time = names && rateWords.has(low(sheet, to + 1)) && isFigureNext ? namedBy(low(sheet, to + 2)) : ''
  const isSupplied = isTimeUnit(time) && !isHired({ of: noun, lasts: false }, [])
  const per = isRate ? rates : isSupplied ? [time] : told === null ? [] : [told]
  // `setengah lusin loyang bolu`: a part of a dozen has no price of its own.
  const inside = unit === null ? null : unitOf(low(sheet, to))
  const factor = inside === null || inside === unit || unit === null ? null : conversion(unit, inside)
  // `12 lusin cup @ 18rb` is priced by the dozen.
  const isOpen = value < 1 || !isSignBehind(sheet, to)
  if (isOpen && factor !== null && factor > 1 && inside !== null && !isNounUnit(inside) && sheet.claims[to] === null) {
    takeCount(reader, { value: value * factor, of: inside, per, times, lasts: false, asSum: true, at })
    return to + 1
  }
  // `sehari 2x makan`; `Keisha 8x, …`
  const isLast = endsClause(sheet, to) || turns.has(low(sheet, to)) || particles.has(low(sheet, to))
  const isBareTimes = timesSigns.has(low(sheet, to - 1)) && low(sheet, to - 1) !== '@' && isLast
  const isOften = unit === null && ((timesSigns.has(low(sheet, to - 1)) && meals.has(noun ?? '')) || isBareTimes)
  const of = isOften ? 'kali' : (unit ?? (names ? noun : null))
  takeCount(reader, { value, of, per, times: times && !isOften, lasts: false, asSum: false, at })
  return isBeforeSign ? to : isRate ? to + 2 * rates.length : isEachTime || (isOften && !isBareTimes) ? to + 1 : to
}
