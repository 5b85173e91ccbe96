import { eq } from 'drizzle-orm'

import { jsonFile, type PersonalData } from '#core/auth/server/personal-data.ts'

import { accountMemory, accountProfiles, accountTopUps } from './account.tables.ts'
import { readMemoryOff } from './memory-switches.ts'
import { readProfile } from './profile.repo.ts'
import { toTopUp } from './top-ups.repo.ts'

/** The business profile, what the assistant shall not use, and the top ups. Settled top ups are books of ours and stay without the person's name. */
export const profileData: PersonalData = {
  read: async (reader, userId) => {
    const stored = await readProfile(reader, userId)
    const topUps = await reader.select().from(accountTopUps).where(eq(accountTopUps.userId, userId))
    const off = await readMemoryOff(reader, userId)
    return [
      ...(stored ? [jsonFile('profil-usaha.json', stored.profile)] : []),
      ...(off.length > 0 ? [jsonFile('yang-tidak-dipakai-asisten.json', off)] : []),
      ...(topUps.length > 0
        ? [
            jsonFile(
              'top-up.json',
              topUps.map((row) => toTopUp(row)),
            ),
          ]
        : []),
    ]
  },
  erase: async (tx, userId) => {
    await tx.delete(accountMemory).where(eq(accountMemory.userId, userId))
    await tx.delete(accountProfiles).where(eq(accountProfiles.userId, userId))
  },
}
