import { expect, test, vi } from 'vitest'

import { reckonShift } from '../shared/shift.ts'
import type { TillDevice } from './device/till-device.ts'
import { leaveTill } from './leave-till.ts'

const deviceWith = (countUnsent: () => Promise<number>, readShift: TillDevice['readShift'] = async () => null) => ({
  countUnsent,
  readShift,
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

test('POS-06 a till with an open shift is left only on the seller’s word', async () => {
  const signOut = vi.fn<() => Promise<void>>(async () => undefined)
  const shift = { id: 'shf_0000000000000001', cashier: 'Sari', openedAt: '2026-11-21T01:00:00.000Z', openingCash: 0 }
  const report = reckonShift({ openingCash: 0, moves: [], sales: [], refunds: [], debtPayments: [] })
  const open = deviceWith(
    async () => 0,
    async () => ({ shift, report }),
  )
  expect(await leaveTill(open, signOut)).toEqual({ outcome: 'shift-open' })
  expect([signOut, open.wipe].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(await leaveTill(open, signOut, true)).toEqual({ outcome: 'left' })
  expect([signOut, open.wipe].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
