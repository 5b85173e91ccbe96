import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../reading.ts'

import { goodsName } from './goods-name.ts'
import type { Money } from './money.ts'
import type { Quantity } from './quantities.ts'
import { endsClause, low, type Sheet } from './sheet.ts'
import { conversion, isSizeUnit, isTimeUnit } from './units.ts'

type Element =
  | { readonly kind: 'name'; readonly from: number; readonly to: number; readonly text: string }
  | {
      readonly kind: 'quantity'
      readonly value: number
      readonly unit: string | null
      readonly quantity: Quantity | null
    }
  | { readonly kind: 'price'; readonly money: Money; readonly total: boolean }
  | { readonly kind: 'gap'; readonly joins: boolean; readonly hard: boolean }

interface Draft {
  names: string[]
  quantity: number | null
  unit: string | null
  glued: boolean
  money: Money | null
  total: Money | null
}

const blank = (): Draft => ({ names: [], quantity: null, unit: null, glued: false, money: null, total: null })

const connectors = new Set([
  'dan',
  'sama',
  'serta',
  'plus',
  'terus',
  'trus',
  'lalu',
  'kemudian',
  'juga',
  'ditambah',
  'tambah',
])
const totalWords = new Set([
  'total',
  'totalnya',
  'jadi',
  'seluruhnya',
  'jumlahnya',
  'semuanya',
  'sebesar',
  'senilai',
  'keseluruhan',
  'nominal',
  'dana',
  'modal',
  'anggaran',
  'budget',
  'sejumlah',
  'nilai',
])

/** The message as names, counts, prices and the gaps between them. */
const elementsOf = (
  sheet: Sheet,
  money: readonly Money[],
  quantities: readonly Quantity[],
  used: ReadonlySet<number>,
): Element[] => {
  const moneyAt = new Map(money.filter(({ from }) => !used.has(from)).map((sum) => [sum.from, sum] as const))
  const quantityAt = new Map(quantities.map((quantity) => [quantity.from, quantity] as const))
  const found: Element[] = []
  const gap = (joins: boolean, hard: boolean): void => {
    const last = found.at(-1)
    if (last?.kind === 'gap')
      found[found.length - 1] = { kind: 'gap', joins: joins && last.joins, hard: hard || last.hard }
    else found.push({ kind: 'gap', joins, hard })
  }
  let at = 0
  while (at < sheet.tokens.length) {
    const sum = moneyAt.get(at)
    const count = quantityAt.get(at)
    if (sum && sheet.claims[at] === 'money') {
      const total = totalWords.has(low(sheet, at - 1)) || (low(sheet, at) === '=' && sum.from < sum.to)
      found.push({ kind: 'price', money: sum, total })
      at = sum.to
    } else if (count && sheet.claims[at] === 'quantity') {
      found.push({ kind: 'quantity', value: count.value, unit: count.unit, quantity: count })
      at = count.to
    } else if (sheet.claims[at] !== null && sheet.claims[at] !== 'label') {
      gap(false, true)
      at += 1
    } else if (sheet.tokens[at]?.kind === 'line' || endsClause(sheet, at)) {
      gap(false, low(sheet, at) === '.' || low(sheet, at) === ';' || sheet.tokens[at]?.kind === 'line')
      at += 1
    } else if (connectors.has(low(sheet, at))) {
      gap(low(sheet, at) === 'dan', false)
      at += 1
    } else {
      let to = at
      while (
        to < sheet.tokens.length &&
        (sheet.claims[to] === null || sheet.claims[to] === 'label') &&
        !endsClause(sheet, to) &&
        !connectors.has(low(sheet, to))
      )
        to += 1
      const text = goodsName(sheet, at, to)
      if (text !== '') found.push({ kind: 'name', from: at, to, text })
      at = Math.max(to, at + 1)
    }
  }
  return found
}

/** The next element that is no gap, and whether a gap stands before it. */
const peek = (elements: readonly Element[], at: number): { element: Element | undefined; gap: boolean } => {
  const next = elements[at + 1]
  return next?.kind === 'gap' ? { element: elements[at + 2], gap: true } : { element: next, gap: false }
}

const asRupiah = (value: number): Rupiah | null =>
  Number.isSafeInteger(Math.round(value)) ? rupiah(Math.round(value)) : null

const finish = (draft: Draft, name: string): GoodsLine => {
  let { quantity, unit } = draft
  const { money, total } = draft
  const priceUnit = money?.unit ?? null
  if (money && priceUnit !== null && !isTimeUnit(priceUnit)) {
    if (unit === null) unit = priceUnit
    else if (quantity !== null) {
      const factor = conversion(unit, priceUnit)
      if (factor !== null && factor !== 1) {
        quantity = Math.round(quantity * factor * 1e6) / 1e6
        unit = priceUnit
      }
    }
  } else if (priceUnit !== null && unit === null) unit = priceUnit
  if (total && !money) {
    const share = quantity === null ? null : total.value / quantity
    const price = share !== null && Number.isSafeInteger(share) ? rupiah(share) : null
    return { name, quantity, unit, price, amount: total.value }
  }
  const price = money?.value ?? null
  const amount = price !== null && quantity !== null ? asRupiah(quantity * price) : null
  return { name, quantity, unit, price, amount }
}

