import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Item } from '#core/items/shared/item.ts'
import type { PopupMessage } from '../../shared/setup.contract.ts'
import { SetupScreen } from './setup-screen.tsx'
import { letResultGo } from './unkept-results.ts'

const item = {
  id: 'itm_1',
  kind: 'pos',
  type: 'pos-setup',
  title: 'Warung Kopi Senja',
  status: 'setup_required',
  metadata: {},
  content: {},
} as unknown as Item
const user = { uid: 'usr_1', displayName: 'Sari', email: 'sari@toko.example', photoURL: null, emailVerified: false }
const result = {
  posId: item.id,
  posUrl: 'http://127.0.0.1/kasir/warung-kopi-senja/',
  ownerEmail: user.email,
  setupMethod: 'connection',
  projectName: 'PostgreSQL',
  password: null,
  passwordMailed: true,
}
const success = (projects: readonly string[]): PopupMessage => ({
  type: 'SUPABASE_OAUTH_SUCCESS',
  accessToken: 'sbh_pegangan',
  projects: projects.map((name) => ({ id: 'a', ref: 'a', project_id: 'a', name })),
})

type Answers = Readonly<Record<string, () => Response>>
const ok = (data: unknown): Response => Response.json({ success: true, data })
const refused = (status: number, code: string): Response =>
  Response.json({ success: false, error: 'x', code }, { status })
const saved =
  (projectName: string | null = 'Toko Sari') =>
  () =>
    ok({ isConfigured: true, connection: { projectName, projectRef: 'a' } })
/** What the address answers that tells of a connection and ends it. */
const none = () => ok({ isConfigured: true, connection: null, disconnected: true })
const authUrl = () => Response.json({ success: true, authUrl: 'https://api.supabase.test/v1/oauth/authorize' })

let root: Root
let place: HTMLElement
let sent: { readonly path: string; readonly body: unknown }[]
let popup: { closed: boolean; readonly location: { href: string }; readonly close: () => void } | null
const opened = vi.fn<(...given: unknown[]) => unknown>()

