import { setTimeout as pause } from 'node:timers/promises'
import { uniqueViolation } from '#core/db/server/database-failures.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type CrowdLimit, callersOf } from '#core/http/server/crowd-limit.ts'
import type { Live } from '#core/live/server/live.ts'
import { publish } from '#core/live/server/notices.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { endedStates, ReplyEvent } from '../shared/chat.contract.ts'
import type { ChatMessage } from '../shared/message.ts'
import { interruptReply, stopReply } from './close-reply.ts'
import { findOrphans, readOwnReply, renewLeases, wordsTopic } from './replies.repo.ts'
import { createChannel, isLast, type NumberedEvent, type ReplyChannel } from './reply-channel.ts'
import type { Asked, ReadQuestion } from './read-context.ts'
import { interruption, type RunDependencies, runReply, stopOrder } from './run-reply.ts'
import { type ReplyOrder, type StartedReply, startReply, writesAnew } from './start-reply.ts'
import { createStoredReplies } from './stored-replies.ts'
import { storing } from './storing.ts'

export interface RepliesDependencies extends RunDependencies {
  readonly live: Pick<Live, 'listen' | 'isListening'>
  /** How many replies are written at once. */
  readonly crowd: CrowdLimit
  /** How long running replies may go on after `stop`, in milliseconds. */
  readonly grace: number
}

/** What somebody asks for; the server adds ids and time. */
export type Sent = Omit<ReplyOrder, 'replyId' | 'serverId' | 'now' | 'onAsked'> & {
  /** Where it comes from. */
  readonly address: string
}

export interface EndedReply {
  readonly replyId: string
  readonly state: (typeof endedStates)[number]
  readonly messages: readonly ChatMessage[]
}

export interface Replies {
  /**
   * Starts the job once for each order and answers with its reply, whoever started it, and the person it belongs to
   * (the account, where the guest who asked has just signed in). Throws `server_busy` and `too_many_at_once` before a word
   * is stored.
   */
  send(order: Sent): Promise<{ replyId: string; userId: string }>
  /** The reply's events after a number: those so far, then the rest as they come. Another's reply is `not_found`. */
  follow(replyId: string, userId: string, afterSeq: number, signal: AbortSignal): AsyncGenerator<NumberedEvent, void>
  /** The last event, when it has come; null where `signal` aborted before. */
  result(replyId: string, userId: string, signal: AbortSignal): Promise<ReplyEvent | null>
  /** The owner's stop, wherever the reply runs. Another's reply is `not_found`; one that has ended stays as it is. */
  halt(replyId: string, userId: string): Promise<EndedReply>
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
/** How long a stop waits for the server that runs the reply, which has all of its words. */
const haltMilliseconds = 1_000
/** Longest time a caller waits for a database that has just gone, before being told; typed text stays with the caller. */
const startPatience = 4_000
const interruptMilliseconds = 3_000

/** Tells the server that runs a reply to stop it. */
const stopTopic = 'server:reply-stop'

export const createReplies = (deps: RepliesDependencies): Replies => {
  const { database, clock, serverId, logger, live } = deps
  const stored = createStoredReplies(database, live)
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
    const { address, ...asked } = given
    const leave = deps.crowd.enter(callersOf(address, asked.userId))
    let readAhead: Promise<ReadQuestion> | null = null
    // A new message's first word waits for all of it, so it is begun before the message has its place in the chat.
    const told = writesAnew(asked) ? deps.readTold(asked) : undefined
    const onAsked = (question: Asked): void => {
      readAhead = deps.readContext(question, told)
      // Its failure is the reply's to meet; an order that is refused meets none.
      readAhead.catch(() => undefined)
    }
    told?.catch(() => undefined)
    const order = { ...asked, replyId: newId('reply'), serverId, now: clock(), onAsked }
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
        const userMessageId = order.resumes === null && order.regenerates === null ? reply.userMessageId : null
        job.run = runReply(deps, reply, { ...job, userMessageId, readAhead }).finally(() => {
          jobs.delete(reply.id)
          leave()
        })
      }
      return { replyId: reply.id, userId: reply.userId }
    } finally {
      if (!isRunning) {
        jobs.delete(order.replyId)
        leave()
      }
    }
  }

  async function* follow(replyId: string, userId: string, afterSeq: number, signal: AbortSignal) {
    if (jobs.get(replyId)?.userId !== userId) await readOwnReply(database, replyId, userId)
    const running = jobs.get(replyId)?.channel
    yield* running ? running.after(afterSeq, signal) : stored.follow(replyId, afterSeq, signal)
  }

  const result: Replies['result'] = async (replyId, userId, signal) => {
    for await (const { event } of follow(replyId, userId, 0, signal)) if (isLast(event)) return event
    return null
  }

  const halt: Replies['halt'] = async (replyId, userId) => {
    const { state } = await readOwnReply(database, replyId, userId)
    const job = jobs.get(replyId)
    const inTime = AbortSignal.timeout(haltMilliseconds)
    if (state === 'running' && job) {
      job.controller.abort(stopOrder)
      await Promise.race([job.run, pause(haltMilliseconds, undefined, { ref: false })])
    } else if (state === 'running') {
      await publish(database, { userId, topic: stopTopic, id: replyId })
      for await (const { event } of stored.follow(replyId, 0, inTime)) if (isLast(event)) break
    }
    // Here it is decided: whoever ends the reply first has ended it, and a reply that has ended answers how.
    const last = await database.transaction((tx) => stopReply(tx, replyId, clock()))
    stored.wake(replyId)
    const ended = await readOwnReply(database, replyId, userId)
    if (ended.state === 'running' || !('messages' in last.event.data)) throw new Error(`${replyId} has no end`)
    return { replyId, state: ended.state, messages: last.event.data.messages }
  }

  const repair = async (exclusive: boolean): Promise<void> => {
    const orphans = await findOrphans(database, { serverId, alive: [...jobs.keys()], exclusive })
    for (const id of orphans) {
      // It began after this server's replies were counted.
      if (jobs.has(id)) continue
      await database.transaction((tx) => interruptReply(tx, id, clock()))
      logger.warn({ replyId: id }, 'a reply without a server was interrupted')
    }
  }

  /** Renews the promise that this server works on its replies; one that was ended elsewhere meanwhile is cut off. */
  const renew = async (): Promise<void> => {
    const own = [...jobs].filter(([, { userId }]) => userId !== null).map(([id]) => id)
    const running = await renewLeases(database, serverId, own)
    for (const id of own) if (!running.has(id)) jobs.get(id)?.controller.abort(interruption('it was ended elsewhere'))
  }

  const pulse = async (): Promise<void> => {
    try {
      await renew()
      await repair(false)
    } catch (error) {
      // The next beat tries again; until then replies of this server stay its own.
      logger.warn({ err: error }, 'leases of replies could not be renewed')
    }
  }

  const deafen = live.listen({
    onNotice: ({ topic, id }) => {
      if (topic === stopTopic) jobs.get(id)?.controller.abort(stopOrder)
      else if (topic === 'reply' || topic === wordsTopic) stored.wake(id)
    },
    onGap: () => {
      stored.wakeAll()
      if (beat) beating = Promise.all([beating, pulse()]).then(() => undefined)
    },
  })

  return {
    send,
    follow,
    result,
    halt,
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
      deafen()
    },
  }
}
