import { randomBytes } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefused } from '#core/config/server/start-refused.ts'
import { processBirth } from './process-identity.ts'

/** The right to use a data folder, held by one running process. */
export interface DataDirLock {
  release(): Promise<void>
}

interface Holder {
  readonly pid: number
  readonly birth: string
}

const lockName = /^juragan\.(\d+)\.lock$/

/**
 * Takes the data folder for this process or refuses in one sentence.
 *
 * A lock is a numbered file that names its holder by process id and time of birth, so a holder that was killed, or
 * whose id another process has got since, does not count. A taker adds the next number with `link`, which exactly one
 * of several takers can do, and then looks again: whoever sees another living holder gives way.
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const me: Holder = { pid: process.pid, birth: processBirth(process.pid) ?? 'unknown' }
  const draft = join(dataDir, `.juragan-lock-${me.pid}-${randomBytes(6).toString('hex')}`)
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 })
  try {
    for (let round = 0; round < 20; round += 1) {
      const seen = await readLocks(dataDir)
      refuseWhenHeld(seen, dataDir)
      const number = Math.max(0, ...seen.map((lock) => lock.number)) + 1
      const file = join(dataDir, `juragan.${number}.lock`)
      if (!(await linkOnce(draft, file))) continue
      const others = (await readLocks(dataDir)).filter((lock) => lock.number !== number)
      if (!others.some(isHeld)) {
        await Promise.all(others.map((lock) => rm(join(dataDir, `juragan.${lock.number}.lock`), { force: true })))
        return { release: () => rm(file, { force: true }) }
      }
      await rm(file, { force: true })
      await wait(20 + Math.random() * 80)
    }
    throw inUse(dataDir)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Whether a running process has the folder. */
export const isDataDirInUse = async (dataDir: string): Promise<boolean> => (await readLocks(dataDir)).some(isHeld)

interface Lock {
  readonly number: number
  readonly holder: Holder | undefined
}

const readLocks = async (dataDir: string): Promise<Lock[]> => {
  const numbers = (await readdir(dataDir)).flatMap((name) => {
    const match = lockName.exec(name)
    return match === null ? [] : [Number(match[1])]
  })
  return Promise.all(
    numbers.map(async (number) => ({ number, holder: await readHolder(join(dataDir, `juragan.${number}.lock`)) })),
  )
}

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('birth' in value)) return undefined
    return typeof value.pid === 'number' && typeof value.birth === 'string'
      ? { pid: value.pid, birth: value.birth }
      : undefined
  } catch {
    // Removed meanwhile, or cut off by a crash of the machine: nobody holds it.
    return undefined
  }
}

const isHeld = ({ holder }: Lock): boolean => holder !== undefined && processBirth(holder.pid) === holder.birth

const refuseWhenHeld = (locks: readonly Lock[], dataDir: string): void => {
  const held = locks.find(isHeld)
  if (held !== undefined) throw inUse(dataDir, held.holder?.pid)
}

const inUse = (dataDir: string, pid?: number): StartRefused => {
  const who = pid === undefined ? '' : ` (pid ${pid})`
  return new StartRefused(
    `DATA_DIR ${dataDir} is in use by another running Juragan${who}`,
    `Folder data ${dataDir} sedang dipakai Juragan lain${who}: hentikan dulu yang itu, atau pilih DATA_DIR lain.`,
  )
}

const linkOnce = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
