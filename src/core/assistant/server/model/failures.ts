import { APICallError } from 'ai'

import { AppError } from '#core/errors/shared/app-error.ts'

/**
 * What a provider answered, as it may stand in a log. Its own words are left out: they may repeat the key or what an
 * owner wrote. `reason` is one of its fixed words (`model_not_found`), empty where it gave none.
 */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly status: number | null

  constructor(status: number | null, reason: string) {
    super(`the model's provider answered ${status ?? 'nothing'}${reason === '' ? '' : ` (${reason})`}`)
    this.status = status
  }
}

const fixedWord = /^[a-z][a-z0-9_.]{2,50}$/i

const wordIn = (value: unknown): string => (typeof value === 'string' && fixedWord.test(value) ? value : '')

/** The provider's fixed word for what went wrong: OpenAI `error.code`, Anthropic `error.type`, Google `error.status`. */
const reasonIn = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  const error = ('error' in value ? value.error : value) as Record<string, unknown> | null
  if (typeof error !== 'object' || error === null) return ''
  return wordIn(error['code']) || wordIn(error['status']) || wordIn(error['type'])
}

const parsed = (body: string | undefined): unknown => {
  try {
    return JSON.parse(body ?? '')
  } catch {
    // A proxy's page of HTML says nothing that we could use.
    return null
  }
}

const longestWait = 24 * 60 * 60

/** `retry-after` in whole seconds, given as a number or as a date; null where it is absent or odd. */
const retryAfter = (headers: Readonly<Record<string, string>> | undefined, now: number): number | null => {
  const value = headers?.['retry-after']?.trim() ?? ''
  const seconds = /^\d+(?:\.\d+)?$/.test(value) ? Math.ceil(Number(value)) : Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isFinite(seconds) && seconds > 0 && seconds <= longestWait ? seconds : null
}

const busy = (refusal: ProviderRefusal, seconds: number | null): AppError =>
  new AppError('assistant_busy', {
    cause: refusal,
    message: refusal.message,
    ...(seconds === null ? {} : { details: { retryAfterSeconds: seconds } }),
  })

const busyWords = /overloaded|rate_limit|resource_exhausted|too_many/i
const keyWords = /api_key|authentication|permission_denied|unauthenticated|billing|insufficient_quota/i

/** Any failure of a call as one of the assistant's own; what it broke off in is decided by the caller. */
export const modelFailure = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown
  if (APICallError.isInstance(thrown)) {
    const status = thrown.statusCode ?? null
    const reason = reasonIn(parsed(thrown.responseBody))
    const refusal = new ProviderRefusal(status, reason)
    // Google tells a wrong key as 400 with this word among the details.
    const isKey = thrown.responseBody?.includes('API_KEY_INVALID') === true || keyWords.test(reason)
    if (isKey || [401, 402, 403, 404].includes(status ?? 0))
      return new AppError('assistant_misconfigured', { cause: refusal, message: refusal.message })
    if (status === 429 || status === 529) return busy(refusal, retryAfter(thrown.responseHeaders, Date.now()))
    return new AppError('assistant_unavailable', { cause: refusal, message: refusal.message })
  }
  const reason = reasonIn(thrown)
  if (busyWords.test(reason)) return busy(new ProviderRefusal(200, reason), null)
  const name = thrown instanceof Error ? thrown.name : 'an error event'
  const refusal = new ProviderRefusal(null, reason)
  return new AppError('assistant_broke_off', { cause: refusal, message: `the model's stream broke off (${name})` })
}

/** Whether the provider did not take the request as it was written: some do not know the switch for JSON. */
export const isRefusedRequest = (error: unknown): boolean =>
  error instanceof AppError &&
  error.cause instanceof ProviderRefusal &&
  (error.cause.status === 400 || error.cause.status === 422)
