import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'

import { call } from '#core/http/client/call.ts'
import { pointsKey } from '#core/points/client/points.api.ts'
import { acceptProposal, getProposal, type Proposal, rejectProposal } from '../shared/proposals.contract.ts'
import { itemKeys } from './items.api.ts'
import { readAgain } from './versions.api.ts'

export interface ProposalRef {
  readonly id: string
  readonly itemId: string
}

const proposalKey = (id: string) => [...itemKeys.all, 'proposal', id] as const

/** How a proposed change was decided. */
export const proposalQuery = ({ id, itemId }: ProposalRef) =>
  queryOptions({
    queryKey: proposalKey(id),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<Proposal> =>
      (await call(getProposal, { params: { id: itemId, proposalId: id }, signal })).data,
  })

export interface Charge {
  readonly pointsDeducted: number
  readonly balanceAfter: number
}

/** What was taken when a change was accepted in this page; never asked for. */
export const chargeQuery = ({ id }: ProposalRef) =>
  queryOptions({
    queryKey: [...proposalKey(id), 'charge'],
    queryFn: (): Charge | null => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The newest change of each item that waits for a decision; the canvas shows it beside the chat. */
export const usePendingProposals = create<{ readonly pending: Readonly<Record<string, Proposal>> }>()(() => ({
  pending: {},
}))

export const addPending = (proposal: Proposal): void =>
  usePendingProposals.setState(({ pending }) => ({ pending: { ...pending, [proposal.itemId]: proposal } }))

const dropPending = ({ id, itemId }: ProposalRef): void =>
  usePendingProposals.setState(({ pending }) => {
    if (pending[itemId]?.id !== id) return { pending }
    const { [itemId]: _, ...others } = pending
    return { pending: others }
  })

const settle = (client: QueryClient, decided: Proposal): void => {
  client.setQueryData(proposalKey(decided.id), decided)
  dropPending(decided)
}

/** Accepts a change and lets lists, canvas and balance read what it made. Throws AppError. */
export const accept = async (client: QueryClient, { id, itemId }: ProposalRef): Promise<void> => {
  const { data } = await call(acceptProposal, { params: { id: itemId, proposalId: id } })
  const { pointsDeducted, balanceAfter, ...decided } = data
  const charge: Charge | null =
    pointsDeducted === null || balanceAfter === null ? null : { pointsDeducted, balanceAfter }
  client.setQueryData<Charge | null>([...proposalKey(id), 'charge'], () => charge)
  settle(client, decided)
  await readAgain(client, itemId)
  void client.invalidateQueries({ queryKey: itemKeys.lists })
  void client.invalidateQueries({ queryKey: pointsKey })
}

export const reject = async (client: QueryClient, { id, itemId }: ProposalRef): Promise<void> => {
  const { data } = await call(rejectProposal, { params: { id: itemId, proposalId: id } })
  settle(client, data)
}
