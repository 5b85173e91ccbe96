import { alignOf, readClipping, readInlineStyles, styleOf } from './pasted-style.ts'
import { readTables } from './pasted-tables.ts'
import { readWordLists } from './word-lists.ts'

/** Nothing in here is text of the owner. */
const dropped =
  'script, style, meta, link, title, iframe, frame, object, embed, svg, math, video, audio, canvas, input, button, select, textarea, template, noscript, base, del'

const kept: ReadonlySet<string> = new Set([
  'href',
  'colspan',
  'rowspan',
  'start',
  'data-align',
  'data-colwidth',
  'data-asset',
  'data-alt',
  'data-width',
  'data-page-break',
])

const isPageBreak = (element: Element): boolean =>
  /always|page/.test(styleOf(element, 'page-break-before') + styleOf(element, 'break-before')) ||
  (element.localName === 'hr' && /always/.test(styleOf(element, 'page-break-after')))

const rename = (element: Element, tag: string): Element => {
  const other = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes)
    if (name === 'data-style' || name === 'align') other.setAttribute(name, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

const readBlocks = (root: Element): void => {
  for (const element of root.querySelectorAll('p.MsoTitle, p.MsoSubtitle')) {
    rename(element, element.className.includes('Subtitle') ? 'h2' : 'h1')
  }
  for (const element of root.querySelectorAll('h4, h5, h6')) rename(element, 'h3')
  for (const element of root.querySelectorAll('br, hr')) {
    if (!isPageBreak(element)) {
      if (element.localName === 'hr') element.remove()
      continue
    }
    const pause = root.ownerDocument.createElement('div')
    pause.setAttribute('data-page-break', '')
    const block = element.closest('p, span')
    // Word puts the break into a paragraph of its own.
    const home = block?.closest('p') ?? block
    if (home && (home.textContent ?? '').trim() === '') home.replaceWith(pause)
    else element.replaceWith(pause)
  }
  for (const element of root.querySelectorAll('p, h1, h2, h3, div, li')) {
    const align = alignOf(element)
    if (align !== null) element.setAttribute('data-align', align)
  }
}

/** Where a picture of a clipping is taken over: its data, its words; answers the id it gets, or null. */
export type TakePicture = (data: string, words: string) => string | null

/** Pictures that the clipping holds are taken over; those that only stand on some server are not fetched. */
const readPictures = (root: Element, take: TakePicture): number => {
  let missing = 0
  for (const image of root.querySelectorAll('img')) {
    const words = (image.getAttribute('alt') ?? '').slice(0, 300)
    const source = image.getAttribute('src') ?? ''
    const asset = source.startsWith('data:image/') ? take(source, words) : null
    if (asset === null) {
      // A pixel that only counts readers is missed by no one.
      if (Number(image.getAttribute('width') ?? 2) > 1) missing += 1
      image.remove()
      continue
    }
    const figure = root.ownerDocument.createElement('figure')
    figure.setAttribute('data-asset', asset)
    figure.setAttribute('data-alt', words)
    figure.setAttribute('data-width', '100')
    image.replaceWith(figure)
  }
  return missing
}

const stripAttributes = (root: Element): void => {
  for (const element of root.querySelectorAll('*')) {
    for (const { name } of Array.from(element.attributes)) if (!kept.has(name)) element.removeAttribute(name)
  }
}

const stripComments = (root: Element): void => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

export interface CleanClipping {
  readonly html: string
  /** Pictures that could not be taken over. */
  readonly missing: number
}

/**
 * A clipping of Word, Excel, Sheets, Docs or a page as plain structure: headings, lists, tables, bold, italic,
 * underlined, links, pictures it brought along. No style, class or script of it is left.
 */
export const cleanPaste = (html: string, take: TakePicture): CleanClipping => {
  const root = readClipping(html)
  for (const element of root.querySelectorAll(dropped)) element.remove()
  stripComments(root)
  readWordLists(root)
  readInlineStyles(root)
  readTables(root)
  readBlocks(root)
  const missing = readPictures(root, take)
  stripAttributes(root)
  return { html: root.innerHTML, missing }
}

const longestTable = 5_000

/** Rows of words between tabs, as a sheet gives them where it has no better: a table, or null for other text. */
export const tabbedTable = (text: string): string | null => {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const columns = (lines[0] ?? '').split('\t').length
  if (columns < 2 || lines.length < 2 || lines.length > longestTable) return null
  if (!lines.every((line) => line.split('\t').length === columns)) return null
  const page = document.implementation.createHTMLDocument('')
  const table = page.createElement('table')
  for (const line of lines) {
    const row = table.insertRow()
    for (const words of line.split('\t')) row.insertCell().textContent = words
  }
  return table.outerHTML
}
