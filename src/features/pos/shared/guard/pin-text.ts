import * as z from 'zod/mini'

import { deviceLetters, deviceMadeId, shortText } from '../fields.ts'

/** What an owner types before money goes other ways than by the till's rules. */
export const pin = z.string().check(z.regex(/^\d{4,6}$/))

/** A till that takes no PIN for a while: too many wrong ones. What was typed is written down nowhere. */
export const pinLock = z.object({
  id: deviceMadeId,
  cashier: shortText,
  deviceCode: z.optional(deviceLetters),
  lockedAt: z.iso.datetime(),
})
export type PinLock = z.output<typeof pinLock>

/** Whether everybody would try it first: one digit again and again, or digits in a row. */
export const isEasyPin = (chosen: string): boolean =>
  /^(\d)\1+$/.test(chosen) || '01234567890'.includes(chosen) || '09876543210'.includes(chosen)
