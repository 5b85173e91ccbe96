import type { GoodsLine } from '../../reading.ts'

import { type Count, type Element, goodsElements, type Name, type Price } from './goods-elements.ts'
import { blankDraft, type Draft, finishLine, isSizeOfWhole, sizeOfSame, sizeText } from './goods-line.ts'
import { type Entry, together } from './goods-together.ts'
import { mannerOf, says } from './paper-manner.ts'
import { reconciled } from './said-totals.ts'
import type { Money } from '../sums/money.ts'
import { persons } from '../reckoning/counted.ts'
import type { Quantity } from './quantities.ts'
import { low, type Sheet } from '../sheet.ts'
import { isMeasure, isSizeUnit, isTimeUnit } from './units.ts'

/** The next element that is no gap, and whether a gap stands before it. */
const peek = (elements: readonly Element[], at: number): { kind: Element['kind'] | undefined; gap: boolean } => {
  const next = elements[at + 1]
  return next?.kind === 'gap' ? { kind: elements[at + 2]?.kind, gap: true } : { kind: next?.kind, gap: false }
}

/** Things that are bought by the piece: a budget tells the price of one (`kompor 3 unit 650rb`). */
const isThing = (unit: string | null): boolean =>
  [
    'unit',
    'pcs',
    'buah',
    'set',
    'lembar',
    'ekor',
    'kg',
    'sak',
    'dus',
    'box',
    'karung',
    'batang',
    'botol',
    'meter',
  ].includes(unit ?? '')

/** A price behind `@` or `x`: surely the price of one. */
const isEachSign = (sheet: Sheet, element: Element | undefined): boolean =>
  element?.kind === 'price' &&
  ['@', 'x', '×', '*'].includes(low(sheet, element.money.from)) &&
  element.money.unit === null

/** A sign of multiplication, or of the price of one, between a count and its price. */
const isMultiplied = (sheet: Sheet, element: Element | undefined): boolean =>
  element?.kind === 'price' &&
  element.money.unit === null &&
  [element.money.from, element.money.from - 1].some((at) => ['@', 'x', '×', '*'].includes(low(sheet, at)))

/** Whether the sum that a line has is what its count comes to at another price. */
const isSumOf = ({ money, quantity }: Draft, { value }: Money): boolean =>
  money !== null && !money.each && quantity !== null && quantity > 1 && money.value === quantity * value

/** Less than this for each person is no share of a sum: `konsumsi 150 orang 10rb` tells the price of one. */
const leastShare = 3_000
/** `gaji 2 orang 3jt` in a paper that tells sums: for all of them. */
const isForAll = ({ quantity, unit }: Draft, { value }: Money): boolean =>
  quantity !== null && !isThing(unit) && (!persons.has(unit ?? '') || value >= quantity * leastShare)

const partOfDay = /^(?:pagi|siang|sore|malam)$/iu
const timeBehind = /\s(?:pagi|siang|sore|malam)$/iu

/** From here on bare figures before a name and a sum are a sum themselves. */
const mostCounted = 100_000

/** Words before a price that is meant for everything counted so far. */
const sharedCues = new Set(['harga', 'harganya', 'masing-masing', 'masing', 'semua', 'semuanya', 'rata', '@'])

/**
 * The list of goods, in whatever order name, count and price stand. `used` gets the sums that were taken; `subject` names
 * goods that are counted and priced without a name of their own; `ends` gets where the sum of each line ends.
 */
