import { AppError } from '#core/errors/shared/app-error.ts'

import { appCheckHeader } from '../shared/app-check-header.ts'
import { type Contract, failure } from '../shared/contract.ts'

/** Gives the token that creating calls carry; `refused` is one that the server did not take. Throws AppError. */
export type AppCheckSource = (refused?: string) => Promise<string>

let source: AppCheckSource | null = null

/** Sets who verifies the app; the workspace does so at its start. Other pages create nothing. */
export const verifyAppWith = (next: AppCheckSource | null): void => {
  source = next
}

const isTokenRefused = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  failure.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  ).data?.code === 'app_check_failed'

/**
 * Sends a call, with an app-verification token where its contract needs one. A token that the server does not take any
 * more (its life ended, or somebody else signed in) is replaced once. Throws `app_check_not_initialized` where nobody
 * verifies this page.
 */
export const sendVerified = async (
  { needsAppCheck }: Pick<Contract, 'needsAppCheck'>,
  send: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> => {
  if (needsAppCheck !== true) return send({})
  if (source === null) throw new AppError('app_check_not_initialized')
  const token = await source()
  const response = await send({ [appCheckHeader]: token })
  if (!(await isTokenRefused(response))) return response
  return send({ [appCheckHeader]: await source(token) })
}
