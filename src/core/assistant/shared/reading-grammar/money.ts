import { type Rupiah, roundToRupiah } from '#core/text/shared/rupiah.ts'

import { beforeWords, measured, priceCues, streetSums } from './money-words.ts'
import { readFigures, readWordNumber } from './numbers.ts'
import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet } from './sheet.ts'
import { oneOf, unitOf } from './units.ts'

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

const scaleOf = (word: string, glued: boolean, raw: string): number | null => {
  if (['rb', 'ribu', 'rebu', 'rbu', 'ribuan', 'rban', 'rb-an', 'ribu-an', 'ewu', 'ewuan', 'rebuan'].includes(word))
    return 1e3
  if (word === 'k' && glued) return 1e3
  if (['jt', 'juta', 'jta', 'jutaan', 'jti', 'yuta'].includes(word)) return 1e6
  if (['miliar', 'milyar', 'milyard', 'mlyr', 'miliard'].includes(word) || (word === 'm' && glued && raw === 'M'))
    return 1e9
  return word === 'triliun' ? 1e12 : null
}

const largest = 1e15

const safe = (value: number): Rupiah | null => (value >= 0 && value <= largest ? roundToRupiah(value) : null)

const deposits = new Set(['dp', 'depe', 'muka', 'panjar'])
const eachSigns = new Set(['x', '×', '*', '@', 'per', '/', 'kali'])

/** Figures with a scale: `25rb`, `1,5 juta`, `1 juta 250 ribu`. */
const readScaled = (sheet: Sheet, at: number): { value: number; to: number; spoken: boolean } | null => {
  let total = 0
  let last = Infinity
  let to = at
  let spoken = false
  for (let parts = 0; parts < 3 && isFree(sheet, to) && isNumber(sheet, to); parts += 1) {
    const raw = sheet.tokens[to]?.raw ?? ''
    // `Rp 1,25 M`: behind the currency the M stands apart too.
    const isClose = isGlued(sheet, to + 1) || isCurrency(low(sheet, at - 1))
    const scale = scaleOf(low(sheet, to + 1), isClose, sheet.tokens[to + 1]?.raw ?? '')
    if (scale === null || scale >= last) break
    // `dp 2jt 720rb x 23`: the deposit, and then what is paid each time.
    if (parts > 0 && deposits.has(low(sheet, at - 1)) && eachSigns.has(low(sheet, to + 2))) break
    const decimal =
      /^\d{1,6}[.,]\d{1,3}$/.test(raw) && scale >= 1e6 ? Number(raw.replace(',', '.')) : readFigures(raw)?.value
    if (decimal === undefined) break
    total += decimal * scale
    last = scale
    spoken = ['ribu', 'juta'].includes(low(sheet, to + 1))
    to += 2
  }
  // `1jt2`, `2rb5`: the figures behind the scale are its decimals.
  const behind = /^\d{1,3}$/.exec(sheet.tokens[to]?.raw ?? '')?.[0]
  if (to > at && (last === 1e6 || last === 1e3) && behind !== undefined && isGlued(sheet, to) && isFree(sheet, to)) {
    total += Number(behind) * (last / 10 ** behind.length)
    to += 1
  }
  // `1 jt 250`: thousands, where nothing is counted by the figures.
  const rest = /^[1-9]\d{2}$/.exec(sheet.tokens[to]?.raw ?? '')?.[0]
  if (last === 1e6 && rest !== undefined && !isGlued(sheet, to) && isFree(sheet, to) && endsClause(sheet, to + 1)) {
    total += Number(rest) * 1e3
    to += 1
  }
  return to > at ? { value: Math.round(total), to, spoken } : null
}

/** `saya potong 500`: what is taken off; `3 potong 500` counts. */
const isTakenOff = (sheet: Sheet, at: number): boolean =>
  low(sheet, at) === 'potong' && ['saya', 'aku', 'kami', 'gue', 'kita'].includes(low(sheet, at - 1))
const eachWords = new Set(['per', '/', 'tiap', 'setiap'])

