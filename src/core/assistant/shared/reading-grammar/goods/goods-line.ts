import { formatNumber, type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../../reading.ts'

import type { Money } from '../sums/money.ts'
import type { Count, Element } from './goods-elements.ts'
import { conversion, isMeasure, isSizeUnit, isTimeUnit } from './units.ts'

/** A line of goods while it is read. */
export interface Draft {
  names: string[]
  quantity: number | null
  unit: string | null
  /** The unit is written onto the figures: `5kg`. */
  glued: boolean
  money: Money | null
  total: Money | null
  /** Pieces times days: the count has no unit of its own. */
  product: boolean
}

export const blankDraft = (): Draft => ({
  names: [],
  quantity: null,
  unit: null,
  glued: false,
  money: null,
  total: null,
  product: false,
})

const asRupiah = (value: number): Rupiah | null =>
  Number.isSafeInteger(Math.round(value)) ? rupiah(Math.round(value)) : null

/** `600 ml`: a size as it stands in a name. */
export const sizeText = (quantity: number, unit: string | null): string =>
  `${String(quantity).replace('.', ',')}${unit === null ? '' : ` ${unit}`}`

const area = /(\d{1,4}(?:[.,]\d{1,2})?)\s?[x×]\s?(\d{1,4}(?:[.,]\d{1,2})?)\s?(cm|meter|mtr|m)?(?!\p{L})/iu

/** The square metres of one piece, where its name tells its sides: `banner 3x2 meter`. */
const squareMetres = (name: string): number | null => {
  const [, one = '', other = '', unit = ''] = area.exec(name) ?? []
  const product = Number(one.replace(',', '.')) * Number(other.replace(',', '.'))
  if (!(product > 0)) return null
  return unit.toLowerCase() === 'cm' ? product / 10_000 : product
}

/** Below this a price beside years may be one year's fee: `domain 2 tahun 200rb`. */
const leastRent = 5_000_000

/** `sewa 2 tahun 40jt`: a rent is told for all its years, unless a sign says that it is one year's. */
const isRentOfYears = ({ quantity, unit, money, total, product }: Draft, name: string): boolean =>
  /(?<!\p{L})(?:sewa|kontrak)/iu.test(name) &&
  unit === 'tahun' &&
  (quantity ?? 0) > 1 &&
  money !== null &&
  total === null &&
  !product &&
  !money.each &&
  money.unit === null &&
  money.value >= leastRent

const surfaces = ['m2', 'are', 'hektar']
const grounds =
  /(?<!\p{L})(?:tanah|lahan|kavling|kapling|pekarangan|sawah|ladang|kebun|tambak|rumah|ruko|kios|toko|gudang|lapak|stan|tenda|bangunan)(?!\p{L})/iu
/** Below these a price beside a surface may be that of one unit of it: `sewa lahan 500 m2 20rb per tahun`. */
const leastOfGround = 1_000_000
const leastRentOfGround = 100_000

/** `tanah 200 m2 harga 60 juta`, `sewa kios 12 m2 9 juta setahun`: how large the one thing is that the price buys. */
export const isSizeOfWhole = ({ quantity, unit, money, total, product }: Draft, name: string): boolean => {
  if (quantity === null || !surfaces.includes(unit ?? '') || money === null || total !== null || product) return false
  if (!grounds.test(name)) return false
  return money.unit === null
    ? !money.each && money.value >= leastOfGround
    : isTimeUnit(money.unit) && money.value >= leastRentOfGround
}

/** The finished line. Where the price is for another unit than the count (`3 kodi, 95rb per helai`), the count follows the price. */
export const finishLine = (draft: Draft, name: string): GoodsLine => {
  let { quantity, unit } = draft
  const { money, total } = isRentOfYears(draft, name) ? { money: null, total: draft.money } : draft
  const priced = money?.unit ?? null
  if (draft.product)
    return {
      name,
      quantity,
      unit: null,
      price: money?.value ?? null,
      amount: money === null || quantity === null ? null : asRupiah(quantity * money.value),
    }
  if (isSizeOfWhole(draft, name) && quantity !== null)
    return {
      name: `${name} ${sizeText(quantity, unit)}`,
      quantity: null,
      unit: priced,
      price: money?.value ?? null,
      amount: null,
    }
  const metres = priced === 'm2' && unit !== 'm2' ? squareMetres(name) : null
  if (metres !== null && money !== null) {
    const pieces = quantity ?? 1
    const named = pieces === 1 ? name : `${name} (${sizeText(pieces, unit)})`
    const whole = Math.round(pieces * metres * 1e6) / 1e6
    return { name: named, quantity: whole, unit: 'm2', price: money.value, amount: asRupiah(whole * money.value) }
  }
  // `20 posting, 4,5jt/bulan`: the count is no count of months.
  if (unit === null && priced !== null && isTimeUnit(priced) && quantity !== null) {
    return {
      name: `${name} ${sizeText(quantity, null)}`,
      quantity: null,
      unit: priced,
      price: money?.value ?? null,
      amount: null,
    }
  }
  if (unit === null) unit = priced
  else if (priced !== null && quantity !== null && !isTimeUnit(priced)) {
    const factor = conversion(unit, priced)
    // `ayam 23 ekor, 38rb per kg`: how much they weigh is not told, so what they cost is not known.
    if (factor === null && isMeasure(priced) && !isMeasure(unit) && money !== null)
      return { name: `${name} (Rp ${formatNumber(money.value)}/${priced})`, quantity, unit, price: null, amount: null }
    if (factor !== null && factor !== 1) {
      quantity = Math.round(quantity * factor * 1e6) / 1e6
      unit = priced
    }
  }
  if (total && !money) {
    const share = quantity === null ? null : total.value / quantity
    const price = share !== null && Number.isSafeInteger(share) ? rupiah(share) : null
    return { name, quantity, unit, price, amount: total.value }
  }
  const price = money?.value ?? null
  const isCounted = unit !== draft.unit && draft.unit !== null && draft.quantity !== null
  return {
    name,
    ...(isCounted ? { said: sizeText(draft.quantity ?? 1, draft.unit) } : {}),
    quantity,
    unit,
    price,
    amount: price === null || quantity === null ? null : asRupiah(quantity * price),
  }
}

/** Counted by the piece, and not by what it weighs. */
const isPlain = (unit: string): boolean => !isMeasure(unit) && !isSizeUnit(unit) && !isTimeUnit(unit) && unit !== 'ekor'

/** Of two counts without a name before a price that is told for neither measure, the one that says how large one of the other is. */
export const sizeOfSame = (
  { quantity, unit, money, glued }: Draft,
  count: Count,
  next: Element | undefined,
): { readonly value: number; readonly unit: string | null } | null => {
  if (quantity === null || money !== null || unit === null || count.unit === null || next?.kind !== 'price') return null
  const behind = isSizeUnit(count.unit) && isPlain(unit)
  const before = isSizeUnit(unit) && isPlain(count.unit) && (glued || unit !== 'meter')
  const size = behind ? count : before ? { value: quantity, unit } : null
  return next.money.unit === size?.unit ? null : size
}
