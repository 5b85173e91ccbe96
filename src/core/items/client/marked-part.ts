import { create } from 'zustand'

/** A part of an open item that the owner marked in its editor, to be talked about in the chat (CHAT-15). */
export interface MarkedPart {
  readonly itemId: string
  readonly text: string
  /** Where it stands, in the words of the item's kind. */
  readonly place: unknown
}

export const useMarkedPart = create<{ readonly marked: MarkedPart | null }>()(() => ({ marked: null }))

/** Hands a marked part to the chat, which shows it above the box to write in. */
export const markPart = (marked: MarkedPart): void => useMarkedPart.setState({ marked })

export const forgetMarkedPart = (): void => useMarkedPart.setState({ marked: null })
