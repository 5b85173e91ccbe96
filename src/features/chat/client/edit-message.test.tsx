import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { EditMessage } from './edit-message.tsx'

test('CHAT-13 a changed message that is too long says so beside the key that waits', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (text: string): void =>
    act(() =>
      root.render(
        <EditMessage key={text.length} text={text} busy={false} onSend={() => undefined} onCancel={() => undefined} />,
      ),
    )
  const sendKey = (): HTMLButtonElement | null => place.querySelector('button[type="submit"]')
  show('a'.repeat(20_000))
  expect(sendKey()?.disabled).toBe(false)
  expect(place.textContent).toContain('Versi lama tetap tersimpan.')
  show('a'.repeat(20_001))
  expect(sendKey()?.disabled).toBe(true)
  expect(place.textContent).toContain('Terlalu panjang: 20.001 dari 20.000 huruf.')
  const help = place.querySelector('textarea')?.getAttribute('aria-describedby') ?? ''
  expect(place.querySelector(`[id="${help}"]`)?.textContent).toContain('Terlalu panjang')
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
