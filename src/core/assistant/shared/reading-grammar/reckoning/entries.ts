import { goodsName } from '../goods-name.ts'
import type { Money } from '../money.ts'
import { readFigures, readWordNumber } from '../numbers.ts'
import type { Quantity } from '../quantities.ts'
import { endsClause, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { conversion, isNounUnit, isSizeUnit, isTimeUnit, unitOf } from '../units.ts'

import { denominatorsOf, namedBy, oneIn } from './denominators.ts'

/** How many of what: `3 lusin`, `18 tukang`, `200 kg per minggu`. */
export interface Counted {
  readonly value: number
  /** A unit in its usual writing, or the noun that is counted; null for a bare figure. */
  readonly of: string | null
  /** `200 kg per minggu`: for each of these. */
  readonly per: string | null
  /** Joined to the count or price beside it by a sign of multiplication. */
  readonly times: boolean
  /** Told as how long something lasts, or how large it is. */
  readonly lasts: boolean
  /** Written as sums of money are: `2rb batang`. */
  readonly asSum: boolean
}

export interface Priced {
  readonly value: number
  /** What one of it buys, where that is told. */
  readonly per: readonly string[]
  /** `tiap harinya …`: the time for which all of it is told again. */
  readonly rate: string | null
  /** `3 kodi, 1 kodinya 1,4jt`: what is counted as one is what the price is for. */
  readonly ofOne: boolean
  /** `@`, `x`: certainly the price of one. */
  readonly each: boolean
  /** `3 sak semen total 1,6 juta`: said to be the sum of its line. */
  readonly whole?: boolean
}

/** A stretch of the message that tells of one thing: its name, how many, at what price. */
export interface Entry {
  readonly label: string
  readonly counts: readonly Counted[]
  readonly price: Priced | null
  /** `masing-masing`: for each of those counted before. `semua`: one price for all. */
  readonly share: 'each' | 'all' | null
  /** `4 botol bocor jangan dihitung`: so many less. */
  readonly isLess: boolean
  /** Follows the entry before it without a mark between. */
  readonly joined: boolean
}

const joiners = new Set('dan sama serta plus terus trus lalu kemudian ditambah tambah + karo jeung'.split(' '))
const timesSigns = new Set(['x', '×', '*'])
/** Words about a price that name nothing. */
const priceWords = new Set(
  `harga harganya hrg regane seharga satuan rata sekali laku terjual dijual jual jualnya tarif tarifnya rp @ x × per tetap nya dengan cuma hanya
   lagi itu ini ya yang total bayar dibayar sekaligus selama untuk`.split(/\s+/),
)
const allWords = new Set(
  'dua2nya duanya dua-duanya keduanya ketiganya tiga-tiganya semua semuanya sama rata seluruhnya kabeh sadayana'.split(
    ' ',
  ),
)
const eachWords = new Set(['masing-masing', 'masing', 'masing-masingnya'])
const lacking = new Set('bocor retur diretur rusak pecah robek cacat busuk basi batal dibatalkan hilang'.split(' '))
const silent = new Set(['selama', 'jadi', 'untuk', 'sekaligus', 'lagi'])
const meals = new Set(['makan', 'snack', 'minum', 'kali', 'antar'])
const mending = new Set(['salah', 'eh', 'ralat', 'maksudnya', 'maksud', 'jadi'])
/** `tiap harinya 45 nasi kotak @28rb`: what follows is counted for each day. */
const rateAt = (sheet: Sheet, at: number): string | null => {
  const unit = rateWords.has(low(sheet, at)) && low(sheet, at) !== '/' ? unitOf(namedBy(low(sheet, at + 1))) : null
  const isOfPrice = sheet.claims[at] !== null || sheet.claims[at + 2] === 'money' || sheet.claims[at - 1] === 'money'
  return unit !== null && isTimeUnit(unit) && !isOfPrice ? unit : null
}

const products = new Set(['jadi', '=', 'total', 'totalnya', 'jadinya'])
const wholeWords = new Set(['total', 'totalnya', 'semuanya', 'seluruhnya', 'jumlahnya', 'keseluruhan', 'senilai'])
const rateWords = new Set(['per', '/', 'tiap', 'setiap'])
/** Figures behind these words number a thing and count nothing. */
const ordinals = new Set(
  `juara rt rw blok tahap termin kelas kamar lantai tipe type ukuran nomor no ke grade bab angkatan cabang seri jalur gang
   kavling kapling level shift`.split(/\s+/),
)

interface Placed extends Counted {
  readonly at: number
}

/** `@` before the end of the clause: the price of one of what is counted. */
const isSignBehind = (sheet: Sheet, from: number): boolean => {
  for (let at = from; at < from + 8 && !endsClause(sheet, at); at += 1) if (low(sheet, at) === '@') return true
  return false
}

interface Open {
  words: number[]
  /** What is counted is named behind its count: `18 tukang`. */
  nouns: string[]
  counts: Placed[]
  price: Priced | null
  share: Entry['share']
  readonly joined: boolean
}

const blank = (joined: boolean): Open => ({ words: [], nouns: [], counts: [], price: null, share: null, joined })

const wordAt = (sheet: Sheet, at: number): boolean => sheet.tokens[at]?.kind === 'word'

/** The name in some words, run by run, without those that order or tell. */
const nameOf = (sheet: Sheet, words: readonly number[]): string => {
  const runs: string[] = []
  let from = 0
  while (from < words.length) {
    let to = from + 1
    while (to < words.length && words[to] === (words[to - 1] ?? 0) + 1) to += 1
    const name = goodsName(sheet, words[from] ?? 0, (words[to - 1] ?? 0) + 1)
    if (name !== '') runs.push(name)
    from = to
  }
  return runs.join(' ')
}

/** A stretch of time or a size that another grammar has read: `selama 12 minggu`, `luas 24 m2`. */
const lastingAt = (sheet: Sheet, at: number): { readonly count: Placed; readonly to: number } | null => {
  if (sheet.claims[at] !== 'duration' && sheet.claims[at] !== 'label') return null
  const spoken = isNumber(sheet, at) ? null : readWordNumber((index) => low(sheet, at + index))
  const value = spoken?.value ?? readFigures(sheet.tokens[at]?.raw ?? '')?.value
  const to = at + (spoken?.length ?? 1)
  const isSquare = ['m', 'meter'].includes(low(sheet, to)) && ['2', 'persegi'].includes(low(sheet, to + 1))
  const unit = isSquare ? 'm2' : unitOf(low(sheet, to))
  if (value === undefined || unit === null || !(isTimeUnit(unit) || isSquare || isSizeUnit(unit))) return null
  const times = [low(sheet, at - 1), low(sheet, to + 1)].some((sign) => timesSigns.has(sign))
  return { count: { value, of: unit, per: null, times, lasts: true, asSum: false, at }, to: to + (isSquare ? 2 : 1) }
}

const days = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu']
const upTo = new Set(['sampai', '-', '–', 'hingga'])

/** `dari senin sampai jumat` is five days, `pulang pergi` two ways; they count only where a price is for one of them. */
const spanAt = (sheet: Sheet, at: number): { readonly count: Placed; readonly to: number } | null => {
  const span = (value: number, of: string, to: number) => ({
    count: { value, of, per: null, times: false, lasts: true, asSum: false, at },
    to,
  })
  const isBoth = low(sheet, at) === 'pulang' && ['pergi', '-'].includes(low(sheet, at + 1))
  if (isBoth || low(sheet, at) === 'pp') return span(2, 'kali', isBoth ? at + 2 : at + 1)
  const [first, last] = [low(sheet, at), low(sheet, at + 2)].map((day) => days.indexOf(day.replace("'", '')))
  if (first === undefined || last === undefined || first < 0 || last <= first) return null
  return upTo.has(low(sheet, at + 1)) ? span(last - first + 1, 'hari', at + 3) : null
}

/** `bibit 2rb batang harga 1.800`: figures before a unit that a price follows count things. */
const isCountAsMoney = (sheet: Sheet, { said, each }: Money, prices: ReadonlyMap<number, Money>): boolean => {
  const unit = unitOf(low(sheet, said.to))
  const isThousands = ['rb', 'ribu', 'rebu'].includes(low(sheet, said.to - 1))
  if (each || unit === null || isNounUnit(unit) || !isThousands || isGlued(sheet, said.to)) return false
  for (let at = said.to + 1; at < said.to + 8 && !endsClause(sheet, at); at += 1) if (prices.has(at)) return true
  return false
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
  let open = blank(false)
  let rate: string | null = null

  const close = (joined: boolean): void => {
    const { words, nouns, counts, price, share } = open
    if (counts.length > 0 || price !== null || words.length > 0) {
      const label = [...nouns, nameOf(sheet, words)].filter((part) => part !== '').join(' ')
      const isLess = price === null && words.some((at) => lacking.has(low(sheet, at)))
      entries.push({ label, counts, price, share, isLess, joined: open.joined })
    }
    open = blank(joined)
  }

  const takeCount = (count: Placed): void => {
    const isOfPrice = count.times || (count.of !== null && (open.price?.per ?? []).includes(count.of))
    if (open.price !== null && !isOfPrice) close(true)
    // `3 hari eh salah 4 hari`
    const isMended = mending.has(low(sheet, count.at - 1)) && open.counts.at(-1)?.of === count.of
    open.counts = [...(isMended ? open.counts.slice(0, -1) : open.counts), count]
  }

  const takeQuantity = (at: number, { value, unit, to }: Quantity): number => {
    const isNumbered =
      ordinals.has(low(sheet, at - 1)) || (wordAt(sheet, at - 1) && isNumber(sheet, to) && !isGlued(sheet, to))
    if (unit === null && isNumbered) {
      open.words.push(at)
      return to
    }
    // `sehari 2x makan`: how often, told with the count behind it.
    if (unit !== null && isTimeUnit(unit) && oneIn(low(sheet, at)) === unit && isNumber(sheet, to)) return to
    const noun = unit === null && wordAt(sheet, to) && sheet.claims[to] === null ? namedBy(low(sheet, to)) : null
    const names = noun !== null && !joiners.has(noun) && !priceWords.has(noun) && !eachWords.has(noun)
    const signs = [low(sheet, at), low(sheet, at - 1), low(sheet, to), low(sheet, to - 1)]
    const times = signs.some((sign) => timesSigns.has(sign))
    // `5 lusin per butirnya 4.500` tells a price.
    const isRate = rateWords.has(low(sheet, to)) && wordAt(sheet, to + 1) && sheet.claims[to] !== 'money'
    // `minyak 600 ml 10 botol`: how large one is.
    if (open.counts.length > 0 && unit !== null && isSizeUnit(unit) && !times && !isRate) return to
    // `70 mangkok sehari`
    const ofEach = oneIn(low(sheet, to))
    const isEachTime = ofEach !== null && isTimeUnit(ofEach) && sheet.claims[to] !== 'money'
    // `sehari 2x makan`
    const ahead = oneIn(low(sheet, at - 1))
    const isTold = ahead !== null && isTimeUnit(ahead) && sheet.claims[at - 1] !== 'money' && times
    // `5 dus isi 12 botol`
    const holder = low(sheet, at - 1) === 'isi' ? (open.counts.at(-1)?.of ?? null) : null
    const per = isRate ? namedBy(low(sheet, to + 1)) : isEachTime ? ofEach : isTold ? ahead : holder
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
    const isOften = unit === null && timesSigns.has(low(sheet, to - 1)) && meals.has(noun ?? '')
    const of = isOften ? 'kali' : (unit ?? (names ? noun : null))
    takeCount({ value, of, per, times: times && !isOften, lasts: false, asSum: false, at })
    return isRate ? to + 2 : isEachTime || isOften ? to + 1 : to
  }

  const takePrice = (sum: Money): number => {
    // `bata 3.000 @ 900`: bare figures before the price of one are a count.
    if (sum.bare && open.price === null && moneyAt.get(sum.to)?.each === true) {
      takeCount({ value: sum.value, of: null, per: null, times: false, lasts: false, asSum: false, at: sum.from })
      return sum.to
    }
    if (isCountAsMoney(sheet, sum, moneyAt)) {
      takeCount({
        value: sum.value,
        of: unitOf(low(sheet, sum.said.to)),
        per: null,
        times: false,
        lasts: false,
        asSum: true,
        at: sum.from,
      })
      return sum.said.to + 1
    }
    // `350rb per hari selama 10 hari jadi 3,5jt`: the writer's own product.
    if (open.price !== null && products.has(low(sheet, sum.said.from - 1))) return sum.to
    if (open.price !== null) close(true)
    const { units, from, to } = denominatorsOf(sheet, sum.said)
    // `3 kodi, 1 kodinya 1,4jt`: the one is part of the price.
    const counts = open.counts.filter((one) => one.at < from)
    const ofOne = counts.length < open.counts.length
    open.counts = counts
    open.words = open.words.filter((one) => one < from)
    const cues = [sum.from, sum.from - 1, sum.said.from - 1].map((place) => low(sheet, place))
    const each = sum.each || timesSigns.has(low(sheet, sum.said.from - 1))
    const whole = !each && units.length === 0 && wholeWords.has(low(sheet, sum.said.from - 1))
    open.price = { value: sum.value, per: units, rate, ofOne, each, ...(whole ? { whole } : {}) }
    if (cues.some((cue) => eachWords.has(cue))) open.share = 'each'
    return Math.max(sum.to, to)
  }

  const takeWord = (at: number): void => {
    const word = low(sheet, at)
    // `5 dus isi 12 botol`: the thing goes on.
    if (word === 'isi' && open.counts.length > 0) return
    const isName = wordAt(sheet, at) && !priceWords.has(word)
    if (open.price === null && open.counts.at(-1)?.of === namedBy(word)) {
      if (unitOf(namedBy(word)) === null) open.nouns.push(word)
      return
    }
    const isNamed = open.counts.length > 0 && open.words.some((one) => !priceWords.has(low(sheet, one)))
    if (isName && !mending.has(word) && (open.price !== null || isNamed)) close(true)
    if (!silent.has(word)) open.words.push(at)
  }

  let at = 0
  while (at < sheet.tokens.length) {
    const word = low(sheet, at)
    const sum = moneyAt.get(at)
    const count = countAt.get(at)
    const lasting = lastingAt(sheet, at)
    const rated = rateAt(sheet, at)
    const span = spanAt(sheet, at)
    const claimed = sheet.claims[at]
    if (sum !== undefined && claimed === 'money' && !used.has(sum.from)) at = takePrice(sum)
    else if (count !== undefined && claimed === 'quantity') at = takeQuantity(at, count)
    else if (rated !== null && open.price === null && open.counts.length === 0) {
      rate = rated
      at += 2
    } else if (span !== null) {
      takeCount(span.count)
      at = span.to
    } else if (lasting !== null) {
      takeCount(lasting.count)
      at = lasting.to
    } else {
      const isRead =
        claimed !== null &&
        claimed !== 'label' &&
        claimed !== 'period' &&
        claimed !== 'quantity' &&
        claimed !== 'duration'
      if (word === '.' && endsClause(sheet, at)) rate = null
      if (isRead || endsClause(sheet, at) || joiners.has(word)) close(false)
      else if (eachWords.has(word)) open.share = 'each'
      else if (allWords.has(word) && open.price === null) open.share = 'all'
      else if (wordAt(sheet, at) || isGlued(sheet, at)) takeWord(at)
      at += 1
    }
  }
  close(false)
  return entries
}
