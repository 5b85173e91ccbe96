import type { QueryClient } from '@tanstack/react-query'

import { call } from '#core/http/client/call.ts'
import { itemKeys } from '#core/items/client/items.api.ts'
import type { ItemSummary } from '#core/items/shared/item.ts'
import { getItem } from '#core/items/shared/items.contract.ts'
import { chatsAhead, chatSessionsKey, readChatAhead } from '#features/chat/client/index.tsx'

import { browserStorage } from '#core/ui/client/browser-storage.ts'
import { localUserId } from '#core/ui/client/local-user-id.ts'
import { mostKept } from '../offline/kept-reading.ts'

/** Between two fetches, in milliseconds: what the owner does comes first. */
const between = 250
/** A change is fetched this long after it, in milliseconds: typing makes many. */
const afterChange = 15_000

/** What is kept already and in which state: an item's version, a chat's last change. */
type Stamps = Readonly<Record<string, string>>

const stampsKey = (owner: string): string => `juragan:ahead:v1:${localUserId()}:${owner}`

/** Reads what a browser stored; whatever cannot be read is nothing, and fetched once more. */
export const readStamps = (text: string | null): Stamps => {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface Wanted {
  readonly id: string
  readonly stamp: string
  readonly fetch: () => Promise<unknown>
}

const wantedItems = (queries: QueryClient, signal: AbortSignal): readonly Wanted[] =>
  (queries.getQueryData<ItemSummary[]>(itemKeys.list()) ?? [])
    .slice(0, mostKept)
    .map(({ id, version, lastModified }) => ({
      id,
      stamp: `${version} ${lastModified}`,
      fetch: () => call(getItem, { params: { id }, signal }),
    }))

const wantedChats = async (signal: AbortSignal): Promise<readonly Wanted[]> =>
  (await chatsAhead(mostKept, signal)).map(({ sessionId, updatedAt }) => ({
    id: sessionId,
    stamp: updatedAt,
    fetch: () => readChatAhead(sessionId, signal),
  }))

const round = async (queries: QueryClient, owner: string, signal: AbortSignal): Promise<void> => {
  const all = [...wantedItems(queries, signal), ...(await wantedChats(signal))]
  const known = readStamps(browserStorage.read(stampsKey(owner)))
  const kept: Record<string, string> = {}
  for (const { id, stamp, fetch } of all) {
    if (known[id] !== stamp) {
      await pause(between, signal)
      if (signal.aborted) return
      // An item that has just gone is no reason to leave the others out.
      const isHere = await fetch().then(
        () => true,
        () => false,
      )
      if (!isHere) continue
    }
    kept[id] = stamp
    browserStorage.write(stampsKey(owner), JSON.stringify({ ...known, ...kept }))
  }
  browserStorage.write(stampsKey(owner), JSON.stringify(kept))
}

/**
 * Reads the newest chats and items ahead, so that they are on the device when the network is gone; once at the start and
 * a while after the lists have changed. Ends with the signal.
 */
export const fetchAhead = async (queries: QueryClient, owner: string, signal: AbortSignal): Promise<void> => {
  let isStale = true
  const stopListening = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.fetchStatus !== 'idle') return
    const [name] = query.queryKey
    if (name === itemKeys.all[0] || name === chatSessionsKey[0]) isStale = true
  })
  signal.addEventListener('abort', stopListening)
  while (!signal.aborted) {
    if (isStale && document.visibilityState === 'visible') {
      isStale = false
      await round(queries, owner, signal).catch(() => undefined)
    }
    await pause(afterChange, signal)
  }
}
