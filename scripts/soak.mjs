// npm run soak: every page test on both sizes and in all three themes, every Word file for itself, twenty layouts of
// each type, kills again and again and at every step, property tests with inputs of their own; longer than npm test may
// take.
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
const deeper = ['word-files', 'documents/server/pages', 'kills', 'reading/memory']
const files = await runBin('vitest/vitest.mjs', ['run', '--project', 'server', ...deeper], {
  env: { SOAK: '1' },
  limit: 45 * 60_000,
})
const properties = await runBin('vitest/vitest.mjs', ['run', '--project', 'shared'], {
  env: { SOAK: '1' },
  limit: 30 * 60_000,
})
const { code } = await runBin('@playwright/test/cli.js', ['test'], {
  env: { CHROME_PATH: chromium, SOAK: '1' },
  limit: 90 * 60_000,
})
process.exitCode = files.code || properties.code || code
