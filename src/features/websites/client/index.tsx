import { lazy } from 'react'

import type { KindEditor } from '#core/items/client/editor-props.ts'

/** The website kind in the canvas. The builder and everything it needs is loaded with the first website. */
export const websiteEditor: KindEditor = {
  Editor: lazy(async () => ({ default: (await import('./website-editor.tsx')).WebsiteEditor })),
  saveDelay: () => 2_000,
  takesNewContent: true,
  readableText: async (content) => (await import('./readable-text.ts')).readableText(content),
}
