import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The built product as its own process, as an owner runs it. */
export interface Product {
  /** Address with its random port, without a slash at the end. */
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** What it has printed so far, both streams. */
  output(): string
  /** Asks it to end (SIGTERM) and gives its exit code. */
  stop(): Promise<number | null>
  /** SIGKILL of the product's process alone. */
  kill(): Promise<void>
  /** SIGKILL of the product's whole process group. */
  killGroup(): Promise<void>
}

export interface ProductOptions {
  /** A folder to go on with, or to begin in; without it a new one is made, which the caller removes with `removeData`. */
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The product ended instead of answering; `output` is what it said. */
export class ProductEnded extends Error {
  readonly code: number | null
  readonly output: string

  constructor(code: number | null, output: string) {
    super(`the product ended with ${code}: ${output}`)
    this.code = code
    this.output = output
  }
}

/** The flags of node that `npm start` gives. */
const flagsOfStart = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').filter((part) => part.startsWith('--'))
}

/** A data folder as the first start of this build has left it; a new build removes it. */
const firstData = join(root, 'dist/server/.first-data')

/** The build, and what its first start makes: to make a database anew takes longer than most tests. */
const prepare = async (): Promise<void> => {
  await run(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root })
  if (existsSync(firstData)) return
  const draft = `${firstData}-${process.pid}`
  const code = await (await launch(draft)).stop()
  if (code !== 0) throw new Error(`the first start ended with ${code}`)
  // Another worker may have been faster.
  await rename(draft, firstData).catch(() => rm(draft, { recursive: true }))
}
let prepared: Promise<void> | undefined

/** Starts the product on a random port and waits for the address it prints. Throws ProductEnded when it gives up. */
export const startProduct = async ({ dataDir, env = {} }: ProductOptions = {}): Promise<Product> => {
  prepared ??= prepare()
  await prepared
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'juragan-product-')))
  const isNew = dataDir === undefined || !existsSync(dataDir)
  if (isNew && env['DATABASE_URL'] === undefined) await run('cp', ['-a', `${firstData}/.`, folder])
  return launch(folder, env)
}

const launch = (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const child = spawn(process.execPath, [...flagsOfStart(), join(root, 'dist/server/main.js')], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    },
  })
  return watchStart(child, dataDir)
}

/** Removes the data folder of a product that has ended. */
export const removeData = (product: Pick<Product, 'dataDir'>): Promise<void> =>
  rm(product.dataDir, { recursive: true, force: true })

/** Only so that a start which hangs is told with its output. */
const longestStart = 90_000

const watchStart = (child: ChildProcess, dataDir: string): Promise<Product> =>
  new Promise((done, fail) => {
    let output = ''
    const ended = new Promise<number | null>((end) => child.once('close', (code) => end(code)))
    const listen = (text: string): void => {
      output += text
      const address = /^Juragan: (https?:\/\/\S+?)\/?$/m.exec(output)?.[1]
      if (address === undefined) return
      clearTimeout(stuck)
      done(describe(address))
    }
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', listen)
    const killWithUs = (): void => {
      child.kill('SIGKILL')
    }
    process.once('exit', killWithUs)
    const stuck = setTimeout(() => {
      child.kill('SIGKILL')
      fail(new Error(`the product has printed no address: ${output}`))
    }, longestStart)
    child.once('error', fail)
    child.once('close', (code) => {
      clearTimeout(stuck)
      process.off('exit', killWithUs)
      fail(new ProductEnded(code, output))
    })

    const signalAndWait = async (signal: NodeJS.Signals, wholeGroup: boolean): Promise<number | null> => {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
        process.kill(wholeGroup ? -child.pid : child.pid, signal)
      }
      return ended
    }
    const describe = (url: string): Product => ({
      url,
      pid: child.pid ?? 0,
      dataDir,
      output: () => output,
      stop: () => signalAndWait('SIGTERM', false),
      kill: async () => void (await signalAndWait('SIGKILL', false)),
      killGroup: async () => void (await signalAndWait('SIGKILL', true)),
    })
  })
