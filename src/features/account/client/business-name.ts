import { queryOptions, useQuery } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'

import { getProfile } from '../shared/profile.contract.ts'

/** The owner's business profile as the server has it. */
export const profileQuery = (uid: string) =>
  queryOptions({
    queryKey: ['profile', uid] as const,
    queryFn: async ({ signal }) => (await call(getProfile, { signal })).data,
  })

/** What the owner's business is called; empty while that is not known, and for guests. */
export const useBusinessName = (uid: string | null): string =>
  useQuery({ ...profileQuery(uid ?? ''), enabled: uid !== null }).data?.profile.name ?? ''
