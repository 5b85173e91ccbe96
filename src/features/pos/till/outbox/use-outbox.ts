import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'

import type { AppError } from '#core/errors/shared/app-error.ts'
import { customersKey } from '../customers/customers.api.ts'
import { sendEvents, tillKeys, type TillPlace } from '../till.api.ts'
import { createOutbox, type Outbox, type OutboxState } from './outbox.ts'

/** A tab that sleeps with the lock in its hand does not keep the others from sending, in milliseconds. */
const longestWait = 45_000

/** One tab of a till sends at a time. Browsers without locks (plain http) rely on the server's keys alone. */
const exclusively =
  (slug: string) =>
  async (work: () => Promise<AppError | null>): Promise<AppError | null> => {
    if (!('locks' in navigator)) return work()
    try {
      const signal = AbortSignal.timeout(longestWait)
      return await navigator.locks.request(`juragan-kasir-${slug}`, { signal }, work)
    } catch (thrown) {
      if (thrown instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(thrown.name)) return work()
      throw thrown
    }
  }

const resting: OutboxState = { isSending: false, failure: null }
const followNothing = () => () => undefined

export interface OutboxHand extends OutboxState {
  readonly wake: () => void
}

/** Sends this device's journal as long as the till is open: at once, when the network is back, when the page is looked at. */
export const useOutbox = ({ slug, device }: TillPlace): OutboxHand => {
  const queries = useQueryClient()
  const outbox = useMemo((): Outbox | null => {
    if (!device) return null
    return createOutbox({
      device,
      send: (entries) => sendEvents(slug, entries),
      exclusively: exclusively(slug),
      onSettled: () => {
        for (const queryKey of [
          tillKeys.catalogue(slug),
          tillKeys.today(slug),
          tillKeys.journal(slug),
          customersKey(slug),
        ])
          void queries.invalidateQueries({ queryKey })
      },
      random: Math.random,
    })
  }, [slug, device, queries])

  useEffect(() => {
    if (!outbox) return
    const handleVisible = (): void => {
      if (document.visibilityState === 'visible') outbox.wake()
    }
    const stop = outbox.start()
    addEventListener('online', outbox.wake)
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      removeEventListener('online', outbox.wake)
      document.removeEventListener('visibilitychange', handleVisible)
      stop()
    }
  }, [outbox])

  const { isSending, failure } = useSyncExternalStore(
    outbox?.subscribe ?? followNothing,
    () => outbox?.getState() ?? resting,
  )
  useEffect(() => {
    // Whoever has been signed out, or whose till is no more, has to be told by the page.
    if (failure === 'till_signed_out' || failure === 'not_found')
      void queries.invalidateQueries({ queryKey: tillKeys.shop(slug) })
  }, [failure, queries, slug])

  return { isSending, failure, wake: useCallback(() => outbox?.wake(), [outbox]) }
}
