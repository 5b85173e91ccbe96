import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { Button } from './button.tsx'

test('SHELL-17 a key that waits keeps the focus of whoever pressed it, and is pressed by nothing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const [press, send] = [vi.fn<() => void>(), vi.fn<(event: { preventDefault(): void }) => void>()]
  const show = (waiting: boolean) =>
    act(async () =>
      root.render(
        <form onSubmit={send}>
          <Button type="submit" waiting={waiting} onClick={press}>
            Simpan
          </Button>
        </form>,
      ),
    )
  send.mockImplementation((event) => event.preventDefault())
  await show(false)
  const key = place.querySelector('button')
  key?.focus()
  await show(true)
  expect(document.activeElement).toBe(key)
  expect(key?.getAttribute('aria-disabled')).toBe('true')
  await act(async () => key?.click())
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0])
  await show(false)
  await act(async () => key?.click())
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])
  await act(async () => root.unmount())
  place.remove()
})
