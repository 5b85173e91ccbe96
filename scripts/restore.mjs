// npm run restore: the whole installation out of a file of npm run backup.
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, run } from './prepare.mjs'

requireNode()
await ensureInstalled()
const keeping = join(root, 'src', 'app', 'server', 'keeping.ts')
// npm itself runs us in the folder of package.json.
const from = process.env.INIT_CWD ?? process.cwd()
const { code } = await run(process.execPath, ['--import', 'tsx', keeping, 'restore', from, ...process.argv.slice(2)], {
  tidies: true,
})
process.exitCode = code