const serve = (answers: Answers): void => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    sent.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    if (path.endsWith('/api/session')) return ok({ user, isGuest: false })
    const known = Object.keys(answers).find((end) => path.endsWith(end))
    return known ? answers[known]?.() : refused(404, 'not_found')
  })
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn++) await act(async () => vi.advanceTimersByTimeAsync(1))
}
const key = (label: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === label)
const press = async (label: string): Promise<void> => {
  expect(key(label), `key '${label}' in: ${place.textContent ?? ''}`).toBeDefined()
  await act(async () => key(label)?.click())
  await settle()
}
const choose = async (words: string): Promise<void> => {
  const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(words))
  await act(async () => label?.querySelector('input')?.click())
  await settle()
}
const type = async (name: string, value: string): Promise<void> => {
  const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!field) throw new Error(`no field ${name}`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const tell = async (data: unknown, origin = location.origin): Promise<void> => {
  await act(async () => void dispatchEvent(new MessageEvent('message', { data, origin })))
  await settle()
}
const alert = () => place.querySelector('[role=alert]')?.textContent ?? ''
const open = async (variant: 'guided' | 'authorized'): Promise<void> => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const props = {
    item,
    onContentChange: () => undefined,
    onCounted: () => undefined,
    flush: async () => true,
    barSlot: null,
    close: () => undefined,
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <SetupScreen {...props} />
      </QueryClientProvider>,
    ),
  )
  await settle()
  if (variant === 'authorized') await press('Hubungkan lewat otorisasi saja')
}
const connect = async (): Promise<void> => {
  await open('authorized')
  await choose('Akun Supabase')
  await press('Connect Supabase')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  popup = { closed: false, location: { href: '' }, close: vi.fn<() => void>() }
  opened.mockReset().mockImplementation(() => popup)
  vi.stubGlobal('open', opened)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  letResultGo(item.id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('SETUP-04, SETUP-09, SETUP-10 credentials are sent once with the shop; a refusal keeps what was typed', async () => {
  const answers: Record<string, () => Response> = {
    '/api/inject-schema-seeder': () => refused(422, 'owner_database_wrong_password'),
  }
  serve(answers)
  await open('guided')
  // Said before anybody chooses.
  expect(place.textContent).toContain('tetap dicatat di Database Juragan')
  await choose('Database PostgreSQL sendiri')
  await press('Connect')
  await press('I Have Credentials')
  await type('connectionString', 'postgresql://postgres@db.toko.test/postgres')
  await type('databasePassword', 'rahasia')
  await press('Setup Database')
  expect(alert()).toContain('Setup gagal: Nama pengguna atau password database tidak cocok')
  await press('Try Again')
  await press('Connect')
  await press('I Have Credentials')
  expect(place.querySelector<HTMLInputElement>('input[name=connectionString]')?.value).toContain('db.toko.test')
  answers['/api/inject-schema-seeder'] = () => Response.json({ success: true, posUrl: result.posUrl, data: result })
  await press('Setup Database')
  expect(place.textContent).toContain('Kasir siap dipakai')
  expect(place.textContent).toContain('belum di sana')
  expect(place.textContent).toContain('Periksa email Anda')
  expect(sent.filter(({ path }) => path.endsWith('/api/inject-schema-seeder')).at(-1)?.body).toEqual({
    posId: item.id,
    businessName: item.title,
    ownerName: 'Sari',
    ownerEmail: user.email,
    userId: user.uid,
    connectionString: 'postgresql://postgres@db.toko.test/postgres',
    password: 'rahasia',
  })
})

test('SETUP-01 a popup of 600x700 goes to the consent page; its word of our origin connects the first project', async () => {
  serve({ '/api/oauth/connection': none, '/api/oauth/authorize': authUrl })
  await connect()
  expect(opened).toHaveBeenCalledWith('about:blank', 'juragan-supabase', 'popup,width=600,height=700')
  expect(popup?.location.href).toContain('/v1/oauth/authorize')
  expect(place.textContent).toContain('Connecting to Supabase...')
  await tell(success(['Toko Maling']), 'https://maling.test')
  await tell('juragan:signed-in')
  expect(place.textContent).toContain('Connecting to Supabase...')
  await tell(success(['Toko Sari', 'Lain']))
  expect(place.textContent).toContain('Connected to: Toko Sari')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('sbh_')
})

test('SETUP-01, SETUP-09 closed, blocked, refused and unreadable: each is told in its own form', async () => {
  serve({ '/api/oauth/connection': none, '/api/oauth/authorize': authUrl })
  await connect()
  if (popup) popup.closed = true
  await act(async () => vi.advanceTimersByTimeAsync(1_000))
  expect(place.textContent).toContain('Authorization cancelled')
  // A browser that cuts the tie makes the popup look closed: its word counts all the same.
  await tell(success(['Toko Sari']))
  expect(place.textContent).toContain('Connected to: Toko Sari')
  await press('Putuskan')
  expect(place.textContent).toContain('Ready to connect to Supabase')

  await tell(success(['Toko Sari']))
  serve({ '/api/oauth/connection': () => refused(409, 'setup_running') })
  await press('Putuskan')
  expect(place.textContent).toContain('sedang berjalan di tempat lain')
  serve({ '/api/oauth/connection': none, '/api/oauth/authorize': authUrl })

  popup = { closed: false, location: { href: '' }, close: vi.fn<() => void>() }
  await press('Connect Supabase')
  await tell({ type: 'SUPABASE_OAUTH_ERROR' })
  expect(alert()).toContain('❌ OAuth failed: Unknown error')
  await press('Connect Supabase')
  await tell({ type: 'SUPABASE_OAUTH_SUCCESS', projects: 7 })
  expect(alert()).toContain('❌ Message handling failed: SUPABASE_OAUTH_SUCCESS')
  popup = null
  await press('Connect Supabase')
  expect(alert()).toContain('Popup blocked! Please allow popups and try again.')
})

test('SETUP-09 no address of the consent page is told, with the server’s own reason where it has one', async () => {
  const answers: Record<string, () => Response> = {
    '/api/oauth/connection': none,
    '/api/oauth/authorize': () => refused(500, 'internal'),
  }
  serve(answers)
  await connect()
  expect(alert()).toContain('❌ Connection failed: Failed to get OAuth URL')
  expect(popup?.close).toHaveBeenCalled()
  answers['/api/oauth/authorize'] = () => refused(429, 'too_many_requests')
  await press('Connect Supabase')
  expect(alert()).not.toContain('Failed to get OAuth URL')
})

test('SETUP-05, SETUP-09 an account without a project may get one, and goes on where it was', async () => {
  const answers: Record<string, () => Response> = {
    '/api/oauth/connection': none,
    '/api/oauth/authorize': authUrl,
    '/api/oauth/inject-pos': () => refused(504, 'supabase_not_ready'),
  }
  serve(answers)
  await connect()
  await tell(success([]))
  expect(alert()).toContain('❌ Setup failed: No Supabase projects found')
  await press('Buatkan project di Supabase')
  expect(alert()).toContain('❌ Setup failed: Project failed to become ready within timeout')
  answers['/api/oauth/inject-pos'] = () =>
    Response.json({ success: true, posUrl: result.posUrl, data: { ...result, setupMethod: 'supabase' } })
  await press('Buatkan project di Supabase')
  expect(place.textContent).toContain('Kasir siap dipakai')
  const asked = sent.filter(({ path }) => path.endsWith('/inject-pos')).map(({ body }) => body)
  expect(asked).toEqual([1, 2].map(() => expect.objectContaining({ posId: item.id, createProject: true })))
})

test.each<[string, () => Response, string]>([
  ['counts', () => Response.json({ success: true, projectName: 'Toko Sari' }), 'Connected to: Toko Sari'],
  [
    'has ended',
    () => Response.json({ success: false, projectName: null }),
    'Connection expired. Please reconnect to Supabase.',
  ],
  ['cannot be asked about', () => refused(504, 'supabase_unreachable'), 'Ready to connect to Supabase'],
])('SETUP-02 a saved connection that %s', async (_name, verify, text) => {
  serve({ '/api/oauth/connection': saved(), '/api/oauth/verify-token': verify })
  await open('authorized')
  expect(place.querySelector('[aria-label=Koneksi] output')?.textContent).toBe(text)
})

test('SETUP-06 without an OAuth app the choice says so, and the database that needs nothing stays chosen', async () => {
  serve({ '/api/oauth/connection': () => ok({ isConfigured: false, connection: null }) })
  await open('authorized')
  expect(place.textContent).toContain('server ini belum diatur untuk akun Supabase')
  expect([...place.querySelectorAll('input')].map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ])
})
