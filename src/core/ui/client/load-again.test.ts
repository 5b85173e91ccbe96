import { expect, test, vi } from 'vitest'

import { loadAgain } from './load-again.ts'

vi.mock('https://x.test/part-1.js?again=1', () => {
  throw new TypeError('Failed to fetch')
})
vi.mock('https://x.test/part-1.js?again=2', () => ({ part: 'lengkap' }))

const failed = new TypeError('Failed to fetch dynamically imported module: https://x.test/part-1.js')

test('SHELL-19 a file that could not be loaded is asked for by another address each time', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(failed)
  const ask = loadAgain(load, ({ part }) => part)
  await expect(ask()).rejects.toBe(failed)
  await expect(ask()).rejects.toBeInstanceOf(Error)
  expect(await ask()).toBe('lengkap')
  expect(load).toHaveBeenCalledTimes(1)
})

test('SHELL-19 a failure that names no file, and a part nobody can pick, are loaded as before', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('x')).mockResolvedValue('lengkap')
  const ask = loadAgain(load, ({ part }) => part)
  await expect(ask()).rejects.toThrow('x')
  expect(await ask()).toBe('lengkap')
  const plain = loadAgain(vi.fn<() => Promise<string>>().mockRejectedValueOnce(failed).mockResolvedValue('lengkap'))
  await expect(plain()).rejects.toBe(failed)
  expect(await plain()).toBe('lengkap')
})
