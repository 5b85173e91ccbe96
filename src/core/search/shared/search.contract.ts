import * as z from 'zod/mini'

import { defineContract, succeeded } from '#core/http/shared/contract.ts'

/** One find. `snippet` is the text around the first wanted word, without markup. */
export const searchHit = z.object({
  /** Which of the sources holds it: `chat` or `item`. */
  source: z.string(),
  /** The chat's session id, or the item's id. */
  id: z.string(),
  title: z.string(),
  snippet: z.string(),
  /** The item's kind; null for chats. */
  kind: z.nullable(z.string()),
  at: z.string(),
})
export type SearchHit = z.infer<typeof searchHit>

/** GET /api/search?q=…: the asking person's own chats and items, best first; finds words one typing mistake away. */
export const searchAll = defineContract({
  method: 'get',
  path: '/api/search',
  access: 'person',
  summary: 'Finds chats and items of whoever asks',
  query: z.object({
    q: z.string().check(z.maxLength(200)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  response: succeeded(z.object({ hits: z.array(searchHit) })),
})
