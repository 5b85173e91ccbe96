import { readFigures, readWordNumber } from '../sums/numbers.ts'
import { already } from '../sums/paid-sums.ts'
import { isSunday } from '../days/relative-days.ts'
import { ageAt } from '../reckoning/ages.ts'
import { claim, endsClause, isFree, isGlued, isNumber, low, type Sheet } from '../sheet.ts'
import { isContent } from './package-contents.ts'
import { conversion, isMeasure, isNounUnit, isSizeUnit, oneIn, oneOf, unitOf } from './units.ts'
import { listWords, orderWords, wordSet } from '../words.ts'

/** A count in the text, with its unit where one is named. */
export interface Quantity {
  readonly from: number
  readonly to: number
  readonly value: number
  readonly unit: string | null
  /** Unit written onto the figures (`5kg`): may be the size of one piece. */
  readonly glued: boolean
}

export interface Percent {
  readonly from: number
  readonly to: number
  readonly value: number
}

const staged = wordSet(
  'pelaminan backdrop panggung tenda terop dekor dekorasi gapura rigging baliho layar karpet meja etalase',
)
const priceSigns = wordSet('per / @ x ×')

/** `10%`, `10 %`, `10 persen`, `sepuluh persen`. */
export const readPercents = (sheet: Sheet): Percent[] => {
  const found: Percent[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    let value: number | null = null
    let to = at + 1
    if (isNumber(sheet, at)) value = readFigures(sheet.tokens[at]?.raw ?? '')?.value ?? null
    else {
      const spoken = readWordNumber((index) => low(sheet, at + index))
      if (spoken && !spoken.scaled) {
        value = spoken.value
        to = at + spoken.length
      }
    }
    if (value === null || !['%', 'persen', 'prosen', 'pct'].includes(low(sheet, to))) continue
    // `diskon 10% + 5%`: the second is taken from what the first leaves.
    const next = readFigures(sheet.tokens[to + 2]?.raw ?? '')
    if (
      low(sheet, to + 1) === '+' &&
      next &&
      ['%', 'persen'].includes(low(sheet, to + 3)) &&
      value < 100 &&
      next.value < 100
    ) {
      value = Math.round((100 - ((100 - value) * (100 - next.value)) / 100) * 1e6) / 1e6
      to += 3
    }
    claim(sheet, at, to + 1, 'percent')
    found.push({ from: at, to: to + 1, value })
    at = to
  }
  return found
}

/** What stands behind a metre of a surface or a room. */
const powers = new Map([
  ['2', 'm2'],
  ['²', 'm2'],
  ['3', 'm3'],
  ['³', 'm3'],
])

/** Whether a unit at `at` really counts here: `10 gelas plastik` names glasses, `10 gelas` after a name counts them. */
const unitAt = (sheet: Sheet, at: number): { unit: string; to: number } | null => {
  if (sheet.tokens[at]?.kind !== 'word' || !isFree(sheet, at)) return null
  const word = low(sheet, at)
  const power = powers.get(low(sheet, at + 1))
  if ((word === 'm' || word === 'meter') && power !== undefined && isGlued(sheet, at + 1))
    return { unit: power, to: at + 2 }
  const unit = unitOf(word)
  if (unit === null || isSunday(sheet, at)) return null
  if (word === 'meter' && low(sheet, at + 1) === 'persegi') return { unit: 'm2', to: at + 2 }
  if (unit.length === 1 && !isGlued(sheet, at)) return null
  // `4 kali pertemuan`: the second unit says it better.
  const second = unit === 'kali' && isFree(sheet, at + 1) ? unitOf(low(sheet, at + 1)) : null
  return second === null ? { unit, to: at + 1 } : { unit: second, to: at + 2 }
}

/** `5x pertemuan`: the sign before a unit. */
const isTimesSign = (sheet: Sheet, at: number): boolean =>
  low(sheet, at) === 'x' && isGlued(sheet, at) && isFree(sheet, at)

