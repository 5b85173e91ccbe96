import { useEffect } from 'react'

import { useMarkedPart } from '#core/items/client/marked-part.ts'
import { useOfferedSheet } from '#core/sheets/client/offered-sheet.ts'

import { layoutNow } from '../layout/layout-store.ts'

/** A part that was marked in an editor, or a file that was chosen there, is talked about in the chat: on a phone the chat comes over the canvas (CHAT-15). */
export const useMarkedTalk = (isPhone: boolean): void => {
  const marked = useMarkedPart((state) => state.marked)
  const offered = useOfferedSheet((offer) => offer.file)
  useEffect(() => {
    if ((marked || offered) && isPhone) layoutNow().setChatOver(true)
  }, [marked, offered, isPhone])
}
