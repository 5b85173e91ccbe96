import type { Align, Block, RenderTree, Run } from '#core/render/shared/render-tree.ts'

import {
  type DocumentContent,
  type DocumentNode,
  letterBlocks,
  type LetterBlock,
  safeHref,
  stampText,
  textLook,
} from './document-content.ts'
import { gridBlock } from './grid-block.ts'
import { documentNames } from '../letter/letter-facts.ts'
import { letterBlock } from '../letter/letter-blocks.ts'
import type { LetterData } from '../letter.ts'
import { runs } from './runs.ts'

const alignments: readonly string[] = ['left', 'center', 'right', 'justify'] satisfies Align[]

const alignOf = ({ attrs }: DocumentNode): { align?: Align } => {
  const align = attrs?.['textAlign']
  return typeof align === 'string' && alignments.includes(align) ? { align: align as Align } : {}
}

const nodeRuns = (node: DocumentNode): Run[] => {
  if (node.type !== 'text') return (node.content ?? []).flatMap(nodeRuns)
  const has = (name: string): boolean => node.marks?.some(({ type }) => type === name) ?? false
  const href = safeHref(node.marks?.find(({ type }) => type === 'link')?.attrs?.['href'])
  return runs(node.text ?? '', {
    ...(has('bold') ? { bold: true } : {}),
    ...(has('italic') ? { italic: true } : {}),
    ...(has('underline') ? { underline: true } : {}),
    ...(href === null ? {} : { href }),
    ...textLook(node.marks?.find(({ type }) => type === 'textStyle')?.attrs),
  })
}

/** The lines of a paragraph, split where the owner pressed Shift+Enter. */
const linesOf = (node: DocumentNode): DocumentNode[][] => {
  const lines: DocumentNode[][] = [[]]
  for (const child of node.content ?? []) {
    if (child.type === 'hardBreak') lines.push([])
    else lines.at(-1)?.push(child)
  }
  return lines
}

const labelled = /^(\p{Lu}[^:\n]{0,38}?) ?[\t ]: ?(.*)$/su

/**
 * A paragraph whose lines all read `Waktu : pukul 09.00 WIB` is laid out as aligned fields: the only way to write
 * them in an editor that knows paragraphs alone.
 */
const asFields = (lines: readonly DocumentNode[][]): Block | null => {
  if (lines.length < 2) return null
  let end = 0
  const rows = lines.map((line) => {
    const from = end
    end += line.reduce((sum, { text = '' }) => sum + text.length, 0)
    const [first, ...rest] = line
    const match = first?.type === 'text' ? labelled.exec(first.text ?? '') : null
    if (!first || !match) return null
    return { label: match[1] ?? '', runs: [{ ...first, text: match[2] ?? '' }, ...rest].flatMap(nodeRuns), from }
  })
  const known = rows.filter((row) => row !== null)
  return known.length === rows.length ? { type: 'fields', rows: known } : null
}

const paragraphBlocks = (node: DocumentNode): Block[] => {
  const lines = linesOf(node)
  const fields = asFields(lines)
  if (fields) return [fields]
  return lines.map((line, index) => ({
    type: 'paragraph',
    runs: line.flatMap(nodeRuns),
    ...alignOf(node),
    ...(index < lines.length - 1 ? { tight: true } : {}),
  }))
}

/** `Pasal 1` and its name stand in the middle, with the article below them. */
const articleHeading = (node: DocumentNode, level: 1 | 2 | 3): Block => ({
  type: 'heading',
  level,
  align: 'center',
  plain: true,
  runs: nodeRuns(node).map((run) => ({ ...run, bold: true })),
})

/** A stored picture; nothing where it names none. Its width is a share of the text. */
const pictureBlock = ({ attrs }: DocumentNode): Block[] => {
  const { asset, alt, width, align } = attrs ?? {}
  if (typeof asset !== 'string' || asset === '') return []
  const percent = typeof width === 'number' && Number.isFinite(width) ? Math.min(100, Math.max(10, width)) : 100
  return [
    {
      type: 'picture',
      asset,
      alt: typeof alt === 'string' ? alt : '',
      width: percent / 100,
      align: align === 'left' || align === 'right' ? align : 'center',
    },
  ]
}

const stampRuns = ({ attrs }: DocumentNode): Run[] => {
  const text = attrs?.['text']
  return runs(typeof text === 'string' && text.trim() !== '' ? text.trim() : stampText)
}

const isLetterBlock = (type: string): type is LetterBlock => (letterBlocks as readonly string[]).includes(type)

const nodeBlocks = (node: DocumentNode, letter: LetterData): readonly Block[] => {
  if (isLetterBlock(node.type)) return letterBlock(letter, node.type)
  switch (node.type) {
    case 'paragraph':
      return paragraphBlocks(node)
    case 'heading': {
      const told = Number(node.attrs?.['level'])
      const level = told === 1 || told === 2 ? told : 3
      if (letter.documentType === 'kontrak') return [articleHeading(node, level)]
      return [{ type: 'heading', level, runs: nodeRuns(node), ...alignOf(node) }]
    }
    case 'bulletList':
    case 'orderedList': {
      const start = Number(node.attrs?.['start'] ?? 1)
      return [
        {
          type: 'list',
          ordered: node.type === 'orderedList',
          ...(Number.isInteger(start) && start > 1 ? { start } : {}),
          items: (node.content ?? []).map((item) => (item.content ?? []).flatMap((child) => nodeBlocks(child, letter))),
        },
      ]
    }
    case 'table':
      return gridBlock(node, (child) => nodeBlocks(child, letter))
    case 'image':
      return pictureBlock(node)
    case 'pageBreak':
      return [{ type: 'pageBreak' }]
    case 'stampBox':
      return [{ type: 'box', runs: stampRuns(node) }]
    case 'text':
      return [{ type: 'paragraph', runs: nodeRuns(node) }]
    default:
      return (node.content ?? []).flatMap((child) => nodeBlocks(child, letter))
  }
}

/** What never stands at the top of a page without the paragraph before it: a signature, a table. */
const goesWithText: readonly string[] = ['signature', 'goodsTable', 'table']

const bodyBlocks = (nodes: readonly DocumentNode[], letter: LetterData): Block[][] =>
  nodes.map((node, index) => {
    const blocks = [...nodeBlocks(node, letter)]
    const last = blocks.at(-1)
    return goesWithText.includes(nodes[index + 1]?.type ?? '') && last?.type === 'paragraph'
      ? [...blocks.slice(0, -1), { ...last, keepWithNext: true }]
      : blocks
  })

/** The blocks that each node of the body is drawn as, one list for each node. */
export const nodeBlockLists = ({ body, letter }: DocumentContent): Block[][] => bodyBlocks(body.content ?? [], letter)

/** Longer words above or below every page would leave no room for its text. */
const longestPageLine = 300

const linesOfPage = ({ page }: DocumentContent): Pick<RenderTree, 'header' | 'footer' | 'numbers'> => {
  const header = page?.header?.trim().slice(0, longestPageLine)
  const footer = page?.footer?.trim().slice(0, longestPageLine)
  return {
    ...(header ? { header } : {}),
    ...(footer ? { footer } : {}),
    ...(page?.numbers === false ? { numbers: false } : {}),
  }
}

/** A document as the one tree from which Word, PDF and text are made (design §3 Documents). */
export const toRenderTree = (content: DocumentContent, title: string): RenderTree => ({
  title: title || documentNames[content.letter.documentType],
  author: content.letter.sender.name,
  ...textLook(content.look),
  ...linesOfPage(content),
  blocks: nodeBlockLists(content).flat(),
})
