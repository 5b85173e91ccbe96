import type { UsedFact } from '#core/assistant/shared/memory/owner-memory.ts'
import type { ComposedItem, Understanding } from '#core/assistant/shared/port.ts'
import type { Tx } from '#core/db/server/database.ts'
import { getItem } from '#core/items/server/items.repo.ts'
import { inProgress, type KindStore, type KindStores } from '#core/items/server/kind-store.ts'
import { insertProposal } from '#core/items/server/proposals.repo.ts'
import { storeMade } from '#core/items/server/store-made.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { defaultPosStatus } from '#core/items/shared/saved-item.ts'
import { publish } from '#core/live/server/notices.ts'
import { type Charge, capture, extendHold } from '#core/points/server/ledger.ts'
import {
  actionByResultType,
  actionLabels,
  editActionByResultType,
  type PaidAction,
  prices,
} from '#core/points/shared/prices.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import {
  beingMadeText,
  insufficientPointsText,
  loginRequiredText,
  pointsSlipText,
  type PaidWork,
} from '../shared/chat-texts.ts'
import type { MessageFlags } from '../shared/message.ts'
import { parseReply } from '../shared/parse-reply.ts'
import type { NewMessage } from './chat.repo.ts'
import type { Outcome } from './close-reply.ts'
import type { Answer } from './compose-answer.ts'
import type { ReplyRow } from './replies.repo.ts'

type Request = Extract<Understanding, { outcome: 'request' }>
type Change = Extract<Understanding, { outcome: 'revision' }>

const result = (
  understanding: Understanding,
  text: string,
  over: Partial<Outcome['result']> = {},
): Outcome['result'] => ({
  fulfillmentText: text,
  response: text,
  isPlaybookResult: false,
  type: null,
  requiredAction: null,
  intent: understanding.intent,
  confidence: understanding.confidence,
  requiresLogin: false,
  insufficientPoints: false,
  item: null,
  pointsDeducted: 0,
  balanceAfter: null,
  ...over,
})

const answerMessage = (reply: ReplyRow, content: string, flags: MessageFlags = {}): NewMessage => ({
  id: reply.answerMessageId,
  sender: 'ai',
  content,
  replyId: reply.id,
  flags,
})

/** What a reply rests on, each thing once and no more than can be read. */
const usedFlags = (used: readonly UsedFact[]): Pick<MessageFlags, 'used'> => {
  const told = new Map(used.map((fact) => [`${fact.source} ${fact.label}`, fact]))
  const facts = [...told.values()].slice(0, 12).map(({ source, label }) => ({ source, label: label.slice(0, 300) }))
  return facts.length > 0 ? { used: facts } : {}
}

/** Plain chat: words only, never charged (CHAT-18). */
export const answered = (
  reply: ReplyRow,
  understanding: Understanding,
  { text: words, used, suggestions }: Pick<Answer, 'text' | 'used' | 'suggestions'>,
): Outcome => {
  const { text } = parseReply(words)
  const flags = { ...usedFlags(used), ...(suggestions.length > 0 ? { suggestions: [...suggestions] } : {}) }
  return { messages: [answerMessage(reply, text, flags)], result: result(understanding, text) }
}

/** A guest asked for something to be made (CHAT-05): nothing is made or charged, the message waits for the sign-in. */
export const loginRequired = (reply: ReplyRow, request: Request): Outcome => {
  const text = loginRequiredText(request.kind)
  return {
    messages: [answerMessage(reply, text, { isPlaybookResult: true, requiresLogin: true, type: 'login_required' })],
    result: result(request, text, {
      isPlaybookResult: true,
      type: 'login_required',
      requiredAction: 'login',
      requiresLogin: true,
    }),
  }
}

/** Figures of a refusal; `held` is the part of the balance that other running requests hold. */
export interface Refusal {
  readonly required: number
  readonly balance: number
  readonly held: number
}

/** What an order or a change of a kind costs as; null where it is free. */
export const actionOf = (asked: Request | Change): PaidAction | null =>
  asked.outcome === 'request' ? actionByResultType[asked.kind] : editActionByResultType[asked.kind]

