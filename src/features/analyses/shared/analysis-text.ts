import type { Run } from '#core/render/shared/render-tree.ts'

import type { AnalysisContent } from './analysis-content.ts'
import { chartTable, showAnalysis, type ShownBlock, type ShownSection } from './view.ts'

const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

const lines = (block: ShownBlock): string[] => {
  switch (block.type) {
    case 'paragraph':
      return [plain(block.runs)]
    case 'note':
      return [`Perlu dicek: ${plain(block.runs)}`]
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${plain(item)}`)
    case 'table':
      return [
        ...(block.caption ? [block.caption] : []),
        block.columns.map(({ label }) => label).join('\t'),
        ...[...block.rows, ...(block.total ? [block.total] : [])].map((row) => row.map(plain).join('\t')),
      ]
    case 'figures':
      return block.cards.map(({ label, value, figures }) =>
        figures === '' ? `${label}: ${plain(value)}` : `${label}: ${figures} = ${plain(value)}`,
      )
    case 'inputs':
      return block.figures.map(({ label, shown }) => `${label}: ${shown}`)
    case 'chart':
      return [block.title, ...chartTable(block.data, block.data.format).map((row) => row.join('\t').trim())].filter(
        (line) => line !== '',
      )
  }
}

/** A section as text to copy: its title, then its blocks with a blank line between them. */
export const sectionText = (section: ShownSection): string =>
  [section.title, ...section.blocks.map((block) => lines(block).join('\n'))].join('\n\n')

/** The analysis as plain text, for copying and for comparing versions. */
export const analysisText = (content: AnalysisContent): string => showAnalysis(content).map(sectionText).join('\n\n\n')

/** wordCount (split on white space) and charCount of P2 §4. */
export const countText = (content: AnalysisContent): { wordCount: number; charCount: number } => {
  const text = analysisText(content).trim()
  return { wordCount: text === '' ? 0 : text.split(/\s+/).length, charCount: text.length }
}
