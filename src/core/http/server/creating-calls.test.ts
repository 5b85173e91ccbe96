import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { type Contract, defineContract, ok, succeeded } from '../shared/contract.ts'
import type { Identity } from '../shared/identity.ts'
import { createHttp } from './mount.ts'
import { route } from './router.ts'
import type { OtherSources } from './security.ts'

const answer = succeeded(z.string())
const common = { method: 'post', access: 'public', response: answer, summary: 'x' } as const
const talk = defineContract({ ...common, path: '/api/talk', isInteraction: true })
const look = defineContract({ ...common, path: '/api/look' })
const create = defineContract({
  ...common,
  path: '/api/create',
  access: 'user',
  refusal: 'website_needs_sign_in',
  needsAppCheck: true,
})

const build = (identity: Identity, otherSources?: OtherSources) => {
  const noted: string[] = []
  const app = createHttp({
    routes: [talk, look, create].map((contract) => route(contract as Contract, async () => ok('ya'))),
    publicUrl: 'http://juragan.test',
    logger: silentLogger,
    identify: async () => identity,
    addressOf: () => '10.0.0.7',
    translate: () => null,
    verifyApp: async () => {
      throw new AppError('app_check_failed')
    },
    noteInteraction: (who, requestId) => void noted.push(`${who} ${requestId.slice(0, 4)}`),
    ...(otherSources ? { otherSources } : {}),
  })
  const ask = async (path: string): Promise<string | undefined> =>
    ((await (await app.request(path, { method: 'POST' })).json()) as { code?: string }).code
  return { app, ask, noted }
}

const policyOf = async (sources?: OtherSources): Promise<string> => {
  const { headers } = await build({ role: 'nobody' }, sources).app.request('/api/talk', { method: 'POST' })
  return headers.get('content-security-policy') ?? ''
}

test('AUTH-11 who may not create is refused in the call’s own words, before the token is looked at', async () => {
  expect(await build({ role: 'guest', userId: 'g' }).ask('/api/create')).toBe('website_needs_sign_in')
  expect(await build({ role: 'user', userId: 'u' }).ask('/api/create')).toBe('app_check_failed')
  expect(await build({ role: 'user', userId: 'u' }).ask('/api/look')).toBeUndefined()
})

test('OPS-07 talking and creating count as interactions, of a person or of an address; looking does not', async () => {
  const owner = build({ role: 'user', userId: 'u1' })
  for (const path of ['/api/talk', '/api/look', '/api/create']) await owner.ask(path)
  expect(owner.noted).toEqual(['u1 req_', 'u1 req_'])
  const stranger = build({ role: 'nobody' })
  await stranger.ask('/api/talk')
  expect(stranger.noted).toEqual(['10.0.0.7 req_'])
})

test('OPS-05 AUTH-07 pages take scripts and frames of the service that was set up, and of nobody else', async () => {
  const usual = await policyOf()
  expect(usual).toContain("script-src 'self';")
  const open = await policyOf({ scripts: ['https://satu.example/a/'], frames: ['https://dua.example'] })
  expect(open).toContain("script-src 'self' https://satu.example/a/;")
  expect(open).toContain("frame-src 'self' https://docs.google.com/presentation/ https://dua.example;")
  expect(open.replace(' https://satu.example/a/', '').replace(' https://dua.example', '')).toBe(usual)
})
