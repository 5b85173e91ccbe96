import { useEffect } from 'react'

import { useMarkedPart } from '#core/items/client/marked-part.ts'

import { layoutNow } from './layout-store.ts'

/** A part that was marked in an editor is talked about in the chat: on a phone the chat comes over the canvas (CHAT-15). */
export const useMarkedTalk = (isPhone: boolean): void => {
  const marked = useMarkedPart((state) => state.marked)
  useEffect(() => {
    if (marked && isPhone) layoutNow().setChatOver(true)
  }, [marked, isPhone])
}
