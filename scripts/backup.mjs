// npm run backup: the whole installation into one file, while it runs.
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, run } from './prepare.mjs'

requireNode()
await ensureInstalled()
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  join(root, 'src', 'app', 'server', 'keeping.ts'),
  'backup',
  // npm itself runs us in the folder of package.json.
  process.env.INIT_CWD ?? process.cwd(),
  ...process.argv.slice(2),
])
process.exitCode = code
