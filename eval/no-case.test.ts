import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

test('ASSIST-02 the counting of no case at all is told and fails', async () => {
  const told = await new Promise<{ code: unknown; output: string }>((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', resolve(import.meta.dirname, 'run.ts'), '--only', 'there-is-none.json'],
      { cwd: resolve(import.meta.dirname, '..') },
      (error, output) => done({ code: error?.code ?? 0, output }),
    )
  })
  expect(told.output).toContain('no case is named so')
  expect(told.code).toBe(1)
}, 120_000)
