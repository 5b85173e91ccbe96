import type { ItemKind } from '#core/items/shared/kinds.ts'

/**
 * The markers by which an assistant's text names what it is (P1 §4.5, §5). One home: the chat reads finished replies by
 * them, the model adapter takes them out of words that stream.
 */

/** `nama_surat: Judul`: the mark and, to the end of its line, the title. */
const titled = (names: string): RegExp =>
  new RegExp(`[*_\`"']{0,3}(?<![a-z0-9_])(?:${names})(?![a-z0-9_])[*_\`"']{0,3}(?:[ \\t]*[:=][ \\t]*[^\\n]*)?`, 'i')
const bare = (names: string): RegExp => new RegExp(`@?(?<![a-z0-9_])(?:${names})(?![a-z0-9_])@?`, 'i')

const website = bare('tukang_web')
const pos = bare('tukang_bikin_pos|pos_system')
const presentation = titled('nama_ppt')
const letter = titled('nama_surat')
const analysis = titled('nama_(?:analisis|research)')
const slides = /\bPPT\b/i
const firstSlide = /(?<![a-z0-9])Slide 1:/i

/** The order of P1 §4.5: the first rule that holds names the kind. */
const kindRules: readonly { readonly kind: ItemKind; readonly holds: (text: string) => boolean }[] = [
  { kind: 'website', holds: (text) => website.test(text) },
  { kind: 'pos', holds: (text) => pos.test(text) },
  {
    kind: 'presentation',
    holds: (text) => presentation.test(text) || (letter.test(text) && slides.test(text)) || firstSlide.test(text),
  },
  { kind: 'document', holds: (text) => letter.test(text) },
  { kind: 'analysis', holds: (text) => analysis.test(text) },
]

/** The kind that the markers of a text name (P1 §4.5); null where there is none. */
export const markedKind = (text: string): ItemKind | null => kindRules.find(({ holds }) => holds(text))?.kind ?? null

/** All of them at once: what one leaves behind must not be read as another. */
const any = new RegExp(
  [website, pos, presentation, letter, analysis].map(({ source }) => `(?:${source})`).join('|'),
  'gi',
)

/** The words as they may be shown. */
export const withoutMarkers = (text: string): string => text.replace(any, '')

/** The markers that stand before a title. */
export const titledMarkers: readonly RegExp[] = [presentation, letter, analysis]

/** The title that a marker gives; null where none does. */
export const markedTitle = (text: string): string | null => {
  for (const marker of titledMarkers) {
    const said = marker.exec(text)?.[0].split(/[:=]/).slice(1).join(':')
    const title = said?.replace(/^["'*_`\s]+|["'*_`,;\s]+$/g, '')
    if (title) return title
  }
  return null
}
