import { eq } from 'drizzle-orm'

import type { PersonalData } from '#core/auth/server/personal-data.ts'
import { pictureEnding } from './assets.repo.ts'
import { itemAssets } from './assets.tables.ts'

/** The pictures of a person's documents. */
export const assetData: PersonalData = {
  read: async (reader, userId) => {
    const rows = await reader
      .select({ id: itemAssets.id, mediaType: itemAssets.mediaType, bytes: itemAssets.bytes })
      .from(itemAssets)
      .where(eq(itemAssets.ownerId, userId))
    return rows.map(({ id, mediaType, bytes }) => ({ path: `gambar/${id}.${pictureEnding[mediaType]}`, bytes }))
  },
  erase: async (tx, userId) => {
    await tx.delete(itemAssets).where(eq(itemAssets.ownerId, userId))
  },
}
