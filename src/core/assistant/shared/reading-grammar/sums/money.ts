import { type Rupiah, roundToRupiah } from '#core/text/shared/rupiah.ts'

import { beforeWords, measured, priceCues, streetSums, sortsOfPrice } from './money-words.ts'
import { readFigures, readWordNumber } from './numbers.ts'
import { eachWords, oneOfCounted, perWord, readUnitAfter } from '../goods/price-units.ts'
import { isCurrency, rangeEnd, readScaled } from './scaled-sums.ts'
import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { isPiece, oneOf, unitOf } from '../goods/units.ts'

/** A sum of money in the text. */
export interface Money {
  readonly from: number
  readonly to: number
  /** The sum alone, without the words that announce it and the unit it buys. */
  readonly said: { readonly from: number; readonly to: number }
  readonly value: Rupiah
  /** The unit it buys: `pcs` in `45rb/pcs`. */
  readonly unit: string | null
  /** Certainly the price of one: `@`, `per …`, `satuan`. */
  readonly each: boolean
  /** Only figures (`1.500`), which may as well count things. */
  readonly bare: boolean
}

const largest = 1e15

const safe = (value: number): Rupiah | null => (value >= 0 && value <= largest ? roundToRupiah(value) : null)

/** `saya potong 500`: what is taken off; `3 potong 500` counts. */
const isTakenOff = (sheet: Sheet, at: number): boolean =>
  low(sheet, at) === 'potong' && ['saya', 'aku', 'kami', 'gue', 'kita'].includes(low(sheet, at - 1))

const afterPrice = new Set([
  'per',
  'x',
  'dan',
  'sama',
  'serta',
  'plus',
  'untuk',
  'rupiah',
  'perak',
  'tiap',
  'setiap',
  'ribu',
])

/** `penawaran harga: 44 karung …` counts goods: the price word is part of the paper's name or stands before a list. */
const opensList = (sheet: Sheet, cue: number, back: number, to: number): boolean =>
  (back === 2 || low(sheet, cue - 1) === 'penawaran') &&
  low(sheet, cue) === 'harga' &&
  sheet.tokens[to]?.kind === 'word' &&
  !afterPrice.has(low(sheet, to)) &&
  !['perbuah', 'perpcs', 'satuan'].includes(low(sheet, to))

/** `kotak P3K`: a figure within a word is no sum. */
const isInName = (sheet: Sheet, at: number): boolean =>
  isGlued(sheet, at) && /^[b-wyz]$/i.test(sheet.tokens[at - 1]?.raw ?? '') && low(sheet, at + 1) === 'k'

/** No line of a small business comes to so much. */
const mostOfOneLine = 1e10

/** A number with its thousands apart; 0 where none stands at `at`. */
const groupedAt = (sheet: Sheet, at: number): number => {
  const figures = readFigures(sheet.tokens[at]?.raw ?? '')
  return figures?.grouped === true ? figures.value : 0
}

