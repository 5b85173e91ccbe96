import { createHash } from 'node:crypto'

import type { ProofCheck } from '#core/auth/server/app-check/proof-check.ts'
import type { OutsideCheckSettings } from '#core/config/server/app-check-settings.ts'

import { demand, siteVerify } from './site-verify.ts'

const action = 'app_check'
/** A token can be shown for five minutes. */
const proofLife = 5 * 60_000

/** Names the person to the service without telling who it is. */
const customerData = (userId: string): string => createHash('sha256').update(`turnstile ${userId}`).digest('hex')

/**
 * Cloudflare Turnstile (developers.cloudflare.com/turnstile: 'Validate the token', last updated 2026-05-05, 'Widget
 * configurations', 'Content Security Policy'; read 2026-11-22): tokens of at most 2048 characters, good for 300 s and
 * once; siteverify names hostname, action and cdata of the widget again.
 */
export const createTurnstile = (settings: OutsideCheckSettings, hostname: string): ProofCheck => ({
  task: async (userId) => ({
    provider: 'turnstile',
    siteKey: settings.siteKey,
    script: `${settings.baseUrl}/turnstile/v0/api.js?render=explicit`,
    action,
    customerData: customerData(userId),
  }),
  check: async (proof, { userId, address }) => {
    const url = `${settings.baseUrl}/turnstile/v0/siteverify`
    const verdict = await siteVerify({ url, secret: settings.secretKey, proof, address })
    demand(verdict.hostname === hostname, 'hostname')
    demand(verdict.action === action, 'action')
    demand(verdict.cdata === customerData(userId), 'person')
    return { id: `turnstile ${proof}`, until: new Date(Date.now() + proofLife) }
  },
  sources: { scripts: [settings.baseUrl], frames: [settings.baseUrl] },
})
