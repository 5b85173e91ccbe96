import { useQueryClient } from '@tanstack/react-query'

import type { RefundInput } from '../../shared/refund.ts'
import type { Sale } from '../../shared/sale.ts'
import { type Goods, quantitiesOf, withoutSold } from '../device/goods.ts'
import type { RefundEntry } from '../device/till-database.ts'
import { useWriting } from '../device/use-writing.ts'
import { sendAlone, tillKeys, type TillPlace } from '../till.api.ts'

export interface RefundHand {
  readonly isWriting: boolean
  readonly failure: string | null
  /** Writes the refund down here, or where nothing can be written has it recorded; true once that is done. */
  readonly give: (refund: RefundInput, sale: Sale) => Promise<boolean>
}

/** The same refund as it is sent by a device that keeps nothing. */
const unkept = (refund: RefundInput, sale: Sale): RefundEntry => ({
  kind: 'refund',
  id: refund.id,
  sequence: 0,
  state: 'waiting',
  at: refund.refundedAt,
  refund,
  sale,
  refusal: null,
})

/** Gives money back: written down on this device first, as a sale is, and sent by itself. */
export const useRefund = ({ slug, device }: TillPlace, onKept: () => void): RefundHand => {
  const queries = useQueryClient()
  const { isWriting, failure, write } = useWriting()
  const give: RefundHand['give'] = (refund, sale) =>
    write(async () => {
      const kept = await device?.keepRefund(refund, sale).catch(() => null)
      const entry = kept ?? unkept(refund, sale)
      if (!kept) await sendAlone(slug, entry)
      const queryKey = tillKeys.catalogue(slug)
      queries.setQueryData<Goods>(queryKey, (goods) => goods && withoutSold(goods, quantitiesOf([entry])))
      for (const changed of [tillKeys.journal(slug), tillKeys.today(slug)])
        void queries.invalidateQueries({ queryKey: changed })
      onKept()
    })
  return { isWriting, failure, give }
}
