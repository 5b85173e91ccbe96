import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

import { sessionKey, useSession } from './session.ts'
import { useSignedInPerson } from './signed-in-person.ts'

const user = { uid: 'u1', displayName: 'Ibu Contoh', email: 'ibu@contoh.test', photoURL: null, emailVerified: false }

const Probe = () => {
  const { phase, user, isGuest, failure } = useSession()
  return `${phase} ${user?.displayName ?? '-'} ${isGuest}${failure === null ? '' : ' failed'}`
}

const draw = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const shown = document.createElement('div')
  const root = createRoot(shown)
  root.render(
    <QueryClientProvider client={queries}>
      <Probe />
    </QueryClientProvider>,
  )
  return { queries, shown, root }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('AUTH-03 loading until the first state, then signed in or signed out only, also while asking again', async () => {
  const answers: (() => void)[] = []
  let state: { user: typeof user | null; isGuest: boolean } | null = { user: null, isGuest: true }
  vi.stubGlobal('fetch', async (address: string) => {
    // Whether the server is there at all is asked by all pages together, and waits for nobody.
    if (address === '/api/health') return Response.json({ success: true })
    await new Promise<void>((resolve) => answers.push(resolve))
    if (state === null) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, data: state })
  })
  const { queries, shown, root } = draw()
  const shows = (text: string) => vi.waitFor(() => expect(shown.textContent).toBe(text))
  const answer = async () => {
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers.splice(0).forEach((resolve) => resolve())
  }
  const askAgain = () => void queries.invalidateQueries({ queryKey: sessionKey })

  await shows('loading - false')
  await answer()
  await shows('out - true')
  expect(useSignedInPerson.getState().uid).toBeNull()
  state = { user, isGuest: false }
  askAgain()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(shown.textContent).toBe('out - true')
  await answer()
  await shows('in Ibu Contoh false')
  state = null
  askAgain()
  await answer()
  await vi.waitFor(() => expect(queries.getQueryState(sessionKey)?.status).toBe('error'))
  expect(shown.textContent).toBe('in Ibu Contoh false')
  expect(useSignedInPerson.getState().uid).toBe('u1')
  root.unmount()
})

test('AUTH-03 an owner whom the server could not be asked about is no guest, and is asked about again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  let isAway = true
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return isAway
      ? Response.json({ success: false, error: 'x', code: 'database_unavailable' }, { status: 503 })
      : Response.json({ success: true, data: { user, isGuest: false } })
  })
  const { shown, root } = draw()
  await vi.waitFor(() => expect(shown.textContent).toBe('loading - false failed'))
  const before = asked
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toBe(before + 1)
  expect(shown.textContent, 'what is said of it stays while it is asked again').toBe('loading - false failed')
  isAway = false
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(shown.textContent).toBe('in Ibu Contoh false'))
  const answered = asked
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked, 'an answer is not asked for again').toBe(answered)
  root.unmount()
})