/** `sudah termasuk makan 1x`: what comes along is no goods of its own. */
const isIncluded = (sheet: Sheet, { from, to, unit }: Quantity): boolean => {
  // `bonus antaran 140 paket x 500` has a price.
  if (['x', '×', '@', '*'].includes(low(sheet, to)) && isNumber(sheet, to + 1)) return false
  for (let at = from - 1; at >= 0 && from - at < 9 && !endsClause(sheet, at) && sheet.claims[at] !== 'money'; at -= 1) {
    if (['dibayar', 'bayarnya', 'ditagih', 'dihitung'].includes(low(sheet, at))) return false
    // `blok utara dapat 2,1 ton` is a harvest.
    if (unit !== null && conversion(unit, 'kg') !== null && ['dapat', 'dapet'].includes(low(sheet, at))) return false
    if (['termasuk', 'dapat', 'dapet', 'bonus'].includes(low(sheet, at))) return true
  }
  return false
}

const instalments = wordSet('cicil dicicil nyicil mencicil cicilan angsur diangsur mengangsur angsuran')

/** `nilainya 64 juta, dibayar tiga kali`: how often is paid, and no count of goods. */
const isOfPaying = (sheet: Sheet, { from, to, unit }: Quantity): boolean =>
  // `sisanya dicicil 6x tiap bulan`
  ((unit === 'kali' || low(sheet, to) === 'x') &&
    instalments.has(low(sheet, from - 1)) &&
    sheet.claims[to] !== 'money') ||
  ((unit === 'kali' || (unit === null && low(sheet, to) === 'x' && endsClause(sheet, to + 1))) &&
    ['dibayar', 'pembayaran', 'bayarnya'].includes(low(sheet, from - 1)) &&
    !already.has(low(sheet, from - 2)))

/** `surat penawaran aja 1 lembar`: how long the paper shall be. */
const isOfPaper = (sheet: Sheet, { from, value, unit }: Quantity): boolean =>
  (unit === 'lembar' || unit === 'halaman') && value <= 5 && papers.has(low(sheet, from - 1))
const papers = new Set('aja saja cukup penawaran surat suratnya proposal laporan proposalnya laporannya'.split(' '))

/** `paket 6 titik 3,5jt`: what the package holds, where no price is told for one of it. */
const isInPackage = (sheet: Sheet, { from, to, unit }: Quantity, isPriced: boolean): boolean =>
  low(sheet, from - 1) === 'paket' &&
  unit !== null &&
  unit !== 'paket' &&
  !isPriced &&
  sheet.tokens[from - 2]?.kind !== 'number' &&
  !['per', '/'].includes(low(sheet, to))

/** `sablon 2 warna 3rb per pcs`: how one of them is made that is priced. */
const isOfColours = (sheet: Sheet, { to, unit }: Quantity): boolean =>
  unit === null && low(sheet, to) === 'warna' && sheet.claims[to + 1] === 'money' && isEachAfter(sheet, to + 1)

/** `luas 150 m2`: how large a thing is, where no price is told for one of it. */
const measures = new Set([
  'luas',
  'luasnya',
  'seluas',
  'ukuran',
  'berukuran',
  'panjang',
  'lebar',
  'tinggi',
  'kapasitas',
])

const lengths = new Set(['luas', 'luasnya', 'seluas', 'panjang', 'lebar', 'tinggi'])

const sizes = new Set('mm mikron inch inci watt volt amper kva va pk hp cc kw kwh lumen'.split(' '))

/** `Honda Beat 2019`: a year behind a name, without a price for so many. */
const isYearOfName = (sheet: Sheet, at: number, to: number): boolean =>
  /^(?:19|20)\d{2}$/.test(sheet.tokens[at]?.raw ?? '') &&
  sheet.tokens[at - 1]?.kind === 'word' &&
  isFree(sheet, at - 1) &&
  !['x', '×', '@'].includes(low(sheet, to)) &&
  !countCues.has(low(sheet, at - 1)) &&
  sheet.claims[to] !== 'money'

const countCues = new Set(['sebanyak', 'sejumlah', 'jumlah', 'qty', 'jml', 'banyaknya'])
/** `paling sedikit`, in the languages of the islands. */
const fewest = new Set(['sedikit', 'sadikit', 'sakadiak', 'sithik', 'saeutik', 'dikit'])

/** `2019 berhenti`, `sejak 2015`: a year, where neither unit nor price stands by it. */
const isYear = (sheet: Sheet, at: number, to: number): boolean =>
  /^(?:19[5-9]|20[0-4])\d$/.test(sheet.tokens[at]?.raw ?? '') &&
  Number(sheet.tokens[at]?.raw) % 50 !== 0 &&
  !['x', '×', '@', '*'].includes(low(sheet, to)) &&
  !countCues.has(low(sheet, at - 1)) &&
  sheet.claims[to] !== 'money'

