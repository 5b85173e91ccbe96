import { queryOptions } from '@tanstack/react-query'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { findTillCustomers, type TillCustomer } from '../../shared/customers.contract.ts'
import type { KnownCustomer } from '../debts/known-debts.ts'
import type { TillPlace } from '../till.api.ts'

/** Customers with their debts; `isOfNow` where the shop has just told. */
export interface TillCustomers {
  readonly customers: readonly KnownCustomer[]
  readonly isOfNow: boolean
}

export const customersKey = (slug: string) => ['till', slug, 'customers'] as const

/** The shop's debtors and newest customers; without a network those that this device knows. */
export const knownCustomersQuery = (place: TillPlace) =>
  queryOptions({
    queryKey: customersKey(place.slug),
    queryFn: async ({ signal }): Promise<TillCustomers> => {
      try {
        const answer = await call(findTillCustomers, { params: { slug: place.slug }, query: {}, signal })
        const { customers } = answer.data
        // A full device finds nobody without a network; a customer can be typed all the same.
        await place.device?.keepCustomers(customers).catch(() => undefined)
        return { customers: (await place.device?.readCustomers().catch(() => null)) ?? customers, isOfNow: true }
      } catch (thrown) {
        if (toAppError(thrown).code !== 'offline') throw thrown
        return { customers: (await place.device?.readCustomers()) ?? [], isOfNow: false }
      }
    },
    retry: false,
    // Sales on their way bring new customers.
    staleTime: 0,
  })

/** Customers beyond the newest, by a part of their name or number. */
export const searchedCustomersQuery = ({ slug }: TillPlace, search: string, isWanted: boolean) =>
  queryOptions({
    queryKey: [...customersKey(slug), search],
    queryFn: async ({ signal }): Promise<readonly TillCustomer[]> =>
      (await call(findTillCustomers, { params: { slug }, query: { search }, signal })).data.customers,
    enabled: isWanted,
    retry: false,
    staleTime: 60_000,
  })
