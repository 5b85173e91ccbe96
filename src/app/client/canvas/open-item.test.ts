import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'

import { openItem, useUnopened, webAddress } from './open-item.ts'

// A kind that the canvas has no editor for.
vi.mock('./editors.ts', () => ({ isReady: () => false }))

const item = { id: 'itm_a', kind: 'document', title: 'Brosur' } as const
const stored = (url: string | null) => ({ fetchQuery: async () => ({ url }) }) as unknown as QueryClient
const told = () => useUnopened.getState().unopened

beforeEach(() => {
  useUnopened.setState({ unopened: null })
  vi.restoreAllMocks()
})

test('CHAT-19 only addresses of the web open in a new tab', () => {
  const base = 'https://juragan.example/'
  expect(webAddress('/s/toko', base)).toBe('https://juragan.example/s/toko')
  expect(webAddress('https://toko.example/a', base)).toBe('https://toko.example/a')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'http://', null])
    expect(webAddress(bad, base)).toBeNull()
})

test('CHAT-19 without a canvas for it the address opens in a new tab, which cannot reach back', async () => {
  const tab = { opener: window }
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  openItem(stored('https://toko.example/a'), item)
  await expect.poll(() => opened.mock.calls).toEqual([['https://toko.example/a', '_blank']])
  expect(tab.opener).toBeNull()
  expect(told()).toBeNull()
})

test('CHAT-19 a tab that the browser holds back, and a result without an address, are told', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  openItem(stored('https://toko.example/a'), item)
  await expect.poll(told).toMatchObject({ title: 'Brosur', url: 'https://toko.example/a' })
  openItem(stored(null), item)
  await expect.poll(told).toMatchObject({ title: 'Brosur', url: null })
})
