import type { DerivedPrice } from '#core/assistant/shared/derived/derived-price.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { largestPrice } from './fields.ts'
import type { OrderedGood } from './pos-content.ts'

const longestName = 200

/** A product of its own beside what it is made of; nobody told how many of it there are. */
const soldApart = ({ name, price }: DerivedPrice, like: OrderedGood | undefined): OrderedGood => ({
  name: sentenceCase(name).slice(0, longestName),
  price,
  stock: like?.stock === null || like === undefined ? null : 0,
  category: like?.category ?? null,
})

/**
 * A till's goods with what the owner's rules make of their prices: what was told by its cost keeps it and is sold at
 * the price that follows, a discount that the till shall use lowers the price, sizes and packages are products of their own.
 */
export const withDerived = (goods: readonly OrderedGood[], derived: readonly DerivedPrice[]): OrderedGood[] => {
  const sellable = derived.filter(({ price }) => price <= largestPrice)
  return [
    ...goods.flatMap((good, at) => {
      const own = sellable.filter(({ of }) => of === at)
      const sold = own.find(({ way }) => way === 'selling')
      const lowered = own.find(({ way }) => way === 'instead')
      const kept: OrderedGood = {
        ...good,
        ...(sold ? { name: sentenceCase(sold.name), price: sold.price, cost: good.price } : {}),
        ...(lowered ? { price: lowered.price } : {}),
      }
      return [kept, ...own.filter(({ way }) => way === 'size').map((one) => soldApart(one, good))]
    }),
    ...sellable.filter(({ way }) => way === 'package').map((one) => soldApart(one, goods[0])),
  ]
}

/** How each derived price came about, for the owner to check: `Paket A Rp 15.000 (2 × Rp 3.000 + …)`. */
export const reckonedPrices = (derived: readonly DerivedPrice[]): string[] =>
  derived
    .filter(({ way }) => way !== 'each')
    .map(({ name, price, how }) => `${sentenceCase(name)} ${formatRupiah(price)} (${how})`)
