import { expect, test, vi } from 'vitest'

import { leaveTill } from './leave-till.ts'

const deviceWith = (countUnsent: () => Promise<number>) => ({
  countUnsent,
  wipe: vi.fn<() => Promise<void>>(async () => undefined),
})

test('POS-07 a till is left only when its device says that nothing waits; what is not known holds it', async () => {
  const signOut = vi.fn<() => Promise<void>>(async () => undefined)
  const held = deviceWith(async () => 1)
  expect(await leaveTill(held, signOut)).toEqual({ outcome: 'unsent' })
  const broken = deviceWith(() => Promise.reject(new Error('rusak')))
  expect(await leaveTill(broken, signOut)).toMatchObject({
    outcome: 'unknown',
    problem: expect.stringContaining('Belum bisa keluar'),
  })
  expect([signOut, held.wipe, broken.wipe].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  const free = deviceWith(async () => 0)
  expect(await leaveTill(free, signOut)).toEqual({ outcome: 'left' })
  expect(await leaveTill(null, signOut)).toEqual({ outcome: 'left' })
  expect([signOut, free.wipe].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})
