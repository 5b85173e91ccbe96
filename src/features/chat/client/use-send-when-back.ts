import { useEffect, useRef } from 'react'

import { useReachability } from '#core/http/client/reachability.ts'

import type { Chat } from './chat-store.ts'

/** What the owner sent while the server was out of reach goes there by itself when it is back, as the strip says. */
export const useSendWhenBack = (chat: Chat): void => {
  const isReachable = useReachability((reach) => reach.isReachable)
  const wasAway = useRef(false)
  useEffect(() => {
    if (isReachable && wasAway.current) void chat.sendWaiting()
    wasAway.current = !isReachable
  }, [chat, isReachable])
}
