// What backup, restore and reset-password have in common: our own TypeScript program, told where it was called from.
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, run } from './prepare.mjs'

/** Runs the command `what` with the words of the command line, and ends with its code. */
export const runKeeping = async (what) => {
  requireNode()
  await ensureInstalled()
  const keeping = join(root, 'src', 'app', 'server', 'keeping.ts')
  // npm itself runs us in the folder of package.json.
  const from = process.env.INIT_CWD ?? process.cwd()
  const { code } = await run(process.execPath, ['--import', 'tsx', keeping, what, from, ...process.argv.slice(2)], {
    tidies: true,
  })
  process.exitCode = code
}
