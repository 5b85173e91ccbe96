import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type DocumentContent, type DocumentNode, type TextLook } from '../shared/content/document-content.ts'
import { plainText } from '../shared/content/inline-text.ts'
import { emptyLetter } from '../shared/letter/letter-facts.ts'
import { inlineNodes, usualLook } from './import-text.ts'
import type { WordBlock, WordDocument, WordInline, WordParagraph, WordTable } from './read-word-file.ts'

/** A picture of the file as it was stored; null where it could not be. */
export type StoredPicture = { readonly id: string; readonly width: number } | null

/** Lists deeper than this are written one level up: what is stored may only nest so far. */
const deepestList = 6

const aligns: Readonly<Record<string, string>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
}

const headingLevel = ({ style, list }: WordParagraph): number | null => {
  if (list) return null
  if (/^title$/i.test(style)) return 1
  const level = Number(/^heading ([1-9])$/i.exec(style)?.[1])
  return Number.isNaN(level) ? null : Math.min(3, level)
}

const isBlank = ({ content }: DocumentNode): boolean => (content ?? []).length === 0

/** The words alone: asked often on the way down, so it builds nothing. */
const textOf = (blocks: readonly WordBlock[]): string =>
  blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.children
            .map((child) => (child.type === 'text' ? child.text : child.type === 'break' ? ' ' : ''))
            .join('')
        : block.rows.map(({ cells }) => cells.map(({ children }) => textOf(children)).join(' ')).join(' '),
    )
    .join(' ')
    .trim()

const hasPicture = (blocks: readonly WordBlock[]): boolean =>
  blocks.some((block) => block.type === 'paragraph' && block.children.some(({ type }) => type === 'image'))

/** Tables in tables deeper than this are read as their words alone. */
const deepestTable = 3

