import { execFile, type SpawnOptions } from 'node:child_process'
import { chown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that stands for nobody, also inside the namespace: PostgreSQL refuses to run as user 0. */
const NOBODY = 65_534

/**
 * How PostgreSQL is run on this machine.
 * - `direct`: as ourselves, who are not root.
 * - `namespace`: we are root; PostgreSQL sees itself as nobody in a user namespace, while its files stay ours, so that
 *   a folder only root may enter is no obstacle.
 * - `nobody`: we are root and namespaces are refused; PostgreSQL runs as nobody, who keeps one right of root's: to pass
 *   through folders that are closed to it.
 */
export type LaunchMode = 'direct' | 'namespace' | 'nobody'

export interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly options: Pick<SpawnOptions, 'uid' | 'gid'>
}

export interface Launcher {
  readonly mode: LaunchMode
  /** The command line that runs `program`. With `endsWithUs` the kernel stops it when our process is gone. */
  launch(program: string, args: readonly string[], endsWithUs: boolean): Launch
  /** Makes `path` and all below it belong to the user that PostgreSQL runs as. */
  own(path: string): Promise<void>
}

/** Finds out how to run PostgreSQL here. `forced` picks a mode in tests. */
export const createLauncher = async (forced?: LaunchMode): Promise<Launcher> => {
  const hasDeathSignal = await succeeds('setpriv', ['--pdeathsig', 'INT', 'true'])
  const mode = forced ?? (await findMode())
  const canKeepRight = mode === 'nobody' && (await succeeds('setpriv', [...asNobody, 'true']))
  const deathSignal = (endsWithUs: boolean): string[] => (endsWithUs && hasDeathSignal ? ['--pdeathsig', 'INT'] : [])

  const prefix = (endsWithUs: boolean): string[] => {
    const signal = deathSignal(endsWithUs)
    if (mode === 'namespace') {
      const unshare = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
      return signal.length === 0 ? unshare : [...unshare, 'setpriv', ...signal]
    }
    if (canKeepRight) return ['setpriv', ...asNobody, ...signal]
    return signal.length === 0 ? [] : ['setpriv', ...signal]
  }

  return {
    mode,
    launch(program, args, endsWithUs) {
      const [command = program, ...rest] = [...prefix(endsWithUs), program, ...args]
      return { command, args: rest, options: mode === 'nobody' && !canKeepRight ? { uid: NOBODY, gid: NOBODY } : {} }
    },
    own: async (path) => {
      if (mode === 'direct') return
      const owner = mode === 'nobody' ? NOBODY : (process.getuid?.() ?? 0)
      if ((await lstat(path)).uid !== owner) await changeOwner(path, owner)
    },
  }
}

const asNobody = [
  // PostgreSQL asks `access()` whether it may run its own programs, and without this that call forgets the kept right.
  '--securebits=+no_setuid_fixup',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
]

const findMode = async (): Promise<LaunchMode> => {
  if (process.getuid?.() !== 0) return 'direct'
  const works = await succeeds('unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, 'true'])
  return works ? 'namespace' : 'nobody'
}

const succeeds = async (command: string, args: readonly string[]): Promise<boolean> => {
  try {
    await run(command, [...args])
    return true
  } catch {
    // The program is missing or the kernel refuses; both mean that this way is closed.
    return false
  }
}

/** Children first, so that a change of owner that was cut off is seen at the top and done again. */
const changeOwner = async (path: string, owner: number): Promise<void> => {
  const entry = await lstat(path)
  if (entry.isDirectory()) {
    for (const name of await readdir(path)) await changeOwner(join(path, name), owner)
  }
  if (!entry.isSymbolicLink()) await chown(path, owner, owner)
}
