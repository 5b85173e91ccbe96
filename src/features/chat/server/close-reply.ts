import { eq } from 'drizzle-orm'
import type { Tx } from '#core/db/server/database.ts'
import type { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import { publish } from '#core/live/server/notices.ts'
import { release } from '#core/points/server/ledger.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import type { ReplyEvent, ReplyResult } from '../shared/chat.contract.ts'
import { failureText } from '../shared/chat-texts.ts'
import type { ChatMessage } from '../shared/message.ts'
import { appendMessages, type NewMessage, readMessage, setSettled } from './chat.repo.ts'
import { chatReplies, chatReplyEvents, type ReplyState } from './chat.tables.ts'
import { branchOf, readChildren } from './message-tree.ts'
import { lockReply, readLastEvent, readPartial, type ReplyRow } from './replies.repo.ts'
import type { NumberedEvent } from './reply-channel.ts'

interface Ending {
  readonly state: ReplyState
  readonly messages: readonly NewMessage[]
  readonly event: (messages: ChatMessage[]) => ReplyEvent
  readonly result?: (messages: ChatMessage[]) => ReplyResult
  readonly errorCode?: ErrorCode
}

interface Closing {
  readonly replyId: string
  /** The number of the last event; a function where the caller does not know what was streamed. */
  readonly seq: number | ((tx: Tx) => Promise<number>)
  readonly now: Date
}

/** Adds what a reply says; its first message knows the answers beside it, where the question was answered before. */
const appendAnswer = async (tx: Tx, reply: ReplyRow, added: readonly NewMessage[], now: Date) => {
  const messages = await appendMessages(tx, reply, added, now)
  const [first, ...others] = messages
  const row = first && (await readMessage(tx, first.id))
  if (!first || !row) return messages
  const branch = branchOf(await readChildren(tx, reply, row.parentId, 'ai'), first.id)
  return branch ? [{ ...first, branch }, ...others] : messages
}

/**
 * Ends a running reply: what `end` writes, its messages, its last event and its state stand together or not at all.
 * A reply that has ended already stays as it is and answers with its last event, so repeating is harmless.
 */
const closeReply = async (
  tx: Tx,
  { replyId, seq, now }: Closing,
  end: (reply: ReplyRow) => Promise<Ending>,
): Promise<NumberedEvent> => {
  const reply = await lockReply(tx, replyId)
  if (reply.state !== 'running') {
    const last = await readLastEvent(tx, replyId)
    if (!last) throw new Error(`reply ${replyId} ended without a last event`)
    return last
  }
  const ending = await end(reply)
  const messages = await appendAnswer(tx, reply, ending.messages, now)
  const numbered = { seq: typeof seq === 'number' ? seq : await seq(tx), event: ending.event(messages) }
  await tx
    .insert(chatReplyEvents)
    .values({ replyId, seq: numbered.seq, type: numbered.event.type, data: numbered.event.data })
  await tx
    .update(chatReplies)
    .set({
      state: ending.state,
      result: ending.result?.(messages) ?? null,
      errorCode: ending.errorCode ?? null,
      finishedAt: now,
    })
    .where(eq(chatReplies.id, replyId))
  const { userId, sessionId } = reply
  await publish(tx, { userId, topic: 'reply', id: replyId }, { userId, topic: 'chats', id: sessionId })
  return numbered
}

/** What a finished reply says; identity of reply, session and messages are added where it is stored. */
export interface Outcome {
  readonly messages: readonly NewMessage[]
  readonly result: Omit<ReplyResult, 'replyId' | 'sessionId' | 'messages'>
}

/** Stores a finished reply. `write` stores what was made and takes the points, in the same transaction. */
export const finishReply = (tx: Tx, closing: Closing, write: (reply: ReplyRow) => Promise<Outcome>) =>
  closeReply(tx, closing, async (reply) => {
    const outcome = await write(reply)
    const result = (messages: ChatMessage[]): ReplyResult => ({
      ...outcome.result,
      replyId: reply.id,
      sessionId: reply.sessionId,
      messages,
    })
    return {
      state: 'done',
      messages: outcome.messages,
      result,
      event: (messages) => ({ type: 'done', data: result(messages) }),
    }
  })

const giveBack = async (tx: Tx, reply: ReplyRow): Promise<void> => {
  if (reply.holdKey !== null) await release(tx, { userId: reply.userId, key: reply.holdKey })
}

/** Ends a reply that could not be given: points back, an error message, and a resumed request waits again. */
export const failReply = (tx: Tx, closing: Closing, { code, details }: Pick<AppError, 'code' | 'details'>) =>
  closeReply(tx, closing, async (reply) => {
    const sentence = errorText(code, details)
    const { retryAfterSeconds, why } = details
    await giveBack(tx, reply)
    if (reply.resumes !== null) await setSettled(tx, reply.resumes, false)
    return {
      state: 'failed',
      errorCode: code,
      messages: [
        {
          id: reply.answerMessageId,
          sender: 'ai',
          content: failureText(sentence),
          replyId: reply.id,
          flags: { isError: true },
        },
      ],
      event: (messages) => ({
        type: 'failed',
        data: {
          code,
          error: sentence,
          messages,
          ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
          ...(typeof why === 'string' ? { why } : {}),
        },
      }),
    }
  })

/**
 * A server that died may have streamed a little more than it had recorded. The last event is numbered far beyond
 * that, so that a follower who saw those words still gets it.
 */
const beyondUnrecorded = 100_000

const unknownSeq =
  (replyId: string) =>
  async (reader: Tx): Promise<number> =>
    (await readPartial(reader, replyId)).lastSeq + beyondUnrecorded

/** Points go back and the words so far become the reply's message. */
const keepPartial = async (tx: Tx, reply: ReplyRow, state: 'interrupted' | 'stopped'): Promise<NewMessage> => {
  await giveBack(tx, reply)
  const { text } = await readPartial(tx, reply.id)
  return { id: reply.answerMessageId, sender: 'ai', content: text, state, replyId: reply.id }
}

/** Ends a reply on which nobody works any more: the words so far stay, points go back, the owner can continue. */
export const interruptReply = (tx: Tx, replyId: string, now: Date, seq?: number) => {
  const code = 'reply_interrupted'
  return closeReply(tx, { replyId, seq: seq ?? unknownSeq(replyId), now }, async (reply) => ({
    state: 'interrupted',
    errorCode: code,
    messages: [await keepPartial(tx, reply, 'interrupted')],
    event: (messages) => ({ type: 'failed', data: { code, error: errorText(code), messages } }),
  }))
}

/** Ends a reply that its owner stopped (CHAT-13). One that has stored its item by now is finished and stays so. */
export const stopReply = (tx: Tx, replyId: string, now: Date, seq?: number) =>
  closeReply(tx, { replyId, seq: seq ?? unknownSeq(replyId), now }, async (reply) => {
    const partial = await keepPartial(tx, reply, 'stopped')
    const result = (messages: ChatMessage[]): ReplyResult => ({
      replyId,
      sessionId: reply.sessionId,
      fulfillmentText: partial.content,
      response: partial.content,
      isPlaybookResult: false,
      type: null,
      requiredAction: null,
      intent: 'stopped',
      confidence: 1,
      requiresLogin: false,
      insufficientPoints: false,
      item: null,
      pointsDeducted: 0,
      balanceAfter: null,
      messages,
      stopped: true,
    })
    return {
      state: 'stopped',
      messages: [partial],
      result,
      event: (messages) => ({ type: 'done', data: result(messages) }),
    }
  })
