// npm run learn: the weights of the second opinion, from the cases of eval/cases.
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, run } from './prepare.mjs'

requireNode()
await ensureInstalled()
const { code } = await run(process.execPath, ['--import', 'tsx', join(root, 'eval', 'learn.ts')])
process.exitCode = code
