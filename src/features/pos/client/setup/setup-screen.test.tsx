import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { itemOf } from '#tests/support/item-fixtures.ts'
import type { SetupResult } from '../../shared/pos.contract.ts'
import { SetupScreen } from './setup-screen.tsx'
import { letResultGo } from './unkept-results.ts'

const item = itemOf({}, { kind: 'pos', type: 'pos-setup', title: 'Warung Kopi Senja', status: 'setup_required' })
const user = {
  uid: 'usr_1',
  displayName: 'Sari',
  email: 'sari@toko.example',
  photoURL: null,
  emailVerified: false,
}
const result: SetupResult = {
  posId: 'itm_1',
  posUrl: 'http://127.0.0.1/kasir/warung-kopi-senja/',
  ownerEmail: user.email,
  setupMethod: 'embedded',
  projectName: 'Juragan',
  password: 'kata-sandi-sekali',
  passwordMailed: false,
}

type Answers = Readonly<Record<string, () => Promise<Response> | Response>>
const ok = (data: unknown): Response => Response.json({ success: true, data })
const refused = (status: number, code: string): Response =>
  Response.json({ success: false, error: 'x', code }, { status })
const signedIn = () => ok({ user, isGuest: false })
const connected = () => ok({ target: 'embedded', projectName: 'Juragan', message: '' })

let root: Root
let place: HTMLElement
const close = vi.fn<() => void>()

const serve = (answers: Answers): void => {
  vi.stubGlobal('fetch', async (input: string) => {
    const path = Object.keys(answers).find((end) => input.endsWith(end))
    return path ? answers[path]?.() : refused(404, 'not_found')
  })
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn++) await act(async () => vi.advanceTimersByTimeAsync(1))
}
const show = async (): Promise<void> => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <SetupScreen
          item={item}
          onContentChange={() => undefined}
          onCounted={() => undefined}
          flush={async () => true}
          barSlot={null}
          close={close}
        />
      </QueryClientProvider>,
    ),
  )
  await settle()
}
const press = async (label: string): Promise<void> => {
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === label)
  expect(button, `key '${label}' in: ${place.textContent ?? ''}`).toBeDefined()
  await act(async () => button?.click())
  await settle()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  close.mockReset()
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  letResultGo(item.id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the set-up of a till', () => {
  test('SETUP-01 says what it waits for while it is asked who is here', async () => {
    serve({ '/api/session': () => new Promise<Response>(() => undefined) })
    await show()
    expect(place.textContent).toContain('Checking authentication...')
  })

  test('SETUP-01, AUTH-11 nobody signed in gets no set-up', async () => {
    serve({ '/api/session': () => ok({ user: null, isGuest: true }) })
    await show()
    expect(place.textContent).toContain('Login Required')
    expect(place.textContent).toContain('Please login to create POS systems')
    expect(place.textContent).not.toContain('Connect')
  })

  test('SETUP-03, SETUP-06, SETUP-07, SETUP-08 two taps; it closes 2 s after the password was kept, not before', async () => {
    serve({ '/api/session': signedIn, '/setup/connect': connected, '/setup/deploy': () => ok(result) })
    await show()
    expect(place.textContent).toContain('Warung Kopi Senja')
    expect(place.textContent).toContain('sari@toko.example')
    await press('Connect')
    expect(place.textContent).toContain('Connected to: Juragan')
    await press('Selesaikan POS')
    expect(place.textContent).toContain('POS Ready')
    expect(place.textContent).toContain('kata-sandi-sekali')
    await act(async () => vi.advanceTimersByTimeAsync(60_000))
    expect(close).not.toHaveBeenCalled()
    await press('Sudah saya simpan')
    expect(place.textContent).not.toContain('kata-sandi-sekali')
    await act(async () => vi.advanceTimersByTimeAsync(1_900))
    expect(close).not.toHaveBeenCalled()
    await act(async () => vi.advanceTimersByTimeAsync(100))
    expect(close).toHaveBeenCalledOnce()
  })

  test('SETUP-07 a set-up that is repeated promises no mail: it says how a forgotten password is made anew', async () => {
    const again = { ...result, password: null }
    serve({ '/api/session': signedIn, '/setup/connect': connected, '/setup/deploy': () => ok(again) })
    await show()
    await press('Connect')
    await press('Selesaikan POS')
    expect(place.textContent).toContain('Lupa kata sandinya?')
    expect(place.textContent).not.toContain('dikirim')
  })

  test('SETUP-07 a canvas drawn anew before the password was kept shows it again', async () => {
    serve({ '/api/session': signedIn, '/setup/connect': connected, '/setup/deploy': () => ok(result) })
    await show()
    await press('Connect')
    await press('Selesaikan POS')
    await act(async () => root.unmount())
    root = createRoot(place)
    await show()
    expect(place.textContent).toContain('kata-sandi-sekali')
  })

  test('SETUP-03, SETUP-09 a failure is told with its form, and Try Again starts anew', async () => {
    serve({ '/api/session': signedIn, '/setup/connect': () => refused(503, 'database_unavailable') })
    await show()
    await press('Connect')
    expect(place.querySelector('[role=alert]')?.textContent).toContain('Setup failed: ')
    await press('Hubungkan lewat otorisasi saja')
    await press('Try Again')
    expect(place.textContent).toContain('Ready to connect to Database Juragan')
    await press('Connect Database Juragan')
    expect(place.querySelector('[role=alert]')?.textContent).toContain('❌ Connection failed: ')
  })
})
