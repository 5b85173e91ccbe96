import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#core/db/server/database.ts'
import type { LiveTopic } from '../shared/live-events.ts'

/** What servers tell each other and no browser is told. */
export type ServerTopic = `server:${string}`

/** Something changed for a person. Only names and ids travel, never what an owner wrote. */
export interface Notice {
  readonly userId: string
  readonly topic: LiveTopic | ServerTopic
  /** The id of what changed; '' where many things did. */
  readonly id: string
}

/** The PostgreSQL channel of all notices. */
export const channel = 'juragan_live'

/** The call that sends a notice, to be part of a larger statement. */
export const noticeSql = ({ userId, topic, id }: Notice): SQL =>
  sql`pg_notify(${channel}, ${JSON.stringify([userId, topic, id])})`

/** Tells every server, once `tx` has committed; a transaction that is undone tells nothing. */
export const publish = async (tx: Reader, ...notices: readonly [Notice, ...Notice[]]): Promise<void> => {
  await tx.execute(sql`select ${sql.join(notices.map(noticeSql), sql`, `)}`)
}

/** A payload of the channel; null for one that is not ours. */
export const readNotice = (payload: string | undefined): Notice | null => {
  try {
    const parsed: unknown = JSON.parse(payload ?? '')
    if (!Array.isArray(parsed) || parsed.length !== 3 || parsed.some((part) => typeof part !== 'string')) return null
    const [userId, topic, id] = parsed as [string, Notice['topic'], string]
    return { userId, topic, id }
  } catch {
    // Whoever may use the database may also send on the channel; a stranger's words are no notice.
    return null
  }
}
