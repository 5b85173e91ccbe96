import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { instant } from '#core/db/server/columns.ts'

/** An owner's Supabase account. Tokens are sealed with the secret key; the table alone opens nothing. */
export const supabaseConnections = pgTable(
  'supabase_connections',
  {
    ownerId: text('owner_id').primaryKey(),
    /** SHA-256 of the handle that browsers get in place of a token. */
    handleHash: text('handle_hash').notNull(),
    accessToken: text('access_token').notNull(),
    refreshToken: text('refresh_token').notNull(),
    accessUntil: instant('access_until').notNull(),
    /** The project that is used; null as long as the account has none. */
    projectRef: text('project_ref'),
    projectName: text('project_name'),
    connectedAt: instant('connected_at').notNull(),
    /** Somebody sets the project up until then; a set-up that died is taken over afterwards. */
    busyUntil: instant('busy_until'),
  },
  (table) => [
    unique('supabase_connections_handle').on(table.handleHash),
    check('supabase_connections_project_whole', sql`(${table.projectRef} is null) = (${table.projectName} is null)`),
  ],
)
