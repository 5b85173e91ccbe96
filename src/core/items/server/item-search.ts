import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { SearchSource } from '#core/search/server/source.ts'
import { items, itemVersions } from './items.tables.ts'

/** As much of an item's text as can be found, in characters. */
const longestBody = 20_000

/** Ids, addresses, pictures and days as a program writes them are no words of the owner. */
const isProse = (text: string): boolean =>
  text.includes(' ') || (text.length <= 40 && !/[_:/]|^\d{4}-\d\d-\d\d$/.test(text))

/** Every text that stands anywhere in a content, in its order; what names the kind of a part is none. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return isProse(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && (name === 'type' || name === 'kind') ? [] : textsIn(part),
  )
}

/** Items as the search reads them: name, description and the words of the newest version. */
export const itemSearch: SearchSource = {
  name: 'item',
  readSince: async (reader, ownerId, since, limit) => {
    const rows = await reader
      .select({
        id: items.id,
        title: items.title,
        description: items.description,
        content: itemVersions.content,
        at: items.lastModified,
      })
      .from(items)
      .innerJoin(itemVersions, and(eq(itemVersions.itemId, items.id), eq(itemVersions.version, items.version)))
      .where(and(eq(items.ownerId, ownerId), gte(items.lastModified, since)))
      .orderBy(asc(items.lastModified), asc(items.id))
      .limit(limit)
    return rows.map(({ id, title, description, content, at }) => ({
      refId: id,
      groupId: id,
      body: [title, description, ...textsIn(content)].join('\n').slice(0, longestBody),
      at,
    }))
  },
  readGroups: async (reader, ownerId, ids) =>
    reader
      .select({ id: items.id, title: items.title, kind: items.kind })
      .from(items)
      .where(and(eq(items.ownerId, ownerId), isNull(items.deletedAt), inArray(items.id, [...ids]))),
}
