import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { itemsQuery } from './items.api.ts'

const asked = vi.fn<() => Promise<Response>>(async () => Response.json({ success: true, data: { items: [] } }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  focusManager.setFocused(undefined)
})

const settled = (client: QueryClient) => vi.waitFor(() => expect(client.isFetching()).toBe(0))

/** Shows the list, as a panel does when it opens; what it answers hides it again. */
const show = async (client: QueryClient): Promise<() => void> => {
  const hide = new QueryObserver(client, itemsQuery()).subscribe(() => undefined)
  await settled(client)
  return hide
}

test('ITEM-06 a list is asked for once in five minutes, and never for the sake of the focus', async () => {
  const client = new QueryClient()
  client.mount()
  const hideFirst = await show(client)
  hideFirst()
  vi.setSystemTime(Date.now() + 4 * 60_000)
  const hideSecond = await show(client)
  hideSecond()
  expect(asked).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 61_000)
  const hide = await show(client)
  expect(asked).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + 10 * 60_000)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await settled(client)
  expect(asked).toHaveBeenCalledTimes(2)
  hide()
  client.unmount()
})
