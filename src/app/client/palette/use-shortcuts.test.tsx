import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { closePalette, usePalette } from './palette-state.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** A page at whose first sight somebody presses the keys of the search. */
const Page = () => {
  useShortcuts(false)
  useLayoutEffect(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
  }, [])
  return <p>Halaman</p>
}

test('SIDE-12 the keys of the search are heard from the moment on in which the page stands there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Page />))
  expect(usePalette.getState().isOpen).toBe(true)
  await act(async () => root.unmount())
  closePalette()
  vi.unstubAllGlobals()
})
