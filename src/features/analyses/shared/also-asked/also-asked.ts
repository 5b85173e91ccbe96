import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { againstTold } from './against-told.ts'
import { asPercent } from './as-percent.ts'
import { type BesidesRule, withBesides } from './besides.ts'
import { inOtherTimes } from './in-other-times.ts'
import { averageOfSeries, eachChange } from './of-series.ts'
import { forSupposedCount } from './supposed-count.ts'

const rules: readonly BesidesRule[] = [averageOfSeries, eachChange, inOtherTimes, asPercent, forSupposedCount]

const inWords = new Set<string>(['swot', 'ulasan', 'riset_pasar'])

/** The analysis with what a sum of the message that stands beside it is measured by. */
export const withAgainstTold = (content: AnalysisContent, request: AnalysisRequest): AnalysisContent => {
  const besides = inWords.has(content.analysisType) ? null : againstTold(content, request)
  return besides ? withBesides(content, besides) : content
}

/**
 * Whatever kind of analysis answers the first question, what is asked besides follows of its results: another time, a
 * share, an average, each change of a series, so many more.
 */
export const withAlsoAsked = (content: AnalysisContent, request: AnalysisRequest): AnalysisContent =>
  inWords.has(content.analysisType) || content.key === ''
    ? content
    : rules.reduce((told, rule) => {
        const besides = rule(told, request)
        return besides ? withBesides(told, besides) : told
      }, content)
