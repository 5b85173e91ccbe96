import { useQueryClient } from '@tanstack/react-query'

import type { DebtPayment } from '../../shared/debt/debt.ts'
import { customersKey } from '../customers/customers.api.ts'
import type { DebtPaymentEntry } from '../device/till-database.ts'
import { useWriting } from '../device/use-writing.ts'
import { sendAlone, type TillPlace } from '../till.api.ts'

export interface PayDebtHand {
  readonly isWriting: boolean
  readonly failure: string | null
  /** Writes the payment down here, or where nothing can be written has it recorded; true once that is done. */
  readonly pay: (payment: DebtPayment) => Promise<boolean>
}

/** The same payment as it is sent by a device that keeps nothing. */
const unkept = (payment: DebtPayment): DebtPaymentEntry => ({
  kind: 'debt-paid',
  id: payment.id,
  sequence: 0,
  state: 'waiting',
  at: payment.paidAt,
  payment,
  refusal: null,
})

/** Takes money for a debt: written down on this device first, as a sale is, and sent by itself. */
export const usePayDebt = ({ slug, device }: TillPlace, onKept: () => void): PayDebtHand => {
  const queries = useQueryClient()
  const { isWriting, failure, write } = useWriting()
  const pay: PayDebtHand['pay'] = (payment) =>
    write(async () => {
      const kept = await device?.keepDebtPayment(payment).catch(() => null)
      if (!kept) await sendAlone(slug, unkept(payment))
      onKept()
      if (!kept) void queries.invalidateQueries({ queryKey: customersKey(slug) })
    })
  return { isWriting, failure, pay }
}
