import { AppError } from '#core/errors/shared/app-error.ts'

/**
 * What `work` answers, as long as it does so within `milliseconds`; otherwise `took_too_long`, and its signal is aborted,
 * as it is when the caller goes. What was answered in time may live on: a stream is not cut off later.
 */
export const withinTime = async <Answer>(
  milliseconds: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new AppError('took_too_long')), milliseconds)
  const over = new Promise<never>((_, reject) => {
    late.signal.addEventListener('abort', () => reject(late.signal.reason as AppError))
  })
  try {
    return await Promise.race([work(AbortSignal.any([caller, late.signal])), over])
  } finally {
    clearTimeout(timer)
  }
}
