import type { Database, Tx } from '#core/db/server/database.ts'
import { toAppError } from '#core/errors/shared/app-error.ts'
import type { Jobs } from '#core/jobs/server/jobs.ts'
import type { PaymentGateway } from '#core/outbound/server/payments.ts'

import type { OpenPayment, TopUp } from '../shared/top-up.contract.ts'
import { expire, findTopUp, settle, type TopUpRow, toTopUp } from './top-ups.repo.ts'

export interface OpenPaymentsDependencies {
  readonly database: Database
  readonly gateway: PaymentGateway
  readonly jobs: Pick<Jobs, 'define' | 'send'>
  readonly clock: () => Date
}

export interface OpenPayments {
  /** How a top up stands; the gateway itself is asked where its notification has not come. Never throws for the gateway. */
  look(row: TopUpRow): Promise<TopUp>
  /** Has a payment asked for by itself until it has come to an end, as part of the transaction that opens it. */
  follow(tx: Tx, id: string): Promise<void>
}

const jobName = 'top-up-status'
const minute = 60_000
const hour = 60 * minute
/**
 * When an open payment is asked for, from its opening on: soon, because a notification comes within seconds, then ever
 * more rarely. Ways to pay are open for a day; after the last look it counts as expired, and money that comes later
 * all the same is still credited by its notification.
 */
const looks = [2 * minute, 10 * minute, hour, 6 * hour, 25 * hour, 49 * hour]
/** A minute less than the last look: clocks of servers differ. */
const longestOpen = Math.max(...looks) - minute
/** A page that follows its payment asks every other second; the gateway is asked this rarely, in milliseconds. */
const patience = 10_000
/** Payments remembered for that; the oldest are forgotten first. */
const mostRemembered = 1_000

interface Round {
  readonly id: string
  readonly round: number
}

/** Settles top ups whose notification never came, by asking the gateway: the same settlement, so once. */
export const createOpenPayments = ({ database, gateway, jobs, clock }: OpenPaymentsDependencies): OpenPayments => {
  const asked = new Map<string, { readonly at: number; readonly answer: Promise<OpenPayment | null> }>()

  /** What is known of an open payment; null where it has come to its end, be it by this asking. */
  const ask = async ({ id, createdAt }: TopUpRow): Promise<OpenPayment | null> => {
    const notice = await gateway.readStatus?.(id)
    if (notice) {
      const { state } = await database.transaction((tx) => settle(tx, notice, clock()))
      if (state !== 'pending') return null
      if (notice.state === 'challenged') return 'challenged'
    }
    if (clock().getTime() - createdAt.getTime() < longestOpen) return notice ? 'waiting' : 'not_begun'
    await expire(database, id, clock())
    return null
  }

  const tell = (row: TopUpRow): Promise<OpenPayment | null> =>
    ask(row).catch((thrown: unknown) => {
      const { code } = toAppError(thrown)
      if (code === 'payment_unavailable') return 'unreachable' as const
      if (code === 'payment_unverified') return 'mismatch' as const
      throw thrown
    })

  const askRarely = (row: TopUpRow): Promise<OpenPayment | null> => {
    const { id } = row
    const at = performance.now()
    const known = asked.get(id)
    if (known && at - known.at < patience) return known.answer
    asked.delete(id)
    const answer = tell(row)
    asked.set(id, { at, answer })
    const oldest = asked.size > mostRemembered ? asked.keys().next().value : undefined
    if (oldest !== undefined) asked.delete(oldest)
    return answer
  }

  const isAskable = (row: TopUpRow): boolean =>
    gateway.readStatus !== undefined && row.provider === gateway.name && row.state === 'pending' && row.payUrl !== ''

  const order = async (tx: Tx, id: string, round: number, openedAt: Date): Promise<void> => {
    const wait = looks[round]
    if (wait === undefined) return
    const runAt = new Date(openedAt.getTime() + wait)
    await jobs.send(tx, jobName, { id, round } satisfies Round, { key: `${id}:${round}`, runAt })
  }

  const goOn = async (tx: Tx, { id, round }: Round): Promise<void> => {
    const row = await findTopUp(tx, id)
    if (row?.state === 'pending') await order(tx, id, round + 1, row.createdAt)
  }

  jobs.define<Round>(jobName, {
    retries: 3,
    timeoutSeconds: 60,
    run: async ({ payload }) => {
      const row = await findTopUp(database, payload.id)
      if (!row || !isAskable(row)) return
      await ask(row)
      await database.transaction((tx) => goOn(tx, payload))
    },
    // A gateway that was away for all the tries is asked again in the next round.
    giveUp: goOn,
  })

  return {
    look: async (row) => {
      if (!isAskable(row)) return toTopUp(row)
      const openPayment = await askRarely(row)
      return toTopUp((await findTopUp(database, row.id)) ?? row, openPayment)
    },
    follow: async (tx, id) => {
      if (gateway.readStatus !== undefined) await order(tx, id, 0, clock())
    },
  }
}
