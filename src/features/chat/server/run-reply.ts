import { eq } from 'drizzle-orm'
import type { Assistant } from '#core/assistant/server/assistant.ts'
import type { AssistantContext, Understanding } from '#core/assistant/shared/port.ts'
import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'
import type { Logger } from '#core/http/server/logger.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { reserve } from '#core/points/server/ledger.ts'
import { actionByResultType, type PaidAction } from '#core/points/shared/prices.ts'
import { ensureAccount, priceOf, readAccount } from '#core/points/server/accounts.ts'
import type { ReplyEvent } from '../shared/chat.contract.ts'
import { findSession, readMessage } from './chat.repo.ts'
import { chatReplies } from './chat.tables.ts'
import { failReply, finishReply, interruptReply, type Outcome, stopReply } from './close-reply.ts'
import { composeAnswer, orAborted } from './compose-answer.ts'
import { createRecorder } from './event-recorder.ts'
import { actionOf, answered, insufficientPoints, loginRequired, made, proposed, type Refusal } from './outcomes.ts'
import { withoutWords } from './loggable-failure.ts'
import type { Asked, ContextReader, ReadQuestion } from './read-context.ts'
import { findReply, recordEvents, type ReplyRow } from './replies.repo.ts'
import type { NumberedEvent, ReplyChannel } from './reply-channel.ts'
import { storing } from './storing.ts'

export interface RunDependencies extends ContextReader {
  readonly database: Database
  readonly assistant: Assistant
  readonly kinds: KindStores
  readonly clock: () => Date
  readonly logger: Logger
  readonly serverId: string
  /** Longest time for understanding and writing, in milliseconds. */
  readonly timeLimit: number
  /** How long storing is tried while the database is gone, in milliseconds. */
  readonly patience: number
  /** True where no other server can use the database (embedded): nobody else has to be told of each word. */
  readonly exclusive: boolean
}

/** Longer than a reply can take with every wait in it, so that only a lost one runs out. */
const holdSeconds = 15 * 60

/** Why a reply is cut off from outside; `reply_interrupted` keeps its words and lets the owner continue. */
export const interruption = (message: string): AppError => new AppError('reply_interrupted', { message })

/** Why a reply is cut off when its owner stops it. */
export const stopOrder = new Error('the owner stopped the reply')

/** A failure as the owner is told of it: what failed in the making of a till is the till's failure, with its cause (P1 §8). */
const namedFailure = (thrown: unknown, unnamed: ErrorCode): AppError => {
  const isOfTill = unnamed === 'pos_deployment_failed'
  const code = thrown instanceof AppError ? thrown.code : null
  const isOfAssistant = code?.startsWith('assistant_') === true
  if (thrown instanceof AppError && !(isOfTill && (isOfAssistant || code === 'making_failed'))) return thrown
  const message = isOfTill ? 'POS deployment failed' : 'the reply broke off'
  return new AppError(unnamed, { cause: thrown, message, details: isOfAssistant ? { why: 'assistant' } : {} })
}

export interface RunningReply {
  readonly channel: ReplyChannel
  readonly controller: AbortController
  /** The message written for this reply; null where it answers an earlier one. */
  readonly userMessageId: string | null
  /** The reading of the message that was begun before the reply was stored; null where it was not. */
  readonly readAhead: Promise<ReadQuestion> | null
}

/**
 * Does one reply from understanding to its end. It never throws: every failure ends the reply with a message, or, where
 * not even that can be stored, closes the channel, and the repair ends it when the database is back.
 */
