import { call } from '#core/http/client/call.ts'

import { type AppCheckTask, exchangeProof, getAppCheckTask } from '../../shared/app-check.contract.ts'
import { appCheckFailure, fetchFailure } from './app-check-failure.ts'
import type { Issued } from './create-app-check.ts'

/** Does what the task says and answers with the proof. */
export type Prove = (task: AppCheckTask) => Promise<string>

const failed = (thrown: unknown): never => {
  throw fetchFailure(thrown)
}

/** Asks what is to be proved, proves it and exchanges the proof for a token. */
export const exchangeWith = (prove: Prove) => async (): Promise<Issued> => {
  const { data: task } = await call(getAppCheckTask, {}).catch(failed)
  const proof = await prove(task).catch((cause: unknown) => {
    throw appCheckFailure('recaptcha-error', {}, cause)
  })
  return (await call(exchangeProof, { body: { proof } }).catch(failed)).data
}
