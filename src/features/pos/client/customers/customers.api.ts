import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import * as contract from '../../shared/customers.contract.ts'
import { storeKey } from '../pos.api.ts'

const customersKey = (itemId: string) => [...storeKey(itemId), 'customers'] as const

const customersQuery = (itemId: string, search: string) =>
  queryOptions({
    queryKey: [...customersKey(itemId), search],
    queryFn: async ({ signal }) =>
      (await call(contract.listCustomers, { params: { id: itemId }, query: { search }, signal })).data,
    staleTime: 0,
  })

/** The shop's customers by a part of their name or number; those found before stay until the answer is there. */
export const useCustomers = (itemId: string, search: string) =>
  useQuery({ ...customersQuery(itemId, search), placeholderData: (before) => before })

/** Writes a customer's name and number. */
export const useChangeCustomer = (itemId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...change }: contract.CustomerChange & { readonly id: string }) =>
      (await call(contract.changeCustomer, { params: { id: itemId, customerId: id }, body: change })).data,
    // Receipts of the history carry the name too.
    onSuccess: () => queries.invalidateQueries({ queryKey: storeKey(itemId) }),
  })
}
