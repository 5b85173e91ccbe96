import type { Item } from '#core/items/shared/item.ts'

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** Whether the shop's data has a place already: a database, or a till that runs on one (resolutions 7). */
export const isConnected = ({ url, metadata }: Pick<Item, 'url' | 'metadata'>): boolean =>
  metadata['databaseConnected'] === true || isText(metadata['supabaseUrl']) || isText(metadata['posUrl']) || isText(url)

/** SIDE-11: set-up opens where it is required, or where there is no database; the POS canvas otherwise. */
export const needsSetup = (item: Pick<Item, 'status' | 'url' | 'metadata'>): boolean =>
  item.status === 'setup_required' || !isConnected(item)
