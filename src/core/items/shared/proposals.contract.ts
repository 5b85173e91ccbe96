import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** What a change does in one place, as the owner reads it; empty `before` is something new, empty `after` a removal. */
export const difference = z.object({ label: z.string(), before: z.string(), after: z.string() })
export type Difference = z.infer<typeof difference>

export const proposalStates = ['pending', 'accepted', 'rejected'] as const

export const proposal = z.object({
  id: z.string(),
  itemId: z.string(),
  /** One sentence: what would change. */
  summary: z.string(),
  differences: z.array(difference),
  state: z.enum(proposalStates),
  /** What accepting costs; null where it is free. */
  price: z.nullable(z.int()),
  /** The version that accepting wrote; null before. */
  version: z.nullable(z.int()),
  /** The kind's own patch, for editors that draw it where it would be. */
  changes: z.optional(z.unknown()),
})
export type Proposal = z.infer<typeof proposal>

const byProposal = z.object({ id: z.string(), proposalId: z.string() })

/** GET /api/items/:id/proposals/:proposalId: a change that the assistant has proposed. */
export const getProposal = defineContract({
  method: 'get',
  path: '/api/items/:id/proposals/:proposalId',
  access: 'user',
  summary: 'A change that the assistant has proposed',
  params: byProposal,
  response: succeeded(proposal),
})

/**
 * POST …/accept: applies the change to the item as it stands now, writes a version by 'AI' and takes the points, in one
 * transaction and once: accepting again answers the same. 409 `proposal_outdated` where the changed place is gone.
 */
export const acceptProposal = defineContract({
  method: 'post',
  path: '/api/items/:id/proposals/:proposalId/accept',
  access: 'user',
  summary: 'Accepts a proposed change',
  params: byProposal,
  response: succeeded(z.extend(proposal, { pointsDeducted: z.nullable(z.int()), balanceAfter: z.nullable(z.int()) })),
})

/** POST …/reject: nothing changes and nothing is charged. A change that was accepted stays accepted. */
export const rejectProposal = defineContract({
  method: 'post',
  path: '/api/items/:id/proposals/:proposalId/reject',
  access: 'user',
  summary: 'Rejects a proposed change',
  params: byProposal,
  response: succeeded(proposal),
})
