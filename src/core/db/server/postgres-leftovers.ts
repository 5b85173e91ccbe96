import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readPidFile } from './postgres-pid-file.ts'
import { processBirth } from './process-identity.ts'

const run = promisify(execFile)

/**
 * Stops every PostgreSQL process that still works on `clusterDir` and removes the pid file that names one which is
 * gone. Only the holder of the data folder's lock may call this: whatever still runs there has lost its master.
 */
export const clearLeftovers = async (clusterDir: string): Promise<void> => {
  const pids = await processesOn(clusterDir)
  const { pid: master } = await readPidFile(clusterDir)
  const server = pids.find((pid) => pid === master)
  // A whole server stops its connections itself; connections that have lost their server are ended one by one.
  if (server !== undefined) sendSignal(server, 'SIGINT')
  else for (const pid of pids) sendSignal(pid, 'SIGTERM')
  if (!(await allGone(pids, 10_000))) {
    for (const pid of await processesOn(clusterDir)) sendSignal(pid, 'SIGKILL')
    await allGone(pids, 10_000)
  }
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
}

/**
 * Ids of the PostgreSQL processes that work on `clusterDir`, server and connections alike. A pid file alone is not
 * believed: after a crash its number may belong to any other program.
 */
export const processesOn = (clusterDir: string): Promise<number[]> =>
  process.platform === 'linux' ? processesFromProc(clusterDir) : processesFromPidFile(clusterDir)

const processesFromProc = async (clusterDir: string): Promise<number[]> => {
  const wanted = await realpath(clusterDir)
  const pids = (await readdir('/proc')).map(Number).filter((pid) => Number.isSafeInteger(pid) && pid > 0)
  const found = await Promise.all(pids.map(async (pid) => ((await worksIn(pid, wanted)) ? pid : undefined)))
  return found.filter((pid) => pid !== undefined)
}

/** Every PostgreSQL process has its data folder as working directory. */
const worksIn = async (pid: number, folder: string): Promise<boolean> => {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return false
    return (await readFile(`/proc/${pid}/comm`, 'utf8')).startsWith('postgres')
  } catch {
    // Ended meanwhile, or it belongs to another user and is therefore none of ours.
    return false
  }
}

const processesFromPidFile = async (clusterDir: string): Promise<number[]> => {
  const { pid } = await readPidFile(clusterDir)
  if (pid === undefined || processBirth(pid) === undefined) return []
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes('postgres') && stdout.includes(clusterDir) ? [pid] : []
}

const sendSignal = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const allGone = async (pids: readonly number[], limit: number): Promise<boolean> => {
  const end = Date.now() + limit
  while (pids.some((pid) => processBirth(pid) !== undefined)) {
    if (Date.now() > end) return false
    await wait(25)
  }
  return true
}
