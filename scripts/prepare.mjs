// Brings a checkout into a state in which it can run, and does nothing when it is in that state already.
// Only Node's own modules may be imported here: this runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * While programs of ours run, a signal to us ends them first. Otherwise signals mean what they always mean. Of each we
 * know whether it puts things away before it ends: that is waited for.
 */
const children = new Map()
const passOn = (signal) => {
  for (const child of children.keys()) endGroup(child, signal)
  if (![...children.values()].includes(true)) process.exit(1)
}
const watchSignals = (child, tidies) => {
  if (children.size === 0) for (const signal of stopSignals) process.on(signal, passOn)
  children.set(child, tidies)
  child.on('close', () => {
    children.delete(child)
    if (children.size === 0) for (const signal of stopSignals) process.off(signal, passOn)
  })
}
/** A child leads its own group, so that what it has started itself ends with it. */
const endGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended already, or this system has no groups: then the child alone is meant.
    child.kill(signal)
  }
}
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Ends with a sentence when this Node is too old for the packages. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Juragan membutuhkan Node.js 20.19 atau lebih baru; yang terpasang ${process.versions.node}.`)
  process.exit(1)
}

/** Runs a program and gives { code, output }; its words go to the terminal as well unless `quiet`. */
export const run = (command, args, { quiet = false, env = {}, cwd = root, limit, tidies = false } = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    watchSignals(child, tidies)
    const timer = limit === undefined ? undefined : setTimeout(() => endGroup(child, 'SIGKILL'), limit)
    let output = ''
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
        if (!quiet) target.write(text)
      })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      done({ code: code ?? 1, output: stripVTControlCharacters(output) })
    })
  })

/** Runs a JavaScript program of a package with this Node. */
export const runBin = (path, args, options) =>
  run(process.execPath, [join(root, 'node_modules', path), ...args], options)

export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath
  return npm !== undefined && npm.endsWith('.js')
    ? run(process.execPath, [npm, ...args], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}

/** Installs the packages when they are missing or older than the lockfile. */
export const ensureInstalled = async () => {
  const stampFile = join(root, 'node_modules', '.juragan-packages')
  const wanted = hashFiles([join(root, 'package.json'), join(root, 'package-lock.json')])
  if (readStamp(stampFile) === wanted || npmInstalledSince()) return
  console.log('Memasang paket; ini hanya perlu sekali dan makan waktu satu atau dua menit.')
  // `npm ci` refuses lockfiles that could not record the packages of every platform.
  const { code, output } = await runNpm(
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    { quiet: true },
  )
  if (code !== 0) fail('Paket tidak bisa dipasang', output)
  writeFileSync(stampFile, wanted)
}

/** Whether somebody ran npm here after the lists of packages last changed. */
const npmInstalledSince = () => {
  const mark = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(mark)) return false
  const installed = statSync(mark).mtimeMs
  return ['package.json', 'package-lock.json'].every((name) => statSync(join(root, name)).mtimeMs <= installed)
}

const dist = join(root, 'dist')

/** Builds browser and server when their sources have changed. With `quiet` false the builders' words are shown. */
export const ensureBuilt = async ({ quiet = true } = {}) => {
  const sources = [...sourceFiles(join(root, 'src')), ...buildFiles.map((name) => join(root, name))]
  const wanted = hashFiles(sources)
  const isBuilt = () => readStamp(join(dist, '.sources')) === wanted
  return isBuilt() || oneAtATime(async () => isBuilt() || build(wanted, quiet))
}

/** Of several that find the build old one builds, and the others wait; a builder that was killed holds nobody up. */
const oneAtATime = async (work) => {
  const mark = join(dist, '.builder')
  mkdirSync(dist, { recursive: true })
  while (!take(mark)) {
    const builder = readStamp(mark)
    if (builder !== undefined && !isRunning(Number(builder))) rmSync(mark, { force: true })
    await pause(200)
  }
  try {
    return await work()
  } finally {
    rmSync(mark, { force: true })
  }
}

const take = (mark) => {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const isRunning = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const build = async (stamp, quiet) => {
  console.log('Membangun aplikasi …')
  const draft = join(dist, `.build-${process.pid}`)
  const stampFile = join(dist, '.sources')
  mkdirSync(draft, { recursive: true })
  try {
    const builds = await Promise.all([
      runBin('vite/bin/vite.js', ['build', '--outDir', join(draft, 'client'), '--logLevel', 'warn'], { quiet: true }),
      runBin(
        'vite/bin/vite.js',
        ['build', '--config', 'vite.server.config.ts', '--outDir', join(draft, 'server'), '--logLevel', 'warn'],
        { quiet: true },
      ),
    ])
    for (const { output } of builds) if (!quiet) process.stdout.write(output)
    const failed = builds.find(({ code }) => code !== 0)
    if (failed !== undefined) {
      console.error(`Aplikasi tidak bisa dibangun:\n${failed.output}`)
      return false
    }
    rmSync(stampFile, { force: true })
    for (const side of ['client', 'server']) {
      rmSync(join(dist, side), { recursive: true, force: true })
      renameSync(join(draft, side), join(dist, side))
    }
    writeFileSync(stampFile, stamp)
    return true
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

const buildFiles = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.chunks.ts',
  'vite.service-worker.ts',
]

/** Everything below a folder that can end up in the product: all but the tests. */
const sourceFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourceFiles(path)
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
    .sort()

const hashFiles = (files) => {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const fail = (sentence, output) => {
  console.error(`${sentence}:\n${output}`)
  process.exit(1)
}
