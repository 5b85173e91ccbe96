import { sql } from 'drizzle-orm'

import type { Tx } from '#core/db/server/database.ts'
import { noticeSql } from '#core/live/server/notices.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { jobs } from './jobs.tables.ts'

/** Tells every server that there is work. */
export const jobsTopic = 'server:jobs'

export interface SentJob {
  readonly key: string
  /** Not begun before; by default at once. */
  readonly runAt?: Date
}

/**
 * Orders a job as part of `tx`: it is there exactly if the transaction commits. The same name and key again orders
 * nothing. True where this call has ordered it.
 */
export const sendJob = async (tx: Tx, name: string, payload: unknown, { key, runAt }: SentJob): Promise<boolean> => {
  const sent = await tx
    .insert(jobs)
    .values({
      id: newId('job'),
      name,
      key,
      payload,
      state: 'waiting',
      runAt: runAt ?? sql`now()`,
      createdAt: sql`now()`,
    })
    .onConflictDoNothing({ target: [jobs.name, jobs.key] })
    .returning({ told: noticeSql({ userId: '', topic: jobsTopic, id: name }) })
  return sent.length === 1
}
