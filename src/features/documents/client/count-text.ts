import type { Block, Run } from '#core/render/shared/render-tree.ts'
import { type DocumentContent, type DocumentNode, letterBlocks } from '../shared/content/document-content.ts'
import type { LetterData } from '../shared/letter.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'

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
    case 'grid':
      return block.rows.map((cells) =>
        cells
          .map(({ blocks }) => blocks.flatMap(linesOf).join(' '))
          .filter((cell) => cell.trim() !== '')
          .join('  '),
      )
    case 'columns':
      return block.cells.flatMap((cell) => cell.flatMap(linesOf))
    case 'figures':
      return block.items.map(({ label, value }) => `${label}: ${plain(value)}`)
    case 'chart':
      return [block.title]
    case 'picture':
    case 'pageBreak':
    case 'space':
      return []
  }
}

const textOfBlocks = (content: DocumentContent): string =>
  toRenderTree(content, '')
    .blocks.flatMap(linesOf)
    .filter((line) => line.trim() !== '')
    .join('\n')

interface CountedBlock {
  readonly letter: LetterData
  readonly text: string
  readonly words: number
}

/** The text of each block as last read; a block that was not touched is the same object (content-of.ts). */
const counted = new WeakMap<DocumentNode, CountedBlock>()

const countedBlock = (content: DocumentContent, node: DocumentNode): CountedBlock => {
  const known = counted.get(node)
  if (known && (known.letter === content.letter || !drawnFromLetter(node))) return known
  const text = textOfBlocks({ ...content, body: { type: 'doc', content: [node] } }).trim()
  const block = { letter: content.letter, text, words: text === '' ? 0 : text.split(/\s+/).length }
  counted.set(node, block)
  return block
}

const drawnFromLetter = ({ type }: DocumentNode): boolean => letterBlocks.some((block) => block === type)

const countedBlocks = (content: DocumentContent): CountedBlock[] =>
  (content.body.content ?? []).map((node) => countedBlock(content, node)).filter(({ text }) => text !== '')

/** The text of a document as its files show it, line by line. */
export const documentText = (content: DocumentContent): string =>
  countedBlocks(content)
    .map(({ text }) => text)
    .join('\n')

/** wordCount (split on white space) and charCount of P2 §4, over everything the document says. */
export const countText = (content: DocumentContent): { wordCount: number; charCount: number } => {
  const found = countedBlocks(content)
  return {
    wordCount: found.reduce((sum, { words }) => sum + words, 0),
    charCount: found.reduce((sum, { text }) => sum + text.length, 0) + Math.max(0, found.length - 1),
  }
}
