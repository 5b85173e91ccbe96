import { and, arrayContains, eq, notExists } from 'drizzle-orm'

import { type BusinessProfile, businessProfile } from '#core/assistant/shared/business-profile.ts'
import type { Database, Reader } from '#core/db/server/database.ts'
import { storableJson } from '#core/text/shared/storable-text.ts'

import { accountMemory, accountProfiles } from './account.tables.ts'

export interface StoredProfile {
  readonly profile: BusinessProfile
  readonly updatedAt: Date
}

/** The owner's profile; null where nothing was saved. Fields that came later are empty. */
export const readProfile = async (reader: Reader, userId: string): Promise<StoredProfile | null> => {
  const [row] = await reader.select().from(accountProfiles).where(eq(accountProfiles.userId, userId))
  return row ? { profile: businessProfile.parse(row.profile), updatedAt: row.updatedAt } : null
}

/** The profile as far as the assistant may use it; null where nothing was saved or its owner has switched it off. */
export const readUsableProfile = async (database: Database, userId: string): Promise<BusinessProfile | null> => {
  const isOff = database
    .select({ off: accountMemory.off })
    .from(accountMemory)
    .where(and(eq(accountMemory.userId, userId), arrayContains(accountMemory.off, ['profile'])))
  const [row] = await database
    .select()
    .from(accountProfiles)
    .where(and(eq(accountProfiles.userId, userId), notExists(isOff)))
    .prepare('account_usable_profile')
    .execute()
  return row ? businessProfile.parse(row.profile) : null
}

/** Saves the whole profile over what was there. */
export const writeProfile = async (
  database: Database,
  userId: string,
  given: BusinessProfile,
  now: Date,
): Promise<StoredProfile> => {
  const profile = storableJson(given) as BusinessProfile
  await database
    .insert(accountProfiles)
    .values({ userId, profile, updatedAt: now })
    .onConflictDoUpdate({ target: accountProfiles.userId, set: { profile, updatedAt: now } })
  return { profile, updatedAt: now }
}
