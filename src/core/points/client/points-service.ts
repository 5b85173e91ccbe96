import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { failureOf, reach } from '#core/http/client/call.ts'
import { type AnswerOf, type BodyInput, failure } from '#core/http/shared/contract.ts'
import { answerText } from '#core/text/shared/error-texts.ts'

import { pointsCall } from '../shared/points.contract.ts'

export type PointsAnswer = AnswerOf<typeof pointsCall>

/** Codes of `deduct` that the specification names, and what they mean here (P1 §8). */
const foreignCodes: Readonly<Record<string, ErrorCode>> = {
  'failed-precondition': 'insufficient_points',
  unauthenticated: 'not_signed_in',
}

const refusal = async (response: Response): Promise<AppError> => {
  const body = failure.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  const { status } = response
  if (!body.success)
    return new AppError('bad_answer', { message: `Point HTTP error status=${status}`, details: { status } })
  const foreign = foreignCodes[body.data.code.replace(/^functions\//, '')]
  return foreign ? new AppError(foreign, { details: { status } }) : failureOf(response)
}

/** One call of the points service. Throws AppError: `insufficient_points`, `not_signed_in`, `bad_answer`, … */
export const askPoints = async (body: BodyInput<typeof pointsCall>, signal?: AbortSignal): Promise<PointsAnswer> => {
  const response = await reach(pointsCall.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw await refusal(response)
  const parsed = pointsCall.response.safeParse(await response.json().catch(() => null))
  if (parsed.success) return parsed.data
  throw new AppError('bad_answer', { message: 'Invalid JSON response from server', cause: parsed.error })
}

/** The sentence for a failed points call: the specification's own where it has one (P1 §8), else the code's. */
export const pointsErrorText = (thrown: unknown): string => {
  if (!(thrown instanceof AppError)) return answerText('points_check_failed')
  return thrown.code === 'bad_answer' ? thrown.message : answerText(thrown.code)
}
