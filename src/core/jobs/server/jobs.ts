import { setTimeout as pause } from 'node:timers/promises'

import type { Database, Tx } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { type Logger, loggableError } from '#core/http/server/logger.ts'
import type { Live } from '#core/live/server/live.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'

import * as repo from './jobs.repo.ts'
import type { JobRow } from './jobs.repo.ts'
import { jobsTopic, sendJob, type SentJob } from './send-job.ts'

export interface Job<Payload> {
  readonly id: string
  readonly payload: Payload
  /** From 1; larger where it failed or its server died before. */
  readonly attempt: number
  /** Aborted when the time is over, the server stops, or the job has been taken up anew. */
  readonly signal: AbortSignal
}

export interface JobKind<Payload> {
  /** Does the whole job. It may be begun again at any moment, so each of its steps must be repeatable. */
  run(job: Job<Payload>): Promise<void>
  /** Told in the transaction that ends the job as failed for good. */
  giveUp?(tx: Tx, payload: Payload, error: unknown): Promise<void>
  /** How often it is tried again after a failure. */
  readonly retries: number
  /** Longest time for one attempt. */
  readonly timeoutSeconds: number
  /** Failures that no further attempt can change. */
  isFinal?(error: unknown): boolean
}

export interface JobsDependencies {
  readonly database: Database
  readonly live: Pick<Live, 'listen'>
  readonly logger: Logger
  /** True where no other server can use the database: then what runs at the start has no server any more. */
  readonly exclusive: boolean
  readonly serverId?: string
  /** How many jobs run here at the same time. */
  readonly atOnce?: number
  /** First wait after a failure, in milliseconds; it doubles each time. */
  readonly firstWait?: number
  /** How long running jobs may go on after `stop`, in milliseconds. */
  readonly grace?: number
}

export interface Jobs {
  /** Says how jobs of a name are done; all names are defined before `start`. */
  define<Payload>(name: string, kind: JobKind<Payload>): void
  /** See `sendJob`. */
  send(tx: Tx, name: string, payload: unknown, sent: SentJob): Promise<boolean>
  start(): Promise<void>
  /** Lets running jobs finish for a moment and puts the rest back for the next server. */
  stop(): Promise<void>
}

/** Without any notice the table is looked at this often: a word that was lost costs no more. */
const longestIdle = 30_000
const renewal = 5_000
const longestWait = 60_000
/** Servers may die this often in the middle of a job before it counts as what kills them. */
const deaths = 5
const pruning = 86_400_000

/** Why a running job is cut off. */
const timeOver = (): AppError => new AppError('making_failed', { message: 'the job took too long' })
const serverStops = new Error('the server stops')
const takenOver = new Error('the job has been taken up anew')

const nameOf = (error: unknown): string => {
  const { type, message, code } = loggableError(error)
  return error instanceof AppError
    ? `${error.code}: ${message}`
    : `${type} ${String(code ?? '')} ${message}`.slice(0, 300)
}

interface Running {
  readonly row: JobRow
  readonly controller: AbortController
  readonly end: Promise<void>
}

/**
 * A durable queue on our own database. A job is ordered inside the caller's transaction and done by any server; one
 * whose server dies is taken up by another when its lease runs out. Several servers share it by SKIP LOCKED.
 */
