import type { ModelMessage } from 'ai'
import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'
import { itemKinds } from '#core/items/shared/kinds.ts'

import type { KindSkills } from '../../shared/intent/kind-mentions.ts'
import type { CallEnd, ModelWords, WholeAnswer } from './call-model.ts'
import { repairQuestion } from './prompts.ts'

/** Absent and null both mean 'not said'; models use either. */
const shape = z.object({
  outcome: z.enum(['answer', 'request']),
  kind: z.optional(z.enum(itemKinds)),
  documentType: z.optional(z.string()),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  introduction: z.optional(z.string()),
  request: z.optional(z.record(z.string(), z.unknown())),
})

/** A validated structured answer; `request` has the shape of its kind's `requestSchema`. */
export type Structured = z.infer<typeof shape>

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const tag = /<[/!]?[a-z][^<>]{0,500}>/gi

/** Without what means nothing in a fact: nulls, and the markup that some models put around names. */
export const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(tag, '').trim()
  if (Array.isArray(value)) return value.filter((one) => one !== null).map(cleaned)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, cleaned(inner)]])),
  )
}

const objectFrom = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    // Not JSON; the caller tries the next candidate.
    return null
  }
}

/** The one JSON object of a model's text, bare, fenced or with words around it; null where there is none. */
export const extractJson = (text: string): Record<string, unknown> | null => {
  const whole = objectFrom(text.trim())
  if (whole) return whole
  for (const fence of text.matchAll(/```[a-z]*\s*\n?([\s\S]*?)```/gi)) {
    const fenced = objectFrom((fence[1] ?? '').trim())
    if (fenced) return fenced
  }
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  return from >= 0 && to > from ? objectFrom(text.slice(from, to + 1)) : null
}

/** Words without any JSON: a model that answers instead of filling in. */
export const isProse = (text: string): boolean => text.trim() !== '' && !/[{}]|```/.test(text)

export const problemsOf = (error: z.core.$ZodError, prefix: string): string[] =>
  error.issues.slice(0, 12).map((issue) => {
    const place = [prefix, ...issue.path.map(String)].filter((part) => part !== '').join('.')
    const expected = 'expected' in issue ? `, seharusnya ${String(issue.expected)}` : ''
    return `${place || 'objek'}: ${issue.message}${expected}`
  })

/** Validates against the shape and, for a request of a kind that can be made, against the kind's own schema. */
export const checkStructured = (text: string, skills: KindSkills): CheckedAnswer<Structured> => {
  const found = extractJson(text)
  if (found === null) return { problems: ['bukan satu objek JSON yang utuh'] }
  const parsed = z.safeParse(shape, cleaned(found))
  if (!parsed.success) return { problems: problemsOf(parsed.error, '') }
  const structured = parsed.data
  if (structured.outcome === 'answer') return { ok: structured }
  if (structured.kind === undefined) return { problems: ['kind: harus diisi bila outcome "request"'] }
  const skill = skills[structured.kind]
  if (skill.maker === null || !skill.model) return { ok: structured }
  const request = z.safeParse(skill.model.requestSchema, structured.request ?? {})
  return request.success
    ? { ok: { ...structured, request: request.data as Record<string, unknown> } }
    : { problems: problemsOf(request.error, 'request') }
}

/** What came of asking: a valid answer, or words in its place. */
export type Asked = { readonly structured: Structured } | { readonly prose: string }

const longestRepeated = 6_000

/** What a check found in a model's answer. */
export type CheckedAnswer<Answer> = { readonly ok: Answer } | { readonly problems: readonly string[] }

/** A valid answer, or the words that a model wrote in its place. */
export type Given<Answer> = { readonly answer: Answer } | { readonly prose: string }

/**
 * Asks once, and once more where the answer does not fit (ASSIST-04): the model is told what was wrong. Words without
 * any JSON are passed on where `takesProse` says so. Afterwards `making_failed`, with nothing of the answer in it.
 * Gives what is written so far each time that there is more of it.
 */
export async function* askInPieces<Answer>(
  question: string,
  check: (text: string) => CheckedAnswer<Answer>,
  ask: (messages: readonly ModelMessage[]) => ModelWords,
  takesProse: (text: string) => boolean,
): AsyncGenerator<string, Given<Answer>> {
  const first: ModelMessage = { role: 'user', content: question }
  let messages: readonly ModelMessage[] = [first]
  for (let isRepair = false; ; isRepair = true) {
    let text = ''
    const words = ask(messages)
    let end: CallEnd | null = null
    try {
      while (end === null) {
        const next = await words.next()
        if (next.done) end = next.value
        else {
          text += next.value
          yield text
        }
      }
    } finally {
      // Whoever leaves before the end closes the connection.
      await words.return('complete')
    }
    if (end === 'withheld') return { prose: '' }
    if (isProse(text) && takesProse(text)) return { prose: text }
    const checked = end === 'cut' ? { problems: ['terlalu panjang dan terpotong'] } : check(text)
    if ('ok' in checked) return { answer: checked.ok }
    if (isRepair) throw new AppError('making_failed', { message: `a model's structured answer did not fit twice` })
    messages = [
      first,
      { role: 'assistant', content: text.trim().slice(0, longestRepeated) || '{}' },
      { role: 'user', content: repairQuestion(checked.problems) },
    ]
  }
}

/** The same, awaited. */
export const askChecked = async <Answer>(
  question: string,
  check: (text: string) => CheckedAnswer<Answer>,
  ask: (messages: readonly ModelMessage[]) => Promise<WholeAnswer>,
  takesProse: (text: string) => boolean,
): Promise<Given<Answer>> => {
  async function* whole(messages: readonly ModelMessage[]): ModelWords {
    const { text, end } = await ask(messages)
    yield text
    return end
  }
  const pieces = askInPieces(question, check, whole, takesProse)
  for (;;) {
    const next = await pieces.next()
    if (next.done) return next.value
  }
}

/** Asks for an answer or a request of one of the kinds, in the shape of its own schema. */
export const askStructured = async (
  question: string,
  skills: KindSkills,
  ask: (messages: readonly ModelMessage[]) => Promise<WholeAnswer>,
  takesProse: (text: string) => boolean,
): Promise<Asked> => {
  const asked = await askChecked(question, (text) => checkStructured(text, skills), ask, takesProse)
  return 'prose' in asked ? asked : { structured: asked.answer }
}
