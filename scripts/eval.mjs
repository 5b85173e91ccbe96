// npm run eval: the cases of eval/ through the assistant that the settings name, judged and counted.
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, run } from './prepare.mjs'

requireNode()
await ensureInstalled()
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  join(root, 'eval', 'run.ts'),
  ...process.argv.slice(2),
])
process.exitCode = code
