// npm test: everything that must hold, from a fresh clone. It goes on after a failing step, so that all failures show.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { ensureInstalled, requireNode, root, run, runBin } from './prepare.mjs'

const started = Date.now()
const minutes = 60_000
/** Far more than a slow machine takes: only what hangs is cut off. */
const deadline = started + 80 * minutes
const results = join(root, 'test-results')
const failures = []
/** Page tests that held only when they were run once more. */
const unsteady = []
const slow = []
let passed = 0

requireNode()
await ensureInstalled()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const heading = (name) => console.log(`\n== ${name}`)
const record = (name, ok) => {
  if (ok) passed += 1
  else failures.push(name)
}
/** Runs a program for as long as there is time; one that was cut off says so, instead of ending without a word. */
const inTime = async (start, path, args, options = {}) => {
  const limit = Math.max(deadline - Date.now(), minutes)
  const begun = Date.now()
  const result = await start(path, args, { ...options, limit })
  const took = Date.now() - begun
  if (took >= limit) console.error(`cut off after ${Math.round(took / minutes)} minutes: ${path} ${args.join(' ')}`)
  return result
}
const program =
  (path, ...args) =>
  () =>
    inTime(runBin, path, args, { quiet: true })
const script =
  (name, ...args) =>
  () =>
    inTime(run, process.execPath, [join(root, 'scripts', name), ...args], { quiet: true })

/** What looks at the sources without running them, and the build: two at a time, the longest first. */
const checks = [
  ['format', program('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  ['build', script('build.mjs')],
  ['walls', script('walls.mjs')],
  ['unused', program('knip/bin/knip.js', '--no-progress')],
  ...['shared', 'server', 'client', 'tests'].map((side) => [`types ${side}`, script('types.mjs', side)]),
  ['lint', program('oxlint/bin/oxlint')],
]
const waiting = [...checks]
const workThrough = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, work] = next
    const { code, output } = await work()
    heading(name)
    process.stdout.write(output)
    record(name, code === 0)
  }
}
await Promise.all([workThrough(), workThrough()])

heading('unit and server tests')
const unit = join(results, 'vitest.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]
const vitest = await inTime(runBin, 'vitest/vitest.mjs', ['run', ...reporters])
readUnitResults(vitest.code)

heading('pages in Chromium')
const chromium = await findChromium()
if (chromium === undefined) {
  console.error('no Chromium found, and none could be installed; set CHROME_PATH')
  record('Chromium for the pages', false)
} else {
  const pages = await inTime(runBin, '@playwright/test/cli.js', ['test'], { env: { CHROME_PATH: chromium } })
  readPageResults(pages.code)
}

heading('ten slowest')
for (const { name, ms } of slow.sort((a, b) => b.ms - a.ms).slice(0, 10)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
if (unsteady.length > 0) heading('held only when run once more')
for (const name of unsteady) console.log(name)
if (failures.length > 0) heading('failed')
for (const name of failures) console.log(name)
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

function readUnitResults(code) {
  const report = readReport(unit)
  const before = failures.length
  for (const file of report?.testResults ?? []) {
    const name = file.name.replace(`${root}/`, '')
    // A file that does not load has no tests to fail.
    if (file.status === 'failed' && file.assertionResults.length === 0) record(name, false)
    for (const test of file.assertionResults) {
      const full = `${name} > ${test.fullName}`
      slow.push({ name: full, ms: test.duration ?? 0 })
      record(full, test.status === 'passed')
    }
  }
  if (report === undefined || (code !== 0 && failures.length === before))
    record('unit and server tests as a whole', false)
}

function readPageResults(code) {
  const report = readReport(join(results, 'playwright.json'))
  const before = failures.length
  const walk = (suite) => {
    for (const inner of suite.suites ?? []) walk(inner)
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const full = `${spec.file} [${test.projectName}] > ${spec.title}`
        slow.push({ name: full, ms: test.results.reduce((sum, one) => sum + one.duration, 0) })
        if (test.status === 'flaky') unsteady.push(full)
        record(full, test.status === 'expected' || test.status === 'flaky')
      }
    }
  }
  for (const suite of report?.suites ?? []) walk(suite)
  if (report === undefined || (code !== 0 && failures.length === before)) record('pages as a whole', false)
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
