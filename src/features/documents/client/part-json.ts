import { cellSpan, type DocumentNode, stampText } from '../shared/content/document-content.ts'
import { imageFacts } from './nodes/image-node.ts'
import { storedAsset } from './pictures/uploads.ts'

type Blocks = (nodes: readonly DocumentNode[]) => DocumentNode[]

const widths = (value: unknown, count: number): number[] | null =>
  Array.isArray(value) && value.length === count && value.every((one) => typeof one === 'number' && one > 0)
    ? (value as number[])
    : null

const inCell: ReadonlySet<string> = new Set(['paragraph', 'bulletList', 'orderedList'])

/** What a cell may hold; headings become their words, a table in a table its cells' paragraphs. */
const cellBlocks = (nodes: readonly DocumentNode[], blocks: Blocks): DocumentNode[] =>
  blocks(nodes).flatMap((node): DocumentNode[] => {
    if (inCell.has(node.type)) return [node]
    if (node.type === 'heading') return [{ type: 'paragraph', ...(node.content ? { content: node.content } : {}) }]
    return cellBlocks(
      (node.content ?? []).flatMap((child) => child.content ?? []),
      blocks,
    )
  })

const cellOf = (node: DocumentNode, blocks: Blocks): DocumentNode => {
  const colspan = cellSpan(node.attrs, 'colspan')
  const rowspan = cellSpan(node.attrs, 'rowspan')
  const content = cellBlocks(node.content ?? [], blocks)
  return {
    type: node.type === 'tableHeader' ? 'tableHeader' : 'tableCell',
    attrs: { colspan, rowspan, colwidth: widths(node.attrs?.['colwidth'], colspan) },
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  }
}

const tableOf = (node: DocumentNode, blocks: Blocks): DocumentNode[] => {
  const rows = (node.content ?? [])
    .filter(({ type }) => type === 'tableRow')
    .map((row): DocumentNode => ({
      type: 'tableRow',
      content: (row.content ?? []).map((cell) => cellOf(cell, blocks)),
    }))
    // A row of nothing but cells that hang down from above is one all the same.
    .map((row) => ((row.content ?? []).length > 0 ? row : { type: 'tableRow', content: [] }))
  return rows.some(({ content = [] }) => content.length > 0) ? [{ type: 'table', content: rows }] : []
}

/**
 * Tables, pictures, page breaks and stamp boxes as they are stored; undefined for all other nodes. A picture that the
 * server does not have yet is no part of what is stored.
 */
export const partNode = (node: DocumentNode, blocks: Blocks): DocumentNode[] | undefined => {
  switch (node.type) {
    case 'table':
      return tableOf(node, blocks)
    case 'image': {
      const facts = imageFacts(node.attrs)
      const asset = storedAsset(facts.asset)
      return asset === null ? [] : [{ type: 'image', attrs: { ...facts, asset } }]
    }
    case 'pageBreak':
      return [{ type: 'pageBreak' }]
    case 'stampBox': {
      const text = node.attrs?.['text']
      return [{ type: 'stampBox', attrs: { text: typeof text === 'string' && text !== '' ? text : stampText } }]
    }
    default:
      return undefined
  }
}
