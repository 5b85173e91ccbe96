/**
 * A clipping as a page of its own that nothing of is ever shown. Its styles become data before it is read: even an unshown
 * page must not apply what our security policy forbids.
 */
export const readClipping = (html: string): HTMLElement =>
  new DOMParser().parseFromString(withoutStyles(html), 'text/html').body

/** The same HTML with its style sheets left out and its style attributes as `data-style`. */
export const withoutStyles = (html: string): string =>
  html
    .replaceAll(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])style(\s*=)/gi, '$1data-style$2'))

/** The few things that the style of a clipping may say. Read from its text: nothing of it is ever applied. */
export const styleOf = (element: Element, property: string): string => {
  const text = element.getAttribute('data-style') ?? ''
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(text)
  return (found?.[1] ?? '').trim().toLowerCase()
}

const isBold = (element: Element): boolean => /^(?:bold|bolder|[6-9]00)/.test(styleOf(element, 'font-weight'))
const isItalic = (element: Element): boolean => /^(?:italic|oblique)/.test(styleOf(element, 'font-style'))
const isUnderlined = (element: Element): boolean =>
  element.localName !== 'a' &&
  (/underline/.test(styleOf(element, 'text-decoration')) || /underline/.test(styleOf(element, 'text-decoration-line')))

const wrapInside = (element: Element, tag: string): void => {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

const inlineTags: ReadonlySet<string> = new Set(['span', 'font', 'b', 'strong', 'i', 'em', 'u', 'a'])

/** Bold, italic and underlined by style become tags; what only looks so (a `b` that is not bold) becomes plain. */
export const readInlineStyles = (root: Element): void => {
  for (const element of root.querySelectorAll('[data-style]')) {
    if (!inlineTags.has(element.localName)) continue
    const isNotBold = /^(?:normal|[1-4]00)/.test(styleOf(element, 'font-weight'))
    const isPlain = isNotBold && (element.localName === 'b' || element.localName === 'strong')
    const host = isPlain ? element.ownerDocument.createElement('span') : element
    if (isPlain) {
      host.append(...element.childNodes)
      element.replaceWith(host)
    }
    if (isBold(element)) wrapInside(host, 'strong')
    if (isItalic(element)) wrapInside(host, 'em')
    if (isUnderlined(element)) wrapInside(host, 'u')
  }
}

const aligns: ReadonlySet<string> = new Set(['center', 'right', 'justify'])

/** How a block stands, where it says so. */
export const alignOf = (element: Element): string | null => {
  const align = styleOf(element, 'text-align') || (element.getAttribute('align') ?? '').toLowerCase()
  const known = align === 'end' ? 'right' : align
  return aligns.has(known) ? known : null
}
