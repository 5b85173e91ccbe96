import { act, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lazyPart, retryWaits } from './lazy-part.ts'

const place = document.createElement('div')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Loaded: ComponentType = () => <b>lengkap</b>

const show = async (load: () => Promise<ComponentType>): Promise<void> => {
  const part = lazyPart<object>(load)
  await act(async () => root.render(<part.Place fallback="polos" />))
}

test('SHELL-19 a part that cannot be loaded breaks nothing and comes once it can', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new TypeError('x')).mockResolvedValue(Loaded)
  await show(load)
  expect(place.textContent).toBe('polos')
  await act(() => vi.advanceTimersByTimeAsync(retryWaits[0]))
  expect(place.textContent).toBe('lengkap')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(load).toHaveBeenCalledTimes(2)
})

test('SHELL-19 a connection that is back is not waited for', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new TypeError('x')).mockResolvedValue(Loaded)
  await show(load)
  await act(async () => dispatchEvent(new Event('online')))
  expect(place.textContent).toBe('lengkap')
})
