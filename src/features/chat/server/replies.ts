import { setTimeout as pause } from 'node:timers/promises'
import { uniqueViolation } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { ReplyEvent } from '../shared/chat.contract.ts'
import { interruptReply } from './close-reply.ts'
import { findOrphans, findReply, readEvents, readOwnReply, renewLeases } from './replies.repo.ts'
import { createChannel, isLast, type NumberedEvent, type ReplyChannel } from './reply-channel.ts'
import { interruption, type RunDependencies, runReply } from './run-reply.ts'
import { type ReplyOrder, type StartedReply, startReply } from './start-reply.ts'
import { storing } from './storing.ts'

export interface RepliesDependencies extends RunDependencies {
  /** True where no other server can use the database (embedded): every running reply found at start is orphaned. */
  readonly exclusive: boolean
  /** How long running replies may go on after `stop`, in milliseconds. */
  readonly grace: number
}

export interface Replies {
  /**
   * Starts the job once for each order and answers with its reply, whoever started it, and the person it belongs to
   * (the account, where the guest who asked has just signed in).
   */
  send(order: Omit<ReplyOrder, 'replyId' | 'serverId' | 'now'>): Promise<{ replyId: string; userId: string }>
  /** The reply's events after a number: those so far, then the rest as they come. Another's reply is `not_found`. */
  follow(replyId: string, userId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent, void>
  /** The last event, when it has come; null where `signal` aborted before. */
  result(replyId: string, userId: string, signal: AbortSignal): Promise<ReplyEvent | null>
  /** Ends replies whose servers are gone, and goes on looking for such. */
  start(): Promise<void>
  /** Takes no new replies, lets running ones finish for a moment, interrupts the rest. */
  stop(): Promise<void>
}

interface Job {
  /** Whose reply it was when it started; after a sign-in the database knows better. */
  userId: string | null
  readonly channel: ReplyChannel
  readonly controller: AbortController
  run: Promise<void>
}

const beatMilliseconds = 5_000
const pollMilliseconds = 150
const eventsAtOnce = 500
/** Longest time a caller waits for a database that has just gone, before being told; typed text stays with the caller. */
const startPatience = 4_000
const interruptMilliseconds = 3_000

const waited = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  try {
    await pause(milliseconds, undefined, { signal, ref: false })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

export const createReplies = (deps: RepliesDependencies): Replies => {
  const { database, clock, serverId, logger } = deps
  const jobs = new Map<string, Job>()
  let stopping = false
  let beat: NodeJS.Timeout | undefined
  let beating: Promise<void> = Promise.resolve()

  /** The database's unique keys decide between orders that race past each other's look. */
  const startOnce = async (order: ReplyOrder, tries = 3): Promise<StartedReply> => {
    try {
      return await storing(
        (isRepeated) => database.transaction((tx) => startReply(tx, order, isRepeated)),
        Math.min(startPatience, deps.patience),
      )
    } catch (error) {
      const constraint = uniqueViolation(error)
      if (constraint === 'chat_replies_one_running') throw new AppError('reply_running', { cause: error })
      if (constraint === 'chat_replies_client_message' && tries > 1) return startOnce(order, tries - 1)
      throw error
    }
  }

  const send: Replies['send'] = async (given) => {
    if (stopping) throw new AppError('shutting_down')
    const order = { ...given, replyId: newId('reply'), serverId, now: clock() }
    const job: Job = {
      userId: null,
      channel: createChannel(),
      controller: new AbortController(),
      run: Promise.resolve(),
    }
    // Registered before it is stored: the repair must not take a reply that is just starting for an orphan.
    jobs.set(order.replyId, job)
    let isRunning = false
    try {
      const { reply, created } = await startOnce(order)
      if (created) {
        isRunning = true
        job.userId = reply.userId
        job.run = runReply(deps, reply, job.channel, job.controller).finally(() => jobs.delete(reply.id))
      }
      return { replyId: reply.id, userId: reply.userId }
    } finally {
      if (!isRunning) jobs.delete(order.replyId)
    }
  }

  async function* followStored(replyId: string, afterSeq: number, signal: AbortSignal) {
    let seq = afterSeq
    while (!signal.aborted) {
      // The state is read before the events, so that an ended reply's events are all there.
      const reply = await findReply(database, replyId)
      const events = await readEvents(database, replyId, seq, eventsAtOnce)
      for (const numbered of events) {
        yield numbered
        if (isLast(numbered.event) || signal.aborted) return
        seq = numbered.seq
      }
      if (events.length === eventsAtOnce) continue
      if (reply?.state !== 'running') return
      await waited(pollMilliseconds, signal)
    }
  }

  async function* follow(replyId: string, userId: string, afterSeq: number, signal: AbortSignal) {
    if (jobs.get(replyId)?.userId !== userId) await readOwnReply(database, replyId, userId)
    const live = jobs.get(replyId)?.channel
    yield* live ? live.after(afterSeq, signal) : followStored(replyId, afterSeq, signal)
  }

  const result: Replies['result'] = async (replyId, userId, signal) => {
    for await (const { event } of follow(replyId, userId, 0, signal)) if (isLast(event)) return event
    return null
  }

  const repair = async (exclusive: boolean): Promise<void> => {
    const orphans = await findOrphans(database, { serverId, alive: [...jobs.keys()], exclusive })
    for (const id of orphans) {
      await database.transaction((tx) => interruptReply(tx, id, clock()))
      logger.warn({ replyId: id }, 'a reply without a server was interrupted')
    }
  }

  const pulse = async (): Promise<void> => {
    try {
      await renewLeases(database, serverId, [...jobs.keys()])
      await repair(false)
    } catch (error) {
      // The next beat tries again; until then replies of this server stay its own.
      logger.warn({ err: error }, 'leases of replies could not be renewed')
    }
  }

  return {
    send,
    follow,
    result,
    async start() {
      await repair(deps.exclusive)
      beat = setInterval(() => {
        beating = pulse()
      }, beatMilliseconds)
      beat.unref()
    },
    async stop() {
      stopping = true
      clearInterval(beat)
      const all = async (): Promise<void> => {
        await Promise.allSettled([beating, ...[...jobs.values()].map(({ run }) => run)])
      }
      await Promise.race([all(), pause(deps.grace, undefined, { ref: false })])
      for (const { controller } of jobs.values()) controller.abort(interruption('the server stops'))
      if (jobs.size > 0) await Promise.race([all(), pause(interruptMilliseconds, undefined, { ref: false })])
    },
  }
}
