import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { loadScript } from './load-script.ts'

let appended: HTMLScriptElement[] = []
beforeEach(() => {
  appended = []
  vi.useFakeTimers()
  // Nothing is fetched here: what the page would hear of the script is said by hand.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('AUTH-07 a script that stalls is given up after a minute and asked for again', async () => {
  const stalled = loadScript('https://x.test/a.js').catch(String)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await stalled).toContain('60000 ms')
  const again = loadScript('https://x.test/a.js')
  expect(appended).toHaveLength(2)
  appended[1]?.dispatchEvent(new Event('load'))
  await again
  await loadScript('https://x.test/a.js')
  expect(appended).toHaveLength(2)
})

test('AUTH-07 a script that could not be loaded is asked for again', async () => {
  const failed = loadScript('https://x.test/b.js').catch(String)
  appended[0]?.dispatchEvent(new Event('error'))
  expect(await failed).toContain('could not be loaded')
  void loadScript('https://x.test/b.js')
  expect(appended).toHaveLength(2)
  appended[1]?.dispatchEvent(new Event('load'))
})
