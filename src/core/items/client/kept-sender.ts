import type { QueryClient } from '@tanstack/react-query'

import { joinDrafts, keepDraft, keptItemIds, orphanDrafts } from './drafts.ts'
import { sendText } from './items.api.ts'
import { markKept } from './kept-marks.ts'
import type { Draft, Sending } from './save-machine.ts'

type Send = (sending: Sending) => Promise<{ readonly version: number }>

/**
 * Sends all of a draft in the order in which a canvas would. Every text has its own key and the base that follows from
 * the answers before it, so that doing it again, or at the same time as a canvas does, stores nothing twice. Throws
 * AppError at the first text that is not taken.
 */
export const sendDraft = async ({ sending, aside, text, baseVersion }: Draft, send: Send): Promise<void> => {
  let base = baseVersion
  if (sending) base = (await send(sending)).version
  for (const one of aside) base = (await send({ ...one, baseVersion: base, aside: true })).version
  if (text) await send({ ...text, baseVersion: base, aside: false })
}

const sendOne = async (client: QueryClient, itemId: string): Promise<void> => {
  const left = await orphanDrafts(itemId)
  const draft = joinDrafts(left)
  if (!draft) {
    const stillOpen = (await keptItemIds()).includes(itemId)
    if (!stillOpen) markKept(itemId, false)
    return
  }
  markKept(itemId, true)
  try {
    await sendDraft(draft, (sending) => sendText(client, itemId, sending))
  } catch {
    // It stays on the device and marked: sent again later, or settled by the owner's choice when the item is opened.
    return
  }
  await Promise.all(left.map(({ writerId }) => keepDraft(itemId, writerId, null)))
  markKept(itemId, false)
}

/** Sends what closed canvases left on this device, of these items only: others belong to another account. */
export const sendKeptWork = async (
  client: QueryClient,
  { owned, marked }: { readonly owned: ReadonlySet<string>; readonly marked: ReadonlySet<string> },
): Promise<void> => {
  const waiting = new Set([...(await keptItemIds()), ...marked])
  for (const itemId of waiting) if (owned.has(itemId)) await sendOne(client, itemId)
}
