import type { Item, ItemSummary } from '#core/items/shared/item.ts'

/** An item as the server lists it; a test says only what matters to it. */
export const summaryOf = (facts: Partial<ItemSummary> = {}): ItemSummary => ({
  id: 'itm_1',
  kind: 'document',
  type: 'document',
  title: 'Surat',
  description: '',
  status: 'done',
  url: null,
  source: 'chat',
  fromBackend: true,
  pointsDeducted: null,
  balanceAfter: null,
  metadata: {},
  version: 1,
  createdAt: '2026-11-21T07:00:00.000Z',
  lastModified: '2026-11-21T07:00:00.000Z',
  userId: 'usr_1',
  ...facts,
})

/** The same with its content. */
export const itemOf = (content: unknown, facts: Partial<ItemSummary> = {}): Item => ({ ...summaryOf(facts), content })