/** The balance does not cover the price (CHAT-06): nothing is made or proposed. */
export const insufficientPoints = (
  reply: ReplyRow,
  request: Request | Change,
  action: PaidAction,
  { required, balance, held }: Refusal,
): Outcome => {
  const work: PaidWork = request.outcome === 'request' ? 'membuat' : 'mengubah'
  const text = insufficientPointsText(request.kind, required, balance, held, work)
  const points = { label: actionLabels[action], amount: required, balance, action }
  return {
    messages: [answerMessage(reply, text, { isPlaybookResult: true, insufficientPoints: true, points })],
    result: result(request, text, {
      isPlaybookResult: true,
      type: request.kind,
      requiredAction: 'top_up',
      insufficientPoints: true,
      balanceAfter: balance,
    }),
  }
}

/** A till that was just made still has to be set up (P1 §3). */
const firstStatus = (kind: ItemKind): string => (kind === 'pos' ? defaultPosStatus : 'done')

/** Takes the points of a result that is ready; those of one that is not stay held. */
const charged = async (tx: Tx, reply: ReplyRow, store: KindStore, itemId: string, title: string) => {
  const { id: key, userId } = reply
  if (!store.begin) {
    const charge = await capture(tx, { userId, key, itemId, metadata: { title, replyId: key } })
    await publish(tx, { userId, topic: 'points', id: itemId })
    return charge
  }
  await extendHold(tx, { userId, key })
  return null
}

/** The slip below an answer, for points that were taken. */
export const slipOf = (replyId: string | null, kind: ItemKind, charge: Charge) => {
  const action = actionByResultType[kind]
  const points = { label: actionLabels[action], amount: charge.pointsDeducted, balance: charge.balanceAfter, action }
  return {
    sender: 'ai',
    content: pointsSlipText(points.label, points.amount, points.balance),
    replyId,
    flags: { isPointsInfo: true, points },
  } as const satisfies NewMessage
}

/**
 * Stores what was made and takes the points held for it, in the transaction that ends the reply: item, charge, answer
 * and points slip are there together or not at all (design §3, Charge). Of a result whose work goes on, the points stay
 * held and the slip comes when it is ready (resolutions 3).
 */
export const made = async (
  tx: Tx,
  kinds: KindStores,
  reply: ReplyRow,
  request: Request,
  { text: words, item: composed, used }: { text: string; item: ComposedItem; used: readonly UsedFact[] },
  now: Date,
): Promise<Outcome> => {
  const { kind } = composed
  const store = kinds[kind]
  const itemId = newId('item')
  const { item: stored, charge } = await storeMade(
    tx,
    store,
    composed,
    {
      id: itemId,
      ownerId: reply.userId,
      type: kind,
      status: store.begin ? inProgress : firstStatus(kind),
      source: 'chat',
      metadata: { messageId: reply.answerMessageId, ...(used.length > 0 ? { usedFacts: usedFlags(used).used } : {}) },
      now,
    },
    () => charged(tx, reply, store, itemId, composed.title),
  )
  await store.begin?.(tx, stored, { chargeKey: reply.id, replyId: reply.id, now })
  const item = { id: stored.id, kind, title: stored.title, description: stored.description }
  const shown = parseReply(words, stored.title).text
  const text = charge ? shown : `${shown}\n\n${beingMadeText(kind, prices[actionByResultType[kind]])}`
  const flags: MessageFlags = {
    isPlaybookResult: true,
    item,
    ...(kind === 'pos' ? { type: 'pos' } : {}),
    ...usedFlags(used),
  }
  return {
    messages: [answerMessage(reply, text, flags), ...(charge ? [slipOf(reply.id, kind, charge)] : [])],
    result: result(request, text, {
      isPlaybookResult: true,
      type: kind,
      requiredAction: 'open_canvas',
      item,
      ...(charge ? { pointsDeducted: charge.pointsDeducted, balanceAfter: charge.balanceAfter } : {}),
    }),
  }
}

/**
 * A change that waits for its owner (CHAT-15): it is kept with the answer that tells it, and nothing is charged before it
 * is accepted. Throws `not_found` where the item has gone meanwhile.
 */
export const proposed = async (
  tx: Tx,
  reply: ReplyRow,
  change: Change,
  { text, itemId }: { text: string; itemId: string },
  now: Date,
): Promise<Outcome> => {
  await getItem(tx, reply.userId, itemId)
  const { id, summary, differences, price } = await insertProposal(tx, {
    itemId,
    ...change.revision,
    action: actionOf(change),
    now,
  })
  const flags: MessageFlags = { proposal: { id, itemId, summary, differences, price } }
  return { messages: [answerMessage(reply, text, flags)], result: result(change, text) }
}
