// npm run build: browser and server, when their sources have changed.
import { ensureBuilt, ensureInstalled, requireNode } from './prepare.mjs'

requireNode()
await ensureInstalled()
if (!(await ensureBuilt({ quiet: false }))) process.exitCode = 1
