import { call } from '#core/http/client/call.ts'

import { type AppCheckTask, exchangeProof, getAppCheckTask } from '../../shared/app-check.contract.ts'
import { appCheckFailure, failureFacts, fetchFailure } from './app-check-failure.ts'
import type { Issued } from './create-app-check.ts'

/** Does what the task says and answers with the proof. */
export type Prove = (task: AppCheckTask) => Promise<string>

/** As long as one call of the exchange may take, in milliseconds; our server waits 8 s for a service of others. */
const patience = 30_000

/** The status of `app_check_proof_refused`. */
const proofRefused = 422

const failed = (thrown: unknown): never => {
  throw fetchFailure(thrown)
}

const exchangeOnce = async (prove: Prove): Promise<Issued> => {
  const { data: task } = await call(getAppCheckTask, { signal: AbortSignal.timeout(patience) }).catch(failed)
  const proof = await prove(task).catch((cause: unknown) => {
    throw appCheckFailure('recaptcha-error', {}, cause)
  })
  const { data } = await call(exchangeProof, { body: { proof }, signal: AbortSignal.timeout(patience) }).catch(failed)
  return data
}

/**
 * Asks what is to be proved, proves it and exchanges the proof for a token. A proof that was not taken (the puzzle ended
 * while the phone slept, its answer was lost) says nothing about this page: it proves itself once more.
 */
export const exchangeWith = (prove: Prove) => (): Promise<Issued> =>
  exchangeOnce(prove).catch((thrown: unknown) => {
    if (failureFacts(thrown).httpStatus !== proofRefused) throw thrown
    return exchangeOnce(prove)
  })