export const runReply = async (
  deps: RunDependencies,
  reply: ReplyRow,
  { channel, controller, userMessageId, readAhead }: RunningReply,
): Promise<void> => {
  const { database, assistant, kinds, clock, logger, patience } = deps
  const { signal } = controller
  const store = <T>(work: () => Promise<T>): Promise<T> => storing(work, patience)

  const recorder = createRecorder({
    write: async (events) => {
      const isOurs = await store(() => recordEvents(database, reply, deps.serverId, events, !deps.exclusive))
      if (!isOurs) throw interruption('the reply was ended by another server')
    },
    onFailure: (error) => controller.abort(error),
  })
  const say = (event: ReplyEvent): void => recorder.add(channel.push(event))

  /** The message that is answered, read from where it was stored. */
  const readAsked = async (): Promise<Asked> => {
    const { userId, sessionId, signedIn } = reply
    const [question, session] = await Promise.all([
      readMessage(database, reply.userMessageId),
      findSession(database, { userId, sessionId }),
    ])
    if (!question) throw new Error(`message ${reply.userMessageId} is missing`)
    return { userId, signedIn, question, memoryOff: session?.memoryOff ?? [] }
  }
  const readQuestion = async (): Promise<ReadQuestion> => deps.readContext(await readAsked())

  /** Stores the end of the reply, then tells it. */
  const close = async (write: () => Promise<NumberedEvent>): Promise<void> => {
    const last = await store(write)
    channel.push(last.event, last.seq)
    channel.close()
  }
  const end = async (write: (closing: { replyId: string; seq: number; now: Date }) => Promise<NumberedEvent>) => {
    await recorder.flush()
    const closing = { replyId: reply.id, seq: channel.nextSeq, now: clock() }
    await close(() => write(closing))
  }
  const finish = (write: (current: ReplyRow) => Outcome): Promise<void> =>
    end((closing) => database.transaction((tx) => finishReply(tx, closing, async (current) => write(current))))

  /** Holds the price; the refusal's figures where the balance does not cover it. */
  const hold = async (action: PaidAction): Promise<Refusal | null> => {
    try {
      await store(() =>
        database.transaction(async (tx) => {
          const [row] = await tx
            .update(chatReplies)
            .set({ holdKey: reply.id })
            .where(eq(chatReplies.id, reply.id))
            .returning()
          if (row?.state !== 'running') throw interruption('the reply was ended before its points were held')
          await reserve(tx, { userId: row.userId, action, key: reply.id, ttlSeconds: holdSeconds })
        }),
      )
      return null
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      if (error instanceof AppError && code === 'insufficient_points')
        return { required: Number(error.details['required']), ...(await store(readPoints)) }
      if (code === 'database_unavailable' || code === 'reply_interrupted') throw error
      throw new AppError('points_check_failed', { cause: error })
    }
  }

  const readPoints = async (): Promise<Pick<Refusal, 'balance' | 'held'>> => {
    const current = await findReply(database, reply.id)
    const account = current && (await readAccount(database, current.userId))
    return { balance: account?.balance ?? 0, held: account?.held ?? 0 }
  }

  /** The refusal's figures where the balance would not cover accepting; nothing is held for a change (CHAT-15). */
  const checkPoints = async (action: PaidAction): Promise<Refusal | null> => {
    const required = priceOf(action)
    const { balance, held } = await store(async () => {
      await database.transaction((tx) => ensureAccount(tx, reply.userId))
      return readPoints()
    })
    return balance - held < required ? { required, balance, held } : null
  }

  const answer = async (understanding: Understanding, context: AssistantContext): Promise<void> => {
    const { text, item, used, suggestions } = await composeAnswer(assistant, understanding, context, signal, say)
    clearTimeout(timer)
    const itemId = (context.openItem ?? context.lastMade)?.id
    if (understanding.outcome === 'revision' && itemId !== undefined)
      return end((closing) =>
        database.transaction((tx) =>
          finishReply(tx, closing, (current) => proposed(tx, current, understanding, { text, itemId }, closing.now)),
        ),
      )
    if (understanding.outcome !== 'request' || item === null)
      return finish((current) => answered(current, understanding, { text, used, suggestions }))
    await end((closing) =>
      database.transaction((tx) =>
        finishReply(tx, closing, (current) =>
          made(tx, kinds, current, understanding, { text, item, used }, closing.now),
        ),
      ),
    )
  }

  /** What the owner is told when something breaks that has no name of its own. */
  let unnamed: ErrorCode = 'internal'
  const timer = setTimeout(
    () => controller.abort(new AppError(unnamed, { message: 'the reply took too long', details: { why: 'late' } })),
    deps.timeLimit,
  )

  const work = async (): Promise<void> => {
    say({ type: 'started', data: { replyId: reply.id, userMessageId } })
    // What could not be read ahead is read again, for as long as the database is waited for.
    const { text, context } = (await readAhead?.catch(() => null)) ?? (await store(readQuestion))
    const understanding = await orAborted(assistant.understand(text, context, signal), signal)
    if (understanding.outcome === 'answer') return answer(understanding, context)
    if (understanding.outcome === 'revision') {
      const action = actionOf(understanding)
      const refusal = action && (await checkPoints(action))
      if (action && refusal) return finish((current) => insufficientPoints(current, understanding, action, refusal))
      return answer(understanding, context)
    }
    unnamed = understanding.kind === 'pos' ? 'pos_deployment_failed' : 'making_failed'
    if (!reply.signedIn) return finish((current) => loginRequired(current, understanding))
    const action = actionByResultType[understanding.kind]
    const refusal = await hold(action)
    if (refusal) return finish((current) => insufficientPoints(current, understanding, action, refusal))
    return answer(understanding, context)
  }

  const giveUp = async (thrown: unknown): Promise<void> => {
    const error = namedFailure(thrown, unnamed)
    if (error.code === 'database_unavailable') throw error
    if (thrown === stopOrder || error.code === 'reply_interrupted') {
      // Words that cannot be recorded any more, because another server has ended the reply, are not part of it.
      await Promise.allSettled([recorder.flush()])
      const now = clock()
      const cutOff = thrown === stopOrder ? stopReply : interruptReply
      return close(() => database.transaction((tx) => cutOff(tx, reply.id, now, channel.nextSeq)))
    }
    logger.error({ replyId: reply.id, code: error.code, failure: withoutWords(error) }, 'reply failed')
    return end((closing) => database.transaction((tx) => failReply(tx, closing, error)))
  }

  try {
    await work().catch((thrown: unknown) => giveUp(signal.aborted ? signal.reason : thrown))
  } catch (error) {
    logger.error(
      { replyId: reply.id, failure: withoutWords(error) },
      'reply could not be ended and is left to the repair',
    )
    channel.close(error)
  } finally {
    clearTimeout(timer)
  }
}
