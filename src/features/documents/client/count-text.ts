import type { DocumentContent } from '../shared/document-content.ts'
import { toRenderTree } from '../shared/to-render-tree.ts'
import { blockRuns } from '../shared/tree-runs.ts'

/** The text of a document as its files show it, a line for each block. */
export const documentText = (content: DocumentContent): string =>
  toRenderTree(content, '')
    .blocks.map((block) =>
      blockRuns(block)
        .map(({ text }) => text)
        .join(block.type === 'table' || block.type === 'letterhead' || block.type === 'fields' ? ' ' : ''),
    )
    .filter((line) => line.trim() !== '')
    .join('\n')

/** wordCount (split on white space) and charCount of P2 §4, over everything the document says. */
export const countText = (content: DocumentContent): { wordCount: number; charCount: number } => {
  const text = documentText(content).trim()
  return { wordCount: text === '' ? 0 : text.split(/\s+/).length, charCount: text.length }
}
