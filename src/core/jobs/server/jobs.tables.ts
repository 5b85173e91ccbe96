import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

/** `waiting`: its turn comes at `run_at`; `running`: a server has promised to work on it until `lease_until`. */
export const jobStates = ['waiting', 'running', 'done', 'failed'] as const
export type JobState = (typeof jobStates)[number]

/** Work that goes on after a restart, on whichever server is free. Written in the transaction that orders it. */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** What makes ordering twice harmless: one job for each name and key. */
    key: text('key').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    state: text('state', { enum: jobStates }).notNull(),
    /** How often a server has begun it; also the fence against one that has lost its lease. */
    attempts: integer('attempts').notNull().default(0),
    runAt: instant('run_at').notNull(),
    serverId: text('server_id'),
    leaseUntil: instant('lease_until'),
    /** Name and code of the last failure, never what an owner wrote. */
    failure: text('failure'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.name, table.key),
    index('jobs_open')
      .on(table.runAt)
      .where(sql`${table.state} in ('waiting', 'running')`),
    check('jobs_state_known', sql`${table.state} in (${sql.raw(jobStates.map((state) => `'${state}'`).join(', '))})`),
    check(
      'jobs_running_has_server',
      sql`(${table.state} = 'running') = (${table.serverId} is not null and ${table.leaseUntil} is not null)`,
    ),
  ],
)
