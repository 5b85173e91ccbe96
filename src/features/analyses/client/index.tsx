import { lazy } from 'react'

import type { KindEditor } from '#core/items/client/editor-props.ts'

/** The analysis kind in the canvas. The editor is loaded with the first analysis. */
export const analysisEditor: KindEditor = {
  Editor: lazy(async () => ({ default: (await import('./analysis-editor.tsx')).AnalysisEditor })),
  saveDelay: () => 2_000,
  readableText: async (content) => (await import('./readable-text.ts')).readableText(content),
}
