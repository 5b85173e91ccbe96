import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { Composer } from './composer.tsx'

test('CHAT-02 a press that began on the stop key sends nothing when the reply ends beneath it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (busy: boolean): Promise<void> =>
    act(async () =>
      root.render(
        <Composer
          ref={null}
          sessionId="s"
          busy={busy}
          stopping={false}
          compact
          about={null}
          onSend={() => undefined}
          onStop={() => undefined}
        />,
      ),
    )
  const keyOf = (label: string): Element | null => place.querySelector(`button[aria-label="${label}"]`)
  await show(true)
  const stopKey = keyOf('Hentikan')
  await show(false)
  // A browser gives a click to the element on which the press began and ended.
  expect(stopKey).not.toBeNull()
  expect(keyOf('Kirim')).not.toBeNull()
  expect(keyOf('Kirim')).not.toBe(stopKey)
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
