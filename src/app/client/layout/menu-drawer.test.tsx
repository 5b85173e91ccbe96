import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { MenuDrawer } from './menu-drawer.tsx'

test('SHELL-14 a drawer that was opened again before the browser told of its closing stays open', async () => {
  const handleClose = vi.fn<() => void>()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MenuDrawer isOpen onClose={handleClose}>
        Isi
      </MenuDrawer>,
    ),
  )
  const dialog = place.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  await act(async () => dialog?.dispatchEvent(new Event('close')))
  expect(handleClose).not.toHaveBeenCalled()
  await act(async () => {
    dialog?.removeAttribute('open')
    dialog?.dispatchEvent(new Event('close'))
  })
  expect(handleClose).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})
