import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// Figures belong to `npm run bench`, which nobody waits for: here only that it can still be started, for it loads rooms
// of the server without the build that resolves their raw files.
test('OPS-01 every subject of the bench loads, and one it does not know is refused with their names', async () => {
  const started = promisify(execFile)(process.execPath, ['--import', 'tsx', 'bench/run.ts', 'weather'])

  await expect(started).rejects.toMatchObject({
    stderr: expect.stringMatching(/no such subject: weather; there are server, .*understanding.*long reply/),
  })
})
