import { analysisText } from '../shared/analysis-text.ts'
import { readContent } from '../shared/upgrade-content.ts'

/** An analysis as plain lines, for comparing two versions; empty for what is no analysis. */
export const readableText = (content: unknown): string => {
  const analysis = readContent(content)
  return analysis ? analysisText(analysis) : ''
}
