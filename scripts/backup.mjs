// npm run backup: the whole installation into one file, while it runs.
import { runKeeping } from './run-keeping.mjs'

await runKeeping('backup')
