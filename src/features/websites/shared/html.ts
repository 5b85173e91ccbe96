/** Markup that was written by us, or made of parts that were escaped. Nothing else becomes part of a page. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | false | null | undefined | readonly Part[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Signs that no page may hold: controls, and the marks that turn the direction of what follows. */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- these signs are the matter of the rule
  /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu

/** Text as it stands in an element or in a quoted attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll(unprintable, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

const written = (part: Part): string => {
  if (part === false || part === null || part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part))
  if (Array.isArray(part)) return part.map(written).join('')
  return (part as Markup).markup
}

/** Line ends of our own templates are for their readers; between tags a page does without them. */
const tight = (text: string): string =>
  text.replaceAll(/(^|>)?\s*\n\s*(<|>|$)?/g, (_, before?: string, after?: string) =>
    before === undefined && after === undefined ? ' ' : `${before ?? ''}${after ?? ''}`,
  )

const tightened = new WeakMap<TemplateStringsArray, readonly string[]>()

const partsOf = (fixed: TemplateStringsArray): readonly string[] => {
  const known = tightened.get(fixed)
  if (known) return known
  const parts = fixed.map(tight)
  tightened.set(fixed, parts)
  return parts
}

/** A piece of a page: what stands in `${…}` is escaped unless it is markup itself; lists are joined. */
export const html = (fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: partsOf(fixed).reduce((page, text, index) => page + written(parts[index - 1]) + text),
})

/** Markup that is ours as a whole: a drawing, a style sheet. Never for anything an owner typed. */
export const ours = (markup: string): Markup => ({ markup })

/** Data inside a `<script>` of data: no word of it can end the element or open a comment. */
export const scriptData = (value: unknown): Markup => ({
  markup: JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`),
})
