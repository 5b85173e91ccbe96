import type { AnalysisBlock, AnalysisContent } from './analysis-content.ts'

const isAnswer = (block: AnalysisBlock): boolean => block.type === 'paragraph' && block.text.includes('{{')

/** What an analysis comes to stands in sentences before its figures; what it leaves out stands before both. */
export const withAnswerFirst = (content: AnalysisContent): AnalysisContent => {
  const [first, ...others] = content.sections
  if (first?.id !== 'ringkasan' || !first.blocks.some(isAnswer)) return content
  const rank = (block: AnalysisBlock): number => (block.type === 'note' ? 0 : isAnswer(block) ? 1 : 2)
  return { ...content, sections: [{ ...first, blocks: first.blocks.toSorted((a, b) => rank(a) - rank(b)) }, ...others] }
}
