import { eq, getTableColumns } from 'drizzle-orm'
import { resolveOwner } from '#core/auth/server/guests.ts'
import type { Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { noticeSql } from '#core/live/server/notices.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import {
  lockSession,
  placeMessages,
  readLocked,
  readMessage,
  retitle,
  type SessionKey,
  type SessionRow,
  setSettled,
} from './chat.repo.ts'
import type { MessageFlags, MessageSheet, OpenItemRef } from '../shared/message.ts'
import { chatMessages, chatReplies } from './chat.tables.ts'
import { isShown, readOwnMessage, showBranch, showPath } from './message-tree.ts'
import type { Asked } from './read-context.ts'
import { nameSheet } from './sheets.repo.ts'
import { findByClientMessage, findReply, findResuming, findRunning, newLease, type ReplyRow } from './replies.repo.ts'

export interface ReplyOrder {
  /** Chosen by the caller, so that a start whose answer was lost is recognised. */
  readonly replyId: string
  readonly userId: string
  readonly signedIn: boolean
  readonly sessionId: string
  readonly text: string
  readonly clientMessageId: string | null
  readonly resumes: string | null
  /** The AI message whose question is to be answered once more. */
  readonly regenerates: string | null
  /** The user message that `text` replaces in a new branch. */
  readonly edits: string | null
  /** What stood open when `text` was written. */
  readonly about?: OpenItemRef | undefined
  /** The sheet that came with `text`; null for none. */
  readonly sheetId?: string | null
  readonly serverId: string
  readonly now: Date
  /** Called with a new message while it is being stored, so that what its answer needs can be read meanwhile. */
  readonly onAsked?: (asked: Asked) => void
}

/** Whether an order brings a message of its own to the end of the chat. */
export const writesAnew = ({ resumes, regenerates, edits }: Pick<ReplyOrder, 'resumes' | 'regenerates' | 'edits'>) =>
  resumes === null && regenerates === null && edits === null

export interface StartedReply {
  readonly reply: ReplyRow
  /** False where the order names a reply that there is already. */
  readonly created: boolean
}

/** The waiting message that an order wants answered now, locked; `not_found` where it is not the asker's to resume. */
const lockWaiting = async (tx: Tx, userId: string, order: ReplyOrder, messageId: string) => {
  const [waiting] = await tx.select().from(chatMessages).where(eq(chatMessages.id, messageId)).for('update')
  const isOwn = waiting?.userId === userId && waiting.sessionId === order.sessionId
  const { requiresLogin, insufficientPoints, isError } = waiting?.flags ?? {}
  const waits = requiresLogin || insufficientPoints || isError || waiting?.state === 'interrupted'
  if (!waiting || !isOwn || !waits || waiting.replyId === null) throw new AppError('not_found')
  return { ...waiting, replyId: waiting.replyId }
}

/** Shows the path up to the question again, so that its next answer stands beside the one it has. */
const takeAgain = async (tx: Tx, key: SessionKey, messageId: string): Promise<string> => {
  const { sender, replyId } = await readOwnMessage(tx, key, messageId)
  const earlier = sender === 'ai' && replyId !== null ? await findReply(tx, replyId) : null
  // Of a reply's messages the first one is its answer; slips stand below it.
  const answer = earlier && (await readMessage(tx, earlier.answerMessageId))
  if (!answer) throw new AppError('not_found')
  await showPath(tx, key, answer.parentId)
  return earlier.userMessageId
}

/**
 * Shows the path up to an edited message, so that the new text stands beside it; the chat's title follows the text. The
 * new text is about what the old one was about, and comes with the same sheet.
 */
const makeRoom = async (tx: Tx, key: SessionKey, messageId: string, text: string): Promise<MessageFlags> => {
  const edited = await readOwnMessage(tx, key, messageId)
  if (edited.sender !== 'user') throw new AppError('not_found')
  await showPath(tx, key, edited.parentId)
  if (edited.parentId === null) await retitle(tx, key, edited.content, text)
  return edited.flags
}

const flagsOf = ({ about, sheet }: Pick<MessageFlags, 'about' | 'sheet'>): MessageFlags => ({
  ...(about === undefined ? {} : { about }),
  ...(sheet === undefined ? {} : { sheet }),
})

/** The message that is answered; `placing` writes it where it is new. */
interface Question {
  readonly userMessageId: string
  readonly placing?: Pick<ReturnType<typeof placeMessages>, 'written' | 'placed'>
}

