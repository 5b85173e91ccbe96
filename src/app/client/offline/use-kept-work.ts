import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { itemsQuery } from '#core/items/client/items.api.ts'
import { useKeptMarks } from '#core/items/client/kept-marks.ts'
import type { ItemSummary } from '#core/items/shared/item.ts'
import { whenIdle } from '#core/ui/client/when-idle.ts'

/** As often as kept work is tried again while there is some, in milliseconds. */
const retryEvery = 30_000

const idsOf = (list: readonly ItemSummary[]): string => list.map(({ id }) => id).join(' ')

/**
 * Work on items that this device kept while the server was away is sent by itself, without opening the item: when
 * Juragan is opened, when the connection is back, and every now and then (ITEM-05).
 */
export const useKeptWork = (isKnown: boolean): void => {
  const queries = useQueryClient()
  const { data: ids = '' } = useQuery({ ...itemsQuery(), enabled: isKnown, select: idsOf })

  useEffect(() => {
    if (!isKnown || ids === '') return
    const owned = new Set(ids.split(' '))
    let running: Promise<void> | null = null
    const send = async (): Promise<void> => {
      const { sendKeptWork } = await import('#core/items/client/kept-sender.ts')
      await sendKeptWork(queries, { owned, marked: useKeptMarks.getState().kept })
    }
    const sendOnce = (): void => {
      // What fails is tried again: by the clock, or when the connection is back.
      running ??= send()
        .catch(() => undefined)
        .finally(() => {
          running = null
        })
    }
    const retry = (): void => {
      if (useKeptMarks.getState().kept.size > 0) sendOnce()
    }
    const stopWaiting = whenIdle(sendOnce)
    const timer = setInterval(retry, retryEvery)
    addEventListener('online', sendOnce)
    return () => {
      stopWaiting()
      clearInterval(timer)
      removeEventListener('online', sendOnce)
    }
  }, [isKnown, ids, queries])
}