/** Builds a document's body from what was read of a Word file. */
const createBuilder = (usual: TextLook, pictures: readonly StoredPicture[]) => {
  const pictureNode = (child: Extract<WordInline, { type: 'image' }>, align: string | null): DocumentNode => {
    const stored = pictures[child.image]
    const alt = child.alt.trim().slice(0, 300)
    if (!stored) {
      const words = alt === '' ? '[Gambar]' : `[Gambar: ${alt}]`
      return { type: 'paragraph', content: [{ type: 'text', text: words, marks: [{ type: 'italic' }] }] }
    }
    const side = align === 'center' || align === 'right' ? align : 'left'
    return { type: 'image', attrs: { asset: stored.id, alt, width: stored.width, align: side } }
  }

  /** A paragraph, with what breaks it: pictures and new pages stand between the parts of its text. */
  const paragraphNodes = (block: WordParagraph): DocumentNode[] => {
    const level = headingLevel(block)
    const align = aligns[block.align ?? ''] ?? null
    const attrs = { ...(level === null ? {} : { level }), ...(align === null ? {} : { textAlign: align }) }
    const textBlock = (children: readonly WordInline[]): DocumentNode => {
      const content = inlineNodes(children, usual, level !== null)
      return {
        type: level === null || content.length === 0 ? 'paragraph' : 'heading',
        ...(Object.keys(attrs).length > 0 && content.length > 0 ? { attrs } : {}),
        ...(content.length > 0 ? { content } : {}),
      }
    }
    const parts: DocumentNode[] = []
    let from = 0
    block.children.forEach((child, at) => {
      if (child.type !== 'image' && child.type !== 'pageBreak') return
      const before = textBlock(block.children.slice(from, at))
      if (!isBlank(before)) parts.push(before)
      parts.push(child.type === 'pageBreak' ? { type: 'pageBreak' } : pictureNode(child, align))
      from = at + 1
    })
    const rest = textBlock(block.children.slice(from))
    return parts.length > 0 && isBlank(rest) ? parts : [...parts, rest]
  }

  /** Paragraphs that follow each other in lists, as lists in lists. What a list cannot hold stands after it. */
  const listNodes = (items: readonly WordParagraph[]): DocumentNode[] => {
    const after: DocumentNode[] = []
    const build = (from: number, level: number): { nodes: DocumentNode[]; next: number } => {
      const nodes: DocumentNode[] = []
      let at = from
      while (at < items.length) {
        const item = items[at]
        const place = Math.min(item?.list?.level ?? 0, deepestList)
        if (!item || place < level) break
        const type = item.list?.ordered ? 'orderedList' : 'bulletList'
        const last = nodes.at(-1)
        // What stands deeper belongs to the item above it, whatever that one's list is.
        const list = last && (place > level || last.type === type) ? last : { type, content: [] as DocumentNode[] }
        if (list !== last) nodes.push(list)
        if (place > level) {
          const inner = build(at, level + 1)
          const parent = list.content?.at(-1)
          if (parent) parent.content?.push(...inner.nodes)
          else list.content?.push({ type: 'listItem', content: [{ type: 'paragraph' }, ...inner.nodes] })
          at = inner.next
        } else {
          const [first, ...others] = paragraphNodes(item)
          const isText = first?.type === 'paragraph'
          list.content?.push({ type: 'listItem', content: [isText ? first : { type: 'paragraph' }] })
          after.push(...(isText || !first ? others : [first, ...others]))
          at += 1
        }
      }
      return { nodes, next: at }
    }
    return [...build(0, 0).nodes, ...after]
  }

  /** `Nomor | : | 001`: how letters align their colons. They become lines, which the exports align again. */
  const fieldLines = (table: WordTable, depth: number): DocumentNode[] | null => {
    const isField = table.rows.every(
      ({ cells }) => cells.length >= 3 && cells.length <= 4 && textOf(cells[1]?.children ?? []) === ':',
    )
    if (!isField || table.rows.length === 0) return null
    const aside = table.rows.map(({ cells }) => textOf(cells[3]?.children ?? [])).filter((text) => text !== '')
    const lines = table.rows.flatMap(({ cells }, at): DocumentNode[] => {
      const value = blockNodes(cells[2]?.children ?? [], depth + 1).flatMap((node) => node.content ?? [])
      return [
        ...(at > 0 ? [{ type: 'hardBreak' }] : []),
        { type: 'text', text: `${textOf(cells[0]?.children ?? [])} : ` },
        ...value.filter(({ type }) => type === 'text' || type === 'hardBreak'),
      ]
    })
    return [
      ...(aside.length > 0
        ? [{ type: 'paragraph', attrs: { textAlign: 'right' }, content: [{ type: 'text', text: aside.join(' ') }] }]
        : []),
      { type: 'paragraph', content: lines },
    ]
  }

  /** What cells cannot hold: the words of inner tables stay, pictures stand after the table. */
  const cellContent = (blocks: readonly WordBlock[], depth: number, outside: DocumentNode[]): DocumentNode[] => {
    const nodes = blockNodes(blocks, depth + 1).flatMap((node): DocumentNode[] => {
      if (node.type === 'table')
        return (node.content ?? []).map((row) => ({
          type: 'paragraph',
          content: [{ type: 'text', text: (row.content ?? []).map(plainText).join(' | ') || ' ' }],
        }))
      if (node.type === 'heading') return [{ type: 'paragraph', ...(node.content ? { content: node.content } : {}) }]
      if (node.type === 'paragraph' || node.type === 'bulletList' || node.type === 'orderedList') return [node]
      if (node.type === 'stampBox')
        return [{ type: 'paragraph', content: [{ type: 'text', text: String(node.attrs?.['text'] ?? '') }] }]
      if (node.type === 'image') outside.push(node)
      return []
    })
    const written = nodes.filter((node) => node.type !== 'paragraph' || !isBlank(node))
    return written.length > 0 ? written : [{ type: 'paragraph' }]
  }

  const tableNodes = (table: WordTable, depth: number): DocumentNode[] => {
    if (depth > deepestTable) return [{ type: 'paragraph', content: [{ type: 'text', text: textOf([table]) || ' ' }] }]
    const fields = fieldLines(table, depth)
    if (fields) return fields
    const cells = table.rows.flatMap((row) => row.cells)
    const written = cells.filter(({ children }) => textOf(children) !== '' || hasPicture(children))
    // A frame around one thing, or a place on the right: it is no table to whoever reads it.
    if (table.rows.length === 1 && written.length <= 1) {
      const inside = written.flatMap(({ children }) => blockNodes(children, depth + 1))
      const words = inside.map(plainText).join(' ').trim()
      return /^meterai\b/i.test(words) && words.length < 60 ? [{ type: 'stampBox', attrs: { text: words } }] : inside
    }
    const outside: DocumentNode[] = []
    const rows = table.rows.map(({ header, cells: inRow }) => ({
      type: 'tableRow',
      content: inRow.map(({ colspan, rowspan, children }) => ({
        type: header ? 'tableHeader' : 'tableCell',
        attrs: { colspan, rowspan, colwidth: null },
        content: cellContent(children, depth, outside),
      })),
    }))
    return rows.length > 0 ? [{ type: 'table', content: rows }, ...outside] : outside
  }

  const blockNodes = (blocks: readonly WordBlock[], depth = 0): DocumentNode[] => {
    const nodes: DocumentNode[] = []
    for (let at = 0; at < blocks.length;) {
      const block = blocks[at]
      if (block?.type === 'table') nodes.push(...tableNodes(block, depth))
      else if (block?.list) {
        const items: WordParagraph[] = []
        for (let next = blocks[at]; next?.type === 'paragraph' && next.list; next = blocks[at + items.length])
          items.push(next)
        nodes.push(...listNodes(items))
        at += items.length - 1
      } else if (block) nodes.push(...paragraphNodes(block))
      at += 1
    }
    return nodes
  }

  return { blockNodes }
}

