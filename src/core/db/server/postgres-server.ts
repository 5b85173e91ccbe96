import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartRefused } from '#core/config/server/start-refused.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { createCluster, readPassword } from './postgres-cluster.ts'
import { createLauncher, type LaunchMode } from './postgres-launcher.ts'
import { clearLeftovers } from './postgres-leftovers.ts'
import { readPidFile } from './postgres-pid-file.ts'

/** What the supervisor tells of its work; a pino logger fits. */
export interface SupervisorLog {
  info(message: string): void
  warn(message: string): void
}

export interface PostgresOptions {
  /** The product's data folder. The database lives in `postgres/` below it and never leaves it. */
  readonly dataDir: string
  readonly log?: SupervisorLog
  /** For throw-away databases of tests: no waiting for the disk. */
  readonly disposable?: boolean
  /** Fixes the way PostgreSQL is run, for tests of that way. */
  readonly mode?: LaunchMode
}

export interface EmbeddedPostgres {
  /** Connection string of the product's own database; stays the same when PostgreSQL is restarted. */
  readonly url: string
  /** Id of the running server process, or undefined while it is being restarted. */
  pid(): number | undefined
  /** Stops PostgreSQL in order and gives the data folder free. */
  stop(): Promise<void>
}

const USER = 'juragan'
const DATABASE = 'juragan'
const START_LIMIT = 60_000
const silent: SupervisorLog = { info: () => {}, warn: () => {} }

/**
 * Runs the embedded PostgreSQL on `dataDir`, which it takes for this process alone: makes the database when there is
 * none, clears what a killed run has left, starts it again when it dies by itself.
 * Throws StartRefused when the folder is in use or the database cannot be run here.
 */
export const startPostgres = async (options: PostgresOptions): Promise<EmbeddedPostgres> => {
  const dataDir = resolve(options.dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    const supervisor = await supervise({ ...options, dataDir })
    return {
      ...supervisor,
      stop: async () => {
        await supervisor.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Connection string of the PostgreSQL that another process is running on `dataDir`. */
export const runningPostgresUrl = async (dataDir: string): Promise<string> => {
  const { port } = await readPidFile(join(dataDir, 'postgres'))
  if (port === undefined)
    throw new StartRefused(
      `the PostgreSQL of ${dataDir} is not up`,
      'Juragan sedang mulai atau berhenti: tunggu sebentar, lalu coba lagi.',
    )
  return `postgres://${USER}:${await readPassword(dataDir)}@127.0.0.1:${port}/${DATABASE}`
}

const supervise = async (options: PostgresOptions): Promise<EmbeddedPostgres> => {
  const { dataDir, log = silent, disposable = false } = options
  const clusterDir = join(dataDir, 'postgres')
  const logFile = join(dataDir, 'postgres.log')
  const [binaries, launcher] = await Promise.all([findPostgresBinaries(), createLauncher(options.mode)])
  await createCluster({ dataDir, clusterDir, binaries, launcher, disposable, user: USER })
  await launcher.own(clusterDir)
  await startNewLogWhenLarge(logFile)
  const password = await readPassword(dataDir)
  const port = await freePort()
  const address = (database: string): string => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`

  let child: ChildProcess | undefined
  let stopping = false
  let revival: Promise<void> = Promise.resolve()

  const startOnce = async (): Promise<void> => {
    await clearLeftovers(clusterDir)
    const started = spawnServer(
      launcher.launch(binaries.postgres, serverArgs(clusterDir, port, disposable), true),
      logFile,
    )
    let ready = false
    child = started
    started.once('exit', () => {
      child = undefined
      if (!ready || stopping) return
      log.warn('PostgreSQL ended by itself; starting it again')
      revival = revive()
    })
    try {
      await waitReady(started, clusterDir, port)
    } catch (error) {
      await end(started, 'SIGQUIT')
      throw error
    }
    if (hasEnded(started)) throw new Error('PostgreSQL ended right after its start')
    ready = true
  }

  const revive = async (attempt = 0): Promise<void> => {
    if (stopping) return
    try {
      await startOnce()
      log.info('PostgreSQL is back')
    } catch (error) {
      log.warn(`PostgreSQL did not start (${error instanceof Error ? error.message : String(error)}); trying again`)
      await wait(Math.min(200 * 2 ** attempt, 5_000))
      await revive(attempt + 1)
    }
  }

  await startWithRetry(startOnce, logFile)
  try {
    await ensureDatabase(address('postgres'))
  } catch (error) {
    stopping = true
    if (child !== undefined) await end(child, 'SIGINT')
    throw error
  }
  return {
    url: address(DATABASE),
    pid: () => child?.pid,
    stop: async () => {
      stopping = true
      if (child !== undefined) await end(child, 'SIGINT')
      await revival
      if (child !== undefined) await end(child, 'SIGINT')
    },
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null

const serverArgs = (clusterDir: string, port: number, disposable: boolean): string[] => {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // A socket's path may not be longer than 107 bytes; a data folder's may.
    'unix_socket_directories=',
    'timezone=UTC',
    'max_connections=60',
    'shared_buffers=32MB',
    'log_min_messages=warning',
    ...(disposable ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100'] : []),
  ]
  return ['-D', clusterDir, ...settings.flatMap((setting) => ['-c', setting])]
}

/** Own session: a Ctrl-C in the terminal reaches us alone, and we stop PostgreSQL after the last request. */
const spawnServer = (launch: ReturnType<Awaited<ReturnType<typeof createLauncher>>['launch']>, logFile: string) => {
  const output = openSync(logFile, 'a', 0o600)
  try {
    const child = spawn(launch.command, launch.args, {
      ...launch.options,
      detached: true,
      stdio: ['ignore', output, output],
    })
    // A program that cannot be started reports it here; `waitReady` sees it by the missing process id.
    child.on('error', () => {})
    return child
  } finally {
    closeSync(output)
  }
}

const waitReady = async (child: ChildProcess, clusterDir: string, port: number): Promise<void> => {
  const end = Date.now() + START_LIMIT
  while (Date.now() < end) {
    if (hasEnded(child)) {
      throw new Error(`PostgreSQL ended at its start (exit ${child.exitCode ?? child.signalCode ?? 'unknown'})`)
    }
    const told = await readPidFile(clusterDir)
    if (told.port === port && told.ready) return
    await wait(15)
  }
  throw new Error('PostgreSQL was not ready in time')
}

/** What is left of a killed run may need a moment to go; only a failure that stays is told. */
const startWithRetry = async (startOnce: () => Promise<void>, logFile: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce()
    } catch (error) {
      if (attempt === 5) {
        const log = await readFile(logFile, 'utf8').catch(() => '')
        throw new StartRefused(
          `embedded PostgreSQL does not start: ${log.trim().split('\n').slice(-5).join(' | ')}`,
          `Database bawaan tidak bisa dijalankan; keterangannya ada di ${logFile}.`,
          error,
        )
      }
      await wait(200 * attempt)
    }
  }
}

const ensureDatabase = async (adminUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (hasEnded(child)) return
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  const inTime = await Promise.race([ended.then(() => true), wait(7_000, false, { ref: false })])
  if (inTime) return
  child.kill('SIGQUIT')
  await ended
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port')),
      )
    })
  })

const startNewLogWhenLarge = async (logFile: string): Promise<void> => {
  if (existsSync(logFile) && (await stat(logFile)).size > 1_000_000) await rm(logFile)
  await mkdir(join(logFile, '..'), { recursive: true })
}
