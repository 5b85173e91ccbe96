import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-crowd-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const crowdOf = async (environment: Record<string, string>) =>
  (await loadConfig({ DATA_DIR: folder, ...environment })).crowd

test('OPS-05 what is done at once has bounds without any setting, and takes those that are set', async () => {
  expect(await crowdOf({})).toEqual({
    connections: 2_000,
    requests: 500,
    heavyCalls: 60,
    replies: 200,
    requestSeconds: 120,
  })
  expect(await crowdOf({ MAX_REPLIES: '5', REQUEST_SECONDS: '30' })).toMatchObject({ replies: 5, requestSeconds: 30 })
})

test.each([
  ['MAX_REQUESTS', '0'],
  ['MAX_CONNECTIONS', 'banyak'],
  ['MAX_HEAVY_CALLS', '-1'],
  ['MAX_REPLIES', '1e3'],
  ['REQUEST_SECONDS', '3601'],
])('OPS-05 %s=%s stops the start with its name', async (name, value) => {
  await expect(crowdOf({ [name]: value })).rejects.toThrow(name)
})
