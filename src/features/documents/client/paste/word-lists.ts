import { styleOf } from './pasted-style.ts'

/** A paragraph that Word draws as an item of a list: it knows its level and its mark, but is no list. */
interface WordItem {
  readonly element: Element
  readonly level: number
  readonly ordered: boolean
  readonly start: number
}

const numbered = /^\(?(\d{1,4}|[a-z]|[ivxlc]{1,6})[.)]/i

const itemOf = (element: Element): WordItem | null => {
  const list = styleOf(element, 'mso-list')
  const level = /level(\d+)/.exec(list)?.[1]
  if (level === undefined) return null
  const marks = [...element.querySelectorAll('span')].filter((span) => styleOf(span, 'mso-list') === 'ignore')
  const mark = (marks[0]?.textContent ?? '').trim()
  for (const span of marks) span.remove()
  const found = numbered.exec(mark)
  const count = Number(found?.[1])
  return {
    element,
    level: Math.min(9, Math.max(1, Number(level))),
    ordered: found !== null,
    start: Number.isInteger(count) && count > 0 ? count : 1,
  }
}

interface OpenList {
  readonly list: Element
  readonly level: number
  item: Element
}

/** Word's list paragraphs as lists, nested as deep as they are. */
export const readWordLists = (root: Element): void => {
  const page = root.ownerDocument
  let open: OpenList[] = []
  let last: Element | null = null
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(paragraph)
    if (!item) continue
    if (last === null || paragraph.previousElementSibling !== last) open = []
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop()
    const made = page.createElement('li')
    const words = page.createElement('p')
    words.append(...paragraph.childNodes)
    made.append(words)
    const tag = item.ordered ? 'ol' : 'ul'
    const current = open.at(-1)
    if (current?.level === item.level && current.list.localName === tag) {
      current.list.append(made)
      current.item = made
      paragraph.remove()
    } else {
      if (current?.level === item.level) open.pop()
      const list = page.createElement(tag)
      if (item.ordered && item.start > 1) list.setAttribute('start', String(item.start))
      list.append(made)
      const parent = open.at(-1)
      if (parent) {
        parent.item.append(list)
        paragraph.remove()
      } else paragraph.replaceWith(list)
      open.push({ list, level: item.level, item: made })
    }
    last = open[0]?.list ?? null
  }
}
