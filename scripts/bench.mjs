// npm run bench: every budget of the design, measured and printed against its limit; `npm run bench -- sales server`
// measures the subjects named.
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { ensureBuilt, ensureInstalled, requireNode, root, run } from './prepare.mjs'

requireNode()
await ensureInstalled()
if (!(await ensureBuilt({ quiet: false }))) process.exit(1)
const chromium = await findChromium()
if (chromium === undefined) {
  console.error('no Chromium found, and none could be installed; set CHROME_PATH')
  process.exit(1)
}
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', join(root, 'bench', 'run.ts'), ...process.argv.slice(2)],
  {
    env: { CHROME_PATH: chromium },
    limit: 20 * 60_000,
  },
)
process.exitCode = code
