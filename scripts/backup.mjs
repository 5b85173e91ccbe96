// npm run backup: the whole installation into one file, while it runs.
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, run } from './prepare.mjs'

requireNode()
await ensureInstalled()
const keeping = join(root, 'src', 'app', 'server', 'keeping.ts')
// npm itself runs us in the folder of package.json.
const from = process.env.INIT_CWD ?? process.cwd()
const { code } = await run(process.execPath, ['--import', 'tsx', keeping, 'backup', from, ...process.argv.slice(2)], {
  tidies: true,
})
process.exitCode = code
