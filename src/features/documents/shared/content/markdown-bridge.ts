import { keptPairs } from '#core/text/shared/kept-pairs.ts'

import { type DocumentNode, letterBlocks } from './document-content.ts'
import { writeInline } from './inline-text.ts'
import { readMarkdown } from './read-markdown.ts'

/** Blocks that Markdown has no words for: those of the letter, tables, pictures, page breaks and stamp boxes. */
const wordless = [...letterBlocks, 'table', 'image', 'pageBreak', 'stampBox'] as const
export type WordlessBlock = (typeof wordless)[number]

/** A stretch of a body: prose that can be written as Markdown, or a block that never is. */
export type BodySegment =
  | { readonly kind: 'prose'; readonly from: number; readonly nodes: readonly DocumentNode[] }
  | { readonly kind: 'block'; readonly from: number; readonly block: WordlessBlock }

const isWordless = (type: string): type is WordlessBlock => wordless.some((block) => block === type)

/** The body in stretches; `from` is the place of the first node. Prose stands before, between and after the blocks. */
export const segmentsOf = (nodes: readonly DocumentNode[]): BodySegment[] => {
  const segments: BodySegment[] = []
  let start = 0
  nodes.forEach((node, at) => {
    if (!isWordless(node.type)) return
    if (at > start) segments.push({ kind: 'prose', from: start, nodes: nodes.slice(start, at) })
    segments.push({ kind: 'block', from: at, block: node.type })
    start = at + 1
  })
  if (start < nodes.length) segments.push({ kind: 'prose', from: start, nodes: nodes.slice(start) })
  return segments
}

/** What would be read as a mark of a block, or as no line at all, is written behind a backslash. */
const needsEscape = /^\\*(?:[-*•]\s|\d{1,9}[.)]\s|#{1,3}\s|\s*$)/

const linesOf = (node: DocumentNode): string[] =>
  writeInline(node.content ?? [])
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => (needsEscape.test(line) ? `\\${line}` : line))

const listLines = (node: DocumentNode): string[] => {
  const start = Number(node.attrs?.['start'] ?? 1)
  return (node.content ?? []).flatMap((item, index) => {
    const mark = node.type === 'orderedList' ? `${start + index}. ` : '- '
    const lines = (item.content ?? []).flatMap((child, at) => (at === 0 && isEmpty(child) ? [''] : blockLines(child)))
    return (lines.length > 0 ? lines : ['']).map((line, at) => (at === 0 ? mark : ' '.repeat(mark.length)) + line)
  })
}

const blockLines = (node: DocumentNode): string[] => {
  switch (node.type) {
    case 'heading': {
      const level = Number(node.attrs?.['level'])
      const words = writeInline(node.content ?? []).replaceAll(/\s*[\r\n]+\s*/g, ' ')
      return [`${'#'.repeat(level === 1 || level === 2 ? level : 3)} ${words}`]
    }
    case 'bulletList':
    case 'orderedList':
      return listLines(node)
    default:
      return linesOf(node)
  }
}

const isEmpty = (node: DocumentNode): boolean => node.type === 'paragraph' && (node.content ?? []).length === 0

/** Nodes that share one chunk of Markdown: a block, with the empty paragraphs after it, which Markdown cannot say. */
interface Group {
  readonly text: string
  readonly nodes: readonly DocumentNode[]
}

const groupsOf = (nodes: readonly DocumentNode[]): Group[] => {
  const groups: { text: string | null; nodes: DocumentNode[] }[] = []
  for (const node of nodes) {
    const last = groups.at(-1)
    const text = isEmpty(node) ? null : blockLines(node).join('\n')
    if (last && (text === null || last.text === null)) {
      last.nodes.push(node)
      last.text ??= text
    } else groups.push({ text, nodes: [node] })
  }
  return groups.map(({ text, nodes: inside }) => ({ text: text ?? '', nodes: inside }))
}

/** Prose as Markdown of DOC-12, blocks with a blank line between them. */
export const writeProse = (nodes: readonly DocumentNode[]): string =>
  groupsOf(nodes)
    .map(({ text }) => text)
    .join('\n\n')

const chunksOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .filter((chunk) => chunk.trim() !== '')

const textStyles = (node: DocumentNode): string[] =>
  node.type === 'text'
    ? [JSON.stringify(node.marks?.find(({ type }) => type === 'textStyle') ?? null)]
    : (node.content ?? []).flatMap(textStyles)

/** The font and size of a whole block, where all of its words share them. */
const sharedStyle = (node: DocumentNode): NonNullable<DocumentNode['marks']> => {
  const [first, ...others] = new Set(textStyles(node))
  const style = node.type !== 'hardBreak' && others.length === 0 && first ? JSON.parse(first) : null
  return style === null ? [] : [style]
}

const withMarks = (node: DocumentNode, marks: NonNullable<DocumentNode['marks']>): DocumentNode =>
  node.type === 'text'
    ? { ...node, marks: [...(node.marks ?? []), ...marks] }
    : { ...node, ...(node.content ? { content: node.content.map((child) => withMarks(child, marks)) } : {}) }

/** A changed block keeps what Markdown has no words for: its alignment, its font and its size. */
const inherit = (node: DocumentNode, old: DocumentNode | undefined): DocumentNode => {
  if (!old) return node
  const style = sharedStyle(old)
  const styled = style.length > 0 ? withMarks(node, style) : node
  const align = old.attrs?.['textAlign']
  const takesAlign = align !== undefined && (node.type === 'paragraph' || node.type === 'heading')
  return takesAlign ? { ...styled, attrs: { ...styled.attrs, textAlign: align } } : styled
}

/**
 * The prose of a changed Markdown text. Blocks whose Markdown is the same are the very nodes they were; a block that was
 * changed in place keeps its alignment and font. `before` is the prose that the text was written from.
 */
export const readProse = (text: string, before: readonly DocumentNode[]): DocumentNode[] => {
  const groups = groupsOf(before)
  const typed = chunksOf(text)
  // Empty paragraphs alone stay what they are.
  const chunks = typed.length === 0 && groups.every((group) => group.text === '') ? groups.map(() => '') : typed
  const old = groups.map((group) => group.text)
  const pairs = [...keptPairs(old, chunks), [old.length, chunks.length] as const]
  const result: DocumentNode[] = []
  let [lastOld, lastNew] = [0, 0]
  for (const [i, j] of pairs) {
    for (let at = 0; lastNew + at < j; at++) {
      const replaced = lastOld + at < i ? groups[lastOld + at] : undefined
      const written = replaced?.nodes.find((node) => !isEmpty(node))
      const read = readMarkdown(chunks[lastNew + at] ?? '')
      result.push(...read.map((node) => inherit(node, written)))
      if (replaced && replaced.text !== '') result.push(...replaced.nodes.filter(isEmpty))
    }
    result.push(...(groups[i]?.nodes ?? []))
    ;[lastOld, lastNew] = [i + 1, j + 1]
  }
  return result
}
