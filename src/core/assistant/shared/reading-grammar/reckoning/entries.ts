import type { Money } from '../sums/money.ts'
import { isNumberedPaper } from '../parties/name-numbers.ts'
import type { Quantity } from '../goods/quantities.ts'
import { periodAt } from '../days/periods.ts'
import { isSunday } from '../days/relative-days.ts'
import { orderWords } from '../words.ts'
import { endsClause, isGlued, isNumber, low, type Sheet, textBetween } from '../sheet.ts'
import { conversion, isMeasure, isNounUnit, isSizeUnit, isTimeUnit, oneIn, unitOf } from '../goods/units.ts'

import { type Counted, frequencies, heldBy } from './counted.ts'
import { isCountAsMoney, isMoreOfIt, isSignBehind, isSizeOf } from './count-or-price.ts'
import { denominatorsOf, namedBy } from './denominators.ts'
import {
  allWords,
  behindWords,
  deeds,
  eachWords,
  joiners,
  meals,
  mending,
  ordered,
  ordinals,
  particles,
  places,
  priceWords,
  products,
  rateEnds,
  silent,
  states,
  turns,
  wholeWords,
} from './entry-words.ts'
import { blankEntry, closedEntry, type Entry, isOfItsPrice, withCount } from './entry.ts'
import {
  areaAt,
  containerOf,
  isPricedBy,
  isWeekday,
  lastingAt,
  oftenAt,
  type Placed,
  rateAt,
  ratesAt,
  rateWords,
  relativeAt,
  someAt,
  spanAt,
  timesSigns,
  wordAt,
} from './spans.ts'

const anyPiece = new Set(['pcs', 'biji', 'buah', 'satu'])
/** `1.200 butir, sebiji 4.500`: a word for any one piece speaks of what has been counted. */
const oneOfThem = (unit: string, counted: Counted | undefined): string => {
  const of = counted?.of ?? null
  const isOther = counted !== undefined && of !== null && heldBy(counted, unit) === null
  return anyPiece.has(unit) && isOther && !isMeasure(of) && !isTimeUnit(of) && !frequencies.has(of) ? of : unit
}

