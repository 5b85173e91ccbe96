import { keptPhone } from '#core/text/shared/phone-number.ts'
import type { TillCustomer } from '../../shared/customers.contract.ts'
import { beyondLimit, debtOf, findBuyer } from '../../shared/debt/debt.ts'
import type { JournalEntry, KeptCustomers } from '../device/till-database.ts'

/** A customer as this device knows them; one of whom only its own journal tells has no id yet. */
export type KnownCustomer = Omit<TillCustomer, 'id'> & { readonly id?: string | undefined }

interface Move {
  readonly id?: string | undefined
  readonly name: string
  readonly phone: string | null
  readonly amount: number
}

const moveOf = (name: string | null | undefined, phone: string | undefined, amount: number): Move | null => {
  const kept = keptPhone(phone ?? '')
  return name && amount !== 0 ? { name: name.trim(), phone: kept === '' ? null : kept, amount } : null
}

/** What an entry of the journal changes of somebody's debt; null where it changes none. */
const debtMove = (entry: JournalEntry): Move | null => {
  switch (entry.kind) {
    case 'sale': {
      const { customerName, customerPhone } = entry.sold
      return moveOf(customerName, customerPhone, debtOf(entry.sale))
    }
    case 'refund': {
      const { customerName, customerPhone } = entry.sale
      return moveOf(customerName, customerPhone, -(entry.refund.debt ?? 0))
    }
    case 'debt-paid': {
      const { customerId: id, customerName, customerPhone, amount } = entry.payment
      const move = moveOf(customerName, customerPhone, -amount)
      return move && { ...move, id }
    }
    default:
      return null
  }
}

/** Whether the shop's answer could not know an entry yet. */
const isNews =
  ({ sequence, unsent }: KeptCustomers) =>
  (entry: JournalEntry): boolean =>
    entry.sequence > sequence || unsent.includes(entry.id)

/**
 * The customers with what they owe: the shop's last answer and what this device has written down that the answer could
 * not know, in the journal's order. What was refused counts too: goods and money have changed hands.
 */
export const knownDebts = (kept: KeptCustomers, journal: readonly JournalEntry[]): readonly KnownCustomer[] => {
  const known: KnownCustomer[] = [...kept.customers]
  for (const entry of journal.filter(isNews(kept))) {
    const move = debtMove(entry)
    if (!move) continue
    const { id, name, phone, amount } = move
    const one =
      (id === undefined ? undefined : known.find((other) => other.id === id)) ?? findBuyer(known, { name, phone })
    if (one) known[known.indexOf(one)] = { ...one, phone: one.phone ?? phone, debt: one.debt + amount }
    else known.push({ id, name, phone, debt: amount, debtLimit: null })
  }
  return known
}

interface NamedBuyer {
  readonly name: string
  readonly phone?: string | undefined
}

const buyerIn = (known: readonly KnownCustomer[], { name, phone = '' }: NamedBuyer): KnownCustomer | undefined =>
  findBuyer(known, { name, phone: keptPhone(phone) || null })

/** What a buyer owes as far as this device knows. */
export const debtIn = (known: readonly KnownCustomer[], buyer: NamedBuyer): number =>
  Math.max(0, buyerIn(known, buyer)?.debt ?? 0)

/** How a buyer's debt would stand with a new one. */
export interface DebtAhead {
  readonly before: number
  readonly after: number
  /** Null where the owner has set none. */
  readonly limit: number | null
  /** By how much it would be more than the limit. */
  readonly beyond: number
}

/**
 * What a new debt makes of a buyer's, as far as this device knows. Money to good is used up first. Who has no limit of
 * their own has the shop's.
 */
export const debtAhead = (
  known: readonly KnownCustomer[],
  buyer: NamedBuyer,
  debt: number,
  shopLimit: number | null,
): DebtAhead => {
  const one = buyerIn(known, buyer)
  const limit = one?.debtLimit ?? shopLimit
  const net = (one?.debt ?? 0) + debt
  return { before: Math.max(0, one?.debt ?? 0), after: Math.max(0, net), limit, beyond: beyondLimit(net, limit) }
}
