import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import type { BusinessProfile } from '#core/assistant/shared/business-profile.ts'

/** One business for each owner, as its profile says. */
export const accountProfiles = pgTable('account_profiles', {
  userId: text('user_id').primaryKey(),
  profile: jsonb('profile').$type<BusinessProfile>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
})
