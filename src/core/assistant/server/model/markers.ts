import type { ItemKind } from '#core/items/shared/kinds.ts'

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

/** The kind that the markers of a model's own text name (P1 §4.5); null where there is none. */
export const markedKind = (text: string): ItemKind | null => kindRules.find(({ holds }) => holds(text))?.kind ?? null

/** All of them at once: what one leaves behind must not be read as another. */
const any = new RegExp(
  [website, pos, presentation, letter, analysis].map(({ source }) => `(?:${source})`).join('|'),
  'gi',
)

/** The words as they may be shown. */
export const withoutMarkers = (text: string): string => text.replace(any, '')

const anyTitled = [presentation, letter, analysis]

/**
 * Takes the markers out of words that come in pieces. What may still become a marker is held back: the last word,
 * and a marker's line until it ends. All that `push` and `end` give, joined, is `withoutMarkers` of the whole.
 */
export const createMarkerFilter = (): { push(words: string): string; end(): string } => {
  let held = ''

  /** How many characters of `held` are settled. */
  const settled = (): number => {
    const lastBreak = held.lastIndexOf('\n') + 1
    const line = held.slice(lastBreak)
    const marker = anyTitled.map((one) => line.search(one)).filter((at) => at >= 0)
    if (marker.length > 0) return lastBreak + Math.min(...marker)
    return held.length - (/\S*$/.exec(line)?.[0].length ?? 0)
  }

  return {
    push: (words) => {
      held += words
      const upTo = settled()
      const ready = held.slice(0, upTo)
      held = held.slice(upTo)
      return withoutMarkers(ready)
    },
    end: () => {
      const rest = withoutMarkers(held)
      held = ''
      return rest
    },
  }
}
