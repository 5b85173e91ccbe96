import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import { live } from '#core/live/client/live.ts'
import * as contract from '../shared/pos.contract.ts'
import type { OwnProduct, Store } from '../shared/store.ts'

/** Asked again this often while the live stream, which tells every sale, is down. */
const askEvery = 15_000

export const storeKey = (itemId: string) => ['pos', itemId] as const

const storeQuery = (itemId: string) =>
  queryOptions({
    queryKey: storeKey(itemId),
    queryFn: async ({ signal }): Promise<Store> =>
      (await call(contract.getStore, { params: { id: itemId }, signal })).data,
    staleTime: 0,
  })

/** The shop's goods, last sales and figures; the workspace asks for them again when the live stream tells of a sale. */
export const useStore = (itemId: string) =>
  useQuery({ ...storeQuery(itemId), refetchInterval: () => (live.isOpen() ? false : askEvery) })

/** Puts a product as the server now has it where it is shown. */
export const putProduct = (queries: QueryClient, itemId: string, product: OwnProduct): void => {
  queries.setQueryData<Store>(
    storeKey(itemId),
    (known) => known && { ...known, products: known.products.map((one) => (one.id === product.id ? product : one)) },
  )
}

/** Asks for the shop again: its figures are the server's. */
export const refreshStore = (queries: QueryClient, itemId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: storeKey(itemId) })

export interface NewProduct {
  readonly name: string
  readonly price: number
  /** Null where it is not counted. */
  readonly stock: number | null
  /** The place where they lie; the usual one where none is named. */
  readonly locationId?: string
  readonly cost?: number | null
  readonly category?: string | null
  readonly barcode?: string | null
  readonly description?: string
}

export const addProduct = async (itemId: string, product: NewProduct): Promise<OwnProduct> =>
  (await call(contract.addProduct, { params: { id: itemId }, body: product })).data

export const changeProduct = async (
  itemId: string,
  productId: string,
  change: Partial<NewProduct>,
): Promise<OwnProduct> => (await call(contract.changeProduct, { params: { id: itemId, productId }, body: change })).data

/** `keepalive`, as the page may be going away while the undo still stands. */
export const removeProduct = async (itemId: string, productId: string): Promise<void> => {
  await call(contract.removeProduct, { params: { id: itemId, productId }, keepalive: true })
}

/** Sells one piece; the same `saleId` is recorded once, however often it is sent. */
export const sellOne = async (
  itemId: string,
  {
    productId,
    saleId,
    locationId,
  }: { readonly productId: string; readonly saleId: string; readonly locationId?: string | undefined },
): Promise<void> => {
  await call(contract.recordSale, {
    params: { id: itemId },
    body: { id: saleId, locationId, lines: [{ productId, quantity: 1 }] },
  })
}

/** An address that signs the owner in to the till once. */
export const tillAddress = async (itemId: string): Promise<string> =>
  (await call(contract.openTill, { params: { id: itemId } })).data.url

export const renewTillPassword = async (itemId: string): Promise<string> =>
  (await call(contract.renewTillPassword, { params: { id: itemId } })).data.password
