// npm run restore: the whole installation out of a file of npm run backup.
import { runKeeping } from './run-keeping.mjs'

await runKeeping('restore')
