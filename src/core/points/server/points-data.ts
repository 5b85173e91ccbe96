import { asc, eq } from 'drizzle-orm'

import { jsonFile, type PersonalData } from '#core/auth/server/personal-data.ts'
import { pointEntries } from './points.tables.ts'

/** Every entry of the person's points. They stay when the account goes: the ledger is never changed (POINT-05). */
export const pointsData: PersonalData = {
  read: async (reader, userId) => {
    const rows = await reader
      .select()
      .from(pointEntries)
      .where(eq(pointEntries.userId, userId))
      .orderBy(asc(pointEntries.position))
    return [
      jsonFile(
        'poin.json',
        rows.map(({ id, points, balanceAfter, action, label, itemId, createdAt }) => ({
          id,
          points,
          balanceAfter,
          action,
          label,
          itemId,
          createdAt,
        })),
      ),
    ]
  },
  erase: async () => undefined,
}
