import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import type { AnalysisContent } from '#features/analyses/shared/analysis-content.ts'
import type { AnalysisRequest } from '#features/analyses/shared/analysis-request.ts'
import { analysisText } from '#features/analyses/shared/analysis-text.ts'
import { composeAnalysis } from '#features/analyses/shared/compose-analysis.ts'
import { readRequest } from '#features/analyses/shared/read-request.ts'
import { reckonNumbers } from '#features/analyses/shared/reckon.ts'

const today = '2026-11-21' as IsoDay

const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

// Sums keep together by spaces that do not break; a test is written with plain ones.
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

export const analysisRequestOf = (message: string): AnalysisRequest => readRequest(readMessage(message, today), context)

/** The analysis that a message becomes on 21 November 2026. */
export const writtenAnalysis = (message: string): AnalysisContent => composeAnalysis(analysisRequestOf(message))

/** Its text as a reader sees it. */
export const analysisWords = (message: string): string => plain(analysisText(writtenAnalysis(message)))

/** The one result that it answers with. */
export const analysisAnswer = (message: string): string => {
  const content = writtenAnalysis(message)
  return plain(reckonNumbers(content).text(content.key))
}

/** Every result of it: `Laba: Rp 4.000.000`. */
export const analysisResults = (message: string): string[] => {
  const content = writtenAnalysis(message)
  const numbers = reckonNumbers(content)
  return content.metrics.map(({ id, label }) => `${label}: ${plain(numbers.text(id))}`)
}
