import pg from 'pg'
import type { Database } from '#core/db/server/database.ts'
import { channel, type Notice, readNotice } from './notices.ts'

export interface LiveListener {
  readonly onNotice: (notice: Notice) => void
  /** Notices may have been missed up to now: look again at whatever they would have told. */
  readonly onGap: () => void
}

/** The server's ear: everything that any server on this database publishes. */
export interface Live {
  /** Begins to listen; resolves after the first try, and goes on trying where it failed. */
  start(): Promise<void>
  stop(): Promise<void>
  /** False while notices cannot be heard. */
  readonly isListening: boolean
  /** Answers how to stop listening. */
  listen(listener: LiveListener): () => void
}

const firstWait = 100
const longestWait = 2_000
const heartbeat = 10_000
const connectionTimeout = 3_000
const answerTimeout = 5_000

/**
 * One LISTEN connection for each server process, beside the pool. It comes back by itself when the database was gone;
 * a connection that has died without a word is noticed by its heartbeat.
 */
export const createLive = ({ database }: { readonly database: Pick<Database, '$client'> }): Live => {
  const { connectionString } = database.$client.options
  const listeners = new Set<LiveListener>()
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined
  let isStopped = false
  let wait = firstWait

  const retry = (): void => {
    if (isStopped) return
    again = setTimeout(() => void connect(), wait)
    again.unref()
    wait = Math.min(wait * 2, longestWait)
  }

  const attend = (fresh: pg.Client): void => {
    client = fresh
    wait = firstWait
    const beat = setInterval(() => {
      fresh.query('select 1').catch(lost)
    }, heartbeat)
    beat.unref()
    const lost = (): void => {
      clearInterval(beat)
      if (client !== fresh) return
      client = null
      fresh.end().catch(() => undefined)
      retry()
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    for (const { onGap } of listeners) onGap()
  }

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: answerTimeout,
    })
    // Without a listener a broken connection would end the process.
    fresh.on('error', () => undefined)
    fresh.on('notification', ({ payload }) => {
      const notice = readNotice(payload)
      if (notice) for (const { onNotice } of listeners) onNotice(notice)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch {
      fresh.end().catch(() => undefined)
      retry()
      return
    }
    if (isStopped) await fresh.end()
    else attend(fresh)
  }

  return {
    start: connect,
    async stop() {
      isStopped = true
      clearTimeout(again)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
    get isListening() {
      return client !== null
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
