import type { Database } from '#core/db/server/database.ts'
import { askingPerson, type RequestContext, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import * as contracts from '../shared/proposals.contract.ts'
import type { KindStores } from './kind-store.ts'
import { acceptProposal, readProposal, rejectProposal } from './proposals.repo.ts'

export interface ProposalRoutesDependencies {
  readonly database: Database
  readonly kinds: KindStores
  readonly clock: () => Date
}

const whichOf = ({ id, proposalId }: { id: string; proposalId: string }, request: RequestContext) => ({
  ownerId: askingPerson(request),
  itemId: id,
  proposalId,
})

/** Deciding about changes that the assistant has proposed. */
export const proposalRoutes = ({ database, kinds, clock }: ProposalRoutesDependencies): Route[] => {
  return [
    route(contracts.getProposal, async ({ params }, request) =>
      ok(await readProposal(database, whichOf(params, request))),
    ),
    route(contracts.acceptProposal, async ({ params }, request) => {
      const which = whichOf(params, request)
      const { proposal, ...charge } = await database.transaction((tx) => acceptProposal(tx, kinds, which, clock()))
      return ok({ ...proposal, ...charge })
    }),
    route(contracts.rejectProposal, async ({ params }, request) => {
      const which = whichOf(params, request)
      return ok(await database.transaction((tx) => rejectProposal(tx, which, clock())))
    }),
  ]
}
