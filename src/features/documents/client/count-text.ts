import type { Block, Run } from '#core/render/shared/render-tree.ts'
import type { DocumentContent } from '../shared/document-content.ts'
import { toRenderTree } from '../shared/to-render-tree.ts'

const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

const row = (cells: readonly (readonly Run[])[]): string =>
  cells
    .map(plain)
    .filter((cell) => cell !== '')
    .join('  ')

/** The lines of a block, in reading order. */
const linesOf = (block: Block): string[] => {
  switch (block.type) {
    case 'letterhead':
      return [plain(block.name), ...block.lines.map(plain)]
    case 'title':
      return [plain(block.runs), ...(block.below ? [plain(block.below)] : [])]
    case 'heading':
    case 'paragraph':
    case 'box':
      return [plain(block.runs)]
    case 'list':
      return block.items.map((item) => item.flatMap(linesOf).join(' '))
    case 'fields':
      return [
        ...(block.aside ? [plain(block.aside)] : []),
        ...block.rows.map(({ label, runs }) => `${label.trim()}: ${plain(runs)}`),
      ]
    case 'table':
      return [row(block.header), ...block.rows.map(row), ...block.sums.map(({ label, value }) => row([label, value]))]
    case 'columns':
      return block.cells.flatMap((cell) => cell.flatMap(linesOf))
    case 'figures':
      return block.items.map(({ label, value }) => `${label}: ${plain(value)}`)
    case 'chart':
      return [block.title]
    case 'space':
      return []
  }
}

/** The text of a document as its files show it, line by line. */
export const documentText = (content: DocumentContent): string =>
  toRenderTree(content, '')
    .blocks.flatMap(linesOf)
    .filter((line) => line.trim() !== '')
    .join('\n')

/** wordCount (split on white space) and charCount of P2 §4, over everything the document says. */
export const countText = (content: DocumentContent): { wordCount: number; charCount: number } => {
  const text = documentText(content).trim()
  return { wordCount: text === '' ? 0 : text.split(/\s+/).length, charCount: text.length }
}
