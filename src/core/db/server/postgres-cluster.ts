import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '#core/config/server/start-refused.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { Launcher } from './postgres-launcher.ts'

const run = promisify(execFile)

export interface ClusterOptions {
  readonly dataDir: string
  readonly clusterDir: string
  readonly binaries: PostgresBinaries
  readonly launcher: Launcher
  readonly disposable: boolean
  readonly user: string
}

const passwordFile = (dataDir: string): string => join(dataDir, 'postgres.password')

/**
 * Makes the database files when there are none. They are made aside and renamed when complete, so that a start which
 * was killed in the middle leaves nothing that looks finished.
 */
export const createCluster = async (options: ClusterOptions): Promise<void> => {
  const { dataDir, clusterDir, binaries, launcher, disposable, user } = options
  if (existsSync(clusterDir)) return
  const draft = join(dataDir, 'postgres.new')
  const firstPassword = join(dataDir, 'postgres.new-password')
  await Promise.all([rm(draft, { recursive: true, force: true }), rm(firstPassword, { force: true })])
  await writePassword(dataDir)
  const password = await readPassword(dataDir)
  await mkdir(draft, { mode: 0o700 })
  await writeDurably(firstPassword, password)
  await launcher.own(draft)
  await launcher.own(firstPassword)
  // Sorting and upper case by Unicode, the same on every machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['-U', user, '--pwfile', firstPassword, '--auth=scram-sha-256']
  const initArgs = ['-D', draft, ...access, ...locale, ...(disposable ? ['--no-sync'] : [])]
  const { command, args, options: as } = launcher.launch(binaries.initdb, initArgs, true)
  try {
    await run(command, [...args], { ...as, timeout: 120_000 })
  } catch (error) {
    throw new StartRefused(
      `initdb failed: ${error instanceof Error ? error.message : String(error)}`,
      `Database bawaan tidak bisa dibuat di ${dataDir}: periksa ruang disk dan hak tulis folder itu.`,
      error,
    )
  } finally {
    await rm(firstPassword, { force: true })
  }
  await rename(draft, clusterDir)
}

/** The database password that was drawn for this data folder. */
export const readPassword = async (dataDir: string): Promise<string> => {
  const file = passwordFile(dataDir)
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    throw new StartRefused(
      `cannot read ${file}`,
      `Kata sandi database di ${file} tidak bisa dibaca: kembalikan berkas itu dari cadangan Anda.`,
      error,
    )
  }
}

const writePassword = async (dataDir: string): Promise<void> => {
  const file = passwordFile(dataDir)
  const draft = `${file}.new`
  await rm(draft, { force: true })
  await writeDurably(draft, randomBytes(24).toString('base64url'))
  await rename(draft, file)
}

const writeDurably = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await chmod(file, 0o600)
}
