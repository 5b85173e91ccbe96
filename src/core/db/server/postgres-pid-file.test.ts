import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPidFile } from './postgres-pid-file.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-pid-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const written = async (text: string) => {
  await writeFile(join(folder, 'postmaster.pid'), text)
  return readPidFile(folder)
}

test('OPS-03 a pid file tells the server, its port and whether it takes connections', async () => {
  const start = `71\n${folder}\n1764200000\n5433\n/tmp\n127.0.0.1\n  1 1\n`
  expect(await written(`${start}ready   \n`)).toEqual({ pid: 71, port: 5433, ready: true })
  expect(await written(`${start}starting\n`)).toEqual({ pid: 71, port: 5433, ready: false })
})

test('OPS-03 a pid file that is not there or not whole yet tells nothing and is no error', async () => {
  expect(await readPidFile(folder)).toEqual({ pid: undefined, port: undefined, ready: false })
  expect(await written('')).toEqual({ pid: undefined, port: undefined, ready: false })
  expect(await written('71\n')).toEqual({ pid: 71, port: undefined, ready: false })
})

test('OPS-03 a pid file is removed again and again while it is read: every reading tells it or nothing', async () => {
  const file = join(folder, 'postmaster.pid')
  const seen = new Set<number | undefined>()
  for (let time = 0; time < 100; time += 1) {
    const written = writeFile(file, '71\n').then(() => rm(file))
    for (const { pid } of await Promise.all([1, 2, 3, 4].map(() => readPidFile(folder)))) seen.add(pid)
    await written
  }
  expect([...seen].filter((pid) => pid !== undefined && pid !== 71)).toEqual([])
})
