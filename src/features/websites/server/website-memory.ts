import { and, desc, eq, isNull } from 'drizzle-orm'

import type { MemoryKeeper } from '#core/assistant/server/memory.ts'
import type { RememberedSite } from '#core/assistant/shared/memory/owner-memory.ts'
import { items, itemVersions } from '#core/items/server/items.tables.ts'

import { readSiteContent } from '../shared/site-content.ts'

/** Bounds of what is read for one message. */
const mostSites = 10
const mostOffers = 300

/** What the websites remember for the assistant: the owner's newest sites, what they offer and where they are live. */
export const websiteMemory: MemoryKeeper = {
  sources: ['items'],
  recall: async (reader, { ownerId }) => {
    const rows = await reader
      .select({ id: items.id, title: items.title, metadata: items.metadata, content: itemVersions.content })
      .from(items)
      .innerJoin(itemVersions, and(eq(itemVersions.itemId, items.id), eq(itemVersions.version, items.version)))
      .where(and(eq(items.ownerId, ownerId), eq(items.kind, 'website'), isNull(items.deletedAt)))
      .orderBy(desc(items.createdAt), desc(items.id))
      .limit(mostSites)
      .prepare('websites_newest_sites')
      .execute()
    const sites = rows.flatMap(({ id, title, metadata, content }): RememberedSite[] => {
      const site = readSiteContent(content)
      if (site === null) return []
      const { businessInfo: info } = site
      const { websiteUrl } = metadata
      const offers = site.content.flatMap((block) =>
        block.type === 'Goods' || block.type === 'Services'
          ? block.props.items.map(({ name, price }) => ({ name, price }))
          : [],
      )
      return [
        {
          id,
          name: info.name || title,
          url: typeof websiteUrl === 'string' && websiteUrl !== '' ? websiteUrl : null,
          address: info.address,
          phone: info.phone || info.whatsapp,
          offers: offers.slice(0, mostOffers),
        },
      ]
    })
    return { sites }
  },
}
