import type { Money } from '../sums/money.ts'
import { isNumberedPaper } from '../parties/name-numbers.ts'
import type { Quantity } from '../goods/quantities.ts'
import { isMonth } from '../days/month-names.ts'
import { periodAt } from '../days/periods.ts'
import { isSunday } from '../days/relative-days.ts'
import { endsClause, isGlued, isNumber, low, type Sheet, textBetween } from '../sheet.ts'

import { ageAt } from './ages.ts'
import { isMoreOfIt } from './count-or-price.ts'
import type { Entry } from './entry.ts'
import { wordSet } from '../words.ts'
import { closeEntry, type EntryReader, openReader, takeCount } from './entry-reader.ts'
import { allWords, behindWords, beside, eachWords, joiners, rateEnds, turns } from './entry-words.ts'
import {
  areaAt,
  containerOf,
  isWeekday,
  lastingAt,
  oftenAt,
  rateAt,
  ratesAt,
  relativeAt,
  someAt,
  spanAt,
  wordAt,
} from './spans.ts'
import { takePrice } from './take-price.ts'
import { takeQuantity } from './take-quantity.ts'
import { takeWord } from './take-word.ts'

/** `…, itu per orang per hari`: the prices of the sentence so far that name nothing they are for. */
const rateBehind = (reader: EntryReader, from: number): number => {
  const { sheet, entries, sentence } = reader
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

/** Behind a day they tell what has become of it. */
const stateWords = wordSet('sudah belum lunas batal')

/** Where a count may stand behind a word: `tapi yang 4 guru …`. */
const nextCount = (sheet: Sheet, at: number): number => (low(sheet, at + 1) === 'yang' ? at + 2 : at + 1)

/** What stands within a name, whatever else it may mean elsewhere. */
const takeNameWord = ({ sheet, open }: EntryReader, at: number): void => {
  open.words.push(at)
  open.said.push(low(sheet, at))
}

/** The message as entries, from what the grammars have read; sums that are no goods (`used`) end an entry. */
export const readEntries = (
  sheet: Sheet,
  money: readonly Money[],
  quantities: readonly Quantity[],
  used: ReadonlySet<number>,
): readonly Entry[] => {
  const reader = openReader(sheet, money, quantities)
  let at = 0
  while (at < sheet.tokens.length) {
    const word = low(sheet, at)
    const sum = reader.moneyAt.get(at)
    const count = reader.countAt.get(at)
    const lasting = oftenAt(sheet, at) ?? lastingAt(sheet, at)
    const age = ageAt(sheet, at)
    const rated = rateAt(sheet, at)
    const span = spanAt(sheet, at) ?? someAt(sheet, at) ?? areaAt(sheet, at, reader.open.counts)
    const relative = relativeAt(sheet, at)
    // `dibayar separo dari 2jt`
    const whole =
      relative !== null && low(sheet, relative.to) === 'dari' ? reader.moneyAt.get(relative.to + 1) : undefined
    const before =
      whole !== undefined
        ? { value: whole.value, per: [], rate: null, ofOne: false, each: false }
        : relative === null
          ? null
          : reader.entries.findLast(({ price }) => price !== null)?.price
    const claimed = sheet.claims[at]
    if (
      relative !== null &&
      (claimed === null || claimed === 'quantity') &&
      before &&
      reader.open.price === null &&
      Number.isInteger(before.value * relative.factor)
    ) {
      reader.open.price = { ...before, value: before.value * relative.factor, whole: false, relative: true }
      at = whole?.to ?? relative.to
    } else if (sum !== undefined && claimed === 'money' && !used.has(sum.from)) at = takePrice(reader, sum)
    else if (count !== undefined && claimed === 'quantity') at = takeQuantity(reader, at, count)
    else if (rated !== null && reader.open.price === null && reader.open.counts.length === 0) {
      reader.rate = rated
      closeEntry(reader, false)
      at += 2
    } else if (age !== null) {
      for (; at < age; at += 1) takeNameWord(reader, at)
    } else if (span !== null) {
      takeCount(reader, span.count)
      at = span.to
    } else if (lasting !== null) {
      const container = containerOf(sheet, at)
      if (container !== null) reader.open.words = []
      takeCount(reader, container === null ? lasting.count : { ...lasting.count, per: [container] })
      at = lasting.to
    } else {
      const isRead =
        claimed !== null &&
        claimed !== 'label' &&
        claimed !== 'period' &&
        claimed !== 'quantity' &&
        claimed !== 'duration'
      if (rateEnds.has(word)) reader.rate = null
      if (word === '.' && endsClause(sheet, at)) {
        reader.rate = null
        closeEntry(reader, false)
        reader.sentence = reader.entries.length
      }
      const behind = rateBehind(reader, at)
      if (behind > at) {
        closeEntry(reader, false)
        at = behind
        continue
      }
      // `bon senin sudah dibayar`: a day within what is told.
      if (claimed === 'date' && isWeekday(word) && stateWords.has(low(sheet, at + 1))) {
        reader.open.said.push(word)
        at += 1
        continue
      }
      // `senin 62 galon, selasa 58, …`
      if (
        (claimed === 'date' || isSunday(sheet, at)) &&
        isWeekday(word) &&
        reader.countAt.has(at + 1) &&
        sheet.claims[at - 1] !== 'date'
      ) {
        closeEntry(reader, false)
        reader.open.nouns.push(textBetween(sheet, at, at + 1))
        at += 1
        continue
      }
      // `tgl 4 120rb`: a row by its day.
      const row = claimed === 'period' && sheet.claims[at - 1] !== 'period' ? periodAt(sheet, at) : null
      if (row !== null && /\d/.test(row.text)) {
        if (reader.open.price !== null || reader.open.counts.length > 0) closeEntry(reader, false)
        reader.open.nouns.push(row.text)
        reader.open.said.push(...row.text.toLowerCase().split(' '))
        at = row.to
        continue
      }
      // `145 kilo tapi 5 kilo rusak`: what is told behind a turn is told of what was counted.
      if (
        turns.has(word) &&
        word !== 'bukan' &&
        reader.open.counts.length > 0 &&
        reader.countAt.has(nextCount(sheet, at))
      )
        closeEntry(reader, true)
      // `bulan Desember sampai Februari`: until when names nothing.
      if (word === 'sampai' && isMonth(low(sheet, at + 1))) {
        at += 2
        continue
      }
      // `cuci 120rb per unit yang 2 unit tambah freon …`: some of those that have their price.
      if (word === 'yang' && reader.open.price !== null && reader.countAt.has(at + 1)) closeEntry(reader, true)
      const joins = joiners.has(word) && !isMoreOfIt(sheet, at)
      if (isRead || endsClause(sheet, at) || joins) closeEntry(reader, false, joins && beside.has(word))
      if (claimed === 'party') {
        let to = at + 1
        while (sheet.claims[to] === 'party') to += 1
        reader.open.who = textBetween(sheet, at, to)
        at = to
        continue
      }
      if (isRead || endsClause(sheet, at) || joins) {
        at += 1
        continue
      }
      if (isNumberedPaper(sheet, at)) reader.open.nouns.push(textBetween(sheet, at - 1, at + 1))
      else if (eachWords.has(word)) reader.open.share = 'each'
      else if (allWords.has(word) && reader.open.price === null) reader.open.share = 'all'
      // `AC 1pk`: what is written onto its figures.
      else if (wordAt(sheet, at) || isGlued(sheet, at) || (isNumber(sheet, at) && isGlued(sheet, at + 1)))
        takeWord(reader, at)
      at += 1
    }
  }
  closeEntry(reader, false)
  return reader.entries
}
