import { eq } from 'drizzle-orm'

import { jsonFile, type PersonalData } from '#core/auth/server/personal-data.ts'

import { accountProfiles, accountTopUps } from './account.tables.ts'
import { readProfile } from './profile.repo.ts'
import { toTopUp } from './top-ups.repo.ts'

/** The business profile and the top ups. Settled top ups are books of ours and stay without the person's name. */
export const profileData: PersonalData = {
  read: async (reader, userId) => {
    const stored = await readProfile(reader, userId)
    const topUps = await reader.select().from(accountTopUps).where(eq(accountTopUps.userId, userId))
    return [
      ...(stored ? [jsonFile('profil-usaha.json', stored.profile)] : []),
      ...(topUps.length > 0 ? [jsonFile('top-up.json', topUps.map(toTopUp))] : []),
    ]
  },
  erase: async (tx, userId) => {
    await tx.delete(accountProfiles).where(eq(accountProfiles.userId, userId))
  },
}
