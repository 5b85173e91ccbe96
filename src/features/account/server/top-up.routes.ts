import type { Database } from '#core/db/server/database.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import { askingUser, type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import type { PaymentGateway } from '#core/outbound/server/payments.ts'
import type { SandboxGateway } from '#core/outbound/server/payment-sandbox.ts'
import { topUpPackages } from '#core/points/shared/top-up-packages.ts'
import { formatNumber, rupiah } from '#core/text/shared/rupiah.ts'

import * as contracts from '../shared/top-up.contract.ts'
import type { OpenPayments } from './open-payments.ts'
import { ensureTopUp, readTopUp, readTopUps, setPayUrl, settle, toTopUp } from './top-ups.repo.ts'

export interface TopUpDependencies {
  readonly database: Database
  readonly gateway: PaymentGateway | SandboxGateway
  readonly publicUrl: string
  /** An account by id. */
  readonly readUser: (userId: string) => Promise<{ readonly displayName: string; readonly email: string } | null>
  readonly clock: () => Date
  /** Asks the gateway itself about payments whose notification has not come. */
  readonly openPayments: OpenPayments
}

const isSandbox = (gateway: PaymentGateway | SandboxGateway): gateway is SandboxGateway => 'notify' in gateway

/** Buying points: opened here, paid at the gateway, settled by its signed notification (POINT-12). */
export const topUpRoutes = (deps: TopUpDependencies): Route[] => {
  const { database, gateway, publicUrl, readUser, clock, openPayments } = deps
  const settleNotice = (body: unknown) => {
    const notice = gateway.readNotice(body)
    return database.transaction((tx) => settle(tx, notice, clock()))
  }
  return [
    route(contracts.listTopUps, async (_input, request) => {
      const rows = await readTopUps(database, askingUser(request))
      const topUps = await Promise.all(rows.map((row) => openPayments.look(row)))
      return ok({ provider: gateway.name, packages: [...topUpPackages], topUps })
    }),
    route(contracts.openTopUp, async ({ body }, request) => {
      const userId = askingUser(request)
      const row = await ensureTopUp(database, { userId, ...body, provider: gateway.name, now: clock() })
      if (row.payUrl !== '' || row.state !== 'pending') return ok(toTopUp(row))
      const user = await readUser(userId)
      const { payUrl } = await gateway.open({
        orderId: row.id,
        amount: rupiah(row.price),
        description: `${formatNumber(row.points)} poin Juragan`,
        customer: { name: user?.displayName ?? '', email: user?.email ?? '' },
        returnUrl: `${publicUrl}/?topUp=${row.id}`,
      })
      const opened = await database.transaction(async (tx) => {
        await openPayments.follow(tx, row.id)
        return setPayUrl(tx, row.id, payUrl)
      })
      return ok(toTopUp(opened))
    }),
    route(contracts.getTopUp, async ({ params }, request) =>
      ok(await openPayments.look(await readTopUp(database, askingUser(request), params.id))),
    ),
    route(contracts.paySandbox, async ({ params, body }, request) => {
      if (!isSandbox(gateway)) throw new AppError('not_found')
      const row = await readTopUp(database, askingUser(request), params.id)
      if (row.state !== 'pending') throw new AppError('payment_not_open')
      return ok(toTopUp(await settleNotice(gateway.notify(row.id, row.price, body.outcome))))
    }),
    route(contracts.receivePaymentNotice, async ({ body }) => {
      await settleNotice(body)
      return { success: true as const }
    }),
  ]
}
