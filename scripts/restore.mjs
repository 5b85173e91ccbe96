// npm run restore: the whole installation out of a file of npm run backup.
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, run } from './prepare.mjs'

requireNode()
await ensureInstalled()
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  join(root, 'src', 'app', 'server', 'keeping.ts'),
  'restore',
  // npm itself runs us in the folder of package.json.
  process.env.INIT_CWD ?? process.cwd(),
  ...process.argv.slice(2),
])
process.exitCode = code
