import { and, eq, isNull } from 'drizzle-orm'

import type { Reader, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { publish } from '#core/live/server/notices.ts'
import { capture, reserve } from '#core/points/server/ledger.ts'
import { type PaidAction, prices } from '#core/points/shared/prices.ts'
import { storableJson, storableText } from '#core/text/shared/storable-text.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import type { Difference, Proposal } from '../shared/proposals.contract.ts'
import { getItem, saveItem } from './items.repo.ts'
import { items } from './items.tables.ts'
import type { KindStores } from './kind-store.ts'
import { itemProposals } from './proposals.tables.ts'

type ProposalRow = typeof itemProposals.$inferSelect

export interface NewProposal {
  readonly itemId: string
  /** The kind's own patch. */
  readonly changes: unknown
  readonly summary: string
  readonly differences: readonly Difference[]
  /** What accepting is charged as; null where it is free (resolutions 2). */
  readonly action: PaidAction | null
  readonly now: Date
}

const toProposal = (row: ProposalRow): Proposal => ({
  id: row.id,
  itemId: row.itemId,
  summary: row.summary,
  differences: row.differences,
  state: row.state,
  price: row.action === null ? null : prices[row.action as PaidAction],
  version: row.version,
  changes: row.changes,
})

/** Keeps a proposed change until its owner decides. */
export const insertProposal = async (tx: Tx, given: NewProposal): Promise<Proposal> => {
  const row: ProposalRow = {
    id: newId('proposal'),
    itemId: given.itemId,
    changes: storableJson(given.changes),
    summary: storableText(given.summary),
    differences: storableJson(given.differences) as Difference[],
    action: given.action,
    state: 'pending',
    version: null,
    pointsDeducted: null,
    balanceAfter: null,
    createdAt: given.now,
    decidedAt: null,
  }
  await tx.insert(itemProposals).values(row)
  return toProposal(row)
}

interface OwnProposal {
  readonly ownerId: string
  readonly itemId: string
  readonly proposalId: string
}

const ownProposal = ({ ownerId, itemId, proposalId }: OwnProposal) =>
  and(
    eq(itemProposals.id, proposalId),
    eq(itemProposals.itemId, itemId),
    eq(items.ownerId, ownerId),
    isNull(items.deletedAt),
  )

const selectOwn = (reader: Reader, which: OwnProposal) =>
  reader
    .select({ proposal: itemProposals })
    .from(itemProposals)
    .innerJoin(items, eq(items.id, itemProposals.itemId))
    .where(ownProposal(which))

/** A proposal of the owner's own item; `not_found` otherwise. */
export const readProposal = async (reader: Reader, which: OwnProposal): Promise<Proposal> => {
  const [found] = await selectOwn(reader, which)
  if (!found) throw new AppError('not_found')
  return toProposal(found.proposal)
}

/** The proposal and its item, locked until `tx` ends, so that two decisions follow each other. */
const lockProposal = async (tx: Tx, which: OwnProposal): Promise<ProposalRow> => {
  const [found] = await selectOwn(tx, which).for('update')
  if (!found) throw new AppError('not_found')
  return found.proposal
}

export interface Accepted {
  readonly proposal: Proposal
  readonly pointsDeducted: number | null
  readonly balanceAfter: number | null
}

const accepted = (row: ProposalRow): Accepted => ({
  proposal: toProposal(row),
  pointsDeducted: row.pointsDeducted,
  balanceAfter: row.balanceAfter,
})

const minute = 60

/**
 * Applies a proposed change to the item as it stands now, as a version by 'AI', and takes its price, all of it or
 * nothing. Accepting again answers the first acceptance. Throws `insufficient_points`, `proposal_outdated`.
 */
export const acceptProposal = async (tx: Tx, kinds: KindStores, which: OwnProposal, now: Date): Promise<Accepted> => {
  const row = await lockProposal(tx, which)
  if (row.state === 'accepted') return accepted(row)
  const item = await getItem(tx, which.ownerId, which.itemId)
  const store = kinds[item.kind]
  if (!store.applyChanges) throw new AppError('proposal_outdated', { message: `${item.kind} takes no changes` })
  const content = await store.applyChanges(store.parseContent(item.content), row.changes, { tx, item })
  const action = row.action as PaidAction | null
  const charge = action === null ? null : await pay(tx, which, action)
  const saved = await saveItem(tx, kinds, {
    ownerId: which.ownerId,
    id: item.id,
    baseVersion: item.version,
    title: store.titleAfter?.(item.title, row.changes),
    content,
    author: 'AI',
    now,
  })
  const change = {
    state: 'accepted' as const,
    version: saved.version,
    pointsDeducted: charge?.pointsDeducted ?? null,
    balanceAfter: charge?.balanceAfter ?? null,
    decidedAt: now,
  }
  await tx.update(itemProposals).set(change).where(eq(itemProposals.id, row.id))
  return accepted({ ...row, ...change })
}

const pay = async (tx: Tx, { ownerId, itemId, proposalId }: OwnProposal, action: PaidAction) => {
  await reserve(tx, { userId: ownerId, action, key: proposalId, ttlSeconds: minute })
  const charge = await capture(tx, { userId: ownerId, key: proposalId, itemId, metadata: { proposalId } })
  await publish(tx, { userId: ownerId, topic: 'points', id: itemId })
  return charge
}

/** Turns a pending proposal down; one that was accepted stays so. */
export const rejectProposal = async (tx: Tx, which: OwnProposal, now: Date): Promise<Proposal> => {
  const row = await lockProposal(tx, which)
  if (row.state !== 'pending') return toProposal(row)
  const change = { state: 'rejected' as const, decidedAt: now }
  await tx.update(itemProposals).set(change).where(eq(itemProposals.id, row.id))
  return toProposal({ ...row, ...change })
}