export const readGoods = (
  sheet: Sheet,
  money: readonly Money[],
  quantities: readonly Quantity[],
  used: Set<number>,
  subject = '',
  ends: number[] = [],
): GoodsLine[] => {
  const elements = goodsElements(sheet, money, quantities, used)
  const manner = mannerOf(sheet)
  const found: Entry[] = []
  const saidTotals: number[] = []
  let current = blankDraft()
  /** A name without figures, for figures that follow without a name. */
  let waiting = ''
  /** The last line with a name of its own, where no other name waits behind it. */
  let named = ''
  let gapped = false
  let joins = false
  let insideSet = false

  const flush = (): void => {
    const { names, quantity, unit, money: price, total } = current
    const name = names.join(' ')
    const priced = price !== null || total !== null
    const counted = quantity !== null && manner.counts && !(unit !== null && isTimeUnit(unit))
    if (priced || counted) {
      // `kain 15 ikat @54rb sama 3 peti @420rb`: more of the same.
      const again = quantity !== null && priced ? named : ''
      // `3 jam siang @90rb, 2 jam malam @130rb`: the same at another time.
      const ofTime = named !== '' && partOfDay.test(name) ? `${named.replace(timeBehind, '')} ${name}` : name
      const called = ofTime || again || waiting || (quantity === null ? '' : subject)
      if (called !== '' || (unit !== null && priced && quantity !== null)) {
        found.push({ draft: current, name: called || (unit ?? '') })
        for (const sum of [price, total]) if (sum) used.add(sum.from)
        if (name === '') waiting = ''
        else named = ofTime
      }
    } else if (name !== '') {
      waiting = name
      named = ''
    }
    current = blankDraft()
    insideSet = false
  }

  const takeGap = (at: number, hard: boolean): void => {
    const begun =
      (current.names.length > 0 || current.money !== null) && (current.money !== null || current.quantity !== null)
    if (!hard || !begun) return
    // A new sentence or entry may still bring the count or price of a line without it.
    const next = elements[at + 1]
    const completes =
      (next?.kind === 'price' && current.money === null && !next.total) ||
      (next?.kind === 'count' && current.quantity === null && elements[at + 2]?.kind !== 'name')
    if (!completes) flush()
  }

  const takeName = ({ text }: Name, at: number): void => {
    const next = peek(elements, at)
    const figured = current.quantity !== null || current.money !== null
    // `tinta 4 jenis 4 botol`: the first figure belongs to the name.
    const measure = elements[at + 1]
    if (
      !gapped &&
      current.names.length > 0 &&
      current.quantity !== null &&
      current.unit === null &&
      current.money === null &&
      measure?.kind === 'count' &&
      measure.unit !== null &&
      /^(?:\p{Ll}+|\p{L}{1,4})$/u.test(text)
    ) {
      current.names.push(sizeText(current.quantity, null), text)
      current.quantity = null
      return
    }
    if (current.names.length > 0) {
      const isPriced = current.money !== null || current.total !== null
      const ahead = !gapped && current.quantity !== null && !isPriced && next.kind === 'price' && !next.gap
      if (!figured && gapped && joins) current.names.push('dan')
      else if (!ahead && !insideSet && (figured || gapped)) flush()
    } else if (figured && gapped && !(current.quantity !== null && current.money === null)) flush()
    current.names.push(text)
  }

  /** The name of the line before without its size, or the one that waits. */
  const sameName = (): string =>
    waiting || (found.at(-1)?.name ?? '').replace(/(?:\s(?:isi\s)?\d[\d.,]*\s?\p{Ll}+|\s\d+)$/u, '')

  const begin = ({ value, unit, glued }: Count): void => {
    current.quantity = value
    current.unit = unit
    current.glued = glued
  }

  /** The days at `at` multiply pieces that were counted before: the price behind them is for one day. */
  const pricedByTime = (at: number, unit: string | null): boolean => {
    const price = elements[at + 1]
    return unit !== null && isTimeUnit(unit) && price?.kind === 'price' && price.money.unit === unit
  }

  const takeCount = (count: Count, at: number): void => {
    const { value, unit } = count
    // Reports and budgets tell for how long: `modal 3 hari 1,2jt`.
    if (
      manner.summed &&
      unit !== null &&
      isTimeUnit(unit) &&
      !pricedByTime(at, unit) &&
      !(elements[at + 1]?.kind === 'price' && isEachSign(sheet, elements[at + 1])) &&
      !count.times &&
      current.money === null &&
      current.names.length > 0
    ) {
      current.names.push(sizeText(value, unit))
      return
    }
    const next = peek(elements, at)
    const named = current.names.length > 0
    const nameNext = next.kind === 'name' && !next.gap
    const unpriced = !gapped && named && current.money === null
    // `beras 15 karung 25 kg @340rb, 10 karung 5 kg @72rb`, `gas: 12 kg 4 tabung 210rb`: the same in another size.
    const size = named || gapped ? null : sizeOfSame(current, count, elements[at + 1])
    if (size !== null) {
      current.names.push(`${sameName() || subject} ${sizeText(size.value, size.unit)}`.trim())
      if (size !== count) begin(count)
      return
    }
    // `kue sus isi 20 pcs 5 dus`, `tart uk 20 1 350rb`: what one of them holds, how large it is.
    const isOfOne = /\s(?:isi|uk|ukuran|size|diameter)$/iu.test(current.names.at(-1) ?? '')
    if (unpriced && current.quantity === null && isOfOne && !next.gap && next.kind === 'count') {
      current.names.push(sizeText(value, unit))
      return
    }
    if (current.quantity === null) {
      const opens =
        named && nameNext && (current.money !== null || (gapped && unit === null)) && (gapped || unit === null)
      if (opens) flush()
      begin(count)
    } else if (
      unpriced &&
      current.unit !== null &&
      isSizeUnit(current.unit) &&
      (current.glued ||
        (unit === null ? isMultiplied(sheet, elements[at + 1]) : !isSizeUnit(unit) && !isTimeUnit(unit)))
    ) {
      // `minyak 600 ml 10 botol`, `dedak 50 kg 14 x 145rb`: the first was the size of one.
      current.names.push(sizeText(current.quantity, current.unit))
      begin(count)
    } else if (
      unpriced &&
      pricedByTime(at, unit) &&
      current.unit !== null &&
      !isTimeUnit(current.unit) &&
      !isMeasure(current.unit)
    ) {
      // `tenda 4 unit 3 hari 500rb/hari`
      current.names.push(`(${sizeText(current.quantity, current.unit)} × ${sizeText(value, unit)})`)
      current.quantity *= value
      current.unit = null
      current.product = true
    } else if (unpriced && pricedByTime(at, unit) && current.unit !== null && isMeasure(current.unit)) {
      // `crane 25 ton 3 hari 8jt/hari`
      current.names.push(sizeText(current.quantity, current.unit))
      begin(count)
    } else if (
      unpriced &&
      current.unit !== null &&
      isTimeUnit(current.unit) &&
      unit !== null &&
      !isTimeUnit(unit) &&
      isEachSign(sheet, elements[at + 1])
    ) {
      // `hotel 2 malam 2 kamar @ 480rb`
      current.names.push(`(${sizeText(current.quantity, current.unit)} × ${sizeText(value, unit)})`)
      current.quantity *= value
      current.unit = null
      current.product = true
    } else if (
      unpriced &&
      current.unit === null &&
      unit !== null &&
      !isTimeUnit(unit) &&
      elements[at + 1]?.kind === 'price'
    ) {
      // `besi 10 24 batang @78rb`: the bare figure says how thick.
      current.names.push(sizeText(current.quantity, null))
      begin(count)
    } else if (
      unpriced &&
      unit === null &&
      current.unit !== null &&
      isSizeUnit(current.unit) &&
      nameNext &&
      elements[at + 2]?.kind === 'price'
    ) {
      // `cat 5 kg 3 pail 600rb`, in whatever it is packed.
      current.names.push(sizeText(current.quantity, current.unit))
      begin(count)
    } else if (unpriced && unit !== null && isSizeUnit(unit)) current.names.push(sizeText(value, unit))
    else if (!gapped && current.money !== null && count.times) current.quantity *= value
    else if (unpriced && unit === null && nameNext && ['set', 'paket'].includes(current.unit ?? '')) {
      // `1 set meja 6 kursi`: what the set is made of.
      current.names.push(sizeText(value, null))
      insideSet = true
    } else if (
      current.money !== null &&
      current.quantity === 1 &&
      unit !== null &&
      unit === current.unit &&
      next.kind !== 'name'
    ) {
      // `1 papan 7rb, ambil 200 papan`
      current.quantity = value
    } else {
      flush()
      begin(count)
    }
  }

  const takePrice = ({ money: sum, total, product }: Price, at: number): void => {
    const next = peek(elements, at)
    const [name, price] = [elements[at + 1], elements[at + 2]]
    // `…, 2.500 stiker @ 450` behind a whole line: the figures open the next one.
    if (sum.bare && current.money !== null && name?.kind === 'name' && price?.kind === 'price' && price.money.each) {
      flush()
    }
    // `total 450rb untuk 10 pcs …`
    if (total && current.names.length === 0 && current.quantity === null && elements[at + 1]?.kind === 'count') {
      current.total = sum
      return
    }
    const complete = found.every(({ draft }) => draft.money !== null || draft.total !== null)
    const ofLine = total && current.quantity !== null && !gapped && complete
    const shares = sum.each || sharedCues.has(low(sheet, sum.from)) || sharedCues.has(low(sheet, sum.from - 1))
    if (
      shares &&
      !total &&
      current.quantity !== null &&
      current.money === null &&
      found.length > 0 &&
      (gapped || sharedCues.has(low(sheet, sum.from))) &&
      found.every(({ draft }) => draft.money === null && draft.total === null && draft.quantity !== null) &&
      (gapped || found.every(({ draft }) => draft.unit === current.unit)) &&
      !isSizeOfWhole({ ...current, money: sum }, current.names.join(' '))
    ) {
      // `45 bungkus, 38 bungkus, 52 bungkus, harga 8rb`: one price for all of them.
      for (const { draft } of found) draft.money = sum
      current.money = sum
      return
    }
    // `jasa desain = 4.500.000`: behind a thing without figures the sign tells what it costs.
    const isPrice =
      product && !gapped && current.names.length > 0 && current.quantity === null && current.money === null
    if (total && !isPrice && !ofLine && !(product && current.money !== null)) {
      saidTotals.push(sum.value)
      return
    }
    // `12 juta untuk bangku 30 set @400rb`: the sum of them all was told before their count.
    if (sum.each && isSumOf(current, sum)) {
      for (const whole of [current.money, sum]) if (whole) used.add(whole.from)
      current.money = sum
      return
    }
    const nameThenPrice =
      next.kind === 'name' && !next.gap && current.names.length === 0 && elements[at + 2]?.kind === 'price'
    const open = current.money === null && current.total === null
    const isCountable = sum.value < mostCounted || price?.kind !== 'price' || price.money.each
    const goesOn = (next.kind === 'price' && !next.gap) || (nameThenPrice && isCountable)
    if (sum.bare && open && current.quantity === null && goesOn) {
      // `brosur 1.000 @ 500`: bare figures before a price are a count.
      current.quantity = sum.value
      used.add(sum.from)
    } else if (total && !open) used.add(sum.from)
    else if (total || (manner.summed && !sum.each && open && isForAll(current, sum))) current.total = sum
    else {
      if (!open) flush()
      current.money = sum
    }
  }

  elements.forEach((element, at) => {
    if (element.kind === 'gap') takeGap(at, element.hard)
    else if (element.kind === 'name') takeName(element, at)
    else if (element.kind === 'count') takeCount(element, at)
    else takePrice(element, at)
    gapped = element.kind === 'gap'
    joins = element.kind === 'gap' && element.joins
  })
  flush()
  const isPaper = says(
    sheet,
    'invoice tagihan faktur nota notanya bon kuitansi penawaran pesanan po kontrak perjanjian mou',
  )
  const lines = reconciled(isPaper ? together(found) : found, saidTotals)
  ends.push(...lines.map(({ draft }) => (draft.total ?? draft.money)?.to ?? -1))
  return lines.map(({ draft, name }) => finishLine(draft, name))
}