/** The user's message that is answered: a new one, or one whose reply had to wait or is asked for again. */
const takeQuestion = async (
  tx: Tx,
  key: SessionKey,
  order: ReplyOrder,
  session: SessionRow,
  sheet: MessageSheet | undefined,
): Promise<Question | { resumedBy: ReplyRow }> => {
  if (order.regenerates !== null) return { userMessageId: await takeAgain(tx, key, order.regenerates) }
  if (order.resumes === null) {
    const before = order.edits === null ? undefined : await makeRoom(tx, key, order.edits, order.text)
    const flags = flagsOf({ about: order.about ?? before?.about, sheet: sheet ?? before?.sheet })
    const written = { sender: 'user' as const, content: order.text, replyId: order.replyId, flags }
    const locked = order.edits === null ? session : await readLocked(tx, key)
    const { rows, ...placing } = placeMessages(tx, locked, [written], order.now)
    const [message] = rows
    if (!message) throw new Error('the message has no place')
    return { userMessageId: message.id, placing }
  }
  const waiting = await lockWaiting(tx, key.userId, order, order.resumes)
  if (waiting.flags.settled) {
    const resumedBy = await findResuming(tx, waiting.id)
    if (!resumedBy) throw new AppError('not_found')
    return { resumedBy }
  }
  const earlier = await findReply(tx, waiting.replyId)
  if (!earlier || !(await readMessage(tx, earlier.userMessageId))) throw new AppError('not_found')
  // The answer stands at the end of the shown path, so that path has to be the one of what waited.
  if (!(await isShown(tx, key, waiting.id))) await showBranch(tx, key, waiting.id)
  await setSettled(tx, waiting.id, true)
  return { userMessageId: earlier.userMessageId }
}

/**
 * Writes the user's message and the reply that will answer it, once per order: the same client message id finds the
 * reply that there is, or meets its unique key. Only one reply runs in a session (`reply_running`); the session's lock
 * decides who is first. A repeated start looks first whether the one before was stored after all. `order.onAsked` hears
 * of a new message before it is written.
 */
export const startReply = async (tx: Tx, order: ReplyOrder, isRepeated: boolean): Promise<StartedReply> => {
  const own = isRepeated ? await findReply(tx, order.replyId) : null
  if (own) return { reply: own, created: true }
  const userId = await resolveOwner(tx, order.userId)
  const posted = await findByClientMessage(tx, userId, order.clientMessageId)
  if (posted) return { reply: posted, created: false }
  const key = { userId, sessionId: order.sessionId }
  const session = await lockSession(tx, key, order.now)
  // A chat without messages has no reply either.
  const running = session.lastPosition === 0 ? null : await findRunning(tx, key)
  if (running) {
    const isTwin = running.clientMessageId !== null && running.clientMessageId === order.clientMessageId
    const resumesSame = running.resumes !== null && running.resumes === order.resumes
    if (isTwin || resumesSame) return { reply: running, created: false }
    throw new AppError('reply_running', { details: { replyId: running.id } })
  }
  const sheet = order.sheetId ? await nameSheet(tx, userId, order.sheetId) : undefined
  if (writesAnew(order)) {
    const { signedIn, text: content, about } = order
    const question = { content, flags: flagsOf({ about, sheet }), parentId: session.leafId }
    order.onAsked?.({ userId, signedIn, question, memoryOff: session.memoryOff })
  }
  const question = await takeQuestion(tx, key, order, session, sheet)
  if ('resumedBy' in question) return { reply: question.resumedBy, created: false }
  const { placing } = question
  // One statement for the message, its chat and its reply: an owner's first word waits for it.
  const [stored] = await tx
    .with(...(placing ? [placing.written, placing.placed] : []))
    .insert(chatReplies)
    .values({
      id: order.replyId,
      ...key,
      clientMessageId: order.clientMessageId,
      userMessageId: question.userMessageId,
      resumes: order.resumes,
      answerMessageId: newId('message'),
      signedIn: order.signedIn,
      state: 'running',
      serverId: order.serverId,
      leaseUntil: newLease,
      startedAt: order.now,
    })
    .returning({
      ...getTableColumns(chatReplies),
      // Told with the storing itself, so that the first word waits for one round trip less.
      told: noticeSql({ userId, topic: 'reply', id: order.replyId }),
      chatTold: noticeSql({ userId, topic: 'chats', id: order.sessionId }),
    })
  if (!stored) throw new Error('the reply was not stored')
  const { told: _, chatTold: __, ...reply } = stored
  return { reply, created: true }
}
