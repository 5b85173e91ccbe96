import {
  type DocumentContent,
  type DocumentNode,
  inlineMarks,
  letterBlocks,
  type TextLook,
  textLook,
} from '../shared/content/document-content.ts'
import { LetterBox } from './letter-box.ts'
import { linkAddress } from './nodes/link-mark.ts'
import { partNode } from './part-json.ts'

/** Lines above and below the text of every page, and whether the pages are numbered. */
export type PageLines = NonNullable<DocumentContent['page']>

/** The editor's document: the body, with the letter data as an attribute of its root so that both share one undo. */
export interface EditorDocument {
  readonly type: 'doc'
  readonly attrs: { readonly letter: LetterBox; readonly look: TextLook | null; readonly page?: PageLines | null }
  readonly content: DocumentNode[]
}

const textBlocks = new Set(['paragraph', 'heading'])
const lists = new Set(['bulletList', 'orderedList'])
const atoms: ReadonlySet<string> = new Set(letterBlocks)
const knownMarks: ReadonlySet<string> = new Set(inlineMarks)

/** A mark of the schema; a style that says nothing is none, and so is a link that leads nowhere. */
const knownMark = ({ type, attrs }: NonNullable<DocumentNode['marks']>[number]): NonNullable<DocumentNode['marks']> => {
  if (knownMarks.has(type)) return [{ type }]
  if (type === 'link') {
    const href = typeof attrs?.['href'] === 'string' ? linkAddress(attrs['href']) : null
    return href === null ? [] : [{ type, attrs: { href } }]
  }
  const look = type === 'textStyle' ? textLook(attrs) : {}
  return Object.keys(look).length > 0 ? [{ type, attrs: { ...look } }] : []
}

const inline = (node: DocumentNode): DocumentNode[] => {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
  if (node.type === 'text') {
    if (!node.text) return []
    const marks = (node.marks ?? []).flatMap(knownMark)
    return [marks.length > 0 ? { type: 'text', text: node.text, marks } : { type: 'text', text: node.text }]
  }
  return (node.content ?? []).flatMap(inline)
}

const textBlock = (type: string, attrs: DocumentNode['attrs'], content: readonly DocumentNode[]): DocumentNode => {
  const inside = content.flatMap(inline)
  return { type, ...(attrs ? { attrs } : {}), ...(inside.length > 0 ? { content: inside } : {}) }
}

const listItem = (node: DocumentNode): DocumentNode => {
  const content = blocks(node.type === 'listItem' ? (node.content ?? []) : [node])
  const [first] = content
  return { type: 'listItem', content: first?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content] }
}

const known = (attrs: DocumentNode['attrs'], ...names: readonly string[]): DocumentNode['attrs'] => {
  const kept = Object.entries(attrs ?? {}).filter(
    ([name, value]) => names.includes(name) && value !== null && value !== undefined,
  )
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

const headingLevel = (attrs: DocumentNode['attrs']): number => {
  const level = attrs?.['level']
  return level === 1 || level === 2 ? level : 3
}

/** Nodes as the editor's schema knows them; what it does not know keeps its text. */
export const blocks = (nodes: readonly DocumentNode[]): DocumentNode[] => {
  const found: DocumentNode[] = []
  let loose: DocumentNode[] = []
  const flush = (): void => {
    if (loose.length > 0) found.push(textBlock('paragraph', undefined, loose))
    loose = []
  }
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'hardBreak') {
      loose.push(node)
      continue
    }
    flush()
    const part = partNode(node, blocks)
    if (part !== undefined) found.push(...part)
    else if (node.type === 'heading') {
      const attrs = { ...known(node.attrs, 'textAlign'), level: headingLevel(node.attrs) }
      found.push(textBlock('heading', attrs, node.content ?? []))
    } else if (textBlocks.has(node.type)) {
      found.push(textBlock(node.type, known(node.attrs, 'textAlign'), node.content ?? []))
    } else if (lists.has(node.type)) {
      const items = (node.content ?? []).map(listItem)
      const start = node.attrs?.['start']
      const attrs = typeof start === 'number' && start !== 1 ? { start } : undefined
      if (items.length > 0) found.push({ type: node.type, ...(attrs ? { attrs } : {}), content: items })
    } else if (atoms.has(node.type)) found.push({ type: node.type })
    else found.push(...blocks(node.content ?? []))
  }
  flush()
  return found
}

/** Page lines that say something; undefined where they say nothing. */
export const pageLines = (page: PageLines | null | undefined): PageLines | undefined => {
  const header = page?.header?.trim()
  const footer = page?.footer?.trim()
  const lines = {
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
    ...(page?.numbers === false ? { numbers: false } : {}),
  }
  return Object.keys(lines).length > 0 ? lines : undefined
}

/** Stored content as the editor opens it. */
export const toEditor = ({ letter, look, page, body }: DocumentContent): EditorDocument => {
  const content = blocks(body.content ?? [])
  return {
    type: 'doc',
    attrs: { letter: new LetterBox(letter), look: look ? textLook(look) : null, page: pageLines(page) ?? null },
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  }
}

/** The editor's document as stored: letter and body apart, without the editor's own defaults. */
export const fromEditor = ({ attrs, content }: EditorDocument): DocumentContent => storedContent(attrs, blocks(content))

/** Content of its parts. */
export const storedContent = (attrs: EditorDocument['attrs'], content: DocumentNode[]): DocumentContent => {
  const page = pageLines(attrs.page)
  return {
    schema: 1,
    letter: attrs.letter.letter,
    ...(attrs.look && Object.keys(attrs.look).length > 0 ? { look: attrs.look } : {}),
    ...(page ? { page } : {}),
    body: { type: 'doc', content },
  }
}
