import { infiniteQueryOptions } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import { listMoneyActs } from '../../shared/guard/money-acts.contract.ts'
import type { ActKind } from '../../shared/guard/money-acts.ts'
import { storeKey } from '../pos.api.ts'

/** The log of a shop's tills, page by page; of one kind or of all. Below the shop's own key, so that news renew it. */
export const moneyActsQuery = (itemId: string, kind: ActKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...storeKey(itemId), 'money-acts', kind ?? ''],
    queryFn: async ({ signal, pageParam }) =>
      (await call(listMoneyActs, { params: { id: itemId }, query: { kind, after: pageParam ?? undefined }, signal }))
        .data,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
