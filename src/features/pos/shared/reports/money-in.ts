import { onDebt } from '../sale.ts'
import type { SpanReport } from './report.contract.ts'

interface MoneyIn {
  /** The ways in which money came with sales, less what went back. */
  readonly ways: SpanReport['methods']
  /** What stayed as debts, less what went off with returned goods. */
  readonly lent: number
  readonly paidBack: number
  /** All that came in: with sales, and for debts. */
  readonly total: number
}

const sumOf = (all: readonly { readonly revenue: number }[]): number =>
  all.reduce((sum, { revenue }) => sum + revenue, 0)

/** What of a report's revenue is money, and what came in for debts besides. */
export const moneyIn = ({ methods, debtsPaid }: Pick<SpanReport, 'methods' | 'debtsPaid'>): MoneyIn => {
  const ways = methods.filter(({ name }) => name !== onDebt)
  const paidBack = sumOf(debtsPaid)
  return { ways, lent: sumOf(methods) - sumOf(ways), paidBack, total: sumOf(ways) + paidBack }
}
