import { bigint, text } from 'drizzle-orm/pg-core'

/** Whole Rupiah; sums stay far below the 2^53 that JSON carries exactly. */
export const money = (name: string) => bigint(name, { mode: 'number' })

/** Every row of a shop's books carries the shop. */
export const posId = () => text('pos_id').notNull()
