/** Why goods go without being sold, in the owner's words; what is asked for when something is taken off. */
export const lossReasons = ['broken', 'lost', 'expired', 'used'] as const
export type LossReason = (typeof lossReasons)[number]

/** Every reason for which a stock has changed. */
export const stockReasons = ['set', 'sale', 'refund', 'move', 'in', 'count', ...lossReasons] as const
export type StockReason = (typeof stockReasons)[number]
