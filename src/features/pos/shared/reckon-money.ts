import { AppError } from '#core/errors/shared/app-error.ts'

import { largestPrice } from './store.ts'

/** The sum of a sale's lines. Throws where it is too large, or the cash does not do. */
export const reckonMoney = (
  lines: readonly { readonly quantity: number; readonly price: number }[],
  cash: number | undefined,
): { readonly total: number; readonly received: number } => {
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  if (total > largestPrice) throw new AppError('sale_too_large')
  const received = cash ?? total
  if (received < total) throw new AppError('received_too_low', { details: { total, received } })
  return { total, received }
}
