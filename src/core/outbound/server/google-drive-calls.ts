import { AppError } from '#core/errors/shared/app-error.ts'

import type { DriveCall } from './drive.ts'
import { googleFailure, unanswered } from './google-failures.ts'
import { type Persistence, persist } from './persistence.ts'

/** An owner's permission to reach their files; refreshed by whoever keeps the tokens. */
export interface GoogleAccess {
  /** Throws `drive_not_connected` or `drive_unauthorized` as far as that is known here; asks nobody. */
  check(ownerId: string): Promise<void>
  /** A token that holds for a while yet; `refused` is one that Google did not take. Throws `drive_not_connected`. */
  token(ownerId: string, refused?: string): Promise<string>
}

export interface GoogleCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Statuses besides 2xx that the caller reads itself. */
  readonly accepted?: readonly number[]
}

/** For one answer; the patience with repeated tries is another one. */
const longestAnswer = 60_000

/** All operations together wait so long for a drive that does not answer (P1 §9). */
export const operationPatience = 2 * 60_000
/** And uploads so long. */
export const uploadPatience = 10 * 60_000

const send = async (call: DriveCall, asked: GoogleCall, token: string): Promise<Response> => {
  const { method, url, headers, body } = asked
  try {
    return await fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      // 308 is the upload protocol's 'go on', no address to follow.
      redirect: 'manual',
      signal: AbortSignal.any([call.signal, AbortSignal.timeout(longestAnswer)]),
    })
  } catch (cause) {
    call.signal.throwIfAborted()
    throw unanswered(cause)
  }
}

const bytes = async (call: DriveCall, response: Response): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await response.arrayBuffer())
  } catch (cause) {
    call.signal.throwIfAborted()
    throw unanswered(cause)
  }
}

export const createGoogleCalls = (access: GoogleAccess, persistence: Persistence) => {
  /** One try. A token that Google does not take is refreshed once. Throws AppError, or a failure that may pass. */
  const once = async (call: DriveCall, asked: GoogleCall): Promise<Response> => {
    const token = await access.token(call.ownerId)
    let response = await send(call, asked, token)
    if (response.status === 401) {
      await response.body?.cancel()
      response = await send(call, asked, await access.token(call.ownerId, token))
    }
    if (response.ok || asked.accepted?.includes(response.status)) return response
    throw await googleFailure(response)
  }

  const json = async (call: DriveCall, response: Response): Promise<unknown> => {
    const answer = await bytes(call, response)
    try {
      return JSON.parse(new TextDecoder().decode(answer)) as unknown
    } catch (cause) {
      throw new AppError('drive_unreadable', { cause })
    }
  }

  /** Tries until it works, or the patience is over. */
  const insist = <T>(call: DriveCall, patience: number, work: (progress: () => void) => Promise<T>): Promise<T> =>
    persist(work, { patience, signal: call.signal, persistence })

  return { once, json, bytes, insist }
}

export type GoogleCalls = ReturnType<typeof createGoogleCalls>
