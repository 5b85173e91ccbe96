import { queryOptions } from '@tanstack/react-query'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { findTillCustomers, type TillCustomer } from '../../shared/customers.contract.ts'
import type { TillPlace } from '../till.api.ts'

const keptCustomers = async ({ device }: TillPlace): Promise<readonly TillCustomer[]> =>
  ((await device?.database.facts.get('customers')) as readonly TillCustomer[] | undefined) ?? []

/** The shop's newest customers; without a network those that this device knows. */
export const knownCustomersQuery = (place: TillPlace) =>
  queryOptions({
    queryKey: ['till', place.slug, 'customers'],
    queryFn: async ({ signal }): Promise<readonly TillCustomer[]> => {
      try {
        const answer = await call(findTillCustomers, { params: { slug: place.slug }, query: {}, signal })
        const { customers } = answer.data
        // A full device finds nobody without a network; a customer can be typed all the same.
        void place.device?.database.facts.put(customers, 'customers').catch(() => undefined)
        return customers
      } catch (thrown) {
        if (toAppError(thrown).code !== 'offline') throw thrown
        return keptCustomers(place)
      }
    },
    retry: false,
    // Sales on their way bring new customers.
    staleTime: 0,
  })

/** Customers beyond the newest, by a part of their name or number. */
export const searchedCustomersQuery = ({ slug }: TillPlace, search: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['till', slug, 'customers', search],
    queryFn: async ({ signal }): Promise<readonly TillCustomer[]> =>
      (await call(findTillCustomers, { params: { slug }, query: { search }, signal })).data.customers,
    enabled: isWanted,
    retry: false,
    staleTime: 60_000,
  })
