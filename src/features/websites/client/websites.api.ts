import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import {
  getSiteState,
  hideSite,
  moveSite,
  publishSite,
  retrySite,
  rollBackSite,
  type SiteState,
} from '../shared/websites.contract.ts'

/** While a site is being built its state is asked for every second; the live stream tells it sooner. */
const buildPoll = 1_000
/** After P2 §9's 15 minutes nobody waits at the screen; the end is still noticed. */
const latePoll = 10_000

const pollOf = (state: SiteState['state'] | undefined): number | false =>
  state === 'generating' ? buildPoll : state === 'timeout' ? latePoll : false

/** Every name begins with `websites`: that is what a notice of the live stream makes old. */
export const siteStateQuery = (id: string) =>
  queryOptions({
    queryKey: ['websites', 'state', id],
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    retry: (failures, error) => failures < 3 && toAppError(error).code !== 'not_found',
    queryFn: async ({ signal }): Promise<SiteState> => (await call(getSiteState, { params: { id }, signal })).data,
    refetchInterval: (query) => pollOf(query.state.data?.state),
  })

/** How a website stands. */
export const useSiteState = (id: string) => useQuery(siteStateQuery(id))

/** What an owner can order of a site; each answers with how it stands then. */
export const useSiteOrders = (id: string) => {
  const client = useQueryClient()
  const keep = (state: SiteState): void => {
    client.setQueryData(siteStateQuery(id).queryKey, state)
  }
  const publish = useMutation({
    mutationFn: async () => (await call(publishSite, { params: { id }, body: { key: newId('request') } })).data,
    onSuccess: keep,
  })
  const rollBack = useMutation({
    mutationFn: async (releaseId: string) => (await call(rollBackSite, { params: { id }, body: { releaseId } })).data,
    onSuccess: keep,
  })
  const hide = useMutation({
    mutationFn: async () => (await call(hideSite, { params: { id } })).data,
    onSuccess: keep,
  })
  const move = useMutation({
    mutationFn: async (address: string) => (await call(moveSite, { params: { id }, body: { address } })).data,
    onSuccess: keep,
  })
  const retry = useMutation({
    mutationFn: async () => (await call(retrySite, { params: { id } })).data,
    onSuccess: keep,
  })
  return { publish, rollBack, hide, move, retry }
}
