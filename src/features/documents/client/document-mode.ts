import { useState } from 'react'
import * as z from 'zod/mini'

import type { CanvasType } from '#core/items/shared/kinds.ts'
import { browserStorage } from '#core/ui/client/browser-storage.ts'

/** The ways of looking at one document: its sheet, its sheet with fonts and pages, its text, and what is printed. */
export const documentModes = ['page', 'docs', 'markdown', 'preview'] as const
export type DocumentMode = (typeof documentModes)[number]

export const modeNames = {
  page: 'Halaman',
  docs: 'Halaman + huruf',
  markdown: 'Markdown',
  preview: 'Pratinjau',
} as const satisfies Record<DocumentMode, string>

const key = 'juragan.tampilan-dokumen'
const mostKept = 50
const kept = z.array(z.tuple([z.string(), z.enum(documentModes)]))

const readKept = (): z.infer<typeof kept> => {
  const text = browserStorage.read(key)
  if (text === null) return []
  try {
    const parsed = z.safeParse(kept, JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    // Somebody else's words under our key: as if nothing had been kept.
    return []
  }
}

/** What each canvas type opens with (P2 §2.3-2.5). */
export const modeOfType = (type: CanvasType): DocumentMode =>
  type === 'workspace-document' ? 'markdown' : type === 'google-docs' ? 'docs' : 'page'

/** Keeps how this browser looks at one document. */
export const keepMode = (id: string, mode: DocumentMode): void => {
  const others = readKept().filter(([itemId]) => itemId !== id)
  browserStorage.write(key, JSON.stringify([[id, mode], ...others].slice(0, mostKept)))
}

/** How this browser looks at one document; the item itself is not changed by it (CANVAS-02). */
export const useDocumentMode = (id: string, type: CanvasType): [DocumentMode, (mode: DocumentMode) => void] => {
  const [mode, setMode] = useState(() => readKept().find(([itemId]) => itemId === id)?.[1] ?? modeOfType(type))
  const choose = (next: DocumentMode): void => {
    setMode(next)
    keepMode(id, next)
  }
  return [mode, choose]
}
