import { createProofOfWork } from '#core/auth/server/app-check/proof-of-work.ts'
import type { ProofCheck } from '#core/auth/server/app-check/proof-check.ts'
import type { Config } from '#core/config/server/config.ts'
import { createRecaptcha } from '#core/outbound/server/recaptcha.ts'
import { createTurnstile } from '#core/outbound/server/turnstile.ts'

const outside = { turnstile: createTurnstile, recaptcha: createRecaptcha }

/** The embedded proof of work, or the verification service that the operator set up (AUTH-07). */
export const chooseAppCheck = (
  { appCheck, secretKey }: Pick<Config, 'appCheck' | 'secretKey'>,
  publicUrl: string,
): ProofCheck =>
  appCheck === null
    ? createProofOfWork({ secretKey })
    : outside[appCheck.provider](appCheck, new URL(publicUrl).hostname)
