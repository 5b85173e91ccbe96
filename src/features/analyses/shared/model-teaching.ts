import * as z from 'zod/mini'

import type { ModelTeaching, ToldFacts } from '#core/assistant/shared/kind-skill.ts'
import type { AssistantContext, ComposedItem } from '#core/assistant/shared/port.ts'
import { markedTitle, withoutMarkers } from '#core/assistant/shared/reply-markers.ts'

import { analysisTypes } from './analysis-content.ts'
import type { AnalysisRequest } from './analysis-request.ts'
import { readRequest } from './read-request.ts'
import { splitText } from './split-text.ts'
import { wordsOnly } from './upgrade-content.ts'

const prompt = `Analisis usaha. Juragan sendiri yang membaca angka dari pesan pemilik, menghitung, dan menulis; Anda hanya menyebut jenisnya dan pokoknya.
- analysisType: ${analysisTypes.join(', ')}. "harga" untuk HPP, margin, dan harga jual; "kelayakan" untuk balik modal; "ulasan" untuk kata-kata pelanggan.
- subject: usaha atau barang yang dianalisis, dalam kata pemilik sendiri. place: tempatnya, bila disebut.`

const filledAnalysis = z.object({
  analysisType: z.optional(z.nullable(z.enum(analysisTypes))),
  subject: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  place: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
})

/** Words that the owner wrote, else nothing: what a model adds is no fact (ASSIST-01). */
const told = (value: string | null | undefined, text: string): string =>
  value && value.split(/\s+/).every((word) => text.toLowerCase().includes(word.toLowerCase())) ? value.trim() : ''

const readFilled = (filled: unknown, { text, reading, context }: ToldFacts): AnalysisRequest => {
  const own = readRequest({ ...reading, text }, context)
  const parsed = z.safeParse(filledAnalysis, filled)
  if (!parsed.success) return own
  const { analysisType, subject, place } = parsed.data
  const chosen = analysisType && (analysisType !== 'ulasan' || own.reviews.length > 0) ? analysisType : own.analysisType
  return {
    ...own,
    // What the figures call for is reckoned unless the model reads another kind of question.
    reckoning: chosen === own.analysisType ? own.reckoning : null,
    analysisType: chosen,
    subject: told(subject, text) || own.subject,
    place: told(place, text) || own.place,
  }
}

/** An analysis around a text that a model wrote under its marker (P1 §4.5): its sections, word for word. */
export const composeWrittenAnalysis = (text: string, _context: AssistantContext): ComposedItem => {
  const title = (markedTitle(text) ?? 'Analisis').slice(0, 120)
  const words = withoutMarkers(text).trim()
  const [first = '', ...rest] = words.split('\n')
  const repeats =
    first
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase() === title.toLowerCase()
  const content = wordsOnly(title, splitText(repeats ? rest.join('\n') : words))
  return {
    kind: 'analysis',
    title: content.title,
    description: `Analisis, ${content.sections.length} bagian`,
    documentType: null,
    content,
  }
}

/** What the analyses teach a language model. */
export const analysisTeaching: ModelTeaching<AnalysisRequest> = {
  prompt,
  requestSchema: filledAnalysis,
  readRequest: readFilled,
  composeText: composeWrittenAnalysis,
}
