import { isNumber, low, openSheet, type Sheet } from '#core/assistant/shared/reading-grammar/sheet.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { fillers, isPeriodWord } from '../figure-words.ts'
import { levelled } from '../level-text.ts'
import type { Found } from '../read-numbers.ts'
import type { Time } from '../told-figure.ts'
import { type Item, itemsOf } from './items.ts'
import { beginsSpending, nameless, plainWord, timeNamed, type Way, wayOf, wayUnder } from './ledger-words.ts'

/** How many of what: `2 kapster`, `850 botol per bulan`. */
export interface Counted {
  readonly value: number
  readonly noun: string
  readonly per: string | null
  /** Behind a sign of multiplication: `15rb x 40`. */
  readonly times: boolean
  readonly said: string
}

/** A stretch of the message about one sum, share or count: what, how much, of how many, per what, which way. */
export interface Entry {
  /** Its own words in their plain forms, those behind the number with it. */
  readonly words: readonly string[]
  /** The name in the owner's words; may be empty. */
  readonly label: string
  readonly money: number | null
  readonly percent: number | null
  readonly counts: readonly Counted[]
  /** For one of what the sum is: `kepala`, `bulan`; null where it is told as a whole. */
  readonly per: string | null
  /** Certainly the price of one: `@ 1,8jt`. */
  readonly each: boolean
  readonly way: Way | null
  /** `Senin`, `Mei`: the time it is of, as written. */
  readonly period: string
  /** The words right before it that hold no number: `aku jual dompet kulit,`. */
  readonly context: readonly string[]
  /** The words behind it up to the end of its clause: `900rb lunas kemarin`. */
  readonly trail: readonly string[]
  readonly said: string
  /** Counts up with every line, full stop and question mark. */
  readonly sentence: number
}

/** `minyak jo gas 1,1jt`: between two names of one sum. */
const joins = new Set('dan & + jo sama karo sareng jeung'.split(' '))
const eachMarks = new Set(['per', '/', 'tiap', 'setiap'])

const isName = (word: string): boolean =>
  !fillers.has(word) && !nameless.has(word) && !nameless.has(plainWord(word)) && timeNamed(word) === null

const nameFrom = (sheet: Sheet, at: readonly number[]): string => {
  const names = (one: number | undefined): boolean =>
    one !== undefined && isName(low(sheet, one)) && !isNumber(sheet, one) && !joins.has(low(sheet, one))
  const kept = at
    .filter((one, index) => names(one) || (joins.has(low(sheet, one)) && names(at[index - 1]) && names(at[index + 1])))
    .slice(-5)
  return kept
    .slice(joins.has(low(sheet, kept[0] ?? -1)) ? 1 : 0)
    .map((one) =>
      joins.has(low(sheet, one)) ? 'dan' : (sheet.tokens[one]?.raw ?? '').replace(/(?<=\p{L}{4})nya$/u, ''),
    )
    .join(' ')
}

/** `sab 815rb min 770rb`: Sunday, where the day before it was named. */
const weekend = /^(?:sabtu|sab)$/i

const periodIn = (sheet: Sheet, at: readonly number[]): string => {
  const found = at.find((one) => isPeriodWord(low(sheet, one)) && !['minggu', 'mar', 'des'].includes(low(sheet, one)))
  return found === undefined ? '' : (sheet.tokens[found]?.raw ?? '')
}

/** `sehari`, `bulanan`; `bulan` alone says which month. */
const isMarked = (word: string): boolean => word !== 'bulan' && /^(?:se|sa|per)|an$/.test(word)

interface Tail {
  readonly per: string | null
  readonly counts: readonly Counted[]
  /** How many items it takes. */
  readonly length: number
}

const counted = (
  sheet: Sheet,
  { value, noun, start, to }: Found,
  { per = null, times = false }: Partial<Pick<Counted, 'per' | 'times'>> = {},
): Counted => ({
  value,
  noun: plainWord(noun),
  per,
  times,
  said: sheet.text.slice(sheet.tokens[start]?.start, sheet.tokens[to - 1]?.end),
})

