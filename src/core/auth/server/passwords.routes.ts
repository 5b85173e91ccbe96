import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import * as z from 'zod/mini'

import * as contracts from '../shared/passwords.contract.ts'
import type { Auth } from './auth.ts'

const address = z.string().check(z.email())
const done = ok({ done: true as const })

/** The calls about passwords of local accounts and the e-mails behind them. */
export const passwordRoutes = ({ passwords, currentSession }: Auth): Route[] => [
  route(contracts.askPasswordReset, async ({ body }, request) => {
    if (!address.safeParse(body.email).success) throw new AppError('invalid_email')
    await passwords.askReset(request.address, body.email)
    return ok({ minutes: contracts.resetMinutes })
  }),
  route(contracts.finishPasswordReset, async ({ body }, request) => {
    await passwords.finishReset(request.address, body.token, body.password)
    return done
  }),
  route(contracts.changePassword, async ({ body }, request) => {
    const sessionId = await currentSession(request.headers)
    await passwords.change({ userId: askingUser(request), address: request.address, sessionId }, body)
    return done
  }),
  route(contracts.readSignIn, async (_, request) => ok(await passwords.readSignIn(askingUser(request)))),
  route(contracts.sendVerification, async (_, request) => {
    await passwords.repeatVerification(askingUser(request))
    return done
  }),
  route(contracts.finishVerification, async ({ body }, request) => {
    await passwords.finishVerification(askingUser(request), body.token)
    return done
  }),
]
