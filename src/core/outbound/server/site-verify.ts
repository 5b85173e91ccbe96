import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'

const patience = 8_000

const verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  cdata: z.optional(z.string()),
  score: z.optional(z.number()),
  'error-codes': z.optional(z.array(z.string())),
})
export type Verdict = z.output<typeof verdict>

export interface VerifyCall {
  readonly url: string
  readonly secret: string
  readonly proof: string
  readonly address: string
}

const unavailable = (cause: unknown): AppError => new AppError('app_check_unavailable', { cause })

/** What is wrong with the proof itself; every other code means our settings or the service. */
const proofCodes = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

/**
 * Asks `siteverify`, which Turnstile and reCAPTCHA have in the same shape, about a proof. Throws
 * `app_check_proof_refused` where the proof is forged, late or used, `app_check_unavailable` where the service does not
 * answer, answers nonsense, or refuses our secret.
 */
export const siteVerify = async ({ url, secret, proof, address }: VerifyCall): Promise<Verdict> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json' },
    // An address that is not known is left out, as the services allow.
    body: new URLSearchParams({ secret, response: proof, ...(address === 'unknown' ? {} : { remoteip: address }) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    throw unavailable(cause)
  })
  const answer = verdict.safeParse(await response.json().catch((cause: unknown) => Promise.reject(unavailable(cause))))
  if (!answer.success) throw unavailable(new Error(`siteverify answered ${response.status} in an unknown shape`))
  if (answer.data.success) return answer.data
  const codes = answer.data['error-codes'] ?? []
  if (codes.length > 0 && codes.every((code) => proofCodes.has(code)))
    throw new AppError('app_check_proof_refused', { message: codes.join(' ') })
  throw unavailable(new Error(`siteverify answered ${response.status} ${codes.join(' ')}`))
}

/** Throws where a good proof was made on another page or for something else than ours. */
export const demand = (isOurs: boolean, what: string): void => {
  if (!isOurs) throw new AppError('app_check_proof_refused', { message: `the proof has another ${what}` })
}