/** Empty paragraphs stand between others as room; after tables, pictures and breaks, and more than two, they are left out. */
const withoutGaps = (nodes: readonly DocumentNode[]): DocumentNode[] => {
  const kept: DocumentNode[] = []
  for (const node of nodes) {
    const isGap = node.type === 'paragraph' && isBlank(node)
    const before = kept.slice(-2)
    const last = before.at(-1)
    const follows = !last || (last.type !== 'paragraph' && last.type !== 'heading')
    const isThird = before.length === 2 && before.every((one) => one.type === 'paragraph' && isBlank(one))
    if (!isGap || (!follows && !isThird)) kept.push(node)
  }
  while (kept.length > 1 && kept.at(-1)?.type === 'paragraph' && isBlank(kept.at(-1) ?? { type: '' })) kept.pop()
  return kept
}

/** A Word file as a document: its letterhead and signatures stay text, nothing in it becomes a fact of ours. */
export const importedContent = (
  word: WordDocument,
  pictures: readonly StoredPicture[],
  today: IsoDay,
): DocumentContent => {
  const usual = usualLook(word.body)
  const { blockNodes } = createBuilder(usual, pictures)
  const notes = word.notes.flatMap((note, at): DocumentNode[] => [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: `[${at + 1}] ${blockNodes(note).map(plainText).join(' ')}` }],
    },
  ])
  const body = withoutGaps([...blockNodes(word.body), ...notes])
  const page = { ...(word.header ? { header: word.header } : {}), ...(word.footer ? { footer: word.footer } : {}) }
  return {
    schema: 1,
    letter: emptyLetter('surat_resmi', today),
    ...(Object.keys(usual).length > 0 ? { look: usual } : {}),
    ...(Object.keys(page).length > 0 ? { page } : {}),
    body: { type: 'doc', content: body.length > 0 ? body : [{ type: 'paragraph' }] },
  }
}
