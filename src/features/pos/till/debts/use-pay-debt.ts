import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import type { DebtPayment } from '../../shared/debt/debt.ts'
import { customersKey } from '../customers/customers.api.ts'
import type { DebtPaymentEntry } from '../device/till-database.ts'
import { sendAlone, type TillPlace } from '../till.api.ts'

export interface PayDebtHand {
  readonly isWriting: boolean
  readonly failure: string | null
  /** Writes the payment down here, or where nothing can be written has it recorded; true once that is done. */
  readonly pay: (payment: DebtPayment) => Promise<boolean>
}

/** Takes money for a debt: written down on this device first, as a sale is, and sent by itself. */
export const usePayDebt = ({ slug, device }: TillPlace, onKept: () => void): PayDebtHand => {
  const queries = useQueryClient()
  const [isWriting, setWriting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const pay: PayDebtHand['pay'] = async (payment) => {
    if (isWriting) return false
    setWriting(true)
    setFailure(null)
    try {
      const { id, paidAt: at } = payment
      const alone: DebtPaymentEntry = {
        kind: 'debt-paid',
        id,
        sequence: 0,
        state: 'waiting',
        at,
        payment,
        refusal: null,
      }
      const kept = await device?.keepDebtPayment(payment).catch(() => null)
      if (!kept) await sendAlone(slug, alone)
      onKept()
      if (!kept) void queries.invalidateQueries({ queryKey: customersKey(slug) })
      return true
    } catch (thrown) {
      const { code, details } = toAppError(thrown)
      setFailure(errorText(code, details))
      return false
    } finally {
      setWriting(false)
    }
  }
  return { isWriting, failure, pay }
}
