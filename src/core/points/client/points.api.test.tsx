import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useBalance, usePointsStart } from './points.api.ts'

const user = { uid: 'u1', displayName: 'Ibu Contoh', email: 'ibu@contoh.test', photoURL: null, emailVerified: false }

const asked: string[] = []
let root: Root
let shown: HTMLElement

const Probe = ({ signedIn }: { signedIn: boolean }) => {
  const balance = useBalance(signedIn ? user.uid : null)
  const start = usePointsStart(signedIn ? user : null)
  return `${balance ?? '...'} ${start === null ? 'belum' : start.isNewUser}`
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { action } = JSON.parse(body) as { action: string }
    asked.push(action)
    return Response.json({ success: true, balance: 500_000, ...(action === 'initialize' ? { isNewUser: true } : {}) })
  })
  asked.length = 0
  shown = document.createElement('div')
  root = createRoot(shown)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const render = async (queries: QueryClient, signedIn: boolean, probes = 1): Promise<void> =>
  act(async () =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          {Array.from({ length: probes }, (_, n) => (
            <Probe key={n} signedIn={signedIn} />
          ))}
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
const wait = (milliseconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const starts = (): number => asked.filter((action) => action === 'initialize').length

test('POINT-11 the points service starts once, a second after the sign-in, however many places ask', async () => {
  const queries = new QueryClient()
  await render(queries, false)
  await wait(5_000)
  expect([asked, shown.textContent]).toEqual([[], '... belum'])
  await render(queries, true, 3)
  await wait(900)
  expect(starts()).toBe(0)
  await wait(200)
  expect([starts(), shown.textContent]).toEqual([1, '500000 true'.repeat(3)])
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await queries.invalidateQueries({ queryKey: ['points'] })
  })
  await wait(10 * 60_000)
  expect(starts()).toBe(1)
})
