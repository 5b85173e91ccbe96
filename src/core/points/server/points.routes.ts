import * as z from 'zod/mini'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { Database } from '#core/db/server/database.ts'
import { type Route, route } from '#core/http/server/router.ts'
import type { AnswerOf, BodyOf } from '#core/http/shared/contract.ts'
import type { Identity } from '#core/http/shared/identity.ts'

import { pointsCall } from '../shared/points.contract.ts'
import { type PaidAction, paidAction, prices } from '../shared/prices.ts'
import { priceOf } from './accounts.ts'
import { add, deduct, getBalance, history, initialize } from './charges.ts'

type Body = BodyOf<typeof pointsCall>
type Answer = AnswerOf<typeof pointsCall>
type BodyFor<Action extends Body['action']> = Extract<Body, { action: Action }>

const shortText = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u))
const deductionFacts = z.object({
  itemId: z.optional(shortText),
  resultId: z.optional(shortText),
  key: z.optional(shortText),
})
/** Above this a single addition is a mistake, and balances stay far from the largest exact number. */
const largestAddition = 1_000_000_000

const checked = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_request', { cause: parsed.error })
}

const signedIn = (identity: Identity): string => {
  if (identity.role !== 'user') throw new AppError('not_signed_in')
  return identity.userId
}

const requireAction = (name: string): PaidAction => {
  const action = paidAction(name)
  if (action === null) throw new AppError('unknown_action')
  return action
}

/** POST /api/points (P1 §7). Who is asking comes from the session, never from the body. */
export const pointsRoutes = (database: Database): Route[] => [
  route(pointsCall, async ({ body }, { identity }): Promise<Answer> => {
    if (body.action === 'costs') return { success: true, costs: { ...prices } }
    if (body.action === 'add') return addPoints(database, identity, body)
    const userId = signedIn(identity)
    switch (body.action) {
      case 'initialize': {
        const { balance, ...greeting } = await database.transaction((tx) => initialize(tx, userId))
        return { success: true, balance, pointsBalance: balance, ...greeting }
      }
      case 'getBalance': {
        const { balance } = await database.transaction((tx) => getBalance(tx, userId))
        return { success: true, balance, pointsBalance: balance }
      }
      case 'check': {
        const action = requireAction(body.target)
        const required = priceOf(action)
        const { balance, available } = await database.transaction((tx) => getBalance(tx, userId))
        return { success: true, sufficient: available >= required, balance, required, action }
      }
      case 'deduct':
        return deductPoints(database, userId, body)
      case 'history': {
        const transactions = await database.transaction(async (tx) => {
          await getBalance(tx, userId)
          return history(tx, userId, body.limit)
        })
        return { success: true, transactions, count: transactions.length }
      }
    }
  }),
]

const addPoints = async (database: Database, identity: Identity, body: BodyFor<'add'>): Promise<Answer> => {
  if (identity.role !== 'service') throw new AppError('service_key_required')
  const userId = checked(shortText, body.userId)
  const reason = checked(shortText, body.reason.trim())
  const key = body.key === undefined ? null : checked(shortText, body.key)
  if (body.points > largestAddition) throw new AppError('invalid_request')
  const added = await database.transaction((tx) => add(tx, { userId, points: body.points, reason, key }))
  return { success: true, balance: added.balanceAfter, ...added }
}

const deductPoints = async (database: Database, userId: string, body: BodyFor<'deduct'>): Promise<Answer> => {
  const action = requireAction(body.target)
  const facts = checked(deductionFacts, body.metadata ?? {})
  const itemIds = [facts.itemId, facts.resultId].filter((id) => id !== undefined)
  const key = facts.key ?? (facts.resultId === undefined ? null : `${action}:${facts.resultId}`)
  const charge = await database.transaction((tx) =>
    deduct(tx, { userId, action, itemIds, key, metadata: { ...facts, source: 'deduct' } }),
  )
  return {
    success: true,
    pointsDeducted: charge.pointsDeducted,
    balanceAfter: charge.balanceAfter,
    balance: charge.balanceAfter,
    action: charge.action,
  }
}
