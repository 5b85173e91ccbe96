import type { Reading } from '#core/assistant/shared/reading.ts'

import type { MadeMessage } from './message.ts'

/** One fact of a sentence and whether the reading holds it. */
export interface Verdict {
  readonly fact: string
  readonly right: boolean
  readonly meant: string
  readonly read: string
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Sums in which nothing is open: every line counted and priced. */
export const isDetermined = ({ meant }: MadeMessage): boolean => meant.lines.every(({ amount }) => amount !== null)

export const goodsTotal = (lines: readonly { readonly amount: number | null }[]): number | null =>
  lines.every(({ amount }) => amount !== null) ? lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) : null

/** Holds a reading against what the sentence meant, fact by fact. */
export const compare = ({ meant }: MadeMessage, reading: Reading): Verdict[] => {
  const verdicts: Verdict[] = []
  const check = (fact: string, wanted: unknown, read: unknown): void => {
    if (wanted === undefined) return
    const [one, other] = [JSON.stringify(wanted), JSON.stringify(read ?? null)]
    verdicts.push({ fact, right: plain(one) === plain(other), meant: one, read: other })
  }
  const { sender, recipient } = reading
  check('sender', meant.sender, sender?.company ?? sender?.name)
  check('recipient name', meant.recipientName, recipient?.name)
  check('recipient company', meant.recipientCompany, recipient?.company)
  check('number of goods', meant.lines.length, reading.goods.length)
  for (const [at, line] of meant.lines.entries()) {
    const found = reading.goods[at]
    check('goods name', line.name, found?.name)
    check('quantity', line.quantity, found?.quantity)
    check('price', line.price, found?.price)
  }
  check('delivery', meant.delivery, reading.charges.find(({ amount }) => amount === meant.delivery)?.amount)
  check('discount', meant.discount, reading.discount && 'percent' in reading.discount ? reading.discount.percent : null)
  check('tax', meant.tax, reading.tax?.percent)
  check(
    'down payment',
    meant.downPayment,
    reading.downPayment && 'percent' in reading.downPayment ? reading.downPayment.percent : null,
  )
  check('validity', meant.validityDays, reading.validityDays)
  check('due days', meant.dueDays, reading.dueDays)
  check('due day', meant.dueDay, reading.dates.find(({ role }) => role === 'due')?.day)
  check('letter day', meant.letterDay, reading.dates.find(({ role }) => role === 'letter')?.day)
  check('phone', meant.phone, reading.phones[0])
  check('email', meant.email, reading.emails[0])
  check('account', meant.account?.number, reading.bankAccounts[0]?.number)
  check('holder', meant.account?.holder, reading.bankAccounts[0]?.holder)
  check('signer', meant.signer, reading.signer?.name)
  if (meant.street !== undefined) {
    const addresses = [reading.sender, reading.recipient, ...reading.parties].flatMap((party) => party?.address ?? [])
    const found = [...addresses, ...reading.places].find((address) =>
      plain(address).includes(plain(meant.street ?? '')),
    )
    check('street', true, found !== undefined)
  }
  return verdicts
}
