import { lazy } from 'react'

import type { KindEditor } from '#core/items/client/editor-props.ts'
import { lazyPart } from '#core/ui/client/lazy-part.ts'

export { createDocument } from './create-document.ts'
export { closeGenerator, openGenerator, useGeneratorDoor } from './generator/generator-door.ts'
export { GeneratorHost } from './generator/generator-host.tsx'
export { openWordLabel } from './word-import/open-word-label.ts'

/** 'Buka berkas Word': a file that the owner chooses becomes a document and opens. Loaded when it is asked for. */
export const openWordFile = async (open: (itemId: string) => void): Promise<void> =>
  (await import('./word-import/open-word-file.ts')).openWordFile(open)

/** The document kind in the canvas. The editor and everything it needs is loaded with the first document. */
export const documentEditor: KindEditor = {
  Editor: lazy(async () => ({ default: (await import('./document-editor.tsx')).DocumentEditor })),
  takesNewContent: true,
  saveDelay: ({ charCount = 0 }) => (charCount > 1_000 ? 5_000 : 3_000),
  readableText: async (content) => (await import('./readable-text.ts')).readableText(content),
}

/** The settings of letter numbers, loaded with the first look at them. */
export const numberSettings = lazyPart<object>(
  async () => (await import('./numbering/number-settings.tsx')).NumberSettings,
  ({ NumberSettings }) => NumberSettings,
)