/** `…, benang 24 cones @ 6.500`: in a list, the one word between the count of a name and the sign of its price says what is counted. */
const ownUnit = (sheet: Sheet, at: number, to: number): string | null => {
  const word = low(sheet, to)
  const isWord = (place: number): boolean => sheet.tokens[place]?.kind === 'word' && isFree(sheet, place)
  let name = at
  while (at - name < 4 && isWord(name - 1) && !endsClause(sheet, name - 1) && !isLead(low(sheet, name - 1))) name -= 1
  const isListed = name < at && name > 0 && endsClause(sheet, name - 1)
  return isListed && isWord(to) && low(sheet, to + 1) === '@' && word.length > 2 && !isLead(word) ? word : null
}
const isLead = (word: string): boolean => orderWords.has(word) || listWords.has(word)

const vessels = new Set('botol jerigen galon kaleng toples cup gelas pouch sachet drum ember pail tabung'.split(' '))
/** `jerigen 5 liter 225rb`, `botol 250 ml 15rb`: how much one of them holds, unless a price is told for one of the measure; `250ml` in one word is a size anyway. */
const isFilled = (sheet: Sheet, { from, to, unit }: Quantity): boolean =>
  unit !== null &&
  (unit === 'liter' || !isGlued(sheet, from + 1)) &&
  ['liter', 'ml', 'gram'].includes(unit) &&
  vessels.has(unitOf(low(sheet, from - 1)) ?? '') &&
  !isNumber(sheet, from - 2) &&
  sheet.claims[to] === 'money' &&
  !isEachAfter(sheet, to)

