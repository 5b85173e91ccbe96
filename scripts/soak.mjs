// npm run soak: all that npm test runs, as deeply as it can be gone through (tests/support/soak.ts): every page test on
// both sizes and in all three themes, every case of the assistant, every Word file for itself, kills at every step,
// property tests with many inputs of their own; longer than npm test may take.
import { findChromium } from './find-chromium.mjs'
import { ensureBuilt, ensureInstalled, requireNode, runBin } from './prepare.mjs'

requireNode()
await ensureInstalled()
if (!(await ensureBuilt({ quiet: false }))) process.exit(1)
const chromium = await findChromium()
if (chromium === undefined) {
  console.error('no Chromium found, and none could be installed; set CHROME_PATH')
  process.exit(1)
}
const tests = await runBin('vitest/vitest.mjs', ['run'], { env: { SOAK: '1' }, limit: 90 * 60_000 })
const { code } = await runBin('@playwright/test/cli.js', ['test'], {
  env: { CHROME_PATH: chromium, SOAK: '1' },
  limit: 90 * 60_000,
})
process.exitCode = tests.code || code
