import type { ItemKind } from '#core/items/shared/kinds.ts'

export interface ParsedReply {
  /** The kind that the reply's markers name; null for plain words. */
  readonly kind: ItemKind | null
  /** The title that a marker gives (`nama_surat: …`), null where there is none. */
  readonly title: string | null
  /** The words to show, markers removed. */
  readonly text: string
}

/** `nama_surat: "Judul"` up to the end of its line, or the bare word. */
const named = (name: string): RegExp =>
  new RegExp(
    `[*_\`"']{0,3}(?<![a-z0-9_])${name}(?![a-z0-9_])[*_\`"']{0,3}(?:[ \\t]*[:=][ \\t]*(?<title>[^\\n]*))?`,
    'i',
  )
const bare = (tokens: string): RegExp => new RegExp(`@?(?<![a-z0-9_])(?:${tokens})(?![a-z0-9_])@?`, 'i')

const website = bare('tukang_web')
const pos = bare('tukang_bikin_pos|pos_system')
const presentation = named('nama_ppt')
const letter = named('nama_surat')
const analysis = named('nama_(?:analisis|research)')
const slides = /\bPPT\b/i
const firstSlide = /(?<![a-z0-9])Slide 1:/i

/** The order of P1 §4.5: the first rule that holds names the kind. */
const rules: readonly { readonly kind: ItemKind; readonly holds: (text: string) => boolean }[] = [
  { kind: 'website', holds: (text) => website.test(text) },
  { kind: 'pos', holds: (text) => pos.test(text) },
  {
    kind: 'presentation',
    holds: (text) => presentation.test(text) || (letter.test(text) && slides.test(text)) || firstSlide.test(text),
  },
  { kind: 'document', holds: (text) => letter.test(text) },
  { kind: 'analysis', holds: (text) => analysis.test(text) },
]

const markers = [website, pos, presentation, letter, analysis].map((marker) => new RegExp(marker.source, 'gi'))

const cleanTitle = (raw: string | undefined): string | null => raw?.replace(/^["'*_`\s]+|["'*_`,;\s]+$/g, '') || null

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
  const kind = rules.find(({ holds }) => holds(reply))?.kind ?? null
  if (kind === null) return { kind, title: null, text: reply }
  const found = [presentation, letter, analysis].map((marker) => cleanTitle(marker.exec(reply)?.groups?.['title']))
  const ownTitle = found.find((one) => one !== null) ?? null
  const without = markers.reduce((text, marker) => text.replace(marker, ''), reply)
  if (without === reply) return { kind, title: ownTitle, text: reply }
  const text = without
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { kind, title: ownTitle, text: text === '' ? madeText(title ?? ownTitle ?? fallbackTitles[kind]) : text }
}
