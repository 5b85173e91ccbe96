import { type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../reading.ts'

import type { Money } from './money.ts'
import { conversion, isTimeUnit } from './units.ts'

/** A line of goods while it is read. */
export interface Draft {
  names: string[]
  quantity: number | null
  unit: string | null
  /** The unit is written onto the figures: `5kg`. */
  glued: boolean
  money: Money | null
  total: Money | null
}

export const blankDraft = (): Draft => ({
  names: [],
  quantity: null,
  unit: null,
  glued: false,
  money: null,
  total: null,
})

const asRupiah = (value: number): Rupiah | null =>
  Number.isSafeInteger(Math.round(value)) ? rupiah(Math.round(value)) : null

/** `600 ml`: a size as it stands in a name. */
export const sizeText = (quantity: number, unit: string | null): string =>
  `${String(quantity).replace('.', ',')}${unit === null ? '' : ` ${unit}`}`

/** The finished line. Where the price is for another unit than the count (`3 kodi, 95rb per helai`), the count follows the price. */
export const finishLine = (draft: Draft, name: string): GoodsLine => {
  let { quantity, unit } = draft
  const { money, total } = draft
  const priced = money?.unit ?? null
  if (unit === null) unit = priced
  else if (priced !== null && quantity !== null && !isTimeUnit(priced)) {
    const factor = conversion(unit, priced)
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
  return {
    name,
    quantity,
    unit,
    price,
    amount: price === null || quantity === null ? null : asRupiah(quantity * price),
  }
}
