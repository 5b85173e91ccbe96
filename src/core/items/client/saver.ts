import { toAppError } from '#core/errors/shared/app-error.ts'
import * as z from 'zod/mini'

import { type Item, item, type ItemMetadata } from '../shared/item.ts'
import {
  type Draft,
  draftOf,
  openState,
  type SaveEvent,
  type SaveState,
  type Sending,
  stepSave,
} from './save-machine.ts'

export interface SaverPorts {
  /** Stores one text; throws AppError. */
  readonly send: (sending: Sending) => Promise<{ readonly version: number; readonly lastModified: string }>
  /** Keeps or forgets (null) the draft on this device; false where that is impossible. */
  readonly keepDraft: (draft: Draft | null) => Promise<boolean>
  readonly newKey: () => string
}

export interface SaverSnapshot extends SaveState {
  /** False once this browser has refused to keep the draft. */
  readonly keptHere: boolean
  /** What the editor must show instead of what it was opened with: theirs was chosen, or the server has more. */
  readonly replaced: { readonly item: Item; readonly revision: number } | null
}

/** The saving of one open item: the state machine with its clock, its sender and its drafts. */
export interface Saver {
  readonly snapshot: () => SaverSnapshot
  readonly subscribe: (listener: () => void) => () => void
  readonly edit: (content: unknown, metadata: ItemMetadata, delay: number) => void
  /** Sends now; true when the server has everything, false on failure or conflict. */
  readonly flush: () => Promise<boolean>
  readonly choose: (whose: 'mine' | 'theirs') => void
  /** Tells what the server was seen with; shown at once where nothing here is unsaved. */
  readonly read: (latest: Item) => void
}

const staleDetails = z.object({ current: item })

/** What the server answered as the current item, where it did. */
const currentOf = (details: unknown) => {
  const parsed = staleDetails.safeParse(details)
  return parsed.success ? parsed.data.current : null
}

export const createSaver = (
  opened: { readonly version: number; readonly lastModified: string },
  draft: Draft | null,
  ports: SaverPorts,
): Saver => {
  let snapshot: SaverSnapshot = { ...openState(opened, draft), keptHere: true, replaced: null }
  let clock: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const show = (next: SaverSnapshot): void => {
    snapshot = next
    for (const listener of listeners) listener()
  }

  const keep = async (): Promise<void> => {
    const keptHere = await ports.keepDraft(draftOf(snapshot))
    if (keptHere !== snapshot.keptHere) show({ ...snapshot, keptHere })
  }

  const dispatch = (event: SaveEvent): void => {
    const { state, effects } = stepSave(snapshot, event)
    const before = snapshot
    show({ ...before, ...state })
    if (state.text !== before.text || state.sending !== before.sending || state.aside !== before.aside) void keep()
    for (const effect of effects) {
      switch (effect.type) {
        case 'wait':
          clearTimeout(clock)
          clock = setTimeout(() => dispatch({ type: 'due' }), effect.ms)
          break
        case 'stop':
          clearTimeout(clock)
          break
        case 'send':
          void deliver(effect.sending)
      }
    }
  }

  const deliver = async (sending: Sending): Promise<void> => {
    try {
      const { version, lastModified } = await ports.send(sending)
      dispatch({ type: 'stored', version, at: lastModified })
    } catch (thrown) {
      const error = toAppError(thrown)
      const current = error.code === 'stale_version' ? currentOf(error.details) : null
      if (current) dispatch({ type: 'stale', current })
      else dispatch({ type: 'failed', code: error.code === 'stale_version' ? 'bad_answer' : error.code })
    }
  }

  const replace = (by: Item): void =>
    show({ ...snapshot, replaced: { item: by, revision: (snapshot.replaced?.revision ?? 0) + 1 } })

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const flush = (): Promise<boolean> => {
    dispatch({ type: 'flush' })
    return new Promise((resolve) => {
      const settle = (): boolean => {
        if (snapshot.phase === 'saving' || snapshot.phase === 'unsaved') return false
        resolve(snapshot.phase === 'saved')
        return true
      }
      if (settle()) return
      const stop = subscribe(() => {
        if (settle()) stop()
      })
    })
  }

  return {
    snapshot: () => snapshot,
    subscribe,
    flush,
    edit: (content, metadata, delay) =>
      dispatch({ type: 'edited', text: { content, metadata, saveKey: ports.newKey() }, delay }),
    choose: (whose) => {
      if (whose === 'theirs' && snapshot.theirs) replace(snapshot.theirs)
      dispatch({ type: 'chose', whose, saveKey: ports.newKey() })
    },
    read: (latest) => {
      if (snapshot.phase !== 'saved' || latest.version <= snapshot.baseVersion) return
      dispatch({ type: 'read', version: latest.version, at: latest.lastModified })
      replace(latest)
    },
  }
}
