import { memo, useEffect, useState } from 'react'

import { whenIdle } from '#core/ui/client/when-idle.ts'
import { PaymentDialog, type PaymentDialogProps } from './payment-dialog.tsx'

const isPaying = ({ checkout }: PaymentDialogProps): boolean => checkout.state.phase !== 'selling'

/**
 * The payment dialog, drawn before it is wanted, while nothing else is to do: the tap on 'Bayar' fills in the sum and opens
 * it. Each payment gets a new one, and nothing that changes in the cart draws a closed one again.
 */
export const PaymentAhead = memo(
  (props: PaymentDialogProps) => {
    const isOpen = isPaying(props)
    const [isDrawn, setDrawn] = useState(false)
    useEffect(() => {
      if (isOpen) return () => setDrawn(false)
      return whenIdle(() => setDrawn(true))
    }, [isOpen])
    return isOpen || isDrawn ? <PaymentDialog {...props} /> : null
  },
  (before, after) => !isPaying(before) && !isPaying(after),
)
