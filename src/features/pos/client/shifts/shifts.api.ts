import { queryOptions } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'

import { getShifts } from '../../shared/after-sale.contract.ts'
import { storeKey } from '../pos.api.ts'

// Below the shop's own key, so that what the live stream tells of renews it too.
export const shiftsQuery = (itemId: string) =>
  queryOptions({
    queryKey: [...storeKey(itemId), 'shifts'],
    queryFn: async ({ signal }) => (await call(getShifts, { params: { id: itemId }, signal })).data,
    staleTime: 0,
  })
