import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { DialogOpening, openingWaits } from './dialog-opening.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('SHELL-19 a dialog whose code does not come says so, and what to do, and can be left', async () => {
  const handleClose = vi.fn<() => void>()
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<DialogOpening onClose={handleClose} />))
  expect(place.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(openingWaits.seen))
  expect(place.querySelector('output')?.textContent).toContain('Membuka…')
  expect(place.querySelector('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(openingWaits.long))
  expect(place.querySelector('output')?.textContent).toContain('Periksa koneksi')
  await act(async () => place.querySelector('button')?.click())
  expect(handleClose).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})
