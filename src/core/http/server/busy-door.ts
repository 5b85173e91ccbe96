import { type AppError, toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import { failureBody, retryAfterSeconds } from './answer-failure.ts'
import { callersOf, type CrowdLimit } from './crowd-limit.ts'

export interface BusyDoorDependencies {
  /** How many requests of any kind are answered at once. */
  readonly crowd: CrowdLimit
  readonly addressOf: (request: Request, runtime: unknown) => string
  /** Paths of whoever watches the server; they are let in however many there are. */
  readonly alwaysOpen: ReadonlySet<string>
}

/** For somebody who opens a page: one sentence, and the browser asks again by itself. */
const busyPage = (sentence: string): string =>
  `<!doctype html>
<html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Juragan sedang ramai</title>
<main><h1>Sebentar, ya</h1><p>${sentence}</p><p>Halaman ini dibuka lagi dengan sendirinya.</p></main></html>
`

const refusal = (request: Request, error: AppError): Response => {
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  if (request.headers.get('accept')?.includes('text/html') !== true)
    return Response.json(failureBody(error, newId('request')), { status: error.status, headers })
  return new Response(busyPage(errorText(error.code)), {
    status: error.status,
    headers: {
      ...headers,
      refresh: String(retryAfterSeconds),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * Stands before everything that is answered and lets only so many in at once (OPS-05). A request has left when its
 * answer begins: a stream that goes on afterwards takes nobody's place.
 */
export const createBusyDoor =
  ({ crowd, addressOf, alwaysOpen }: BusyDoorDependencies) =>
  async (request: Request, runtime: unknown, answer: () => Promise<Response> | Response): Promise<Response> => {
    if (alwaysOpen.has(new URL(request.url).pathname)) return answer()
    let leave: () => void
    try {
      leave = crowd.enter(callersOf(addressOf(request, runtime)))
    } catch (error) {
      return refusal(request, toAppError(error))
    }
    try {
      return await answer()
    } finally {
      leave()
    }
  }