/** `/pcs`, `per kotak`, `sehelai`, `satuan` after a price. */
const readUnitAfter = (sheet: Sheet, at: number): { unit: string | null; to: number } | null => {
  const word = low(sheet, at)
  if (!isFree(sheet, at)) return null
  if (eachWords.has(word) && sheet.tokens[at + 1]?.kind === 'word') {
    const named = low(sheet, at + 1)
    let to = at + 2
    if ((named === 'm' || named === 'meter') && ['2', '²', '3'].includes(low(sheet, to)) && isGlued(sheet, to)) {
      return { unit: low(sheet, to) === '3' ? 'm3' : 'm2', to: to + 1 }
    }
    if (named === 'meter' && ['persegi', 'kubik'].includes(low(sheet, to)))
      return { unit: low(sheet, to) === 'kubik' ? 'm3' : 'm2', to: to + 1 }
    return { unit: unitOf(named) ?? (named === 'satuan' || named === 'satu' ? null : named.replace(/nya$/, '')), to }
  }
  const one = oneOf(word)
  if (one) return { unit: one, to: at + 1 }
  // `25rb satu batang`
  const counted = word === 'satu' ? unitOf(low(sheet, at + 1)) : null
  if (counted !== null && isFree(sheet, at + 1)) return { unit: counted, to: at + 2 }
  // `kursi 425 ribu satu, …`; `kompor 3 satunya 385rb` tells a count.
  if (word === 'satu' && endsClause(sheet, at + 1)) return { unit: null, to: at + 1 }
  return word === 'satuan' ||
    word === 'an' ||
    (word === 'satunya' && !isNumber(sheet, at + 1)) ||
    word === 'perbuah' ||
    word === 'perpcs'
    ? { unit: null, to: at + 1 }
    : null
}

/** `perbulan`, `perharinya`. */
const perWord = (word: string): string | null =>
  word.startsWith('per') && word.length > 5 ? unitOf(word.slice(3).replace(/nya$/, '')) : null

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

/** `5-7 juta`, `Rp 50.000 - Rp 75.000`: from one sum up to another; its exclusive end, or null. */
const rangeEnd = (sheet: Sheet, at: number): number | null => {
  const first = isCurrency(low(sheet, at)) ? at + 1 : at
  if (!isNumber(sheet, first) || !isFree(sheet, first)) return null
  const scaled = scaleOf(low(sheet, first + 1), isGlued(sheet, first + 1), sheet.tokens[first + 1]?.raw ?? '') !== null
  const mark = scaled ? first + 2 : first + 1
  if (!['-', '–', 'sampai'].includes(low(sheet, mark))) return null
  const second = isCurrency(low(sheet, mark + 1)) ? mark + 2 : mark + 1
  if (!isNumber(sheet, second) || !isFree(sheet, second)) return null
  const to = readScaled(sheet, second)?.to
  const [from, until] = [sheet.tokens[first]?.raw ?? '', sheet.tokens[second]?.raw ?? ''].map(readFigures)
  if (to !== undefined) return (from?.value ?? 0) > 0 ? to : null
  return from?.grouped === true && until?.grouped === true && until.value > from.value ? second + 1 : null
}

const isCurrency = (word: string): boolean => word === 'rp' || word === 'idr'

const readAt = (sheet: Sheet, at: number): Money | null => {
  let from = at
  let next = at
  let currency = false
  if (low(sheet, next) === 'rp' || low(sheet, next) === 'idr') {
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
      const cued =
        isTakenOff(sheet, from - 1) ||
        (priceCues.has(low(sheet, from - back)) && !opensList(sheet, from - back, back, to)) ||
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
      // `brosur 2000 lbr x 350,`
      const unitAt = ['x', '×', '*'].includes(low(sheet, at - 1)) ? at - 2 : at - 1
      const behindCount =
        /^[1-9]\d{2}$/.test(raw) &&
        value % 25 === 0 &&
        unitOf(low(sheet, unitAt)) !== null &&
        isNumber(sheet, unitAt - 1) &&
        endsClause(sheet, to)
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
      if (isTotalCount || isPricedCount || (!written && !cued && !figures.grouped && !round && !isRate)) return null
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
  // Nobody counts 6.275.000 boxes: `INFAK JUMAT 6.275.000 KOTAK AMAL …`.
  const isCount = !bare || value < 1e6
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

/** `4 hari, sehari 275rb`: the price of one of what has just been counted. */
const oneOfCounted = (sheet: Sheet, at: number): string | null => {
  const word = low(sheet, at)
  const unit = word.startsWith('se') ? unitOf(word.slice(2)) : null
  if (unit === null) return null
  for (let back = at - 1; back > Math.max(0, at - 8); back -= 1)
    if (sheet.tokens[back - 1]?.kind === 'number' && unitOf(low(sheet, back)) === unit) return unit
  return null
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
