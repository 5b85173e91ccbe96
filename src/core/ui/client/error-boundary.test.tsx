import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { ErrorBoundary } from './error-boundary.tsx'

const Broken = (): never => {
  throw new TypeError('broken panel')
}

test('SHELL-19 a panel that fails says so with a key to refresh, and the others keep working', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() =>
    root.render(
      <>
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
        <ErrorBoundary>
          <textarea defaultValue="ketikan" />
        </ErrorBoundary>
      </>,
    ),
  )
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Something went wrong')
  expect(place.textContent).toContain('Please try refreshing the page')
  expect(place.querySelector('button')).not.toBeNull()
  expect(place.querySelector('textarea')?.value).toBe('ketikan')
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
