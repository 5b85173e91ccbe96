import { lazy } from 'react'

import type { KindEditor } from '#core/items/client/editor-props.ts'

/** The POS kind in the canvas: its set-up as long as it has no place for its data, the shop afterwards. */
export const posEditor: KindEditor = {
  Editor: lazy(async () => ({ default: (await import('./pos-editor.tsx')).PosEditor })),
  // Nothing is typed into the item itself: the shop's data is saved by its own calls.
  saveDelay: () => 2_000,
  readableText: async () => '',
}
