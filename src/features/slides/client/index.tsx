import { lazy } from 'react'

import type { KindEditor } from '#core/items/client/editor-props.ts'

/** The presenter's window, a page of its own; what draws slides is loaded with the first of both. */
export const PresenterPage = lazy(async () => ({
  default: (await import('./presenter/presenter-page.tsx')).PresenterPage,
}))

/** The presentation kind in the canvas. The editor is loaded with the first deck. */
export const slideEditor: KindEditor = {
  Editor: lazy(async () => ({ default: (await import('./cloud-deck.tsx')).DeckCanvas })),
  saveDelay: () => 2_000,
  takesNewContent: true,
  readableText: async (content) => (await import('./deck-text.ts')).deckText(content),
}
