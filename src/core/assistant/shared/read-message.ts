import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { Reading } from './reading.ts'
import { composeReading } from './reading-grammar/compose-reading.ts'

/**
 * Reads the facts of one Indonesian message. Pure and linear in the length of the text; never throws.
 * Missing years and words like `besok` are counted from `today`.
 */
export const readMessage = (text: string, today: IsoDay): Reading => composeReading(text, today)
