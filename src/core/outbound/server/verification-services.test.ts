import { afterEach, beforeEach, expect, test } from 'vitest'

import type { ProofCheck } from '#core/auth/server/app-check/proof-check.ts'
import type { AppError } from '#core/errors/shared/app-error.ts'
import { startVerificationService, type VerificationService } from '#tests/support/verification-service.ts'

import { createRecaptcha } from './recaptcha.ts'
import { createTurnstile } from './turnstile.ts'

const hostname = 'juragan.example'
const prover = { userId: 'user_1', address: '203.0.113.7' }
let service: VerificationService
let checks: { turnstile: ProofCheck; recaptcha: ProofCheck }
beforeEach(async () => {
  service = await startVerificationService()
  const { siteKey, secretKey, origin: baseUrl } = service
  const settings = { siteKey, secretKey, baseUrl }
  checks = {
    turnstile: createTurnstile({ provider: 'turnstile', ...settings }, hostname),
    recaptcha: createRecaptcha({ provider: 'recaptcha', ...settings }, hostname),
  }
})
afterEach(() => service.close())

const services = ['turnstile', 'recaptcha'] as const
type Service = (typeof services)[number]

/** A token as our own page would get it, with something else about it. */
const tokenOf = async (name: Service, over: object = {}): Promise<string> => {
  const task = await checks[name].task(prover.userId)
  return service.token({
    service: name,
    hostname,
    action: 'app_check',
    score: 0.9,
    ...(task.provider === 'turnstile' ? { cdata: task.customerData } : {}),
    ...over,
  })
}
const refusal = async (name: Service, proof: string): Promise<string> =>
  checks[name].check(proof, prover).then(
    () => 'taken',
    (thrown: AppError) => thrown.code,
  )

test.each(services)(
  'AUTH-07 %s: a good token is taken, with the caller’s address, and remembered as used',
  async (name) => {
    const proof = await tokenOf(name)
    const { id, until } = await checks[name].check(proof, prover)
    expect(id).toContain(proof)
    expect(until.getTime()).toBeGreaterThan(Date.now())
    expect(Object.fromEntries(service.asked[0] ?? [])).toEqual({
      secret: service.secretKey,
      response: proof,
      remoteip: prover.address,
    })
  },
)

test.each(services)('AUTH-07 %s: forged, used, late and foreign tokens are refused', async (name) => {
  expect(await refusal(name, 'buatan')).toBe('app_check_proof_refused')
  const proof = await tokenOf(name)
  expect(await refusal(name, proof)).toBe('taken')
  expect(await refusal(name, proof)).toBe('app_check_proof_refused')
  expect(await refusal(name, await tokenOf(name, { hostname: 'lain.example' }))).toBe('app_check_proof_refused')
  expect(await refusal(name, await tokenOf(name, { action: 'login' }))).toBe('app_check_proof_refused')
  const late = await tokenOf(name)
  service.age(301_000)
  expect(await refusal(name, late)).toBe('app_check_proof_refused')
})

test('AUTH-07 turnstile: a token that was made for somebody else is refused', async () => {
  expect(await refusal('turnstile', await tokenOf('turnstile', { cdata: 'orang-lain' }))).toBe(
    'app_check_proof_refused',
  )
})

test('AUTH-07 recaptcha: a low score is no person', async () => {
  expect(await refusal('recaptcha', await tokenOf('recaptcha', { score: 0.5 }))).toBe('taken')
  expect(await refusal('recaptcha', await tokenOf('recaptcha', { score: 0.4 }))).toBe('app_check_failed')
  expect(await refusal('recaptcha', await tokenOf('recaptcha', { score: undefined }))).toBe('app_check_failed')
})

test.each(services)(
  'AUTH-07 %s: a service that is away, broken or does not know us is told as unavailable',
  async (name) => {
    const path = name === 'turnstile' ? '/turnstile/v0/siteverify' : '/recaptcha/api/siteverify'
    for (const how of [500, 'hang-up', 'nonsense', 'internal-error'] as const) {
      service.failNext(path, how)
      expect(await refusal(name, await tokenOf(name))).toBe('app_check_unavailable')
    }
    const settings = { provider: name, siteKey: 'x', secretKey: 'salah', baseUrl: service.origin }
    const stranger = name === 'turnstile' ? createTurnstile(settings, hostname) : createRecaptcha(settings, hostname)
    await expect(stranger.check(await tokenOf(name), prover)).rejects.toMatchObject({ code: 'app_check_unavailable' })
  },
)

test('AUTH-07 OPS-05 pages may load only what the chosen service names', () => {
  const keys = { siteKey: 'situs', secretKey: 'rahasia' }
  const real = {
    turnstile: createTurnstile(
      { provider: 'turnstile', ...keys, baseUrl: 'https://challenges.cloudflare.com' },
      hostname,
    ),
    recaptcha: createRecaptcha({ provider: 'recaptcha', ...keys, baseUrl: 'https://www.google.com' }, hostname),
  }
  expect(real.turnstile.sources).toEqual({
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
  })
  const code = ['https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/']
  expect(real.recaptcha.sources).toEqual({
    scripts: ['https://www.google.com/recaptcha/', ...code],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  })
  // Where google.com cannot be reached: the script comes from another host, its code does not.
  const elsewhere = createRecaptcha({ provider: 'recaptcha', ...keys, baseUrl: 'https://www.recaptcha.net' }, hostname)
  expect(elsewhere.sources?.scripts).toEqual(['https://www.recaptcha.net/recaptcha/', ...code])
  expect(elsewhere.sources?.frames).toContain('https://www.recaptcha.net/recaptcha/')
  expect(checks.recaptcha.sources?.scripts).toEqual([`${service.origin}/recaptcha/`])
})
