import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { call } from '#core/http/client/call.ts'
import { pointsKey } from '#core/points/client/points.api.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import {
  getTopUp,
  listTopUps,
  openTopUp,
  paySandbox,
  type TopUp,
  type TopUpPackageId,
} from '../../shared/top-up.contract.ts'

const topUpsKey = ['top-ups'] as const
/** An open payment is asked for this often while the page is looked at. */
const pollEvery = 2_000

/** What can be bought, and the last top ups. */
export const useTopUps = (uid: string | null) =>
  useQuery({
    queryKey: [...topUpsKey, uid],
    queryFn: async ({ signal }) => (await call(listTopUps, { signal })).data,
    enabled: uid !== null,
    staleTime: 0,
  })

/**
 * Opens a payment. A package keeps its key until its payment has begun: pressed twice, or once more after a lost answer, it is
 * the same payment.
 */
export const useOpenTopUp = (onOpened: (topUp: TopUp) => void): UseMutationResult<TopUp, Error, TopUpPackageId> => {
  const queries = useQueryClient()
  const keys = useRef(new Map<TopUpPackageId, string>())
  return useMutation({
    mutationFn: async (packageId: TopUpPackageId) => {
      const key = keys.current.get(packageId) ?? newId('request')
      keys.current.set(packageId, key)
      return (await call(openTopUp, { body: { packageId, key } })).data
    },
    onSuccess: (topUp, packageId) => {
      keys.current.delete(packageId)
      queries.setQueryData([...topUpsKey, 'one', topUp.id], topUp)
      void queries.invalidateQueries({ queryKey: topUpsKey, exact: false, refetchType: 'none' })
      onOpened(topUp)
    },
  })
}

/** One top up, followed until it is settled; a page that is looked at again asks at once. */
export const useTopUp = (id: string) => {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [...topUpsKey, 'one', id],
    queryFn: async ({ signal }) => (await call(getTopUp, { params: { id }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'pending' ? pollEvery : false),
    refetchOnWindowFocus: 'always',
  })
  const isSettled = query.data?.state === 'settled'
  useEffect(() => {
    if (isSettled) void queries.invalidateQueries({ queryKey: pointsKey })
  }, [isSettled, queries])
  return query
}

/** The sandbox's keys; whatever became of the payment meanwhile is read again. */
export const usePaySandbox = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (outcome: 'settlement' | 'cancel') =>
      (await call(paySandbox, { params: { id }, body: { outcome } })).data,
    onSuccess: (topUp) => queries.setQueryData([...topUpsKey, 'one', id], topUp),
    onError: () => queries.invalidateQueries({ queryKey: [...topUpsKey, 'one', id] }),
  })
}