/** The list of goods, in whatever order name, count and price stand. */
export const readGoods = (
  sheet: Sheet,
  money: readonly Money[],
  quantities: readonly Quantity[],
  used: Set<number>,
  subject = '',
): GoodsLine[] => {
  const elements = elementsOf(sheet, money, quantities, used)
  const found: GoodsLine[] = []
  // A report of income and costs tells sums, not prices: `gaji 2 orang 3jt`.
  const summed =
    sheet.words.has('laporan') && !['stok', 'stock', 'persediaan', 'inventaris'].some((word) => sheet.words.has(word))
  let current = blank()
  let waiting = ''
  let gapped = false
  let joins = false

  const flush = (): void => {
    const { names, quantity, unit, money: price, total } = current
    const name = names.join(' ')
    const counted = quantity !== null && !(unit !== null && isTimeUnit(unit) && !price && !total)
    if (price || total || counted) {
      // A price alone may be the sum of the whole subject; with a count the subject is what is counted.
      const named = name || waiting || (quantity === null ? '' : subject)
      if (named !== '' || (unit !== null && (price || total) && quantity !== null)) {
        found.push(finish(current, named || (unit ?? '')))
        for (const sum of [price, total]) if (sum) used.add(sum.from)
        if (name === '') waiting = ''
      }
    } else if (name !== '') waiting = name
    current = blank()
  }

  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at]
    if (!element) break
    const next = peek(elements, at)
    if (element.kind === 'gap') {
      gapped = true
      joins = element.joins
      if (
        element.hard &&
        (current.names.length > 0 || current.money) &&
        (current.money !== null || current.quantity !== null)
      ) {
        // A new sentence or entry may still bring the count or price of a line without it.
        const follows = elements[at + 1]
        const completes =
          (follows?.kind === 'price' && !current.money && !follows.total) ||
          (follows?.kind === 'quantity' && current.quantity === null && elements[at + 2]?.kind !== 'name')
        if (!completes) flush()
      }
      continue
    }
    if (element.kind === 'name') {
      const numbered = current.quantity !== null || current.money !== null
      if (current.names.length > 0) {
        const goesOn =
          !gapped &&
          current.quantity !== null &&
          current.money === null &&
          current.unit !== null &&
          next.element?.kind === 'price' &&
          !next.gap
        if (!numbered && gapped && joins) current.names.push('dan')
        else if (!goesOn && (numbered || gapped)) flush()
      } else if (numbered && gapped && !(current.quantity !== null && current.money === null)) flush()
      current.names.push(element.text)
    } else if (element.kind === 'quantity') {
      const opensNext = next.element?.kind === 'name' && !next.gap && (element.unit !== null) === false
      const named = current.names.length > 0
      if (current.quantity === null) {
        const startsNew =
          named &&
          next.element?.kind === 'name' &&
          !next.gap &&
          (current.money !== null || (gapped && element.unit === null)) &&
          (gapped || opensNext)
        if (startsNew) flush()
        current.quantity = element.value
        current.unit = element.unit
        current.glued = element.quantity?.glued ?? false
      } else if (
        !gapped &&
        named &&
        current.money === null &&
        current.unit !== null &&
        isSizeUnit(current.unit) &&
        (current.glued || (element.unit !== null && !isSizeUnit(element.unit) && !isTimeUnit(element.unit)))
      ) {
        current.names.push(`${String(current.quantity).replace('.', ',')} ${current.unit}`)
        current.quantity = element.value
        current.unit = element.unit
      } else if (!gapped && current.money === null && named && element.unit !== null && isSizeUnit(element.unit)) {
        current.names.push(`${String(element.value).replace('.', ',')} ${element.unit}`)
      } else if (
        current.money !== null &&
        current.quantity === 1 &&
        current.unit !== null &&
        element.unit === current.unit &&
        next.element?.kind !== 'name'
      ) {
        // `1 papan 7rb, ambil 200 papan`
        current.quantity = element.value
      } else {
        flush()
        current.quantity = element.value
        current.unit = element.unit
        current.glued = element.quantity?.glued ?? false
      }
    } else {
      const { money: sum, total } = element
      const lineTotal =
        total &&
        current.quantity !== null &&
        !gapped &&
        !found.some(({ price, amount }) => price === null && amount === null)
      if (total && !lineTotal && !(low(sheet, sum.from) === '=' && current.money)) {
        gapped = false
        continue
      }
      const countsNext = sum.bare && current.quantity === null && current.money === null && Number.isInteger(sum.value)
      const priceAfter = next.element?.kind === 'price' && !next.gap
      const nameThenPrice =
        next.element?.kind === 'name' && !next.gap && current.names.length === 0 && elements[at + 2]?.kind === 'price'
      if (countsNext && (priceAfter || nameThenPrice)) {
        current.quantity = sum.value
        used.add(sum.from)
      } else if (total && current.money !== null) {
        used.add(sum.from)
      } else if (total || (summed && !sum.each && current.quantity !== null && current.money === null))
        current.total = sum
      else if (current.money === null) current.money = sum
      else {
        flush()
        current.money = sum
      }
    }
    gapped = false
    joins = false
  }
  flush()
  return found
}
