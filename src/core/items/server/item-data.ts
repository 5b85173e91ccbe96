import { eq, inArray } from 'drizzle-orm'

import { jsonFile, pathPart, type PersonalData } from '#core/auth/server/personal-data.ts'
import { getItem, listItems } from './items.repo.ts'
import { items, itemVersions } from './items.tables.ts'
import type { KindStores } from './kind-store.ts'
import { itemProposals } from './proposals.tables.ts'
import { itemShares } from './shares.tables.ts'

/** The person's items: the newest content as JSON and, where the kind writes text, as text. */
export const itemData = (kinds: KindStores): PersonalData => ({
  read: async (reader, userId) => {
    const files = await Promise.all(
      (await listItems(reader, userId)).map(async ({ id, kind, title }) => {
        const found = await getItem(reader, userId, id)
        const store = kinds[kind]
        const item = { ...found, content: store.parseContent(found.content) }
        const whole = store.viewContent ? { ...item, content: await store.viewContent(reader, item) } : item
        const path = `item/${kind}/${pathPart(title)} ${id}`
        const text = await store.exports.txt?.(whole, reader)
        return [
          jsonFile(`${path}.json`, whole),
          ...(text ? [{ path: `${path}.txt`, text: Buffer.from(text.bytes).toString('utf8') }] : []),
        ]
      }),
    )
    const shares = await reader
      .select({
        item: items.title,
        createdAt: itemShares.createdAt,
        expiresAt: itemShares.expiresAt,
        revokedAt: itemShares.revokedAt,
        views: itemShares.views,
      })
      .from(itemShares)
      .innerJoin(items, eq(items.id, itemShares.itemId))
      .where(eq(items.ownerId, userId))
      .orderBy(itemShares.createdAt)
    return [...files.flat(), ...(shares.length > 0 ? [jsonFile('item/tautan-bagikan.json', shares)] : [])]
  },
  erase: async (tx, userId) => {
    const own = tx.select({ id: items.id }).from(items).where(eq(items.ownerId, userId))
    await tx.delete(itemShares).where(inArray(itemShares.itemId, own))
    await tx.delete(itemProposals).where(inArray(itemProposals.itemId, own))
    await tx.delete(itemVersions).where(inArray(itemVersions.itemId, own))
    await tx.delete(items).where(eq(items.ownerId, userId))
  },
})
