import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'
import { sql } from 'drizzle-orm'

import { type Difference, proposalStates } from '../shared/proposals.contract.ts'
import { items } from './items.tables.ts'

/** Changes that the assistant has proposed: patches of the kind, applied when the owner accepts. */
export const itemProposals = pgTable(
  'item_proposals',
  {
    id: text('id').primaryKey(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    /** The kind's own patch; only the kind reads it. */
    changes: jsonb('changes').$type<unknown>().notNull(),
    summary: text('summary').notNull(),
    differences: jsonb('differences').$type<Difference[]>().notNull(),
    /** The paid action of accepting; null where it is free. */
    action: text('action'),
    state: text('state', { enum: proposalStates }).notNull(),
    version: integer('version'),
    pointsDeducted: integer('points_deducted'),
    balanceAfter: integer('balance_after'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    check(
      'item_proposals_state_known',
      sql`${table.state} in (${sql.raw(proposalStates.map((state) => `'${state}'`).join(', '))})`,
    ),
    check('item_proposals_accepted_has_version', sql`(${table.state} = 'accepted') = (${table.version} is not null)`),
    index('item_proposals_of_item').on(table.itemId),
  ],
)
