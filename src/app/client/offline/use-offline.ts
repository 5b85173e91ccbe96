import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useReachability, watchNetwork } from '#core/http/client/reachability.ts'
import { whenIdle } from '#core/ui/client/when-idle.ts'
import type { Account } from '#features/account/client/index.tsx'

import { keptReading } from './kept-reading.ts'
import { useLocalDocuments } from './local-documents.ts'
import { keepOnDevice, sparesData } from './new-version.ts'

/** Opened pages settle before the device is filled, in milliseconds. */
const settles = 4_000

/**
 * Juragan without a network: the pages and what was read lie on the device, everything is asked for again when the
 * server is back, and nothing of an account stays after a sign-out.
 */
export const useOffline = ({ user, isGuest, signOuts }: Account): void => {
  const queries = useQueryClient()
  const isReachable = useReachability((reach) => reach.isReachable)
  const wasAway = useRef(false)
  const owner = user?.uid ?? (isGuest ? 'guest' : null)

  useLocalDocuments(user?.uid ?? null)

  useEffect(keepOnDevice, [])
  useEffect(watchNetwork, [])

  useEffect(() => {
    if (!isReachable) wasAway.current = true
    else if (wasAway.current) {
      wasAway.current = false
      void queries.invalidateQueries()
    }
  }, [isReachable, queries])

  useEffect(() => {
    if (signOuts > 0) void keptReading.wipe()
  }, [signOuts])

  useEffect(() => {
    if (owner === null || !isReachable || sparesData()) return
    const stop = new AbortController()
    let cancel: (() => void) | undefined
    const timer = setTimeout(() => {
      cancel = whenIdle(() => {
        // What could not be fetched ahead is fetched when it is opened.
        import('../canvas/fetch-ahead.ts')
          .then(({ fetchAhead }) => fetchAhead(queries, owner, stop.signal))
          .catch(() => undefined)
      })
    }, settles)
    return () => {
      stop.abort()
      clearTimeout(timer)
      cancel?.()
    }
  }, [owner, isReachable, queries])
}
