import { markedKind, markedTitle, withoutMarkers } from '#core/assistant/shared/reply-markers.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'

export interface ParsedReply {
  /** The kind that the reply's markers name; null for plain words. */
  readonly kind: ItemKind | null
  /** The title that a marker gives (`nama_surat: …`), null where there is none. */
  readonly title: string | null
  /** The words to show, markers removed. */
  readonly text: string
}

/** What is shown when a reply consists of markers only (P1 §4.5). */
export const madeText = (title: string): string => `${title} berhasil dibuat! Membuka editor...`

const fallbackTitles: Record<ItemKind, string> = {
  document: 'Dokumen',
  presentation: 'Presentasi',
  analysis: 'Analisis',
  website: 'Website',
  pos: 'POS System',
}

/**
 * Reads the markers of a reply (CHAT-07). Text without a marker comes back untouched. `title` is used in the default
 * text where the markers name none.
 */
export const parseReply = (reply: string, title: string | null = null): ParsedReply => {
  const kind = markedKind(reply)
  if (kind === null) return { kind, title: null, text: reply }
  const ownTitle = markedTitle(reply)
  const without = withoutMarkers(reply)
  if (without === reply) return { kind, title: ownTitle, text: reply }
  const text = without
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { kind, title: ownTitle, text: text === '' ? madeText(title ?? ownTitle ?? fallbackTitles[kind]) : text }
}