const readAt = (sheet: Sheet, at: number): Money | null => {
  let from = at
  let next = at
  let currency = false
  if (isCurrency(low(sheet, next))) {
    currency = true
    next += 1
    if (low(sheet, next) === '.' || low(sheet, next) === ':') next += 1
  }
  if (!isFree(sheet, next)) return null
  let value: number
  let to: number
  let bare = false
  let spoken = false
  if (isNumber(sheet, next)) {
    if (isInName(sheet, next)) return null
    const scaled = readScaled(sheet, next)
    if (scaled) ({ value, to, spoken } = scaled)
    else {
      const raw = sheet.tokens[next]?.raw ?? ''
      const figures = readFigures(raw)
      if (!figures) return null
      value = figures.value
      to = next + 1
      const dash = low(sheet, to) === ',' && ['-', '–', '='].includes(low(sheet, to + 1)) && isGlued(sheet, to)
      const slashDash = low(sheet, to) === '.' && low(sheet, to + 1) === '-' && isGlued(sheet, to)
      const written = currency || dash || slashDash || low(sheet, to) === 'rupiah' || low(sheet, to) === 'perak'
      const back = [':', '=', 'satuan', 'nya', 'rp'].includes(low(sheet, from - 1)) ? 2 : 1
      // `masing-masing 100 porsi @18rb` counts.
      const isEachCount = low(sheet, from - 1).startsWith('masing') && value < 1e3 && unitOf(low(sheet, to)) !== null
      const cued =
        isTakenOff(sheet, from - 1) ||
        (priceCues.has(low(sheet, from - back)) && !isEachCount && !opensList(sheet, from - back, back, to)) ||
        // `harga titip 12.000`: of which price it is stands between.
        (back === 1 && sortsOfPrice.has(low(sheet, from - 1)) && low(sheet, from - 2) === 'harga') ||
        (unitOf(low(sheet, from - 1)) !== null && eachWords.has(low(sheet, from - 2)))
      // `sound 5000 watt`
      if (!written && measured.has(low(sheet, to))) return null
      // `bibit 100 ekor 250,`: behind a count with its unit, at the end of the entry.
      // `kancing 500/biji`: a few figures with what one of them buys.
      const isRate =
        /^[1-9]\d{1,2}$/.test(raw) &&
        low(sheet, to) === '/' &&
        isGlued(sheet, to) &&
        unitOf(low(sheet, to + 1)) !== null &&
        !['hari', 'minggu', 'bulan', 'tahun'].includes(unitOf(low(sheet, to + 1)) ?? '')
      // `kancing 3 gros, 350 per biji`: so few behind a count are the price of a piece.
      const isOfOne =
        /^[1-9]\d{2}$/.test(raw) &&
        low(sheet, to) === 'per' &&
        isPiece(unitOf(low(sheet, to + 1)) ?? '') &&
        unitOf(low(sheet, low(sheet, at - 1) === ',' ? at - 2 : at - 1)) !== null
      // `brosur 2000 lbr x 350,`
      const unitAt = ['x', '×', '*'].includes(low(sheet, at - 1)) ? at - 2 : at - 1
      const behindCount =
        /^[1-9]\d{2}$/.test(raw) &&
        value % 25 === 0 &&
        unitOf(low(sheet, unitAt)) !== null &&
        isNumber(sheet, unitAt - 1) &&
        (endsClause(sheet, to) || low(sheet, to) === 'diskon')
      if (behindCount)
        return {
          from: at,
          to,
          said: { from: at, to },
          value: roundToRupiah(value),
          unit: null,
          each: true,
          bare: false,
        }
      const round = /^\d{4,9}$/.test(raw) && value % 50 === 0 && !raw.startsWith('0')
      // `1500 meter harga 78.000 per meter`: counted, with its price behind.
      const isPricedCount =
        !written &&
        !cued &&
        unitOf(low(sheet, to)) !== null &&
        ['harga', '@', 'x', 'seharga'].includes(low(sheet, to + 1))
      // `total 840 kg gabah`
      const isTotalCount =
        !written && value < 1e5 && low(sheet, from - back).startsWith('total') && unitOf(low(sheet, to)) !== null
      // `bibit 650 sebatang`
      const one =
        /^[1-9]\d{2}$/.test(raw) && value % 25 === 0 && low(sheet, from - 1) !== 'isi' ? oneOf(low(sheet, to)) : null
      const isOfPiece = one !== null && isPiece(one)
      // `2 mobil gratis jadi yang bayar 23`: so many pay.
      const isPayers =
        !written && value < 100 && ['yang', 'yg'].includes(low(sheet, from - 2)) && low(sheet, from - 1) === 'bayar'
      // `10 dus isi 1000`: what one of them holds.
      const isHeld = !written && low(sheet, from - 1) === 'isi'
      const isTold = written || cued || figures.grouped || round || isRate || isOfPiece || isOfOne
      if (isTotalCount || isPricedCount || isHeld || isPayers || !isTold) return null
      // `gaji 2 karyawan`: a handful before a noun is a count.
      if (!written && value < 100 && low(sheet, from - 1) !== '@' && sheet.tokens[to]?.kind === 'word') return null
      bare = !written && !cued
      if (dash || slashDash) to += 2
      if (
        bare &&
        !figures.grouped &&
        value > 1900 &&
        value < 2101 &&
        ['tahun', 'januari', 'desember'].includes(low(sheet, from - 1))
      )
        return null
    }
  } else if (streetSums.has(low(sheet, next))) {
    value = streetSums.get(low(sheet, next)) ?? 0
    to = low(sheet, next + 1) === 'ceng' ? next + 2 : next + 1
  } else if (sheet.tokens[next]?.kind === 'word') {
    const words = readWordNumber((index) => (isFree(sheet, next + index) ? low(sheet, next + index) : ''))
    if (!words || (!words.scaled && !currency && low(sheet, next + words.length) !== 'rupiah')) return null
    value = words.value
    to = next + words.length
    spoken = true
  } else return null
  if (low(sheet, to) === 'rupiah' || low(sheet, to) === 'perak') {
    to += 1
    spoken = false
    bare = false
  }
  const amount = safe(value)
  if (amount === null) return null
  // `1.000 lembar`, `5 ribu pcs` count things, unless a price word stands before.
  const cuedBefore = currency || priceCues.has(low(sheet, from - 1)) || low(sheet, from - 1) === ':'
  // Nobody counts 6.275.000 boxes: `INFAK JUMAT 6.275.000 KOTAK AMAL …`; nor 900.000 bottles of 400.000 each.
  const isFewEnough = !bare || (value < 1e6 && value * groupedAt(sheet, to + 1) <= mostOfOneLine)
  // `laku 9,6 juta potong solar 1,85 juta` takes off; `2 juta orang` are counted.
  const isCount = isFewEnough && !(value >= 1e6 && low(sheet, to) === 'potong')
  if (
    (bare || spoken) &&
    isCount &&
    !cuedBefore &&
    isFree(sheet, to) &&
    unitOf(low(sheet, to)) !== null &&
    !isGlued(sheet, to)
  )
    return null
  const said = { from, to }
  let each = false
  let unit: string | null = null
  if (low(sheet, from - 1) === '@') {
    each = true
    from -= 1
  }
  const after = readUnitAfter(sheet, to)
  const joined = perWord(low(sheet, to))
  if (after) {
    ;({ unit, to } = after)
    each = true
  } else if (joined) {
    unit = joined
    to += 1
    each = true
  }
  return { from, to, said, value: amount, unit, each, bare }
}

