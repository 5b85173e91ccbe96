import { describe, expect, test } from 'vitest'

import type { SetupResult } from '../../shared/pos.contract.ts'
import {
  connectLabel,
  nextSetup,
  setupLabel,
  type SetupEvent,
  type SetupState,
  type SetupStatus,
  startOf,
} from './setup-machine.ts'

const result: SetupResult = {
  posId: 'pos_1',
  posUrl: 'https://toko.example/kasir/kopi/',
  ownerEmail: 'pemilik@toko.example',
  setupMethod: 'embedded',
  projectName: 'Database Juragan',
  password: 'kata-sandi-1',
  passwordMailed: false,
}

const at = (status: SetupStatus, more: Partial<SetupState> = {}): SetupState => ({ ...startOf(), status, ...more })

const events = {
  loaded: { type: 'loaded' },
  choose: { type: 'choose', target: 'supabase' },
  connect: { type: 'connect' },
  connected: { type: 'connected', projectName: 'Database Juragan' },
  verified: { type: 'verified', projectName: 'Toko' },
  noted: { type: 'noted', note: 'Authorization cancelled' },
  haveCredentials: { type: 'haveCredentials' },
  back: { type: 'back' },
  deploy: { type: 'deploy' },
  deployed: { type: 'deployed', result },
  failed: { type: 'failed', failure: 'Setup failed: tidak terjangkau' },
  tryAgain: { type: 'tryAgain' },
  kept: { type: 'kept' },
} as const satisfies Record<SetupEvent['type'], SetupEvent>

/** Every transition there is; all others leave the state as it is. */
const transitions: readonly (readonly [SetupStatus, keyof typeof events, SetupStatus])[] = [
  ['loading', 'loaded', 'idle'],
  ['idle', 'choose', 'idle'],
  ['connected', 'choose', 'idle'],
  ['error', 'choose', 'idle'],
  ['needsSupabase', 'choose', 'idle'],
  ['credentials', 'choose', 'idle'],
  ['idle', 'connect', 'connecting'],
  ['error', 'connect', 'connecting'],
  ['connecting', 'connected', 'connected'],
  ['connecting', 'failed', 'error'],
  ['idle', 'verified', 'connected'],
  ['idle', 'noted', 'idle'],
  ['connecting', 'noted', 'idle'],
  ['connected', 'noted', 'idle'],
  ['needsSupabase', 'haveCredentials', 'credentials'],
  ['credentials', 'back', 'needsSupabase'],
  ['needsSupabase', 'back', 'idle'],
  ['connected', 'deploy', 'injecting'],
  ['credentials', 'deploy', 'injecting'],
  ['injecting', 'deployed', 'success'],
  ['injecting', 'failed', 'error'],
  ['error', 'tryAgain', 'idle'],
  ['success', 'kept', 'success'],
]

const statuses: readonly SetupStatus[] = [
  'idle',
  'connecting',
  'connected',
  'loading',
  'injecting',
  'success',
  'error',
  'needsSupabase',
  'credentials',
]

describe('SETUP-03 the machine of the guided set-up', () => {
  test.each(transitions)('SETUP-03 %s + %s -> %s', (from, event, to) => {
    const before = at(from)
    const after = nextSetup(before, events[event])
    expect(after.status).toBe(to)
    expect(after).not.toBe(before)
  })

  test('SETUP-03 every other event in every other status changes nothing', () => {
    const known = new Set(transitions.map(([from, event]) => `${from} ${event}`))
    let tried = 0
    for (const status of statuses) {
      for (const name of Object.keys(events) as (keyof typeof events)[]) {
        if (known.has(`${status} ${name}`)) continue
        const before = at(status)
        expect(nextSetup(before, events[name]), `${status} ${name}`).toBe(before)
        tried += 1
      }
    }
    expect(tried).toBe(statuses.length * Object.keys(events).length - transitions.length)
  })

  test('SETUP-03 a database of the owner asks for its credentials first', () => {
    const chosen = nextSetup(at('idle'), { type: 'choose', target: 'connection' })
    expect(nextSetup(chosen, events.connect)).toMatchObject({ status: 'needsSupabase', target: 'connection' })
  })

  test('SETUP-06 two steps with the embedded database lead to the result', () => {
    const connecting = nextSetup(nextSetup(startOf(), events.loaded), events.connect)
    expect(connecting).toMatchObject({ status: 'connecting', target: 'embedded' })
    const done = nextSetup(nextSetup(nextSetup(connecting, events.connected), events.deploy), events.deployed)
    expect(done).toMatchObject({ status: 'success', result, projectName: 'Database Juragan', isKept: false })
  })

  test('SETUP-07 a shown password has to be kept; where there is none nothing is waited for', () => {
    const shown = nextSetup(at('injecting'), events.deployed)
    expect(shown.isKept).toBe(false)
    expect(nextSetup(shown, events.kept).isKept).toBe(true)
    const hidden = { ...result, password: null }
    expect(nextSetup(at('injecting'), { type: 'deployed', result: hidden }).isKept).toBe(true)
    expect(startOf(result)).toMatchObject({ status: 'success', isKept: false })
  })

  test('SETUP-03 failures are told and forgotten with the next try; another target starts anew', () => {
    const failed = nextSetup(at('connecting'), events.failed)
    expect(failed.failure).toBe('Setup failed: tidak terjangkau')
    expect(nextSetup(failed, events.tryAgain).failure).toBeNull()
    const connected = at('connected', { projectName: 'Database Juragan' })
    expect(nextSetup(connected, events.choose)).toMatchObject({ target: 'supabase', projectName: null })
    expect(nextSetup(connected, { type: 'choose', target: 'embedded' })).toBe(connected)
  })
})

test('SETUP-01, SETUP-02 what is said of a connection stands until something is done; it is one of Supabase', () => {
  const noted = nextSetup(at('connecting', { target: 'supabase' }), events.noted)
  expect(noted).toMatchObject({ status: 'idle', target: 'supabase', note: 'Authorization cancelled' })
  expect(nextSetup(noted, events.connect)).toMatchObject({ status: 'connecting', note: null })
  expect(nextSetup(noted, events.verified)).toMatchObject({ status: 'connected', projectName: 'Toko', note: null })
  expect(nextSetup(at('idle'), events.verified)).toMatchObject({ target: 'supabase' })
})

test('SETUP-05 after a failure only a project that is to be made goes on, without connecting again', () => {
  const failed = nextSetup(at('connecting'), { ...events.failed, canCreate: true })
  expect(nextSetup(failed, events.deploy)).toMatchObject({ status: 'injecting', failure: null })
  expect(nextSetup(failed, events.tryAgain)).toMatchObject({ status: 'idle', canCreate: false })
  const plain = nextSetup(at('connecting'), events.failed)
  expect(nextSetup(plain, events.deploy)).toBe(plain)
})

test('SETUP-03 both keys name their state', () => {
  expect(statuses.map((status) => [status, connectLabel(status), setupLabel(status)])).toEqual([
    ['idle', 'Connect', 'Connect First'],
    ['connecting', 'Connecting...', 'Connect First'],
    ['connected', 'Connected', 'Selesaikan POS'],
    ['loading', 'Connect', 'Connect First'],
    ['injecting', 'Connected', 'Setting up...'],
    ['success', 'Connected', 'POS Ready'],
    ['error', 'Connect', 'Connect First'],
    ['needsSupabase', 'Connect', 'Connect First'],
    ['credentials', 'Connect', 'Connect First'],
  ])
})
