import { type ModelMessage, streamText } from 'ai'

import { AppError } from '#core/errors/shared/app-error.ts'

import { modelFailure } from './failures.ts'
import type { ModelLimits } from './limits.ts'
import type { ConnectedModel } from './provider.ts'

export interface ModelCall {
  readonly model: ConnectedModel['model']
  readonly system: string
  readonly messages: readonly ModelMessage[]
  readonly limits: ModelLimits
  /** When the whole reply has to be over, as `Date.now()` tells time. */
  readonly deadline: number
  readonly note: ConnectedModel['note']
}

/** How a call ended: by itself, at the bound of its length, or because the provider withheld the rest. */
export type CallEnd = 'complete' | 'cut' | 'withheld'

/** A token is rarely longer than this many characters; more than so many times the bound is an endless stream. */
const charactersPerToken = 6

/** A promise that never resolves and rejects with the signal's reason; `forget` ends the listening. */
const rejectedBy = (signal: AbortSignal): { readonly promise: Promise<never>; readonly forget: () => void } => {
  const listening = new AbortController()
  const promise = new Promise<never>((_, reject) => {
    const stop = (): void => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true, signal: listening.signal })
  })
  promise.catch(() => undefined)
  return { promise, forget: () => listening.abort() }
}

async function* streamWords(call: ModelCall, signal: AbortSignal): ModelWords {
  const { limits, deadline } = call
  const watch = new AbortController()
  const either = AbortSignal.any([signal, watch.signal])
  const started = Date.now()
  let lastToken: number | null = null
  let length = 0
  let timer: NodeJS.Timeout | undefined

  const arm = (): void => {
    clearTimeout(timer)
    const patience = lastToken === null ? started + limits.firstToken : lastToken + limits.silence
    const isLast = deadline < patience
    const what = isLast ? 'took too long' : lastToken === null ? 'did not begin' : 'fell silent'
    timer = setTimeout(
      () =>
        watch.abort(
          new AppError(lastToken === null ? 'assistant_unavailable' : 'assistant_broke_off', {
            message: `the model ${what}`,
          }),
        ),
      Math.max(0, Math.min(patience, deadline) - Date.now()),
    )
  }

  const stopped = rejectedBy(either)
  try {
    const stream = streamText({
      model: call.model,
      system: call.system,
      messages: [...call.messages],
      maxOutputTokens: limits.maxOutputTokens,
      maxRetries: 0,
      abortSignal: either,
      // A failed stream throws nothing and is empty; its failure comes as a part below.
      onError: () => undefined,
    }).fullStream[Symbol.asyncIterator]()
    for (;;) {
      arm()
      const next = await Promise.race([stream.next(), stopped.promise])
      clearTimeout(timer)
      if (next.done) throw new AppError('assistant_broke_off', { message: 'the stream had no end' })
      const part = next.value
      switch (part.type) {
        case 'reasoning-delta':
          lastToken = Date.now()
          break
        case 'text-delta':
          if (part.text === '') break
          lastToken = Date.now()
          length += part.text.length
          yield part.text
          if (length > limits.maxOutputTokens * charactersPerToken) return 'cut'
          break
        case 'error':
          throw modelFailure(part.error)
        case 'abort':
          throw either.reason
        case 'finish':
          // Without the provider's own word for the end, the connection was closed in the middle.
          if (part.rawFinishReason === undefined || part.finishReason === 'error')
            throw new AppError('assistant_broke_off', { message: 'the stream ended without a reason' })
          return part.finishReason === 'length'
            ? 'cut'
            : part.finishReason === 'content-filter'
              ? 'withheld'
              : 'complete'
      }
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (watch.signal.aborted) throw watch.signal.reason
    const failure = modelFailure(error)
    if (failure.code !== 'assistant_broke_off' && failure.code !== 'assistant_unavailable') throw failure
    const { cause, message } = failure
    throw new AppError(lastToken === null ? 'assistant_unavailable' : 'assistant_broke_off', { cause, message })
  } finally {
    clearTimeout(timer)
    stopped.forget()
    watch.abort()
  }
}

/**
 * Streams the words of one call, within the limits of time and length. Every way in which it can fail throws an
 * AppError: `assistant_broke_off` where the answer had begun, the provider's refusal otherwise; when `signal` aborts
 * it throws the signal's reason. However it ends, also by a consumer that leaves, the connection is closed.
 */
export async function* callModel(call: ModelCall, signal: AbortSignal): ModelWords {
  const started = performance.now()
  // What it stays for a consumer that leaves.
  let outcome = 'left'
  try {
    const end = yield* streamWords(call, signal)
    outcome = end
    return end
  } catch (error) {
    if (!signal.aborted) outcome = error instanceof AppError ? error.code : 'internal'
    throw error
  } finally {
    call.note?.(outcome, (performance.now() - started) / 1_000)
  }
}

export interface WholeAnswer {
  readonly text: string
  readonly end: CallEnd
}

/** The words of one call as they come. */
export type ModelWords = AsyncGenerator<string, CallEnd>

/** The words of a call, awaited to their end: for answers that mean nothing before they are whole. */
export const wholeAnswer = async (words: ModelWords): Promise<WholeAnswer> => {
  let text = ''
  for (;;) {
    const next = await words.next()
    if (next.done) return { text, end: next.value }
    text += next.value
  }
}
