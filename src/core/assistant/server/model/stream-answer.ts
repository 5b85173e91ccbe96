import { AppError } from '#core/errors/shared/app-error.ts'

import type { ReplyPart } from '../../shared/port.ts'
import { callModel, type ModelCall } from './call-model.ts'
import { createMarkerFilter } from './markers.ts'
import { createPromptGuard } from './prompt-guard.ts'
import { cutNote, secretRules, secretText, withheldText } from './prompts.ts'
import { createCallGuard } from './tool-calls.ts'

/** How the words of an answer came to their end. */
export interface StreamedAnswer {
  /** Some of them were shown. */
  readonly hasShown: boolean
  readonly failure: unknown
}

/**
 * Passes a model's words on as they come, without markers and without the rules it was given. It does not throw: its
 * result says whether words were shown, and what broke off.
 */
export async function* streamAnswer(call: ModelCall, signal: AbortSignal): AsyncGenerator<ReplyPart, StreamedAnswer> {
  const calls = createCallGuard()
  const filter = createMarkerFilter()
  const guard = createPromptGuard(secretRules)
  let hasShown = false
  const shown = (text: string): ReplyPart[] => {
    const part = hasShown ? text : text.trimStart()
    hasShown ||= part !== ''
    return part === '' ? [] : [{ type: 'text', text: part }]
  }
  const apart = (text: string): ReplyPart[] => shown(hasShown ? `\n\n${text}` : text)
  try {
    const words = callModel(call, signal)
    try {
      for (;;) {
        const next = await words.next()
        const ready = filter.push(next.done ? calls.end() : calls.push(next.value))
        const text = guard.push(next.done ? `${ready}${filter.end()}` : ready)
        if (text === null) {
          yield* apart(secretText)
          return { hasShown, failure: null }
        }
        yield* shown(text)
        if (!next.done) continue
        yield* shown(guard.end() ?? '')
        if (next.value === 'cut') yield* shown(cutNote)
        if (next.value === 'withheld') yield* apart(withheldText)
        break
      }
    } finally {
      // A recital leaves before the end: the connection is closed.
      await words.return('complete')
    }
    const failure = hasShown ? null : new AppError('assistant_unavailable', { message: 'the model answered nothing' })
    return { hasShown, failure }
  } catch (failure) {
    if (hasShown && !signal.aborted) yield* shown(`${guard.push(filter.end()) ?? ''}${guard.end() ?? ''}`)
    return { hasShown, failure }
  }
}