/** What stands right behind a number and belongs to it: `per bulan`, `/org`, `x 26 hari`, `selama 3 bulan`. */
const tailOf = (sheet: Sheet, items: readonly Item[], from: number): Tail => {
  let per: string | null = null
  const counts: Counted[] = []
  let at = from
  for (let turn = 0; turn < 4; turn += 1) {
    const item = items[at]
    const next = items[at + 1]
    const word = item?.kind === 'word' || item?.kind === 'pause' ? low(sheet, item.at) : ''
    const time = item?.kind === 'word' ? timeNamed(word) : null
    if (eachMarks.has(word) && next?.kind === 'word') {
      per ??= timeNamed(low(sheet, next.at)) ?? plainWord(low(sheet, next.at))
      at += 2
    } else if (time !== null && isMarked(word)) {
      per ??= time
      at += 1
    } else if (
      ['x', '×', '*', 'selama', 'kali', 'sebanyak'].includes(word) &&
      next?.kind === 'number' &&
      next.found.kind === 'count'
    ) {
      counts.push(counted(sheet, next.found, { times: true }))
      at += 2
    } else if (['masing-masing', 'masing', 'rupiah', 'seorang'].includes(word)) {
      if (word === 'seorang') per ??= 'orang'
      at += 1
    } else break
  }
  return { per, counts, length: at - from }
}

interface Open {
  before: number[]
  after: number[]
  counts: Counted[]
  from: number
}

const emptyOpen = (): Open => ({ before: [], after: [], counts: [], from: -1 })

/** The message as entries, in order, each with the way that its own words tell. */
const rawEntries = (sheet: Sheet): Entry[] => {
  const items = itemsOf(sheet)
  const entries: (Entry & { trail: readonly string[] })[] = []
  let open = emptyOpen()
  let context: number[] = []
  let header: string[] = []
  let sentence = 0
  let isFirst = true
  let isSameClause = false
  const plain = (at: readonly number[]): string[] => at.map((one) => plainWord(low(sheet, one)))
  const close = (sum: { found: Found; tail: Tail; last: number } | null): void => {
    const { before, after, counts } = open
    if (sum === null && counts.length === 0) {
      const last = entries.at(-1)
      if (before.length > 0 && isSameClause && last) last.trail = plain(before)
      if (before.length > 0) context = before
      open = emptyOpen()
      return
    }
    const own = [...before, ...after]
    const label = nameFrom(sheet, own)
    const isBare = label === ''
    const words = plain(own)
    const found = sum?.found
    const noun = found?.kind === 'money' ? found.noun : ''
    const leading = isBare ? [...plain(context), ...words] : words
    const told = wayOf(words) ?? (isBare ? wayOf(leading) : null)
    const way = told?.strict ? told.way : (wayUnder(header) ?? told?.way ?? null)
    const perTold = noun === '' ? null : (timeNamed(noun) ?? noun)
    const marked = own.find((one) => {
      const time = timeNamed(low(sheet, one))
      return time !== null && (isMarked(low(sheet, one)) || eachMarks.has(low(sheet, one - 1)))
    })
    const each = own.find(
      (one) => eachMarks.has(low(sheet, one - 1)) && timeNamed(low(sheet, one)) === null && isName(low(sheet, one)),
    )
    const first = own.concat(sum ? [found?.start ?? 0] : []).reduce((least, one) => Math.min(least, one), Infinity)
    const last = Math.max(sum?.last ?? 0, ...own, found ? found.to - 1 : 0)
    const from = Math.min(first, open.from === -1 ? Infinity : open.from)
    entries.push({
      words,
      label: isBare
        ? nameFrom(
            sheet,
            context.filter((one) => !fillers.has(low(sheet, one))),
          )
        : label,
      money: found?.kind === 'money' ? found.value : null,
      percent: found?.kind === 'percent' ? found.value : null,
      counts: [...counts, ...(sum?.tail.counts ?? [])],
      per:
        perTold ??
        sum?.tail.per ??
        (each === undefined ? null : plainWord(low(sheet, each))) ??
        (marked === undefined ? null : timeNamed(low(sheet, marked))),
      each: found?.each ?? false,
      way,
      period:
        periodIn(sheet, own) || (words.join() === 'min' && weekend.test(entries.at(-1)?.period ?? '') ? 'Min' : ''),
      context: plain(context),
      said: sheet.text.slice(sheet.tokens[from]?.start, sheet.tokens[last]?.end).replaceAll(/\s+/g, ' ').trim(),
      sentence,
      trail: [],
    })
    open = emptyOpen()
    context = []
    isSameClause = true
  }
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (!item) break
    if (item.kind === 'word') {
      open.before.push(item.at)
      isFirst = false
    } else if (item.kind === 'number') {
      const { found } = item
      if (open.from === -1) open.from = found.start
      const tail = tailOf(sheet, items, at + 1)
      if (found.kind === 'count') {
        open.counts.push(counted(sheet, found, { per: tail.per }), ...tail.counts)
        at += tail.length
        isFirst = false
        continue
      }
      at += tail.length
      // `15jt omzet, 4jt gaji`: where the sum leads its clause, the words behind it are its own.
      const follows: number[] = []
      if (isFirst || found.kind === 'percent') {
        let next = at + 1
        for (; items[next]?.kind === 'word'; next += 1) follows.push((items[next] as { at: number }).at)
        const isShare = found.kind === 'percent' && !isFirst && low(sheet, follows[0] ?? -1) !== 'dari'
        const isTaken = items[next]?.kind === 'number' && found.kind === 'percent'
        if (isTaken || (items[next]?.kind === 'number' && (!isFirst || isShare))) follows.length = 0
        at += follows.length
      }
      open.after = follows
      close({ found, tail, last: tail.length > 0 ? found.to : found.to - 1 })
      isFirst = false
    } else if (item.kind === 'header') {
      header = plain([...open.before])
      close(null)
      isFirst = true
    } else {
      const isStop = item.kind === 'stop'
      const next = items[at + 1]
      if (
        joins.has(low(sheet, item.at)) &&
        next?.kind === 'word' &&
        open.before.length > 0 &&
        open.counts.length === 0
      ) {
        open.before.push(item.at)
        continue
      }
      // `140 / 133 (modal 28rb)`, `230 tas rajut, @120rb`: the count waits for its sum.
      const waits =
        !isStop &&
        open.counts.length > 0 &&
        (['(', '/', '+', '&'].includes(low(sheet, item.at)) || (next?.kind === 'number' && next.found.each))
      if (!waits) close(null)
      isFirst = true
      isSameClause = false
      if (isStop) {
        context = []
        sentence += 1
        if (low(sheet, item.at) === '.' || low(sheet, item.at) === '?') header = []
      }
    }
  }
  close(null)
  return entries
}

