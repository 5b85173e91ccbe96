import { createStore, get, update } from 'idb-keyval'

import { localUserId } from '#core/ui/client/local-user-id.ts'

import { cleanUp, emptyShelf, type LocalShelf, readShelf } from './local-items.ts'

const store = () => createStore('juragan-items', 'shelves')
let opened: ReturnType<typeof store> | null = null
const shelves = (): ReturnType<typeof store> => (opened ??= store())

/** Each person's items on this device lie apart (OPS-08: the local id names storage and nothing else). */
const keyOf = (owner: string): string => `${localUserId()} ${owner}`

/** What this device keeps for a person; nothing where it keeps nothing or cannot be read. */
export const shelfOf = async (owner: string): Promise<LocalShelf> => {
  try {
    return readShelf(await get<unknown>(keyOf(owner), shelves()))
  } catch {
    return emptyShelf
  }
}

/**
 * Changes what is kept, in one step, so that two tabs do not write over one another, and cleans up when it is due. Null
 * where this browser keeps nothing (private window, full disk): nothing was changed then.
 */
export const changeShelf = async (
  owner: string,
  change: (shelf: LocalShelf) => LocalShelf,
): Promise<LocalShelf | null> => {
  let after = emptyShelf
  try {
    await update<unknown>(
      keyOf(owner),
      (stored) => {
        after = cleanUp(change(readShelf(stored)), new Date())
        return after
      },
      shelves(),
    )
    return after
  } catch {
    return null
  }
}