const readAt = (sheet: Sheet, at: number): Quantity | null => {
  const word = low(sheet, at)
  let value: number
  let to = at + 1
  if (isNumber(sheet, at)) {
    const figures = readFigures(sheet.tokens[at]?.raw ?? '')
    if (!figures || figures.value <= 0 || figures.value > 1e9) return null
    // `Bank NTT 0012345678`: nothing is counted by figures that begin with noughts.
    if (/^0\d{3,}$/.test(word)) return null
    if (isGlued(sheet, at) && sheet.tokens[at - 1]?.kind === 'word' && low(sheet, at - 1) !== 'x') return null
    value = figures.value
    if (['ribu', 'rb'].includes(low(sheet, to))) {
      value *= 1000
      to += 1
    }
  } else {
    const one = oneOf(word)
    if (one) return { from: at, to, value: 1, unit: one, glued: false }
    if (word === 'setengah' && unitOf(low(sheet, at + 1))) {
      const half = unitAt(sheet, at + 1)
      return half ? { from: at, to: half.to, value: 0.5, unit: half.unit, glued: false } : null
    }
    const spoken = readWordNumber((index) => (isFree(sheet, at + index) ? low(sheet, at + index) : ''))
    if (!spoken || spoken.value <= 0) return null
    value = spoken.value
    to = at + spoken.length
  }
  const bracket = low(sheet, to) === '(' && isFree(sheet, to)
  if (bracket) {
    let close = to + 1
    while (close - to < 6 && sheet.tokens[close]?.kind === 'word') close += 1
    const inner = readWordNumber((index) => low(sheet, to + 1 + index))
    if (low(sheet, close) === ')' && inner && inner.length === close - to - 1) to = close + 1
  }
  // `65:35` is a share, `17an` a day's name.
  if (
    isNumber(sheet, at) &&
    ((low(sheet, to) === ':' && isGlued(sheet, to) && isNumber(sheet, to + 1)) ||
      (low(sheet, at - 1) === ':' && isGlued(sheet, at) && isNumber(sheet, at - 2)))
  )
    return null
  if (isNumber(sheet, at) && low(sheet, to) === 'an' && isGlued(sheet, to)) return null
  // `5/7`, `10mm`, `512gb`: a size that no unit of ours counts is part of the name.
  const stroke = (place: number): boolean => low(sheet, place) === '/' && isGlued(sheet, place)
  if (isNumber(sheet, at) && stroke(to) && isNumber(sheet, to + 1) && isGlued(sheet, to + 1)) return null
  if (isNumber(sheet, at) && stroke(at - 1) && isGlued(sheet, at) && isNumber(sheet, at - 2)) return null
  const timesUnit = isTimesSign(sheet, to) ? unitAt(sheet, to + 1) : null
  const unit = timesUnit ?? unitAt(sheet, to)
  // `3x4`, `2x3 meter`: a size, part of the name.
  const times = (place: number): boolean => ['x', '×'].includes(low(sheet, place))
  if (times(to) && isGlued(sheet, to) && isNumber(sheet, to + 1) && isGlued(sheet, to + 1) && isFree(sheet, to + 1))
    return null
  if (times(at - 1) && isGlued(sheet, at - 1) && isNumber(sheet, at - 2) && sheet.claims[at - 2] !== 'quantity')
    return null
  // `pelaminan 6m 5,5jt`: things that come in sizes; the price is for one.
  const isSize = unit?.unit === 'meter' && isNumber(sheet, at) && isGlued(sheet, to) && staged.has(low(sheet, at - 1))
  if (isSize && !priceSigns.has(low(sheet, unit.to))) return null
  if (unit) {
    const names =
      isNounUnit(unit.unit) &&
      !endsClause(sheet, unit.to) &&
      sheet.tokens[unit.to]?.kind === 'word' &&
      isFree(sheet, unit.to) &&
      (endsClause(sheet, at - 1) || orderWords.has(low(sheet, at - 1)) || listWords.has(low(sheet, at - 1)))
    // `2 ton setengah`
    const isHalf =
      low(sheet, unit.to) === 'setengah' &&
      isFree(sheet, unit.to) &&
      unitOf(low(sheet, unit.to + 1)) === null &&
      !['harga', 'dari'].includes(low(sheet, unit.to + 1))
    if (!names && isHalf) return { from: at, to: unit.to + 1, value: value + 0.5, unit: unit.unit, glued: false }
    if (!names)
      return { from: at, to: unit.to, value, unit: unit.unit, glued: isNumber(sheet, at) && isGlued(sheet, to) }
  }
  // `listrik 86 kwh @1.700`, `480 kwh 1.700`, `88 kwh, per kwh 1.600`: what was used, where one of it has its price.
  const next = low(sheet, to + 1) === ',' ? to + 2 : to + 1
  const isRate =
    ['@', 'x', '×'].includes(low(sheet, to + 1)) ||
    /^[1-9]\.?\d{3}$/.test(low(sheet, to + 1)) ||
    (['per', 'tarif', 'harga', 'harganya', 'tarifnya'].includes(low(sheet, next)) &&
      [next + 1, next + 2].some((place) => low(sheet, place) === 'kwh'))
  if (isNumber(sheet, at) && low(sheet, to) === 'kwh' && isRate)
    return { from: at, to: to + 1, value, unit: 'kwh', glued: false }
  // `genset 60 kVA`: how strong one is.
  if (unit === null && isNumber(sheet, at) && sizes.has(low(sheet, to))) return null
  if (unit === null && low(sheet, at - 1) === '(' && low(sheet, to) === ')') return null
  // `hasil trip 12: …`: which one the list behind it is of.
  if (unit === null && isNumber(sheet, at) && low(sheet, to) === ':' && unitOf(low(sheet, at - 1)) !== null) return null
  // `kirim ke 3 alamat` counts no goods.
  if (low(sheet, at - 1) === 'ke' && isNumber(sheet, at)) return null
  // `hampers isi 5 item`: what one of them holds.
  if (low(sheet, at - 1) === 'isi' && isNumber(sheet, at) && !endsClause(sheet, at - 2)) return null
  const letters = isGlued(sheet, to) && isFree(sheet, to) && sheet.tokens[to]?.kind === 'word' ? low(sheet, to) : ''
  if (letters !== '' && letters !== 'x' && (letters.length < 4 || sizes.has(letters))) return null
  if (isNumber(sheet, at) && (isYearOfName(sheet, at, to) || isYear(sheet, at, to))) return null
  // `rak susun 5 sebanyak 40 unit`: the first figure names the thing.
  if (isNumber(sheet, at) && countCues.has(low(sheet, to)) && isNumber(sheet, to + 1)) return null
  const own = isNumber(sheet, at) ? ownUnit(sheet, at, to) : null
  if (own !== null) return { from: at, to: to + 1, value, unit: own, glued: false }
  if (isNumber(sheet, at)) return { from: at, to, value, unit: null, glued: false }
  // Number words alone are part of a name (`tiga roda`), unless a count is asked for.
  return countCues.has(low(sheet, at - 1)) ? { from: at, to, value, unit: null, glued: false } : null
}

