import { StartRefused } from '#core/config/server/start-refused.ts'

import { runBackup } from './backup.ts'
import { runRestore } from './restore.ts'

// What npm run backup and npm run restore start: the command, the folder in which it was typed, its arguments.
const [command, from = process.cwd(), ...args] = process.argv.slice(2)

const isRestore = command === 'restore'
const stop = new AbortController()
// What was begun is put away before the process ends: the draft, and the database that was started for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())

try {
  process.stdout.write(`${await (isRestore ? runRestore : runBackup)(args, from, stop.signal)}\n`)
} catch (error) {
  // After a commit restoring answers with a sentence of its own: elsewhere the old data is as it was.
  const outcome = isRestore ? 'Belum dipulihkan, data lama tetap seperti semula' : 'Cadangan tidak jadi dibuat'
  if (error instanceof StartRefused) process.stderr.write(`${error.sentence}\n(${error.message})\n`)
  else if (stop.signal.aborted) process.stderr.write(`Dihentikan. ${outcome}.\n`)
  else process.stderr.write(`${outcome}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
}
