import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import * as contract from '../../shared/customers.contract.ts'
import type { DebtPayment } from '../../shared/debt/debt.ts'
import { getDebt, payDebt } from '../../shared/debt/debts.contract.ts'
import { storeKey } from '../pos.api.ts'

const customersKey = (itemId: string) => [...storeKey(itemId), 'customers'] as const

const customersQuery = (itemId: string, search: string, owing: boolean) =>
  queryOptions({
    queryKey: [...customersKey(itemId), search, owing],
    queryFn: async ({ signal }) =>
      (
        await call(contract.listCustomers, {
          params: { id: itemId },
          query: { search, ...(owing ? { owing: 'yes' as const } : {}) },
          signal,
        })
      ).data,
    staleTime: 0,
  })

/** The shop's customers by a part of their name or number; those found before stay until the answer is there. */
export const useCustomers = (itemId: string, search: string, owing: boolean) =>
  useQuery({ ...customersQuery(itemId, search, owing), placeholderData: (before) => before })

/** What a customer owes, with how it came to that. */
export const useDebt = (itemId: string, customerId: string) =>
  useQuery({
    queryKey: [...customersKey(itemId), 'debt', customerId],
    queryFn: async ({ signal }) => (await call(getDebt, { params: { id: itemId, customerId }, signal })).data,
    staleTime: 0,
  })

/** Records money that the owner has taken for a debt: once, however often it is sent. */
export const usePayDebt = (itemId: string, customerId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (payment: Pick<DebtPayment, 'id' | 'amount' | 'paymentMethod'>) =>
      (await call(payDebt, { params: { id: itemId, customerId }, body: payment })).data,
    onSettled: () => queries.invalidateQueries({ queryKey: storeKey(itemId) }),
  })
}

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
