import { type DocumentNode, type inlineMarks, safeHref } from './document-content.ts'

type InlineMark = (typeof inlineMarks)[number]

const markers: readonly (readonly [InlineMark, string])[] = [
  ['bold', '**'],
  ['underline', '__'],
  ['italic', '*'],
]

const textNode = (text: string, marks: readonly InlineMark[]): DocumentNode =>
  marks.length > 0 ? { type: 'text', text, marks: marks.map((type) => ({ type })) } : { type: 'text', text }

/** `[kata](https://toko.id)`; an address that may not be stored leaves the words as they were typed. */
const linkPattern = /\[([^[\]\n]+)\]\(([^()\s]+)\)/y

const linkAt = (text: string, at: number): { words: string; href: string; end: number } | null => {
  if (text[at] !== '[') return null
  linkPattern.lastIndex = at
  const [whole = '', words = '', address = ''] = linkPattern.exec(text) ?? []
  const href = safeHref(address)
  return whole === '' || href === null || words.trim() === '' ? null : { words, href, end: at + whole.length }
}

const withLink = (node: DocumentNode, href: string): DocumentNode => ({
  ...node,
  marks: [...(node.marks ?? []), { type: 'link', attrs: { href } }],
})

/** A marker opens only before a visible character, and closes only after one; `2 * 3` stays as it is. */
const opensAt = (text: string, at: number, marker: string): boolean => /\S/.test(text[at + marker.length] ?? '')

const closingOf = (text: string, from: number, marker: string): number => {
  for (let at = text.indexOf(marker, from); at !== -1; at = text.indexOf(marker, at + 1)) {
    if (!/\S/.test(text[at - 1] ?? '')) continue
    // Of three stars the last two end the bold text: the first one ends the italic text inside it.
    if (marker === '**' && text[at + 2] === '*' && text[at + 3] !== '*') return at + 1
    // A single star must not be half of a double one.
    const double = marker === '*' && (text[at + 1] === '*' || text[at - 1] === '*')
    if (!double) return at
  }
  return -1
}

const parseRuns = (text: string, marks: readonly InlineMark[]): DocumentNode[] => {
  const nodes: DocumentNode[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push(textNode(plain, marks))
    plain = ''
  }
  let at = 0
  while (at < text.length) {
    const link = linkAt(text, at)
    if (link) {
      flush()
      nodes.push(...parseRuns(link.words, marks).map((node) => withLink(node, link.href)))
      at = link.end
      continue
    }
    const found = markers.find(([name, marker]) => !marks.includes(name) && text.startsWith(marker, at))
    const end = found && opensAt(text, at, found[1]) ? closingOf(text, at + found[1].length + 1, found[1]) : -1
    if (found && end !== -1) {
      flush()
      nodes.push(...parseRuns(text.slice(at + found[1].length, end), [...marks, found[0]]))
      at = end + found[1].length
    } else if (found) {
      // An unbalanced mark is text: both its characters at once, so that `**` is not read again as `*`.
      plain += found[1]
      at += found[1].length
    } else {
      plain += text[at]
      at += 1
    }
  }
  flush()
  return nodes
}

/** One line of DOC-12 text to text nodes: `**bold**`, `*italic*`, `__underline__`; unbalanced marks stay as typed. */
export const parseInline = (text: string): DocumentNode[] => parseRuns(text, [])

/** A paragraph from text; single line breaks become hard breaks. */
export const paragraph = (text: string): DocumentNode => {
  const content = text.split('\n').flatMap((line, index) => {
    const nodes = parseInline(line)
    return index === 0 ? nodes : [{ type: 'hardBreak' }, ...nodes]
  })
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}

/** Paragraphs are split on blank lines (DOC-12). */
export const paragraphs = (text: string): DocumentNode[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(paragraph)

const hasMark = (node: DocumentNode, name: InlineMark): boolean =>
  node.marks?.some(({ type }) => type === name) ?? false

/** Marks touch words, never the spaces around them: `** kata**` would not be read back as bold. */
const wrap = (text: string, marker: string): string => {
  const words = text.trim()
  if (words === '') return text
  const start = text.indexOf(words)
  return text.slice(0, start) + marker + words + marker + text.slice(start + words.length)
}

const writeRuns = (nodes: readonly DocumentNode[], left: typeof markers): string => {
  const [first, ...rest] = left
  if (!first) return nodes.map(({ text }) => text ?? '').join('')
  const [name, marker] = first
  const groups: DocumentNode[][] = []
  for (const node of nodes) {
    const group = groups.at(-1)
    if (group?.[0] && hasMark(group[0], name) === hasMark(node, name)) group.push(node)
    else groups.push([node])
  }
  return groups
    .map((group) => {
      const text = writeRuns(group, rest)
      return group[0] && hasMark(group[0], name) ? wrap(text, marker) : text
    })
    .join('')
}

const hrefOf = (node: DocumentNode): string | null =>
  safeHref(node.marks?.find(({ type }) => type === 'link')?.attrs?.['href'])

/** Words of one link together, in its brackets; what could not be read back as a link is written as plain words. */
const writeLinks = (nodes: readonly DocumentNode[]): string => {
  const groups: { href: string | null; nodes: DocumentNode[] }[] = []
  for (const node of nodes) {
    const href = hrefOf(node)
    const last = groups.at(-1)
    if (last?.href === href) last.nodes.push(node)
    else groups.push({ href, nodes: [node] })
  }
  return groups
    .map(({ href, nodes: inside }) => {
      const words = writeRuns(inside, markers)
      const link = href === null ? '' : `[${words}](${href})`
      return linkAt(link, 0)?.end === link.length && link !== '' ? link : words
    })
    .join('')
}

/** Inline nodes back to DOC-12 text; `parseInline` of the result gives the same words in the same styles. */
export const writeInline = (nodes: readonly DocumentNode[]): string => {
  const lines: DocumentNode[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'hardBreak') lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines.map(writeLinks).join('\n')
}

/** The plain words of a node and all below it. */
export const plainText = (node: DocumentNode): string =>
  node.type === 'hardBreak' ? '\n' : (node.text ?? '') + (node.content ?? []).map(plainText).join('')