/** The price of one thing: what follows it is what goes into that thing. */
const isOfOne = ({ each, per, words, context }: Entry): boolean =>
  each ||
  (per !== null && timeNamed(per) === null) ||
  [...words, ...context].some((word) => /^(?:di)?jual$|^harga$|^tarif$|^se(?:buah|biji|potong|porsi|cup)$/.test(word))

/** A sum without a word of its own goes the way of those around it: parts of takings come in, the rest was spent. */
const handOn = (entries: readonly Entry[]): Entry[] => {
  const told = [...entries]
  for (const [at, entry] of entries.entries()) {
    if (entry.way !== null || entry.money === null) continue
    const before = told.slice(0, at).findLast(({ money, way }) => money !== null && way !== null && way !== 'opening')
    const isSpentLater = entries
      .slice(at)
      .some(
        ({ way, money, words }) => money !== null && way === 'out' && words.some((word) => beginsSpending.has(word)),
      )
    if (before === undefined) {
      // `sen 420rb, sel 385rb, … belanja 1,7jt`: takings of their days.
      if (isSpentLater && entry.period !== '') told[at] = { ...entry, way: 'in' }
      continue
    }
    const isList = before.way === 'in' && isSpentLater && before.sentence === entry.sentence && !isOfOne(before)
    told[at] = { ...entry, way: isList ? 'in' : 'out' }
  }
  return told
}

const timeIn = (trail: readonly string[]): Time | null => {
  const found = trail.findIndex(
    (word, index) => timeNamed(word) !== null && (isMarked(word) || eachMarks.has(trail[index - 1] ?? '')),
  )
  return found === -1 ? null : timeNamed(trail[found] ?? '')
}

/** `gaji 3jt, sewa 1,2jt semua per bulan`: the time behind the last holds for all of them. */
const withTimes = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry, at) => {
    if (entry.per !== null || entry.money === null) return entry
    const last = entries
      .slice(at)
      .find(
        ({ sentence, trail }) => sentence === entry.sentence && (trail.includes('semua') || trail.includes('total')),
      )
    const per = timeIn(entry.trail) ?? (last && last.way === entry.way ? timeIn(last.trail) : null)
    return per === null ? entry : { ...entry, per }
  })

/** The sums, shares and counts of a message as entries of a ledger. Pure; nothing that is not written is read. */
export const readEntries = (message: string, today: IsoDay): Entry[] =>
  withTimes(handOn(rawEntries(openSheet(levelled(message.slice(0, 20_000)), today))))