/** The message as entries, from what the grammars have read; sums that are no goods (`used`) end an entry. */
export const readEntries = (
  sheet: Sheet,
  money: readonly Money[],
  quantities: readonly Quantity[],
  used: ReadonlySet<number>,
): readonly Entry[] => {
  const moneyAt = new Map(money.map((sum) => [sum.from, sum] as const))
  const countAt = new Map(quantities.map((count) => [count.from, count] as const))
  const entries: Entry[] = []
  let open = blankEntry(false)
  let rate: string | null = null

  const close = (joined: boolean): void => {
    const entry = closedEntry(sheet, open)
    if (entry !== null) entries.push(entry)
    open = blankEntry(joined)
  }

  const takeCount = (count: Placed): void => {
    if (open.price !== null && !isOfItsPrice(sheet, open, count)) close(true)
    open.counts = withCount(sheet, open.counts, count)
  }

  const takeQuantity = (at: number, { value, unit, to }: Quantity): number => {
    const isNumbered =
      // `tiap kelas 28 anak`
      (ordinals.has(low(sheet, at - 1)) && !(rateWords.has(low(sheet, at - 2)) && wordAt(sheet, to))) ||
      (wordAt(sheet, at - 1) && isNumber(sheet, to) && !isGlued(sheet, to) && !timesSigns.has(low(sheet, to - 1))) ||
      (deeds.has(low(sheet, to)) && isNumber(sheet, to + 1))
    if (unit === null && isNumbered) {
      open.words.push(at)
      return to
    }
    // `sehari 2x makan`: how often, told with the count behind it.
    if (unit !== null && isTimeUnit(unit) && oneIn(low(sheet, at)) === unit && isNumber(sheet, to)) return to
    // `2 ton 300 kilo`: one count in two units.
    const last = open.counts.at(-1)
    const inSmaller =
      last?.of && unit !== null && unitOf(low(sheet, at - 1)) === last.of ? conversion(last.of, unit) : null
    if (last && unit !== null && inSmaller !== null && inSmaller > 1 && open.price === null && value < inSmaller) {
      open.counts = [...open.counts.slice(0, -1), { ...last, value: last.value * inSmaller + value, of: unit }]
      return to
    }
    const noun = unit === null && wordAt(sheet, to) && sheet.claims[to] === null ? namedBy(low(sheet, to)) : null
    // `18 nya koli kecil`: so many of those counted before.
    if (unit === null && low(sheet, to) === 'nya' && wordAt(sheet, to + 1)) {
      takeCount({ value, of: namedBy(low(sheet, to + 1)), per: [], times: false, lasts: false, asSum: false, at })
      open.said.push('nya')
      return to + 2
    }
    const isBare = [joiners, priceWords, eachWords, allWords, particles, turns, places, states].some((words) =>
      words.has(noun ?? ''),
    )
    const names = noun !== null && !isBare && !isSunday(sheet, to)
    const signs = [low(sheet, at), low(sheet, at - 1), low(sheet, to), low(sheet, to - 1)]
    const times = signs.some((sign) => timesSigns.has(sign))
    // `5 lusin per butirnya 4.500` tells a price.
    // `45 porsi per hari @22.000`: the sign opens the price, and what stands before it is of the count.
    const isBeforeSign = sheet.claims[to] === 'money' && low(sheet, to + 2) === '@'
    const isRate =
      rateWords.has(low(sheet, to)) && wordAt(sheet, to + 1) && (sheet.claims[to] !== 'money' || isBeforeSign)
    // `tiap lantai 180 m2`: the one is counted already.
    const container = containerOf(sheet, at)
    if (container !== null) {
      open.counts = open.counts.filter(({ value: one, of }) => one !== 1 || of !== container)
      open.words = []
    }
    // `minyak 600 ml 10 botol`: how large one is; `3 karung isi 25 kilo, per kilo 11.500` is priced by it.
    const isSize = container === null && open.counts.length > 0 && unit !== null && isSizeUnit(unit)
    if (isSize && !times && !isRate && !(low(sheet, at - 1) === 'isi' && isPricedBy(sheet, to, unit))) {
      if (open.price === null && open.words.at(-1) === at - 1)
        for (let one = at; one < to; one += 1) open.words.push(one)
      return to
    }
    const [size] = open.counts
    if (size !== undefined && isSizeOf(sheet, open, unit, to)) {
      open.words.push(size.at, size.at + 1)
      open.counts = []
    }
    // `70 mangkok sehari`
    const ofEach = oneIn(low(sheet, to))
    const isEachTime = ofEach !== null && ofEach !== unit && isTimeUnit(ofEach) && sheet.claims[to] !== 'money'
    // `sehari 2x makan`
    const ahead = oneIn(low(sheet, at - 1))
    const isTold = ahead !== null && isTimeUnit(ahead) && sheet.claims[at - 1] !== 'money' && times
    // `5 dus isi 12 botol`
    const holder = low(sheet, at - 1) === 'isi' ? (open.counts.at(-1)?.of ?? null) : null
    const rates = isRate ? ratesAt(sheet, to) : []
    const told = isEachTime ? ofEach : isTold ? ahead : (container ?? holder)
    const per = isRate ? rates : told === null ? [] : [told]
    // `setengah lusin loyang bolu`: a part of a dozen has no price of its own.
    const inside = unit === null ? null : unitOf(low(sheet, to))
    const factor = inside === null || inside === unit || unit === null ? null : conversion(unit, inside)
    // `12 lusin cup @ 18rb` is priced by the dozen.
    const isOpen = value < 1 || !isSignBehind(sheet, to)
    if (
      isOpen &&
      factor !== null &&
      factor > 1 &&
      inside !== null &&
      !isNounUnit(inside) &&
      sheet.claims[to] === null
    ) {
      takeCount({ value: value * factor, of: inside, per, times, lasts: false, asSum: true, at })
      return to + 1
    }
    // `sehari 2x makan`; `Keisha 8x, …`
    const isLast = endsClause(sheet, to) || turns.has(low(sheet, to)) || particles.has(low(sheet, to))
    const isBareTimes = timesSigns.has(low(sheet, to - 1)) && low(sheet, to - 1) !== '@' && isLast
    const isOften = unit === null && ((timesSigns.has(low(sheet, to - 1)) && meals.has(noun ?? '')) || isBareTimes)
    const of = isOften ? 'kali' : (unit ?? (names ? noun : null))
    takeCount({ value, of, per, times: times && !isOften, lasts: false, asSum: false, at })
    return isBeforeSign ? to : isRate ? to + 2 * rates.length : isEachTime || (isOften && !isBareTimes) ? to + 1 : to
  }

  /** What is counted right before a price that begins at `from`, and has none yet. */
  const lastCounted = (from: number): Counted | undefined => {
    const last = entries.at(-1)
    return open.counts.findLast((one) => one.at < from) ?? (last?.price === null ? last.counts.at(-1) : undefined)
  }

  const takePrice = (sum: Money): number => {
    // `bata 3.000 @ 900`: bare figures before the price of one are a count.
    if (sum.bare && open.price === null && moneyAt.get(sum.to)?.each === true) {
      takeCount({ value: sum.value, of: null, per: [], times: false, lasts: false, asSum: false, at: sum.from })
      return sum.to
    }
    if (isCountAsMoney(sheet, sum, moneyAt)) {
      takeCount({
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
    if (open.price !== null && products.has(low(sheet, sum.said.from - 1))) return sum.to
    // `senin sampai jumat: 640rb, 715rb, …`: what stands before the colon heads a list.
    const isHead = [low(sheet, sum.from), low(sheet, sum.said.from - 1)].includes(':')
    if (isHead && open.counts.length > 0 && moneyAt.has(sum.to + 1)) close(false)
    if (open.price !== null) close(true)
    const told = denominatorsOf(sheet, sum.said)
    const { from, to } = told
    // `120 box sehari @17.500`: the day belongs to the count.
    const units = (sum.each ? told.units.filter((unit) => !open.counts.at(-1)?.per.includes(unit)) : told.units).map(
      (unit) => oneOfThem(unit, lastCounted(from)),
    )
    // `3 kodi, 1 kodinya 1,4jt`: the one is part of the price.
    const counts = open.counts.filter((one) => one.at < from)
    const ofOne = counts.length < open.counts.length
    open.counts = counts
    open.words = open.words.filter((one) => one < from)
    const cues = [sum.from, sum.from - 1, sum.said.from - 1].map((place) => low(sheet, place))
    const each = sum.each || timesSigns.has(low(sheet, sum.said.from - 1))
    const whole = !each && units.length === 0 && wholeWords.has(low(sheet, sum.said.from - 1))
    open.price = {
      value: sum.value,
      per: units,
      rate,
      ofOne,
      each,
      signed: cues.includes('@'),
      ...(whole ? { whole } : {}),
    }
    if (cues.some((cue) => eachWords.has(cue))) open.share = 'each'
    return Math.max(sum.to, to)
  }

  /** `4 botol sirup pala 500 ml`: behind a count of packs all words up to the size of one are one name. */
  const isBeforeSize = (at: number): boolean => {
    const count = open.counts.at(-1)
    if (!count?.of || isSizeUnit(count.of) || open.words.at(-1) !== at - 1 || count.at > at) return false
    let to = at
    while (wordAt(sheet, to) && sheet.claims[to] === null) to += 1
    const unit = countAt.get(to)?.unit ?? null
    return unit !== null && isSizeUnit(unit)
  }

  const takeWord = (at: number): void => {
    const word = low(sheet, at)
    const isAsked = ordered.has(word) && isNumber(sheet, at + 1)
    const isPlain = isAsked || priceWords.has(word) || particles.has(word) || turns.has(word)
    if ((turns.has(word) || word === 'dibayar') && open.price !== null) close(true)
    // `5 dus isi 12 botol`: the thing goes on.
    if (word === 'isi' && open.counts.length > 0) return
    // `8 lembar ukuran 3 x 1 meter`
    if (word === 'ukuran' && isNumber(sheet, at + 1) && open.counts.length > 0 && open.price === null) return
    const isName = wordAt(sheet, at) && !isPlain
    if (open.price === null && open.counts.at(-1)?.of === namedBy(word)) {
      open.said.push(word)
      if (unitOf(namedBy(word)) === null) open.nouns.push(word)
      return
    }
    // `yang 10 unit cuci biasa 75rb`
    const goesOn = open.words.at(-1) === at - 1 && open.said.includes('yang')
    const isNamed =
      open.counts.length > 0 &&
      !goesOn &&
      !isBeforeSize(at) &&
      open.words.some(
        (one) =>
          one < (open.counts.at(-1)?.at ?? at) && !priceWords.has(low(sheet, one)) && !orderWords.has(low(sheet, one)),
      )
    if (isName && !mending.has(word) && (open.price !== null || isNamed)) close(true)
    open.said.push(word)
    if (!isAsked && !silent.has(word) && !particles.has(word) && !turns.has(word)) open.words.push(at)
  }

  /** `…, itu per orang per hari`: the prices of the sentence so far that name nothing they are for. */
  const rateBehind = (from: number): number => {
    const units = ratesAt(sheet, from)
    const to = from + 2 * units.length
    if (units.length === 0 || !endsClause(sheet, to) || !behindWords.has(low(sheet, from - 1))) return from
    for (let place = entries.length - 1; place >= sentence; place -= 1) {
      const entry = entries[place]
      if (entry?.price?.per.length === 0 && entry.counts.length === 0)
        entries[place] = { ...entry, price: { ...entry.price, per: units } }
    }
    return to
  }
  /** Where the entries of this sentence begin. */
  let sentence = 0

  let at = 0
  while (at < sheet.tokens.length) {
    const word = low(sheet, at)
    const sum = moneyAt.get(at)
    const count = countAt.get(at)
    const lasting = oftenAt(sheet, at) ?? lastingAt(sheet, at)
    const rated = rateAt(sheet, at)
    const span = spanAt(sheet, at) ?? someAt(sheet, at) ?? areaAt(sheet, at, open.counts)
    const relative = relativeAt(sheet, at)
    // `dibayar separo dari 2jt`
    const whole = relative !== null && low(sheet, relative.to) === 'dari' ? moneyAt.get(relative.to + 1) : undefined
    const before =
      whole !== undefined
        ? { value: whole.value, per: [], rate: null, ofOne: false, each: false }
        : relative === null
          ? null
          : entries.findLast(({ price }) => price !== null)?.price
    const claimed = sheet.claims[at]
    if (
      relative !== null &&
      (claimed === null || claimed === 'quantity') &&
      before &&
      open.price === null &&
      Number.isInteger(before.value * relative.factor)
    ) {
      open.price = { ...before, value: before.value * relative.factor, whole: false, relative: true }
      at = whole?.to ?? relative.to
    } else if (sum !== undefined && claimed === 'money' && !used.has(sum.from)) at = takePrice(sum)
    else if (count !== undefined && claimed === 'quantity') at = takeQuantity(at, count)
    else if (rated !== null && open.price === null && open.counts.length === 0) {
      rate = rated
      close(false)
      at += 2
    } else if (span !== null) {
      takeCount(span.count)
      at = span.to
    } else if (lasting !== null) {
      const container = containerOf(sheet, at)
      if (container !== null) open.words = []
      takeCount(container === null ? lasting.count : { ...lasting.count, per: [container] })
      at = lasting.to
    } else {
      const isRead =
        claimed !== null &&
        claimed !== 'label' &&
        claimed !== 'period' &&
        claimed !== 'quantity' &&
        claimed !== 'duration'
      if (rateEnds.has(word)) rate = null
      if (word === '.' && endsClause(sheet, at)) {
        rate = null
        close(false)
        sentence = entries.length
      }
      const behind = rateBehind(at)
      if (behind > at) {
        close(false)
        at = behind
        continue
      }
      // `senin 62 galon, selasa 58, …`
      if (
        (claimed === 'date' || isSunday(sheet, at)) &&
        isWeekday(word) &&
        countAt.has(at + 1) &&
        sheet.claims[at - 1] !== 'date'
      ) {
        close(false)
        open.nouns.push(textBetween(sheet, at, at + 1))
        at += 1
        continue
      }
      // `tgl 4 120rb`: a row by its day.
      const row = claimed === 'period' && sheet.claims[at - 1] !== 'period' ? periodAt(sheet, at) : null
      if (row !== null && /\d/.test(row.text)) {
        if (open.price !== null || open.counts.length > 0) close(false)
        open.nouns.push(row.text)
        open.said.push(...row.text.toLowerCase().split(' '))
        at = row.to
        continue
      }
      const joins = joiners.has(word) && !isMoreOfIt(sheet, at)
      if (isRead || endsClause(sheet, at) || joins) close(false)
      if (claimed === 'party') {
        let to = at + 1
        while (sheet.claims[to] === 'party') to += 1
        open.who = textBetween(sheet, at, to)
        at = to
        continue
      }
      if (isRead || endsClause(sheet, at) || joins) {
        at += 1
        continue
      }
      if (isNumberedPaper(sheet, at)) open.nouns.push(textBetween(sheet, at - 1, at + 1))
      else if (eachWords.has(word)) open.share = 'each'
      else if (allWords.has(word) && open.price === null) open.share = 'all'
      // `AC 1pk`: what is written onto its figures.
      else if (wordAt(sheet, at) || isGlued(sheet, at) || (isNumber(sheet, at) && isGlued(sheet, at + 1))) takeWord(at)
      at += 1
    }
  }
  close(false)
  return entries
}
