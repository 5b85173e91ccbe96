import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import * as contract from '../../shared/till-settings.contract.ts'
import { storeKey } from '../pos.api.ts'

const settingsQuery = (itemId: string) =>
  queryOptions({
    queryKey: [...storeKey(itemId), 'settings'],
    queryFn: async ({ signal }): Promise<contract.TillSettings> =>
      (await call(contract.getTillSettings, { params: { id: itemId }, signal })).data,
    staleTime: 0,
  })

/** What the owner has decided for the till. */
export const useTillSettings = (itemId: string) => useQuery(settingsQuery(itemId))

/** Decides something for the till; what is shown is what the server answers. */
export const useChangeSettings = (itemId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (change: contract.TillSettingsChange) =>
      (await call(contract.changeTillSettings, { params: { id: itemId }, body: change })).data,
    onSuccess: (settings) => queries.setQueryData(settingsQuery(itemId).queryKey, settings),
  })
}
