import { queryOptions } from '@tanstack/react-query'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import type { Sale, SaleInput } from '../shared/store.ts'
import * as contract from '../shared/till.contract.ts'

/** Which shop's till this page is: the last part of `/kasir/{slug}/`. */
export const slugOf = (path: string): string => /^\/kasir\/([^/]+)\/?$/.exec(path)?.[1] ?? ''

/** The one-time ticket in the fragment; the address forgets it at once, so that it is not passed on or kept. */
const takeTicket = (): string | null => {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('tiket')
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search)
  return ticket
}

/** Only a server out of reach is asked again; a refusal stays one. */
const retry = (count: number, error: Error): boolean => count < 2 && toAppError(error).code === 'offline'

export const tillKeys = {
  shop: (slug: string) => ['till', slug, 'shop'] as const,
  catalogue: (slug: string) => ['till', slug, 'catalogue'] as const,
  today: (slug: string) => ['till', slug, 'today'] as const,
}

type Credentials = { readonly email: string; readonly password: string } | { readonly ticket: string }

export const signIn = async (slug: string, credentials: Credentials): Promise<contract.TillShop> =>
  (await call(contract.signInToTill, { params: { slug }, body: credentials })).data

export const signOut = async (slug: string): Promise<void> => {
  await call(contract.leaveTill, { params: { slug } })
}

/** The shop of whoever is signed in; a ticket in the address signs in first. */
export const shopQuery = (slug: string) =>
  queryOptions({
    queryKey: tillKeys.shop(slug),
    queryFn: async ({ signal }): Promise<contract.TillShop> => {
      const ticket = takeTicket()
      if (ticket !== null) return signIn(slug, { ticket })
      return (await call(contract.getTillShop, { params: { slug }, signal })).data
    },
    retry,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const catalogueQuery = (slug: string) =>
  queryOptions({
    queryKey: tillKeys.catalogue(slug),
    queryFn: async ({ signal }) => (await call(contract.getTillCatalogue, { params: { slug }, signal })).data,
    retry,
    staleTime: 0,
    // Other tills and the owner change prices and stock meanwhile.
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  })

export const todayQuery = (slug: string) =>
  queryOptions({
    queryKey: tillKeys.today(slug),
    queryFn: async ({ signal }) => (await call(contract.getTillToday, { params: { slug }, signal })).data,
    retry,
    staleTime: 0,
  })

export const sendSale = async (slug: string, order: SaleInput): Promise<Sale> =>
  (await call(contract.recordTillSale, { params: { slug }, body: order })).data

/** The sale of that id where the shop has it; null where it has not. Throws where nobody can say. */
export const findSale = async (slug: string, saleId: string): Promise<Sale | null> =>
  (await call(contract.getTillToday, { params: { slug } })).data.sales.find(({ id }) => id === saleId) ?? null

/** True for a failure after which nobody knows whether the sale was stored. */
export const isUnclear = (error: unknown): boolean => {
  const { code, status } = toAppError(error)
  return code === 'offline' || code === 'bad_answer' || status >= 500
}
