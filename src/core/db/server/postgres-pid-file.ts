import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a running server tells of itself in `postmaster.pid`; a part is undefined where the file does not tell it. */
export interface PidFile {
  /** Process id of the server; after a crash it may belong to any other program. */
  readonly pid: number | undefined
  readonly port: number | undefined
  /** Whether it takes connections. */
  readonly ready: boolean
}

/**
 * Reads the pid file of `clusterDir` (PostgreSQL, "Database File Layout": line 1 the process id, line 4 the port,
 * line 8 the state). A server writes it in steps and removes it when it ends, so a file that is not there, or not
 * whole yet, is no error.
 */
export const readPidFile = async (clusterDir: string): Promise<PidFile> => {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n')
  return { pid: positive(lines[0]), port: positive(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

const positive = (line = ''): number | undefined => {
  const number = Number(line)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
