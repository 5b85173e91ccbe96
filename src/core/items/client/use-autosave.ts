import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { Item, ItemMetadata } from '../shared/item.ts'
import { answerAsWriter, keepDraft } from './drafts.ts'
import { sendText } from './items.api.ts'
import { markKept } from './kept-marks.ts'
import { type Draft, draftOf } from './save-machine.ts'
import { createSaver, type Saver, type SaverSnapshot } from './saver.ts'

/** Canvas autosave where the kind says nothing else (CANVAS-03). */
export const canvasSaveDelay = 2_000

interface Opened {
  readonly item: Item
  readonly draft: Draft | null
  /** The writers whose drafts were joined into this one. */
  readonly inherited: readonly string[]
}

export interface Autosave {
  readonly state: SaverSnapshot
  readonly saver: Saver
  readonly edit: (content: unknown, metadata: ItemMetadata) => void
}

const openSaver = (client: QueryClient, item: Item, draft: Draft | null, writerId: string): Saver => {
  const saver = createSaver(item, draft, {
    send: (sending) => sendText(client, item.id, sending),
    keepDraft: (kept) => keepDraft(item.id, writerId, kept),
    newKey: () => newId('request'),
  })
  // For as long as the saver lives, which outlasts a canvas that was left while the server was away.
  saver.subscribe(() => {
    const { phase, keptHere } = saver.snapshot()
    if (phase === 'error' && keptHere) markKept(item.id, true)
    if (phase === 'saved') markKept(item.id, false)
  })
  return saver
}

/**
 * The saving of one open item, from the draft where there is one. Sends when the owner pauses, when the page is
 * hidden or left, when the canvas closes, and again when the connection comes back.
 */
export const useAutosave = (
  { item, draft, inherited }: Opened,
  delayOf: (metadata: ItemMetadata) => number = () => canvasSaveDelay,
): Autosave => {
  const client = useQueryClient()
  const [writerId] = useState(() => newId('request'))
  const [saver] = useState(() => openSaver(client, item, draft, writerId))
  const state = useSyncExternalStore(saver.subscribe, saver.snapshot)

  useEffect(() => answerAsWriter(item.id, writerId), [item.id, writerId])

  useEffect(() => {
    if (!draft) return
    const takeOver = async (): Promise<void> => {
      const isKept = await keepDraft(item.id, writerId, draftOf(saver.snapshot()))
      if (isKept) await Promise.all(inherited.map((writer) => keepDraft(item.id, writer, null)))
    }
    void takeOver()
    void saver.flush()
  }, [draft, inherited, item.id, saver, writerId])

  useEffect(() => {
    const send = (): void => {
      if (saver.snapshot().phase !== 'saved') void saver.flush()
    }
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') send()
    }
    const back = (): void => {
      if (saver.snapshot().phase === 'error') send()
    }
    addEventListener('pagehide', send)
    addEventListener('online', back)
    addEventListener('focus', back)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', send)
      removeEventListener('online', back)
      removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', hidden)
      send()
    }
  }, [saver])

  const edit = useCallback(
    (content: unknown, metadata: ItemMetadata) => saver.edit(content, metadata, delayOf(metadata)),
    [saver, delayOf],
  )
  return { state, saver, edit }
}
