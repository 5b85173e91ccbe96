import { StartRefused } from '#core/config/server/start-refused.ts'

import { runBackup } from './backup.ts'
import { runResetPassword } from './reset-password.ts'
import { runRestore } from './restore.ts'

// What npm run backup, restore and reset-password start: the command, the folder in which it was typed, its arguments.
const [command, from = process.cwd(), ...args] = process.argv.slice(2)

const commands: Readonly<Record<string, { run: (signal: AbortSignal) => Promise<string>; undone: string }>> = {
  backup: { run: (signal) => runBackup(args, from, signal), undone: 'Cadangan tidak jadi dibuat' },
  // After a commit restoring answers with a sentence of its own: elsewhere the old data is as it was.
  restore: {
    run: (signal) => runRestore(args, from, signal),
    undone: 'Belum dipulihkan, data lama tetap seperti semula',
  },
  'reset-password': { run: (signal) => runResetPassword(args, signal), undone: 'Tautan tidak jadi dibuat' },
}
const chosen = commands[command ?? '']
if (!chosen) throw new Error(`no command ${command ?? ''}`)
const stop = new AbortController()
// What was begun is put away before the process ends: the draft, and the database that was started for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())

try {
  process.stdout.write(`${await chosen.run(stop.signal)}\n`)
} catch (error) {
  const { undone } = chosen
  if (error instanceof StartRefused) process.stderr.write(`${error.sentence}\n(${error.message})\n`)
  else if (stop.signal.aborted) process.stderr.write(`Dihentikan. ${undone}.\n`)
  else process.stderr.write(`${undone}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
}
