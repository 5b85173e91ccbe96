// npm run types: one TypeScript project for each side, so that no side sees what it may not use.
import { requireNode, runBin } from './prepare.mjs'

requireNode()
const sides = ['shared', 'server', 'client', 'tests']
const wanted = process.argv.length > 2 ? process.argv.slice(2) : sides
let failed = 0
for (const side of wanted) {
  const { code } = await runBin('typescript/bin/tsc', ['-p', `tsconfig.${side}.json`])
  console.log(`types ${side}: ${code === 0 ? 'ok' : 'failed'}`)
  if (code !== 0) failed += 1
}
process.exitCode = failed === 0 ? 0 : 1
