import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartRefused } from '#core/config/server/start-refused.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { processBirth } from './process-identity.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const leave = (text: string): Promise<void> => writeFile(join(folder, 'juragan.7.lock'), text)

test('OPS-01 a data folder has one holder, and is free again after release', async () => {
  const lock = await lockDataDir(folder)
  const refusal = await lockDataDir(folder).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefused)
  expect((refusal as StartRefused).sentence).toBe(
    `Folder data ${folder} sedang dipakai Juragan lain (pid ${process.pid}): hentikan dulu yang itu, atau pilih DATA_DIR lain.`,
  )
  await lock.release()
  await (await lockDataDir(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('OPS-01 of many takers at the same time exactly one gets the folder', async () => {
  for (let round = 0; round < 10; round += 1) {
    await leave(JSON.stringify({ pid: 4_194_303, birth: 'long ago' }))
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(folder)))
    const won = tries.filter((one) => one.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await won[0]?.value.release()
  }
})

test('OPS-01 a holder that is gone does not count: ended, its id used by another program, or its file cut off', async () => {
  for (const text of [
    JSON.stringify({ pid: 4_194_303, birth: 'x' }),
    JSON.stringify({ pid: process.pid, birth: 'of an earlier process with this id' }),
    JSON.stringify({ pid: 'no', birth: 1 }),
    '{"pid":1',
    '',
  ]) {
    await leave(text)
    const lock = await lockDataDir(folder)
    expect(await readdir(folder)).toEqual(['juragan.8.lock'])
    await lock.release()
  }
})

test('OPS-01 a process is known by its id and its birth', () => {
  expect(processBirth(process.pid)).toBe(processBirth(process.pid))
  expect(processBirth(process.pid)).not.toBe(processBirth(process.ppid))
  for (const nobody of [0, -1, 1.5, 4_194_303]) expect(processBirth(nobody)).toBeUndefined()
})
