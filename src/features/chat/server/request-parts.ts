import { AppError } from '#core/errors/shared/app-error.ts'
import { eventStream, type ServerEvent } from '#core/http/server/events.ts'
import type { RequestContext } from '#core/http/server/router.ts'
import { personId } from '#core/http/shared/identity.ts'

/** The id of the person who asks. */
export const asker = ({ identity }: RequestContext): string => {
  const id = personId(identity)
  if (id === null) throw new AppError('not_signed_in')
  return id
}

/** Answers with events until they end or the caller goes; a refusal before the first one is an ordinary answer. */
export const answerEvents = async (
  request: RequestContext,
  make: (signal: AbortSignal) => AsyncGenerator<ServerEvent, void>,
): Promise<Response> => {
  const gone = new AbortController()
  const events = make(AbortSignal.any([request.signal, gone.signal]))
  const first = await events.next()
  async function* all(): AsyncGenerator<ServerEvent, void> {
    if (first.done) return
    yield first.value
    yield* events
  }
  const iterator = all()
  return eventStream({
    [Symbol.asyncIterator]: () => ({
      next: () => iterator.next(),
      return: () => {
        gone.abort()
        return iterator.return()
      },
    }),
  })
}