export const createJobs = (deps: JobsDependencies): Jobs => {
  const { database, logger, serverId = newId('server'), atOnce = 2, firstWait = 1_000, grace = 3_000 } = deps
  const kinds = new Map<string, JobKind<unknown>>()
  const running = new Map<string, Running>()
  let timer: NodeJS.Timeout | undefined
  let renewing: NodeJS.Timeout | undefined
  let pruner: NodeJS.Timeout | undefined
  let state: 'idle' | 'started' | 'stopping' = 'idle'
  let looking: Promise<void> | null = null
  let lookAgain = false
  let deafen: (() => void) | null = null

  const giveUp = async (row: JobRow, kind: JobKind<unknown>, error: unknown): Promise<void> => {
    await database.transaction(async (tx) => {
      // First, so that whoever lost the job to another server changes nothing.
      if (await repo.endJob(tx, row, 'failed', nameOf(error))) await kind.giveUp?.(tx, row.payload, error)
    })
    logger.error({ jobId: row.id, job: row.name, failure: loggableError(error) }, 'a job failed for good')
  }

  const settle = async (row: JobRow, kind: JobKind<unknown>, error: unknown): Promise<void> => {
    if (error === takenOver) return
    if (error === serverStops)
      return repo.putBack(database, row, { waitMilliseconds: 0, failure: row.failure, isCounted: false })
    if (row.attempts > kind.retries || kind.isFinal?.(error) === true) return giveUp(row, kind, error)
    const waitMilliseconds = Math.min(firstWait * 2 ** (row.attempts - 1), longestWait)
    logger.warn({ jobId: row.id, job: row.name, attempt: row.attempts, failure: nameOf(error) }, 'a job is tried again')
    await repo.putBack(database, row, { waitMilliseconds, failure: nameOf(error), isCounted: true })
  }

  const attempt = async (row: JobRow, kind: JobKind<unknown>, controller: AbortController): Promise<void> => {
    const { signal } = controller
    const cutOff = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    )
    cutOff.catch(() => undefined)
    const timeout = setTimeout(() => controller.abort(timeOver()), kind.timeoutSeconds * 1_000)
    try {
      if (row.attempts > kind.retries + 1 + deaths) throw new AppError('making_failed', { message: 'its servers died' })
      const job = { id: row.id, payload: row.payload, attempt: row.attempts, signal }
      await Promise.race([kind.run(job), cutOff])
      await repo.endJob(database, row, 'done', null)
    } catch (error) {
      await settle(row, kind, signal.aborted ? signal.reason : error)
    } finally {
      clearTimeout(timeout)
    }
  }

  const begin = (row: JobRow): void => {
    const kind = kinds.get(row.name)
    if (!kind) throw new Error(`no job ${row.name}`)
    // Its lease ran out while this server could not renew it: the newer attempt holds the row now.
    running.get(row.id)?.controller.abort(takenOver)
    const controller = new AbortController()
    const end = attempt(row, kind, controller)
      // Its lease runs out and whoever is there takes it up.
      .catch((error: unknown) => logger.warn({ jobId: row.id, err: error }, 'how a job ended could not be stored'))
      .finally(() => {
        if (running.get(row.id)?.controller === controller) running.delete(row.id)
        look()
      })
    running.set(row.id, { row, controller, end })
  }

  const lookNow = async (): Promise<void> => {
    const names = [...kinds.keys()]
    for (;;) {
      if (state !== 'started') return
      const row = running.size < atOnce ? await repo.takeNext(database, names, serverId) : null
      if (!row) break
      begin(row)
    }
    const wait = running.size < atOnce ? await repo.nextTurn(database, names) : null
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(Math.max(wait ?? longestIdle, 50), longestIdle))
    timer.unref()
  }

  /** Looks for work; words that come meanwhile lead to one more look. */
  const look = (): void => {
    if (state !== 'started') return
    if (looking) {
      lookAgain = true
      return
    }
    looking = lookNow()
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'jobs could not be looked for')
        clearTimeout(timer)
        timer = setTimeout(look, firstWait)
        timer.unref()
      })
      .finally(() => {
        looking = null
        if (!lookAgain) return
        lookAgain = false
        look()
      })
  }

  const renew = async (): Promise<void> => {
    const own = [...running.values()]
    const kept = await repo.renewLeases(
      database,
      own.map(({ row }) => row),
    )
    for (const { row, controller } of own) if (!kept.has(row.id) && running.has(row.id)) controller.abort(takenOver)
  }

  const forgetOld = (): void => {
    repo.forgetOld(database).catch((error: unknown) => logger.warn({ err: error }, 'old jobs stay for another day'))
  }

  return {
    define: (name, kind) => void kinds.set(name, kind as JobKind<unknown>),
    send: sendJob,
    async start() {
      if (deps.exclusive) await repo.endAllLeases(database)
      state = 'started'
      deafen = deps.live.listen({
        onNotice: ({ topic, id }) => {
          if (topic === jobsTopic && kinds.has(id)) look()
        },
        onGap: look,
      })
      renewing = setInterval(() => {
        if (running.size > 0)
          renew().catch((error: unknown) => logger.warn({ err: error }, 'leases of jobs could not be renewed'))
      }, renewal).unref()
      pruner = setInterval(forgetOld, pruning).unref()
      forgetOld()
      look()
    },
    async stop() {
      state = 'stopping'
      deafen?.()
      for (const one of [timer, renewing, pruner]) clearTimeout(one)
      await looking
      const ends = [...running.values()].map(({ end }) => end)
      await Promise.race([Promise.allSettled(ends), pause(grace, undefined, { ref: false })])
      for (const { controller } of running.values()) controller.abort(serverStops)
      await Promise.race([Promise.allSettled(ends), pause(grace, undefined, { ref: false })])
    },
  }
}
