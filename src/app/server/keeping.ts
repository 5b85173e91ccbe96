import { StartRefused } from '#core/config/server/start-refused.ts'

import { runBackup } from './backup.ts'
import { runRestore } from './restore.ts'

// What npm run backup and npm run restore start: the command, the folder in which it was typed, its arguments.
const [command, from = process.cwd(), ...args] = process.argv.slice(2)

try {
  process.stdout.write(`${await (command === 'restore' ? runRestore : runBackup)(args, from)}\n`)
} catch (error) {
  // After a commit restoring answers with a sentence of its own: here the old data is as it was.
  if (error instanceof StartRefused) process.stderr.write(`${error.sentence}\n(${error.message})\n`)
  else
    process.stderr.write(
      `${command === 'restore' ? 'Belum dipulihkan, data lama tetap seperti semula' : 'Cadangan tidak jadi dibuat'}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
  process.exitCode = 1
}
