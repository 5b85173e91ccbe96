import type { AnalysisBlock, AnalysisContent } from './analysis-content.ts'

/** One figure of the dataset gets a value; everything that is bound to it follows. Null makes it a blank again. */
export const withFigure = (content: AnalysisContent, id: string, value: number | null): AnalysisContent => ({
  ...content,
  dataset: {
    ...content.dataset,
    figures: content.dataset.figures.map((one) =>
      one.id === id ? { ...one, value, origin: value === null ? 'blank' : 'stated' } : one,
    ),
  },
})

export const withSectionTitle = (content: AnalysisContent, sectionId: string, title: string): AnalysisContent => ({
  ...content,
  sections: content.sections.map((one) => (one.id === sectionId ? { ...one, title: title.slice(0, 200) } : one)),
})

/** Replaces one block of a section; null takes it out. The other blocks stay the very same. */
export const withBlock = (
  content: AnalysisContent,
  sectionId: string,
  at: number,
  block: AnalysisBlock | null,
): AnalysisContent => ({
  ...content,
  sections: content.sections.map((one) =>
    one.id === sectionId ? { ...one, blocks: block ? one.blocks.with(at, block) : one.blocks.toSpliced(at, 1) } : one,
  ),
})

/** A new paragraph at the end of a section. */
export const withParagraph = (content: AnalysisContent, sectionId: string): AnalysisContent => ({
  ...content,
  sections: content.sections.map((one) =>
    one.id === sectionId ? { ...one, blocks: [...one.blocks, { type: 'paragraph', text: '' }] } : one,
  ),
})

const isEmpty = (block: AnalysisBlock): boolean =>
  ((block.type === 'paragraph' || block.type === 'note') && block.text.trim() === '') ||
  (block.type === 'list' && block.items.every((item) => item.trim() === ''))

/** What was emptied while editing is gone. */
export const withoutEmpty = (content: AnalysisContent, sectionId: string): AnalysisContent => ({
  ...content,
  sections: content.sections.map((one) =>
    one.id === sectionId && one.blocks.some(isEmpty)
      ? { ...one, blocks: one.blocks.filter((block) => !isEmpty(block)) }
      : one,
  ),
})