/** Words that announce a price belong to it: `dengan harga satuan`, `per lembar`. */
const withCues = (sheet: Sheet, money: Money): Money => {
  let { from, unit, each } = money
  for (let steps = 0; steps < 6 && isFree(sheet, from - 1); steps += 1) {
    const word = low(sheet, from - 1)
    const before = low(sheet, from - 2)
    if (unit === null && sheet.tokens[from - 1]?.kind === 'word' && eachWords.has(before) && isFree(sheet, from - 2)) {
      unit = unitOf(word) ?? word
      each = true
      from -= 2
    } else if (unit === null && perWord(word)) {
      unit = perWord(word)
      each = true
      from -= 1
    } else if (unit === null && oneOfCounted(sheet, from - 1)) {
      unit = oneOfCounted(sheet, from - 1)
      each = true
      from -= 1
    } else if (word === '@') {
      each = true
      from -= 1
    } else if (beforeWords.has(word)) {
      // `500 ekor x 25rb`: what is multiplied is the price of one.
      if (word === 'x' || word === '×') each = true
      if (['satuan', 'satuannya', 'masing-masing', 'satunya', 'masing'].includes(word)) each = true
      if (word === 'dengan' && from === money.from) break
      from -= 1
    } else break
  }
  // A colon or sign alone belongs to the name before it.
  return { ...money, from, unit, each }
}

/** All sums of money in order; their tokens are claimed. */
export const readMoney = (sheet: Sheet): Money[] => {
  const found: Money[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    const range = rangeEnd(sheet, at)
    if (range !== null) {
      // No sum is meant exactly: the words stay as they were said.
      claim(sheet, at, range, 'cue')
      at = range - 1
      continue
    }
    const read = readAt(sheet, at)
    if (!read) continue
    const money = withCues(sheet, read)
    // `1.250.000 (satu juta dua ratus lima puluh ribu)`: the same sum once more, in words.
    if (
      found.at(-1)?.value === money.value &&
      low(sheet, read.from - 1) === '(' &&
      found.at(-1)?.to === read.from - 1
    ) {
      claim(sheet, read.from - 1, low(sheet, read.to) === ')' ? read.to + 1 : read.to, 'cue')
      at = read.to - 1
      continue
    }
    claim(sheet, money.from, money.to, 'money')
    found.push(money)
    at = money.to - 1
  }
  return found
}
