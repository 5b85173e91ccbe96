import { lazy } from 'react'

import type { KindEditor } from '#core/items/client/editor-props.ts'

/** The presentation kind in the canvas. The editor is loaded with the first deck. */
export const slideEditor: KindEditor = {
  Editor: lazy(async () => ({ default: (await import('./cloud-deck.tsx')).DeckCanvas })),
  saveDelay: () => 2_000,
  readableText: async (content) => (await import('./deck-text.ts')).deckText(content),
}
