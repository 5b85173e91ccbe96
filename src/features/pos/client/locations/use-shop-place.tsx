import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'

import type { OwnProduct } from '../../shared/store.ts'
import type { Shop } from '../use-shop.ts'
import { LocationChoice } from './location-choice.tsx'
import { locationSalesQuery } from './locations.api.ts'

/** A product as one place has it: like one of a shop that knows no other. */
const atPlace = ({ stockAt, ...product }: OwnProduct, place: string): OwnProduct => ({
  ...product,
  stock: product.stock === null ? null : (stockAt?.[place] ?? 0),
})

interface ShopPlace {
  /** The shop as the chosen place has it: its stocks and sales, and what is done is done there. */
  readonly shop: Shop
  /** Where it is chosen; nothing in a shop of one place. */
  readonly choice: ReactNode
}

/** One place of the shop, or all of them together; a shop of one place is as it is. */
export const useShopPlace = (itemId: string, whole: Shop): ShopPlace => {
  const { locations, products } = whole.store
  const [chosen, setChosen] = useState<string | null>(null)
  const place = locations.find(({ id }) => id === chosen)?.id ?? (chosen === '' ? null : (locations[0]?.id ?? null))
  const { data: sold } = useQuery({ ...locationSalesQuery(itemId, place ?? ''), enabled: place !== null })
  const here = useMemo(
    () => (place === null ? products : products.map((product) => atPlace(product, place))),
    [products, place],
  )
  if (locations.length === 0) return { shop: whole, choice: null }
  const choice = (
    <LocationChoice label="Lokasi" all="Semua lokasi" locations={locations} value={place ?? ''} onChoose={setChosen} />
  )
  /** Where it is looked at all places, a piece is sold where there is one. */
  const sellingAt = (id: string): string | undefined =>
    place ?? locations.find((one) => (products.find((known) => known.id === id)?.stockAt?.[one.id] ?? 0) > 0)?.id
  const shop: Shop = {
    ...whole,
    store: { ...whole.store, products: here, sales: place === null ? whole.store.sales : (sold?.sales ?? []) },
    add: (product) => whole.add(place === null ? product : { ...product, locationId: place }),
    change: (product, change) =>
      whole.change(product, 'stock' in change && place !== null ? { ...change, locationId: place } : change),
    sell: (product) => whole.sell(product, sellingAt(product.id)),
  }
  return { shop, choice }
}
