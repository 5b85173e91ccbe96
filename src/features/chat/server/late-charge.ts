import type { Tx } from '#core/db/server/database.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { publish } from '#core/live/server/notices.ts'
import { type Charge, captureForItem, release } from '#core/points/server/ledger.ts'
import { failureText } from '../shared/chat-texts.ts'
import type { NewMessage } from './chat.repo.ts'
import { insertBelow } from './message-tree.ts'
import { slipOf } from './outcomes.ts'
import { lockReply } from './replies.repo.ts'

/** A result that was promised and held for, and is ready or has failed now (resolutions 3). */
export interface LateResult {
  readonly ownerId: string
  readonly itemId: string
  readonly kind: ItemKind
  readonly title: string
  /** The key of the held points. */
  readonly chargeKey: string
  /** The reply that promised it; null where it was not ordered in a chat. */
  readonly replyId: string | null
  readonly now: Date
}

/**
 * Locks the chat that ordered the result, before the points are locked, and answers how to put a message below the
 * promise there.
 */
const openChat = async (tx: Tx, { replyId, now }: LateResult): Promise<(message: NewMessage) => Promise<void>> => {
  if (replyId === null) return async () => undefined
  const { userId, sessionId, answerMessageId } = await lockReply(tx, replyId)
  return async (message) => {
    await insertBelow(tx, { userId, sessionId }, answerMessageId, message, now)
    await publish(tx, { userId, topic: 'chats', id: sessionId })
  }
}

/** Takes the held points and adds the points slip to the chat that ordered the result. The same result is taken once. */
export const takeLateCharge = async (tx: Tx, late: LateResult): Promise<Charge> => {
  const { ownerId: userId, itemId, replyId, kind, title, chargeKey: key } = late
  const tell = await openChat(tx, late)
  const charge = await captureForItem(tx, { userId, key, itemId, metadata: { title, replyId } })
  await tell(slipOf(replyId, kind, charge))
  await publish(tx, { userId, topic: 'points', id: itemId })
  return charge
}

/** Gives the held points back and says in the chat why there is no result. */
export const giveBackLate = async (tx: Tx, late: LateResult, sentence: string): Promise<void> => {
  const { ownerId: userId, itemId, replyId, chargeKey: key } = late
  const tell = await openChat(tx, late)
  await release(tx, { userId, key })
  await tell({ sender: 'ai', content: failureText(sentence), replyId, flags: { isError: true } })
  await publish(tx, { userId, topic: 'points', id: itemId })
}
