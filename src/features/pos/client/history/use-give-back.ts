import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#core/http/client/call.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { refundSale } from '../../shared/after-sale.contract.ts'
import { type RefundDraft, readDraft } from '../../shared/refund-draft.ts'
import type { Sale } from '../../shared/sale.ts'
import { refreshStore } from '../pos.api.ts'

/** Gives a sale back by the draft: once, however often it is sent. Answers the sale as it is then. */
export const useGiveBack = (itemId: string, sale: Sale, onGiven: (sale: Sale) => void) => {
  const queries = useQueryClient()
  const [id] = useState(() => newId('refund'))
  return useMutation({
    mutationFn: async (draft: RefundDraft) => {
      const { kind, method: paymentMethod } = draft
      const items = [...readDraft(sale, draft).items]
      const body = { id, saleId: sale.id, kind, items, paymentMethod, reason: draft.reason.trim() }
      return (await call(refundSale, { params: { id: itemId }, body })).data.sale
    },
    onSuccess: onGiven,
    onSettled: () => refreshStore(queries, itemId),
  })
}
