import type { AppCheckSource } from '#core/http/client/app-check-port.ts'

import { renewalTime, waitAfter } from '../../shared/app-check-times.ts'
import { appCheckFailure, failureFacts } from './app-check-failure.ts'

/** A token as the exchange gave it, with its time to live in seconds. */
export interface Issued {
  readonly token: string
  readonly ttl: number
}

export interface AppCheckPorts {
  /** Proves this page and exchanges the proof. Throws what `appCheckFailure` makes, or `not_signed_in`. */
  readonly exchange: () => Promise<Issued>
  readonly now: () => number
  /** Does something later; answers how to call it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void
  /** Settles when somebody looks at the page: nothing is renewed behind a tab that lies in the background. */
  readonly whenSeen: () => Promise<void>
}

export interface AppCheck {
  readonly token: AppCheckSource
  /** Somebody signed in or out: neither the token nor the failures of before are theirs. */
  readonly forget: () => void
}

/** A token this close to its end is not sent any more, in milliseconds. */
const tooClose = 30_000

/**
 * Holds the token of this page (AUTH-06): asked for when it is first needed, renewed at half its life and no later than
 * five minutes before its end. What fails is tried again after 30 s, then twice as long each time up to 16 min; after an
 * answer of 403 or 404 not for a day. As long as an exchange was refused by a status, calls are told `throttled` at once.
 */
export const createAppCheck = ({ exchange, now, later, whenSeen }: AppCheckPorts): AppCheck => {
  let held: { readonly token: string; readonly endsAt: number } | null = null
  let asking: Promise<string> | null = null
  let failures = 0
  let closedUntil = 0
  let callOff: (() => void) | null = null
  /** Counts the people of this page: what was asked for one is not kept for the next. */
  let person = 0

  const plan = (milliseconds: number): void => {
    callOff?.()
    callOff = later(milliseconds, () => {
      // Failing here is no news: the next try is planned by then, and whoever calls meanwhile hears of it.
      void whenSeen()
        .then(askOnce)
        .catch(() => undefined)
    })
  }

  const ask = async (): Promise<string> => {
    const asker = person
    try {
      const { token, ttl } = await exchange()
      if (asker !== person) return token
      const [at, life] = [now(), ttl * 1_000]
      held = { token, endsAt: at + life }
      failures = 0
      closedUntil = 0
      plan(renewalTime(at, life) - at)
      return token
    } catch (thrown) {
      const { kind, httpStatus } = failureFacts(thrown)
      if (kind === null || asker !== person) throw thrown
      failures += 1
      const wait = waitAfter(failures, httpStatus)
      if (kind === 'fetch-status-error') closedUntil = now() + wait
      plan(wait)
      throw thrown
    }
  }

  const askOnce = (): Promise<string> => {
    if (asking !== null) return asking
    const mine = ask().finally(() => {
      if (asking === mine) asking = null
    })
    asking = mine
    return mine
  }

  const forget = (): void => {
    person += 1
    callOff?.()
    held = null
    asking = null
    failures = 0
    closedUntil = 0
  }

  const token: AppCheckSource = async (refused) => {
    if (refused !== undefined && held?.token === refused) held = null
    if (held !== null && now() < held.endsAt - tooClose) return held.token
    if (now() < closedUntil)
      throw appCheckFailure('throttled', { retryAfterSeconds: Math.ceil((closedUntil - now()) / 1_000) })
    return askOnce()
  }
  return { token, forget }
}
