import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

import { sessionKey } from '#core/auth/client/session.ts'
import { tellOfItem } from '#core/items/client/item-notice.ts'
import { itemKeys } from '#core/items/client/items.api.ts'
import { pointsKey } from '#core/points/client/points.api.ts'
import type { Account } from '#features/account/client/index.tsx'
import { chatSessionsKey, listenToReplies, useChatRoom } from '#features/chat/client/index.tsx'

import { layoutNow, useLayout } from '../layout/layout-store.ts'
import { openItem } from '../canvas/open-item.ts'

/**
 * A finished reply opens its item and brings the lists and the balance up to date. Who has gone on to another chat keeps
 * what stands in the canvas: there the item is told, with a key that opens it.
 */
export const useReplies = (): void => {
  const queries = useQueryClient()
  useEffect(() => {
    listenToReplies({
      onReply: ({ item, balanceAfter }, isOurs, sessionId) => {
        if (item && isOurs) {
          const open = (): void => openItem(queries, item)
          if (useChatRoom.getState().chat.sessionId === sessionId) open()
          else if (layoutNow().activeItemId !== item.id)
            tellOfItem({
              title: item.title,
              text: 'Sudah jadi, dari chat yang lain.',
              action: { label: 'Buka', run: open },
            })
        }
        void queries.invalidateQueries({ queryKey: chatSessionsKey })
        void queries.invalidateQueries({ queryKey: sessionKey })
        if (item) void queries.invalidateQueries({ queryKey: itemKeys.lists })
        if (balanceAfter !== null) void queries.invalidateQueries({ queryKey: pointsKey })
      },
      onSessionEnded: () => void queries.invalidateQueries({ queryKey: sessionKey }),
    })
  }, [queries])
}

/**
 * What one person had open is not shown to the next one in this browser. A session that merely ended takes nothing
 * away: chat and letter stay until somebody signs in, and stay for good where that is the same person.
 */
export const useOwnerChange = ({ phase, user, signOuts }: Account): void => {
  const queries = useQueryClient()
  const closeCanvas = useLayout((layout) => layout.closeCanvas)
  const { forgetAll } = useChatRoom()
  const owner = useRef<string | null>(null)
  const uid = user?.uid ?? null

  const forget = useCallback(() => {
    owner.current = null
    queries.removeQueries({ queryKey: pointsKey })
    queries.removeQueries({ queryKey: itemKeys.all })
    queries.removeQueries({ queryKey: chatSessionsKey })
    closeCanvas()
    forgetAll()
  }, [queries, closeCanvas, forgetAll])

  useEffect(() => {
    if (signOuts > 0) forget()
  }, [signOuts, forget])

  useEffect(() => {
    if (phase === 'loading' || uid === null) return
    if (owner.current !== null && owner.current !== uid) forget()
    owner.current = uid
    void queries.invalidateQueries({ queryKey: itemKeys.all })
    void queries.invalidateQueries({ queryKey: chatSessionsKey })
  }, [phase, uid, queries, forget])
}
