import * as z from 'zod/mini'

import { type AnalysisContent, analysisContent } from './analysis-content.ts'
import { splitText, textBlocks } from './split-text.ts'

/** The shapes of P1 §3 and P2 §3: a title with the analysis as text, or with sections of plain text. */
const plainSections = z.object({
  title: z.optional(z.string()),
  sections: z.array(z.object({ title: z.string(), content: z.string() })).check(z.maxLength(300)),
})
const textFields = ['analysisText', 'analysis', 'analysis_text', 'content', 'text'] as const
const plainText = z.looseObject({ title: z.optional(z.string()) })

/** An analysis of words alone: nothing in it is reckoned. */
export const wordsOnly = (title: string, sections: AnalysisContent['sections']): AnalysisContent => ({
  schemaVersion: 1,
  analysisType: 'umum',
  title: title.slice(0, 200) || 'Analisis',
  sections,
  dataset: { figures: [], groups: {} },
  metrics: [],
  charts: [],
  sources: { facts: [], assumptions: [] },
  key: '',
})

/** Stored or posted content in the newest schema; null where it is no analysis. */
export const readContent = (value: unknown): AnalysisContent | null => {
  const current = z.safeParse(analysisContent, value)
  if (current.success) return current.data
  if (typeof value !== 'object' || value === null || 'schemaVersion' in value) return null
  const parts = z.safeParse(plainSections, value)
  if (parts.success) {
    const { title = '', sections } = parts.data
    return wordsOnly(
      title,
      sections.map((section, at) => ({
        id: `bagian_${at + 1}`,
        title: section.title.slice(0, 200),
        blocks: textBlocks(section.content),
      })),
    )
  }
  const text = z.safeParse(plainText, value)
  if (!text.success) return null
  const field = textFields.find((name) => typeof text.data[name] === 'string')
  return field === undefined ? null : wordsOnly(text.data.title ?? '', splitText(String(text.data[field])))
}
