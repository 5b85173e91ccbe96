import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { ErrorCode } from '#core/errors/shared/error-codes.ts'

interface ConsentDependencies {
  /** Tells the states of one service from those of another; part of what is signed. */
  readonly service: string
  /** The failure that says the owner said no. */
  readonly canceled: ErrorCode
  readonly secretKey: string
  readonly clock: () => Date
}

/** What a service's consent page sends back in the address. */
export interface ConsentAnswer {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly error?: string | undefined
}

/** So long an owner may take on the consent page. */
const consentMilliseconds = 10 * 60_000

/**
 * Asking an owner for a permission at another service's page (OAuth with PKCE) without keeping anything meanwhile: the
 * state names the hour and is signed for its owner, and the verifier is signed out of the state.
 */
export const createConsent = ({ service, canceled, secretKey, clock }: ConsentDependencies) => {
  const signed = (use: string, text: string): string =>
    createHmac('sha256', secretKey).update(`${service} ${use} ${text}`).digest('base64url')
  const verifierOf = (state: string): string => signed('verifier', state)

  const isGood = (state: string, ownerId: string): boolean => {
    const [time = '', chance = '', mark = ''] = state.split('.')
    const expected = Buffer.from(signed('state', `${ownerId} ${time}.${chance}`))
    const given = Buffer.from(mark)
    const age = clock().getTime() - Number(time)
    return given.length === expected.length && timingSafeEqual(given, expected) && age >= 0 && age < consentMilliseconds
  }

  return {
    /** What the address of the consent page carries. Nobody else can make a state, and it counts for that owner alone. */
    ask: (ownerId: string): { readonly state: string; readonly challenge: string } => {
      const text = `${clock().getTime()}.${randomBytes(16).toString('base64url')}`
      const state = `${text}.${signed('state', `${ownerId} ${text}`)}`
      return { state, challenge: createHash('sha256').update(verifierOf(state)).digest('base64url') }
    },

    /** What the tokens are exchanged for. Throws `sign_in_forged` for what this owner did not begin, `canceled` for a no. */
    taken: (
      ownerId: string,
      { code, state, error }: ConsentAnswer,
    ): { readonly code: string; readonly verifier: string } => {
      if (state === undefined || !isGood(state, ownerId)) throw new AppError('sign_in_forged')
      if (error !== undefined || code === undefined) throw new AppError(canceled, { message: error ?? 'no code' })
      return { code, verifier: verifierOf(state) }
    },
  }
}
