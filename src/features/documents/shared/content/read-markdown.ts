import type { DocumentNode } from './document-content.ts'
import { parseInline } from './inline-text.ts'

const heading = /^(#{1,3})\s+(.*)$/
const bullet = /^[-*•]\s(.*)$/
const numbered = /^(\d{1,9})[.)]\s(.*)$/
/** A line that the bridge wrote behind a backslash, because it looks like a mark. */
const escaped = /^\\(?=\\*(?:[-*•]\s|\d{1,9}[.)]\s|#{1,3}\s|\s*$))/

/** Lists deeper than this are read as plain lines: nobody writes them, and reading must end. */
const deepestList = 12

const paragraphOf = (lines: readonly string[]): DocumentNode => {
  const content = lines.flatMap((line, index) => {
    const nodes = parseInline(line.replace(escaped, ''))
    return index === 0 ? nodes : [{ type: 'hardBreak' }, ...nodes]
  })
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}

interface ItemStart {
  readonly type: 'bulletList' | 'orderedList'
  readonly number: number
  readonly rest: string
  readonly indent: number
}

const itemStart = (line: string): ItemStart | null => {
  const point = bullet.exec(line)
  if (point) return { type: 'bulletList', number: 1, rest: point[1] ?? '', indent: 2 }
  const counted = numbered.exec(line)
  if (!counted) return null
  const [, digits = '1', rest = ''] = counted
  return { type: 'orderedList', number: Number(digits), rest, indent: digits.length + 2 }
}

const listItem = (lines: readonly string[], depth: number): DocumentNode => {
  const [first = ''] = lines
  const blocks = lines.length === 1 && first === '' ? [] : readLines(lines, depth + 1)
  return { type: 'listItem', content: blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks] }
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

const readLines = (lines: readonly string[], depth: number): DocumentNode[] => {
  const blocks: DocumentNode[] = []
  let plain: string[] = []
  const flush = (): void => {
    if (plain.length > 0) blocks.push(paragraphOf(plain))
    plain = []
  }
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? ''
    const title = heading.exec(line)
    const start = depth < deepestList ? itemStart(line) : null
    if (title) {
      flush()
      const content = parseInline(title[2] ?? '')
      const level = title[1]?.length ?? 1
      blocks.push({ type: 'heading', attrs: { level }, ...(content.length > 0 ? { content } : {}) })
      at += 1
    } else if (start) {
      flush()
      const items: DocumentNode[] = []
      for (let next: ItemStart | null = start; next?.type === start.type; next = itemStart(lines[at] ?? '')) {
        const inside = [next.rest]
        at += 1
        while (at < lines.length && indentOf(lines[at] ?? '') >= 2) {
          const inner = lines[at] ?? ''
          inside.push(inner.slice(Math.min(indentOf(inner), next.indent)))
          at += 1
        }
        items.push(listItem(inside, depth))
      }
      const attrs = start.type === 'orderedList' && start.number !== 1 ? { attrs: { start: start.number } } : {}
      blocks.push({ type: start.type, ...attrs, content: items })
    } else {
      plain.push(line)
      at += 1
    }
  }
  flush()
  return blocks
}

/** One chunk of Markdown (no blank line in it) as blocks of a body: headings, lists, paragraphs. */
export const readMarkdown = (chunk: string): DocumentNode[] => readLines(chunk.split('\n'), 0)
