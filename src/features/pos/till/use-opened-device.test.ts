import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { shelfOf } from './device/goods.ts'
import type { FoundOnDevice, TillDevice } from './device/till-device.ts'
import { openTill } from './use-opened-device.ts'

const nothing: FoundOnDevice = { shop: null, goods: null }
const goods = shelfOf({ products: [], categories: [], asOf: '2026-11-21T02:00:00.000Z' })
const deviceThat = (find: TillDevice['find']) => {
  const close = vi.fn<() => void>()
  return { device: { find, database: { close } } as unknown as TillDevice, close }
}
const after = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((done) => {
    setTimeout(() => done(value), milliseconds)
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('POS-07 a device that takes long to read its goods is still the one that keeps sales', async () => {
  const { device, close } = deviceThat(() => after(9_000, { shop: null, goods }))
  const opening = openTill('warung', after(3_000, device))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await opening).toEqual({ place: { slug: 'warung', device }, found: { shop: null, goods } })
  expect(close).not.toHaveBeenCalled()
})

test('POS-07 a device that cannot be read keeps sales all the same', async () => {
  const { device } = deviceThat(() => Promise.reject(new Error('rusak')))
  expect(await openTill('warung', Promise.resolve(device))).toEqual({
    place: { slug: 'warung', device },
    found: nothing,
  })
})

test('POS-07 storage that does not open in time, or at all, is none; what opens late is closed', async () => {
  const { device, close } = deviceThat(async () => nothing)
  const without = { place: { slug: 'warung', device: null }, found: nothing }
  const opening = openTill('warung', after(9_000, device))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await opening).toEqual(without)
  expect(close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(close).toHaveBeenCalledOnce()
  expect(await openTill('warung', Promise.reject(new Error('ditolak')))).toEqual(without)
})
