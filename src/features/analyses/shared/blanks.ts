import { blankName, blankPattern } from '#core/text/shared/blanks.ts'

import type { AnalysisContent } from './analysis-content.ts'
import { analysisText } from './analysis-text.ts'
import { inSentence } from './reckon.ts'

/** Figures that the reckoning still lacks, by name, in their order. */
export const openFigures = ({ dataset }: AnalysisContent): string[] =>
  dataset.figures.filter(({ value }) => value === null).map(({ label }) => inSentence(label))

/** All that is still to be filled in, figures first: `harga jual`, `nama pesaing 1`. */
export const openBlanks = (content: AnalysisContent): string[] => [
  ...new Set([
    ...openFigures(content),
    ...Array.from(analysisText(content).matchAll(blankPattern), ([blank]) => blankName(blank)),
  ]),
]