/** `1 ton 250 kg`, `2 lusin 3 biji`: one count in two units, told in the smaller of them. */
const withSmaller = (sheet: Sheet, read: Quantity): Quantity => {
  if (read.unit === null || read.glued || !isNumber(sheet, read.to) || !isFree(sheet, read.to)) return read
  const more = readAt(sheet, read.to)
  if (more === null || more.unit === null || more.unit === read.unit) return read
  const factor = conversion(read.unit, more.unit)
  if (factor === null || factor <= 1 || more.value >= factor) return read
  return { ...read, to: more.to, value: Math.round((read.value * factor + more.value) * 1e6) / 1e6, unit: more.unit }
}

/** `… 75rb/pcs`, `… 75rb per pcs` behind the count. */
const isEachAfter = (sheet: Sheet, at: number): boolean => {
  let to = at
  while (sheet.claims[to] === 'money') to += 1
  for (let place = at; place < to; place += 1)
    if (['per', '/', '@', 'tiap'].includes(low(sheet, place)) || oneIn(low(sheet, place)) !== null) return true
  return false
}

/** All counts in order; their tokens are claimed. Read after dates, money and labels. */
export const readQuantities = (sheet: Sheet): Quantity[] => {
  const found: Quantity[] = []
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isFree(sheet, at)) continue
    // `kirim 3x seminggu`: how often, and no count of goods.
    const often =
      ['x', 'kali'].includes(low(sheet, at + 1)) && /^se(?:hari|minggu|bulan|tahun)$/.test(low(sheet, at + 2))
    if (isNumber(sheet, at) && often) {
      claim(sheet, at, at + 3, 'label')
      at += 2
      continue
    }
    const aged = ageAt(sheet, at)
    if (aged !== null) {
      claim(sheet, at, aged, 'label')
      at = aged - 1
      continue
    }
    const first = readAt(sheet, at)
    if (!first) continue
    const read = withSmaller(sheet, first)
    let { from, to } = read
    if (isIncluded(sheet, read)) {
      claim(sheet, from, to, 'label')
      at = to - 1
      continue
    }
    const priced = ['x', '×', '@', '*'].includes(low(sheet, to)) || sheet.claims[to] === 'money'
    if (isOfPaper(sheet, read) || isOfPaying(sheet, read)) {
      claim(sheet, from, to, 'cue')
      at = to - 1
      continue
    }
    const isEach = ['x', '×', '@', '*'].includes(low(sheet, to)) || /^(?:per|@)$/.test(low(sheet, to))
    // `kemasan 200 gr harga 38rb`: how much one holds.
    // `terigu protein tinggi 20 sak`: nothing is so many sacks high.
    const isPacked = ['kemasan', 'netto'].includes(low(sheet, from - 1)) && read.unit !== null && isSizeUnit(read.unit)
    if ((isPacked || isFilled(sheet, read)) && !['x', '×', '*'].includes(low(sheet, to))) {
      claim(sheet, from, to, 'label')
      at = to - 1
      continue
    }
    const isLong = read.unit === null || isMeasure(read.unit) || !lengths.has(low(sheet, from - 1))
    if (
      (measures.has(low(sheet, from - 1)) && isLong && !priced) ||
      isInPackage(sheet, read, isEach || isEachAfter(sheet, to)) ||
      isContent(sheet, read) ||
      isOfColours(sheet, read)
    ) {
      claim(sheet, from, to, 'label')
      at = to - 1
      continue
    }
    // `paling sedikit 50 kotak`
    const least = low(sheet, from - 2) === 'paling' && fewest.has(low(sheet, from - 1)) ? from - 2 : null
    if (least !== null) {
      claim(sheet, least, to, 'cue')
      at = to - 1
      continue
    }
    if (['min', 'minimal', 'minimum', 'maks', 'maksimal', 'max'].includes(low(sheet, from - 1))) {
      claim(sheet, from - 1, to, 'cue')
      at = to - 1
      continue
    }
    if (countCues.has(low(sheet, from - 1)) && isFree(sheet, from - 1)) from -= 1
    if (['x', '×'].includes(low(sheet, from - 1)) && isFree(sheet, from - 1)) from -= 1
    if (['x', '×', '*'].includes(low(sheet, to)) && isFree(sheet, to)) to += 1
    claim(sheet, from, to, 'quantity')
    found.push({ ...read, from, to })
    at = to - 1
  }
  return found
}
