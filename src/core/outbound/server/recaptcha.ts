import type { ProofCheck } from '#core/auth/server/app-check/proof-check.ts'
import { isLoopback, type OutsideCheckSettings } from '#core/config/server/app-check-settings.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { OtherSources } from '#core/http/server/security.ts'

import { demand, siteVerify } from './site-verify.ts'

const action = 'app_check'
/** A token can be shown for two minutes. */
const proofLife = 2 * 60_000
/** Where Google advises to begin. */
const lowestScore = 0.5

/** Google's script loads its code from one of these, wherever it comes from itself ('FAQ': www.recaptcha.net). */
const codeHosts = ['https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/']

/** A stand-in on this computer has everything in one place. */
const sourcesOf = (baseUrl: string): OtherSources => {
  const own = `${baseUrl}/recaptcha/`
  if (isLoopback(baseUrl)) return { scripts: [own], frames: [own] }
  return { scripts: [own, ...codeHosts], frames: [own, 'https://recaptcha.google.com/recaptcha/'] }
}

/**
 * Google reCAPTCHA v3 (developers.google.com/recaptcha/docs: 'reCAPTCHA v3', 'Verifying the user's response', 'FAQ';
 * read 2026-11-22): tokens are good for two minutes and once; siteverify names hostname and action again and gives a
 * score from 0.0, very likely a bot, to 1.0.
 */
export const createRecaptcha = (settings: OutsideCheckSettings, hostname: string): ProofCheck => ({
  task: async () => ({
    provider: 'recaptcha',
    siteKey: settings.siteKey,
    script: `${settings.baseUrl}/recaptcha/api.js?render=${encodeURIComponent(settings.siteKey)}`,
    action,
  }),
  check: async (proof, { address }) => {
    const url = `${settings.baseUrl}/recaptcha/api/siteverify`
    const verdict = await siteVerify({ url, secret: settings.secretKey, proof, address })
    demand(verdict.hostname === hostname, 'hostname')
    demand(verdict.action === action, 'action')
    if ((verdict.score ?? 0) < lowestScore) throw new AppError('app_check_failed', { message: 'the score is too low' })
    return { id: `recaptcha ${proof}`, until: new Date(Date.now() + proofLife) }
  },
  sources: sourcesOf(settings.baseUrl),
})
