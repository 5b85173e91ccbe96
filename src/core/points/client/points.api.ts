import { useQuery, useQueryClient } from '@tanstack/react-query'

import type { User } from '#core/auth/shared/user.ts'

import { askPoints } from './points-service.ts'

/** Everything about points in the query cache: invalidate it after a charge. */
export const pointsKey = ['points'] as const
const balanceKey = (uid: string | null) => [...pointsKey, 'balance', uid] as const

const fiveMinutes = 5 * 60_000
/** The points service starts this long after the sign-in, once (P1 §4). */
const startDelay = 1_000

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/** The owner's points; null while they are not known (shown as '...') and for guests. */
export const useBalance = (uid: string | null): number | null => {
  const { data } = useQuery({
    queryKey: balanceKey(uid),
    queryFn: async ({ signal }) => (await askPoints({ action: 'getBalance' }, signal)).balance ?? null,
    enabled: uid !== null,
    staleTime: fiveMinutes,
    refetchOnWindowFocus: false,
  })
  return data ?? null
}

/**
 * Starts the points service once after the sign-in (POINT-11). `isNewUser` is true once ever, when the welcome bonus
 * has come; null before the start has been answered.
 */
export const usePointsStart = (user: User | null): { readonly isNewUser: boolean } | null => {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['points-start', user?.uid ?? null],
    queryFn: async ({ signal }) => {
      await pause(startDelay, signal)
      const { email, displayName } = user ?? {}
      const answer = await askPoints({
        action: 'initialize',
        ...(email === undefined ? {} : { email }),
        ...(displayName === undefined ? {} : { displayName }),
      })
      queries.setQueryData(balanceKey(user?.uid ?? null), answer.balance ?? null)
      return { isNewUser: answer.isNewUser ?? false }
    },
    enabled: user !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return data ?? null
}
