import { liveQuery, type Subscription } from 'dexie'
import { useEffect, useState } from 'react'

import { afterPaint } from './after-paint.ts'
import type { TillDevice } from './device/till-device.ts'
import { isSale, type JournalEntry, type SaleEntry } from './device/till-database.ts'

/** What of this device's journal is not with the server. */
export interface Unsent {
  readonly waiting: number
  /** False where not only sales wait or were refused. */
  readonly onlySales: boolean
  readonly refused: readonly JournalEntry[]
}

/**
 * Follows the device's journal, also those of its other tabs; null as long as it is not known. While a sale `isWritten` it
 * stands still: 'LUNAS' does not wait until sales are counted.
 */
export const useUnsent = (device: TillDevice | null, isWritten: boolean): Unsent | 'unreadable' | null => {
  const [unsent, setUnsent] = useState<Unsent | 'unreadable' | null>(null)
  useEffect(() => {
    if (!device || isWritten) return
    const { journal } = device.database
    const ofState = (state: JournalEntry['state']) =>
      journal.where('[state+sequence]').between([state, 0], [state, Infinity])
    let following: Subscription | undefined
    const callOff = afterPaint(() => {
      following = liveQuery(async (): Promise<Unsent> => {
        const waiting = await ofState('waiting').count()
        const sales = await journal.where({ state: 'waiting', kind: 'sale' }).count()
        const refused = await ofState('refused').toArray()
        return { waiting, refused, onlySales: sales === waiting && refused.every(isSale) }
      }).subscribe({ next: setUnsent, error: () => setUnsent('unreadable') })
    })
    return () => {
      callOff()
      following?.unsubscribe()
    }
  }, [device, isWritten])
  return unsent
}

/** Calls `onSold` when a sale of that id is written down, here or in another tab. */
export const useSoldElsewhere = (device: TillDevice | null, id: string, onSold: (entry: SaleEntry) => void): void => {
  useEffect(() => {
    if (!device) return
    const following = liveQuery(() => device.database.journal.get(id)).subscribe({
      next: (entry) => {
        if (entry && isSale(entry)) onSold(entry)
      },
      // The cart stays: sold again it is the same sale by its id. That nothing is read here is told by `useUnsent`.
      error: () => undefined,
    })
    return () => following.unsubscribe()
  }, [device, id, onSold])
}
