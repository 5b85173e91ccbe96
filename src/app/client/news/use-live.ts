import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { itemKeys } from '#core/items/client/items.api.ts'
import { live } from '#core/live/client/live.ts'
import type { LiveTopic } from '#core/live/shared/live-events.ts'
import { pointsKey } from '#core/points/client/points.api.ts'
import type { Account } from '#features/account/client/index.tsx'
import { chatSessionsKey } from '#features/chat/client/index.tsx'

/** What is asked for again when something of a topic changed; an open item looks after itself. */
const keysOf: Readonly<Record<LiveTopic, readonly QueryKey[]>> = {
  items: [itemKeys.lists],
  chats: [chatSessionsKey],
  points: [pointsKey],
  reply: [],
  pos: [['pos']],
  websites: [['websites']],
}
const allTopics = Object.keys(keysOf) as LiveTopic[]

/** Changes come in bursts: lists are asked for once, this long after the first of them. */
const burst = 100

/**
 * Lists and balance follow what happens in other tabs and on other servers (ITEM-07). A tab that nobody looks at
 * catches up when it is looked at again.
 */
export const useLive = ({ user, isGuest }: Account): void => {
  const queries = useQueryClient()
  const owner = user?.uid ?? (isGuest ? 'guest' : null)

  useEffect(() => {
    if (owner === null) return
    const stale = new Set<LiveTopic>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const catchUp = (): void => {
      timer = undefined
      if (document.visibilityState === 'hidden') return
      for (const topic of stale) for (const queryKey of keysOf[topic]) void queries.invalidateQueries({ queryKey })
      stale.clear()
    }
    const catchUpSoon = (): void => {
      if (stale.size > 0) timer ??= setTimeout(catchUp, burst)
    }
    const stopListening = live.listen((news) => {
      if (news.type === 'ready') for (const topic of allTopics) stale.add(topic)
      if (news.type === 'change') stale.add(news.change.topic)
      catchUpSoon()
    })
    document.addEventListener('visibilitychange', catchUpSoon)
    const leave = live.join(owner)
    return () => {
      leave()
      stopListening()
      document.removeEventListener('visibilitychange', catchUpSoon)
      clearTimeout(timer)
    }
  }, [owner, queries])
}
