import type { Assistant } from '#core/assistant/server/assistant.ts'
import type { UsedFact } from '#core/assistant/shared/memory/owner-memory.ts'
import type { AssistantContext, ComposedItem, Understanding } from '#core/assistant/shared/port.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { storableText } from '#core/text/shared/storable-text.ts'
import type { ReplyEvent } from '../shared/chat.contract.ts'
import { joinWords } from './joined-words.ts'

/** The value of `work`, or the reason of `signal` as soon as it aborts: an assistant that ignores it cannot hold a reply. */
export const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

/** Ends with half an emoji, whose other half comes with the next words. */
const endsInHalf = (text: string): boolean => /[\ud800-\udbff]$/.test(text)

export interface Answer {
  readonly text: string
  readonly item: ComposedItem | null
  /** What of the owner's own it rests on besides the message. */
  readonly used: readonly UsedFact[]
  /** Sentences among the words that can be sent as they stand. */
  readonly suggestions: readonly string[]
}

/**
 * Lets the assistant write and passes its words and steps on as they come. A request must bring exactly one item of
 * its kind, plain chat none: anything else would be made without being paid, or paid without being made.
 */
export const composeAnswer = async (
  assistant: Assistant,
  understanding: Understanding,
  context: AssistantContext,
  signal: AbortSignal,
  say: (event: ReplyEvent) => void,
): Promise<Answer> => {
  const kind = understanding.outcome === 'request' ? understanding.kind : null
  let text = ''
  let half = ''
  let item: ComposedItem | null = null
  const used: UsedFact[] = []
  const suggestions: string[] = []
  const words = joinWords((joined) => say({ type: 'delta', data: { text: joined } }))
  const add = (written: string): void => {
    const storable = storableText(written)
    text += storable
    words.add(storable)
  }
  const parts = assistant.compose(understanding, context, signal)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await orAborted(parts.next(), signal)
      if (next.done) break
      const part = next.value
      if (part.type === 'step') {
        words.flush()
        say({ type: 'step', data: { label: storableText(part.label) } })
      } else if (part.type === 'used') used.push(...part.facts)
      else if (part.type === 'suggestions') suggestions.push(...part.sentences.map(storableText))
      else if (part.type === 'text') {
        const written = half + part.text
        half = endsInHalf(written) ? written.slice(-1) : ''
        add(half === '' ? written : written.slice(0, -1))
      } else if (item !== null || part.item.kind !== kind)
        throw new AppError('making_failed', { message: `unexpected item of kind ${part.item.kind}` })
      else item = part.item
    }
  } finally {
    // Also of a reply that breaks off: what was written of it is kept.
    words.flush()
    // Not awaited: an assistant that is stuck would not answer.
    void parts.return?.().then(undefined, () => undefined)
  }
  if (kind !== null && item === null) throw new AppError('making_failed', { message: 'the request brought no item' })
  return { text, item, used: [...used, ...(item?.usedFacts ?? [])], suggestions }
}
